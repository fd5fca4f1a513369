// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import type { PlanningWire } from '#domain/catalogue/checklist.contract.ts';
import { readCelebration } from '#domain/guests/celebration.contract.ts';
import {
  clearPlanning,
  readBoxProgress,
  readPlanningLists,
  readTicks,
  savePlanning,
} from '#domain/planning/planning.contract.ts';
import { ChecklistPage } from '#shop/planning/checklist-page.tsx';
import { PlanningTool } from '#shop/planning/planning-tool.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';

vi.mock('#client/toast.ts', () => ({ toast: () => undefined }));

const long = `Ask the ${'very '.repeat(40)}old uncle`;
const list = (sign: string, category: string) =>
  ({
    _id: sign.repeat(24),
    category,
    items: [
      { id: 'sweets', text: 'Choose sweets', daysBefore: 10 },
      { id: 'venue', text: 'Book the venue', daysBefore: 90 },
      { id: 'uncle', text: long, daysBefore: 0 },
    ],
  }) as unknown as PlanningWire;
const [mehndi, wedding, party] = [list('a', 'Mehndi'), list('b', 'Marriage'), list('c', 'Party')];

beforeEach(() => {
  localStorage.clear();
  $token.set('');
  $userId.set('u1');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const openPage = () => render(createElement(ChecklistPage, { list: mehndi, label: 'Mehndi' }));
const sayDay = (day: string) =>
  fireEvent.change(screen.getByLabelText(/^Day of the event/), { target: { value: day } });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const tasks = () =>
  [...document.querySelectorAll('.checklist-item')].map((item) => item.querySelector('label')?.textContent);

it('with its day a checklist says by when each task is due, late by the Indian day, and can be sorted by it', () => {
  // Half past one at night in India is still the evening before in UTC.
  vi.useFakeTimers({ now: new Date('2031-02-14T20:00:00Z'), toFake: ['Date'] });
  answerCalls();
  openPage();
  expect(screen.queryByText(/^by /)).toBeNull();
  sayDay('2031-02-24');
  expect(screen.getByText('was due 14 Feb 2031')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /Choose sweets/ }));
  expect(screen.getByText('by 14 Feb 2031')).toBeTruthy();
  expect(screen.getByText('by 24 Feb 2031')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sort by day' }));
  expect(tasks()[0]).toBe('Book the venue');
  expect(screen.getByText('1 of 3 done')).toBeTruthy();
});

it('a long task is folded, on paper it stands whole', async () => {
  answerCalls();
  openPage();
  expect(document.querySelector('.print-only')?.textContent).toBe(long);
  await press(/^More of/);
  expect(document.querySelector('.print-only')).toBeNull();
  expect(tasks()[2]).toBe(long);
});

it('the family’s day stands at the wedding’s list, and another day is told and taken back', async () => {
  $token.set('a token');
  const shop = answerCalls();
  shop.answer(readTicks, { userCheckedEvent: [] } as never);
  shop.answer(readCelebration, { celebration: { day: '2031-02-14' } } as never);
  render(createElement(ChecklistPage, { list: wedding, label: 'Marriage' }));
  expect(await screen.findByText('(from your celebration)')).toBeTruthy();
  sayDay('2031-03-01');
  expect(screen.getByText(/Your celebration is on.*14 February/)).toBeTruthy();
  await press('Use that day');
  expect(screen.getByLabelText<HTMLInputElement>(/^Day of the event/).value).toBe('2031-02-14');
  expect(screen.queryByText(/Your celebration is on/)).toBeNull();
});

it('Clear All pressed while the saved ticks are on their way asks when they are there, and can be undone', async () => {
  $token.set('a token');
  const shop = answerCalls();
  const { promise, resolve } = Promise.withResolvers<void>();
  shop.answer(readTicks, async () => (await promise, { userCheckedEvent: [{ ...mehndi, checked: [0] }] }) as never);
  openPage();
  await press('Clear All');
  expect(screen.getByRole('button', { name: 'Clear All' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText(/You can undo it right afterwards/)).toBeNull();
  await act(async () => resolve());
  const question = await screen.findByText(/This removes all your ticks in Mehndi/);
  shop.answer(clearPlanning, { removed: [{ planningId: mehndi._id, itemIds: ['sweets'] }] } as never);
  await act(async () =>
    fireEvent.click(within(question.closest('dialog')!).getByRole('button', { name: 'Clear All', hidden: true })),
  );
  await vi.waitFor(() => expect(screen.getByText('0 of 3 done')).toBeTruthy());
  shop.answer(savePlanning, { saved: [{ planningId: mehndi._id, itemIds: ['sweets'] }] } as never);
  await press('Undo');
  await vi.waitFor(() => expect(screen.getByText('1 of 3 done')).toBeTruthy());
});

it('ticks that are not saved are told, and ticks that cannot be read are asked for again', async () => {
  $token.set('a token');
  const shop = answerCalls();
  shop.answer(readTicks, { refused: 400, message: 'Not now.' });
  openPage();
  expect(await screen.findByText('Not now.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /Book the venue/ }));
  expect(screen.getByText(/Some ticks are not saved yet/)).toBeTruthy();
  shop.answer(readTicks, { userCheckedEvent: [] } as never);
  await press('Try again');
  await vi.waitFor(() => expect(screen.queryByText('Not now.')).toBeNull());
});

it('the planning tool shows the wedding first, and saves what was opened once', async () => {
  $token.set('a token');
  const shop = answerCalls();
  shop.answer(readPlanningLists, { planningData: [party, wedding] } as never);
  shop.answer(readBoxProgress, { refused: 403, message: 'No.' });
  shop.answer(readTicks, { userCheckedEvent: [{ ...party, checked: [1] }] } as never);
  shop.answer(readCelebration, { refused: 404, message: 'None.' });
  render(createElement(PlanningTool));
  await screen.findByText('1 of 3 done');
  const rows = () => [...document.querySelectorAll('details')];
  expect(rows().map((row) => [row.querySelector('.planning-name')?.textContent, row.open])).toEqual([
    ['Marriage', true],
    ['Party', false],
  ]);
  fireEvent.click(within(rows()[0]!).getByRole('checkbox', { name: /Book the venue/ }));
  shop.answer(savePlanning, { saved: [{ planningId: wedding._id, itemIds: ['venue'] }] } as never);
  await press('Add Planning');
  expect(shop.made.find(({ method }) => method === 'POST')?.body).toMatchObject({
    planning: [{ planningId: wedding._id, ticked: ['venue'] }],
  });
});

it('the planning tool says when there is no checklist, and when they cannot be read', async () => {
  $token.set('a token');
  const shop = answerCalls();
  shop.answer(readBoxProgress, { refused: 403, message: 'No.' });
  shop.answer(readPlanningLists, { refused: 403, message: 'Not yours.' });
  render(createElement(PlanningTool));
  expect(await screen.findByText('Not yours.')).toBeTruthy();
  shop.answer(readPlanningLists, { planningData: [] });
  await press('Try again');
  expect(await screen.findByText('We have no checklist just now.')).toBeTruthy();
});
