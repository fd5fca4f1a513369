// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import { type GuestWire, listGuests } from '#domain/guests/guest.contract.ts';
import {
  addGift,
  changeGift,
  deleteGift,
  type GiftWire,
  markThanked,
  readLedger,
} from '#domain/planning/ledger.contract.ts';
import { giftsWith, homesToThank } from '#shop/planning/ledger-view.rules.ts';
import { Ledger } from '#shop/planning/ledger.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));

const id = (sign: string): string => sign.repeat(24);
const guest = (sign: string, name: string, more: Partial<GuestWire> = {}) =>
  ({
    _id: id(sign),
    name,
    mobile: `981401234${Number.parseInt(sign, 16) % 10}`,
    address: '12, Lawrence Road, Amritsar',
    pincode: '143001',
    ...more,
  }) as GuestWire;
const gift = (sign: string, name: string, more: Partial<GiftWire> = {}): GiftWire => ({
  _id: id(sign),
  guestId: null,
  name,
  paise: 5100_00,
  what: '',
  day: '2026-11-22',
  note: '',
  thanked: false,
  revision: 1,
  ...more,
});
const simran = guest('1', 'Simran Kaur');

/** Opens the ledger with some gifts. */
async function open(gifts: GiftWire[], guests: GuestWire[] = [simran]) {
  const shop = answerCalls();
  shop.answer(readLedger, { gifts });
  shop.answer(listGuests, { guestList: guests } as never);
  render(createElement(Ledger));
  const form = await screen.findByRole('region', { name: 'Write down a gift' });
  if (guests.length > 0) await vi.waitFor(() => expect(form.querySelectorAll('option')).toHaveLength(guests.length));
  return { shop, form: within(form) };
}
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const sum = () => document.querySelector('.ledger-sum')?.textContent;

beforeEach(() => {
  toasts.length = 0;
  localStorage.clear();
  $token.set('a token');
  $userId.set('u1');
});
afterEach(cleanup);

