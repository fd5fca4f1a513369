// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import {
  closeFamilyLink,
  judgeNewcomers,
  type Newcomer,
  openFamilyLink,
  readFamilyLink,
} from '#domain/guests/family-link.contract.ts';
import { FamilyLinkDialog } from '#shop/guests/family-link-dialog.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));

const link = 'https://shop.example/f?f=1';
const newcomer = (at: number, name: string, known: Newcomer['known']): Newcomer => ({
  _id: String(at).padStart(24, '0'),
  name,
  mobile: String(9_814_000_100 + at),
  address: '12, Mall Road, Ludhiana',
  pincode: '141001',
  revision: at,
  createdAt: '2026-11-01T06:00:00Z',
  known,
});
const elsewhere = { address: '7, Court Road, Moga', pincode: '142001' };
const asha = newcomer(1, 'Asha Rani', null);
const manjit = newcomer(2, 'Manjit Kaur', { name: 'Chachi', ...elsewhere });
const neelam = newcomer(3, 'Neelam Rani', { name: 'Neelam', address: '', pincode: '' });
const ravi = newcomer(4, 'Ravi Verma', { name: 'Ravi', address: '12 Mall Road, ludhiana', pincode: '141001' });

/** Opens the dialog of a family at whose link these people have come. */
async function open(newcomers: Newcomer[]) {
  const shop = answerCalls();
  shop.answer(readFamilyLink, { link, newcomers });
  const taken = vi.fn();
  render(<FamilyLinkDialog onTaken={taken} onClose={() => undefined} />);
  await expect.poll(text).toContain('One link for your family group');
  return { shop, taken };
}
const text = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ');
const press = (name: string): void => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const focused = (): string => document.activeElement?.textContent ?? '';
const item = (name: string): string =>
  [...document.querySelectorAll('.newcomers li')].find((one) => one.textContent?.includes(name))?.textContent ?? '';

beforeEach(() => {
  toasts.length = 0;
  $token.set('a token');
  $userId.set('u1');
});
afterEach(cleanup);

it('shows an address that would be replaced beside the new one, and takes all others by one press', async () => {
  const { shop, taken } = await open([manjit, asha, neelam, ravi]);
  expect(item('Manjit Kaur')).toContain('On your list as Chachi, with another address');
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '7, Court Road, Moga, 142001',
    '12, Mall Road, Ludhiana, 141001',
  ]);
  expect(item('Neelam Rani')).toContain('On your list as Neelam, address missing');
  expect(item('Ravi Verma')).toContain('On your list as Ravi, with this address');
  expect(item('Ravi Verma')).toContain('Confirm');
  expect(text()).toContain('One has another address. Please look at it.');
  shop.answer(judgeNewcomers, { link, newcomers: [manjit], taken: 3, left: 0 });
  press('Add 3');
  await expect.poll(text).toContain('1 person is waiting for your yes');
  expect(shop.made.at(-1)?.body).toEqual({
    take: true,
    newcomers: [asha, neelam, ravi].map(({ _id, revision }) => ({ _id, revision })),
  });
  expect(toasts).toEqual(['3 addresses are on your list now.']);
  expect(taken).toHaveBeenCalledOnce();
  expect(focused()).toContain('Manjit Kaur');
});

it('goes on by the keyboard at the next who waits, and at the heading when nobody is left', async () => {
  const { shop, taken } = await open([asha, manjit, { ...neelam, known: { name: 'Neelam', ...elsewhere } }, ravi]);
  shop.answer(judgeNewcomers, { refused: 409, message: 'Please try it once more.' });
  press('Use new Manjit Kaur');
  await expect.poll(text).toContain('Please try it once more.');
  shop.answer(judgeNewcomers, {
    link,
    newcomers: [asha, { ...neelam, known: { name: 'Neelam', ...elsewhere } }, ravi],
    taken: 1,
    left: 0,
  });
  press('Use new Manjit Kaur');
  await expect.poll(focused).toContain('Neelam Rani');
  expect(toasts).toEqual(['The address is on your list now.']);
  shop.answer(judgeNewcomers, { link, newcomers: [asha, ravi], taken: 0, left: 0 });
  press('Keep old Neelam Rani');
  await expect.poll(focused).toContain('Ravi Verma');
  expect(toasts.at(-1)).toBe('The old address stays.');
  expect(taken).toHaveBeenCalledOnce();
  shop.answer(judgeNewcomers, { link, newcomers: [], taken: 2, left: 0 });
  press('Add all 2');
  await expect.poll(focused).toBe('One link for your family group');
});

it('asks before all are refused, and says what that changes', async () => {
  const { shop } = await open([asha, manjit]);
  press('Refuse all, keep the old addresses');
  await expect.poll(text).toContain('Refuse all 2?');
  expect(text()).toContain('We add nobody to your guest list.');
  expect(text()).toContain('Guests already on your list keep their old address.');
  shop.answer(judgeNewcomers, { link, newcomers: [], taken: 0, left: 0 });
  press('Yes, refuse all');
  await expect.poll(focused).toBe('One link for your family group');
  expect(shop.made.at(-1)?.body).toMatchObject({ take: false });
  expect(toasts).toEqual(['You refused 2 people.']);
});

it('says that somebody changed what they wrote meanwhile', async () => {
  const { shop } = await open([asha]);
  shop.answer(judgeNewcomers, { link, newcomers: [asha], taken: 0, left: 1 });
  press('Add Asha Rani');
  await expect.poll(() => toasts).toEqual(['Somebody has just changed what they wrote. Please look again.']);
});

it('shows ten at first and more by a press, where the keyboard goes on', async () => {
  await open(Array.from({ length: 12 }, (_, at) => newcomer(at, `Guest ${'abcdefghijkl'[at]}`, null)));
  expect(document.querySelectorAll('.newcomers li')).toHaveLength(10);
  press('Show more (2 left)');
  expect(document.querySelectorAll('.newcomers li')).toHaveLength(12);
  await expect.poll(focused).toContain('Guest k');
});

it('is made, shared in a language and ended after a question', async () => {
  const { shop } = await open([]);
  fireEvent.click(screen.getByRole('radio', { name: 'ਪੰਜਾਬੀ' }));
  const message = (): string => decodeURIComponent(document.querySelector<HTMLAnchorElement>('a[target]')?.href ?? '');
  expect(message()).toContain(`${link}&lang=pa`);
  press('End the link');
  await expect.poll(text).toContain('End the link?');
  shop.answer(closeFamilyLink, { link: null, hidden: true, newcomers: [] });
  press('Yes, end it');
  await expect.poll(text).toContain('we cannot show it again');
  shop.answer(openFamilyLink, { link, newcomers: [] });
  press('Make a new link');
  await expect.poll(message).toContain(link);
  expect(shop.made.at(-1)?.body).toEqual({ renew: true });
});
