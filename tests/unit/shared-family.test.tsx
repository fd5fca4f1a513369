// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import {
  addSharedGuest,
  fillSharedAddress,
  readSharedList,
  type SharedGuest,
  type SharedList,
} from '#domain/sharing/share.contract.ts';
import { SharedFamily } from '#shop/sharing/shared-family.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { guestWire } from '#tests/support/guest-wire.ts';

const guest = (at: number, more: Partial<SharedGuest> = {}): SharedGuest => {
  const { email: _, userId: __, ...rest } = guestWire(at);
  return { ...rest, ...more } as SharedGuest;
};
const nowhere = { address: '', pincode: '' };
const family = (more: Partial<SharedList> = {}): SharedList =>
  ({
    host: 'anita rana',
    mayWrite: true,
    guests: [guest(1), guest(2, { ...nowhere, mobile: '', events: ['Mehndi'] })],
    checklists: [
      {
        _id: 'a',
        category: 'Venue',
        items: [
          { id: 'x', text: 'Book the hall' },
          { id: 'y', text: 'Choose flowers' },
        ],
        checked: [0],
      },
    ],
    progress: { guests: 2, addresses: 1, homes: 2, boxes: 0 },
    changes: [],
    ...more,
  }) as unknown as SharedList;

/** Opens the list that a family shares with a relative. */
async function open(list: SharedList) {
  const shop = answerCalls();
  shop.answer(readSharedList, list);
  render(<SharedFamily id="s1" />);
  await expect.poll(text).toContain('Anita Rana');
  return shop;
}
const text = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ');
const rows = (): string[] => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.input(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  $token.set('a token');
  $userId.set('u1');
});
afterEach(cleanup);

it('shows guests and checklists to a relative who may only read, and offers nothing to write', async () => {
  await open(family({ mayWrite: false }));
  expect(text()).toContain('You may read this list.');
  expect(rows()[0]).toContain('12, Mall Road, 143001');
  expect(rows()[1]).toContain('No number');
  expect(rows()[1]).toContain('Mehndi');
  expect(text()).toContain('Checklist Venue: 1 of 2 done');
  expect(text()).toContain('Done: Book the hall');
  expect(text()).toContain('To do: Choose flowers');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('shows fifty guests at a time and finds one by name, number or address', async () => {
  await open(family({ guests: Array.from({ length: 52 }, (_, at) => guest(at, { address: `${at}, Court Road` })) }));
  expect(rows()).toHaveLength(50);
  press('Show more');
  expect(rows()).toHaveLength(52);
  for (const [typed, found] of [
    ['51, court', 1],
    ['9814000007', 1],
    [' GUEST 3', 11],
    ['nobody', 0],
  ] as const) {
    type('Search guests', typed);
    expect(rows()).toHaveLength(found);
  }
});

it('says that nobody is on the list yet', async () => {
  await open(family({ guests: [], checklists: [] }));
  expect(text()).toContain('Nobody is on the list yet.');
});

it('takes an address, and shows the one that was stored meanwhile before it is replaced', async () => {
  const shop = await open(family());
  press('Write the address of Guest 2');
  type('Full address', '7, New Road');
  type('Pincode', '१४३ ००१');
  const other = guest(2, { address: '9, Court Road', pincode: '142001', revision: 5 });
  shop.answer(fillSharedAddress, { refused: 409, message: 'Changed meanwhile.', guest: other });
  press('Save');
  await expect.poll(text).toContain('9, Court Road');
  shop.answer(fillSharedAddress, family({ guests: [guest(2, { address: '7, New Road', pincode: '143001' })] }));
  press('Save');
  await expect.poll(rows).toHaveLength(1);
  expect(rows()[0]).toContain('7, New Road, 143001');
  expect(shop.made.at(-1)?.body).toMatchObject({ revision: 5, address: '7, New Road', pincode: '143001' });
  expect(document.querySelector('dialog')).toBeNull();
});

it('takes a new guest', async () => {
  const shop = await open(family());
  press('Add a guest');
  type('Name', 'Asha Rani');
  type('Mobile', '98140 12345');
  shop.answer(addSharedGuest, family({ guests: [guest(1), guest(2), guest(3, { name: 'Asha Rani' })] }));
  press('Add Guest');
  await expect.poll(rows).toHaveLength(3);
  expect(shop.made.at(-1)?.body).toMatchObject({ name: 'Asha Rani', mobile: '9814012345' });
});