describe('the ledger', () => {
  it('writes gifts down one after the other, newest first, and adds them up', async () => {
    const { shop, form } = await open([]);
    expect(screen.getByText(/write down what each home gave/)).toBeTruthy();
    await press('Write down');
    expect(form.getByText('Name is required.')).toBeTruthy();
    shop.answer(addGift, ({ body }) => ({ gift: gift('a', (body as { name: string }).name, { guestId: simran._id }) }));
    type(form.getByLabelText(/^Name/), 'simran kaur');
    type(form.getByLabelText(/^Shagun/), '5,100');
    await press('Write down');
    await vi.waitFor(() => expect(sum()).toBe('₹5,100 from 1 home, 1 still to thank'));
    expect(shop.made.at(-1)?.body).toMatchObject({ name: 'Simran Kaur', guestId: simran._id, thanked: false });
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
    expect(document.activeElement).toBe(form.getByLabelText(/^Name/));
  });

  it('asks which of two guests of one name gave', async () => {
    const two = [guest('2', 'Harpreet Singh'), guest('3', 'Harpreet Singh', { address: 'Sector 9, Chandigarh' })];
    const { shop, form } = await open([], two);
    type(form.getByLabelText(/^Name/), 'Harpreet Singh');
    type(form.getByLabelText(/^Shagun/), '2100');
    await press('Write down');
    await vi.waitFor(() => expect(form.getByText(/Several of your guests have this name/)).toBeTruthy());
    expect(shop.made.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('shows a thank at once, and takes it back where the shop refuses it', async () => {
    const { shop } = await open([gift('a', 'Office'), gift('b', 'Bua ji')]);
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.answer(markThanked, async () => {
      await promise;
      return { refused: 400, message: 'Not today.' };
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Thanked Office' }));
    expect(sum()).toBe('₹10,200 from 2 homes, 1 still to thank');
    resolve();
    await vi.waitFor(() => expect(toasts).toEqual(['Not today.']));
    expect(sum()).toBe('₹10,200 from 2 homes, 2 still to thank');
  });

  it('keeps a second thank that is pressed while the first is on its way', async () => {
    const { shop } = await open([gift('a', 'Office'), gift('b', 'Bua ji')]);
    const first = Promise.withResolvers<void>();
    shop.answer(markThanked, async ({ body }) => {
      const [one] = (body as { ids: string[] }).ids;
      if (one === id('a')) await first.promise;
      else await new Promise(() => undefined);
      return { gifts: [gift('a', 'Office', { thanked: true })] };
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Thanked Office' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Thanked Bua ji' }));
    await act(async () => first.resolve());
    expect(sum()).toBe('₹10,200 from 2 homes');
  });

  it('corrects a gift; where another phone changed it first, what was typed stays and goes on top of that', async () => {
    const { shop } = await open([gift('a', 'Office')]);
    await press('Correct what Office gave');
    const dialog = () => within(screen.getByRole('dialog', { name: 'Correct what Office gave' }));
    type(dialog().getByLabelText(/^Shagun/), '11,000');
    shop.answer(changeGift, {
      refused: 409,
      message: 'Changed elsewhere.',
      gift: gift('a', 'Office', { revision: 2 }),
    });
    await press('Save');
    await vi.waitFor(() => expect(toasts).toEqual(['Changed elsewhere.']));
    expect(dialog().getByLabelText<HTMLInputElement>(/^Shagun/).value).toBe('11,000');
    shop.answer(changeGift, { gift: gift('a', 'Office', { paise: 11_000_00, revision: 3 }) });
    await press('Save');
    await vi.waitFor(() => expect(sum()).toContain('₹11,000'));
    expect(shop.made.at(-1)?.body).toMatchObject({ amount: '11,000', revision: 2 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('deletes a gift and goes on at the sum', async () => {
    const { shop } = await open([gift('a', 'Office'), gift('b', 'Bua ji')]);
    shop.answer(deleteGift, { refused: 404, message: 'Gone.' });
    await press(/Delete.*Office/);
    await press('Yes, delete');
    await vi.waitFor(() => expect(sum()).toBe('₹5,100 from 1 home, 1 still to thank'));
    expect(document.activeElement).toBe(document.querySelector('.ledger-sum'));
  });

  it('shows fifty gifts at once, and finds by giver, thing and note', async () => {
    const many = Array.from({ length: 60 }, (_, at) => gift(`${at}`.padStart(24, '0').slice(-1), `Home ${at}`)).map(
      (one, at) => ({ ...one, _id: `${at}`.padStart(24, '0') }),
    );
    await open([...many, gift('f', 'Masi', { what: 'A silver bowl' })], []);
    expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe('Thank, correct or delete');
    expect(screen.getAllByRole('checkbox')).toHaveLength(50);
    await press('Show more');
    expect(screen.getAllByRole('checkbox')).toHaveLength(61);
    type(screen.getByLabelText('Search the ledger'), ' SILVER ');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Masi']);
    type(screen.getByLabelText('Search the ledger'), 'nothing like it');
    expect(screen.getByText('No gift matches “nothing like it”.')).toBeTruthy();
  });

  it('says so when it cannot be read', async () => {
    const shop = answerCalls();
    shop.answer(readLedger, { refused: 403, message: 'Not yours.' });
    render(createElement(Ledger));
    expect(await screen.findByText('Not yours.')).toBeTruthy();
    shop.answer(readLedger, { gifts: [] });
    await press('Try again');
    expect(await screen.findByText(/write down what each home gave/)).toBeTruthy();
  });
});

describe('whom a box thanks', () => {
  it('is each home with an address once, however many of it gave; others are counted', () => {
    const [mother, son] = [guest('4', 'Mata ji'), guest('5', 'Beta', { household: id('4') })];
    const without = guest('6', 'Far friend', { address: '', pincode: '' });
    const gifts = [simran, mother, son, without].map((one, at) => gift(`${at}`, one.name, { guestId: one._id }));
    const { homes, others } = homesToThank([...gifts, gift('e', 'Office')], [simran, mother, son, without]);
    expect([...homes].sort()).toEqual([simran._id, mother._id]);
    expect(others).toBe(2);
    expect(homesToThank([gift('e', 'Office')], [simran])).toEqual({ homes: [], others: 1 });
  });

  it('is found by the name that tells guests apart', () => {
    const shown = { ...simran, shown: 'Simran Kaur, Amritsar' };
    const gifts = [gift('a', 'Simran Kaur', { guestId: simran._id }), gift('b', 'Office')];
    expect(giftsWith('amritsar', gifts, [shown]).map(({ _id }) => _id)).toEqual([id('a')]);
    expect(giftsWith('  ', gifts, [shown])).toHaveLength(2);
  });
});
