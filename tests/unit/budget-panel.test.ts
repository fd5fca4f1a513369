// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import type { Box } from '#domain/box/box.rules.ts';
import { listGuests } from '#domain/guests/guest.contract.ts';
import { proposeBoxes } from '#domain/planning/budget.contract.ts';
import type { Mix } from '#domain/planning/budget.rules.ts';
import { BudgetPanel } from '#shop/planning/budget-panel.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';

const sweet = { sweetId: 's1', name: 'Kaju katli', image: '', rate: 500_00 };
const mix = (title: string, more: Partial<Mix> = {}): Mix => ({
  title,
  weight: 500,
  tempId: 1,
  sweets: [sweet],
  box: 900_00,
  total: 9000_00,
  left: null,
  ...more,
});

function open() {
  const shop = answerCalls();
  const taken: Box[] = [];
  render(createElement(BudgetPanel, { invitationId: 'i1', onTake: (box) => void taken.push(box) }));
  return { shop, taken };
}
const homes = () => screen.getByLabelText<HTMLInputElement>('Homes');
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const find = () => act(async () => fireEvent.submit(document.querySelector('form')!));

beforeEach(() => {
  localStorage.clear();
  $token.set('');
  $userId.set('');
});
afterEach(cleanup);

it('asks for a sum and a number of homes that can be read before it asks the shop', async () => {
  const { shop } = open();
  await find();
  expect(screen.getByText('Please write an amount, such as 1,80,000 or 1.8 lakh.')).toBeTruthy();
  type(screen.getByLabelText(/^Budget/), '1.8 lakh');
  await find();
  expect(screen.getByText('Please write how many homes, in digits only.')).toBeTruthy();
  expect(screen.queryByText(/Please write an amount/)).toBeNull();
  expect(shop.made).toEqual([]);
});

it('shows the boxes with their sums and why money is left, and fills the box with the chosen one', async () => {
  const { shop, taken } = open();
  shop.answer(proposeBoxes, { mixes: [mix('Most sweets'), mix('Dearest', { left: 'whole' })], least: 5000_00 });
  type(screen.getByLabelText(/^Budget/), '10,000');
  type(homes(), '10');
  await find();
  expect(shop.made.at(-1)?.body).toEqual({ invitationId: 'i1', budget: 10_000_00, homes: 10, pincodes: [] });
  expect(screen.getAllByText('for 10 homes with delivery', { exact: false })).toHaveLength(2);
  expect(screen.getByText('This box already has our costliest sweets.')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Fill the box with it' })[1]!);
  expect(taken).toEqual([{ weight: 500, tempId: 1, choices: [{ ...sweet, index: 0 }] }]);
  expect(screen.getByText(/^Dearest is in the box below/)).toBeTruthy();
  // What was found for a sum does not stand under one that nobody can read, nor what was taken of it.
  type(screen.getByLabelText(/^Budget/), 'much');
  await find();
  expect(screen.queryByText('Dearest')).toBeNull();
  expect(screen.queryByText(/is in the box below/)).toBeNull();
});

it.each([
  [5000_00, '1', /^A box of this design for this home costs at least ₹5,000/],
  [5000_00, '3', /^Boxes of this design for 3 homes cost at least ₹5,000/],
  [null, '3', /None of our sweets would reach your farthest home fresh/],
])('says what would do where nothing fits: %s for %s', async (least, count, sentence) => {
  const { shop } = open();
  shop.answer(proposeBoxes, { mixes: [], least });
  type(screen.getByLabelText(/^Budget/), '100');
  type(homes(), count);
  await find();
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('tells a refusal of the shop', async () => {
  const { shop } = open();
  shop.answer(proposeBoxes, { refused: 400, message: 'The budget is too small.' });
  type(screen.getByLabelText(/^Budget/), '2');
  type(homes(), '1');
  await find();
  expect(screen.getByText('The budget is too small.')).toBeTruthy();
});

it('takes the homes and their pincodes from the guest list, without overwriting a typed number', async () => {
  localStorage.setItem('shagun:pincode:v1', '110001');
  $token.set('a token');
  $userId.set('u1');
  const { shop } = open();
  const { promise, resolve } = Promise.withResolvers<void>();
  shop.answer(listGuests, async () => {
    await promise;
    const guest = (at: number) => ({
      _id: `${at}`.repeat(24),
      name: `Guest ${at}`,
      mobile: `981401234${at}`,
      address: `${at}, Lawrence Road`,
      pincode: '143001',
    });
    return { guestList: [guest(1), guest(2)] } as never;
  });
  await act(async () => resolve());
  await vi.waitFor(() => expect(homes().value).toBe('2'));
  type(homes(), '7');
  shop.answer(proposeBoxes, { mixes: [], least: null });
  type(screen.getByLabelText(/^Budget/), '5000');
  await find();
  expect(shop.made.at(-1)?.body).toMatchObject({ homes: 7, pincodes: ['143001'] });
});
