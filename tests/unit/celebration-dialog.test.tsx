// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import { readCelebration, saveCelebration } from '#domain/guests/celebration.contract.ts';
import { blankCelebration, type Celebration, noAnswer } from '#domain/guests/celebration.rules.ts';
import { CelebrationDialog } from '#shop/guests/celebration-dialog.tsx';
import { answerCalls } from '#tests/support/answer-calls.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));

const text = (): string => document.body.textContent ?? '';

/** Opens the dialog of a family that has told this of its celebration. */
async function open(told: Partial<Celebration> = {}) {
  const shop = answerCalls();
  const come = { ...noAnswer, coming: 'yes' as const, people: 4, food: 'veg' as const };
  shop.answer(readCelebration, {
    celebration: { ...blankCelebration, ...told },
    revision: 3,
    answers: { a: { ...come, arrivedAt: '2026-11-01T06:00:00Z' }, b: { ...noAnswer, coming: 'no' } },
  });
  const closed = vi.fn();
  render(<CelebrationDialog onClose={closed} />);
  await expect.poll(text).toContain('Names of the couple');
  return { shop, closed };
}

beforeEach(() => {
  localStorage.clear();
  toasts.length = 0;
  $token.set('a token');
  $userId.set('u1');
});
afterEach(cleanup);

it.each([
  [{}, { Event: 'Wedding' }, 'Saved. Your guests can see it now.'],
  [
    { event: 'Wedding', couple: 'Harleen & Arjun' },
    { Event: '' },
    'Saved. Your guests see it once you add the event, the day or the place.',
  ],
  [
    { couple: 'Harleen & Arjun' },
    { 'Names of the couple': '' },
    'Saved. Your guests see nothing about the celebration.',
  ],
])('saving of %j with %j says: %s', async (before, typed, said) => {
  const { shop, closed } = await open(before);
  shop.answer(saveCelebration, ({ body }) => ({ celebration: body as Celebration, revision: 4 }));
  for (const [label, value] of Object.entries(typed))
    fireEvent.input(screen.getByLabelText(`${label} (optional)`), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => toasts).toEqual([said]);
  expect(shop.made.at(-1)?.body).toMatchObject({ revision: 3 });
  expect(closed).toHaveBeenCalled();
});

it('sums up what guests answered', async () => {
  await open();
  expect(text()).toContain('1 home is coming, 4 people: 4 vegetarian.');
  expect(text()).toContain('1 box has arrived.');
});
