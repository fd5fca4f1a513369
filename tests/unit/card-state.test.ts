// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { $token, $userId } from '#client/session.ts';
import { blankCard, type GiftCard } from '#domain/card/card.rules.ts';
import { readCelebration } from '#domain/guests/celebration.contract.ts';
import { blankCelebration } from '#domain/guests/celebration.rules.ts';
import { keptCard } from '#shop/card/card-draft.ts';
import { useCard } from '#shop/card/use-card.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';

/** Opens the card of an order, of a family that has told of its celebration. */
function open(before?: GiftCard) {
  const shop = answerCalls();
  const celebration = { ...blankCelebration, couple: 'Harleen & Arjun', day: '2038-02-14', place: 'Golden Hall' };
  shop.answer(readCelebration, { celebration, revision: 1, answers: {} });
  const { result } = renderHook(() => useCard('box-1', before));
  return { shop, card: result };
}

beforeEach(() => {
  localStorage.clear();
  $token.set('a token');
  $userId.set('u1');
});
afterEach(cleanup);

it('begins with the celebration that the family told of, and keeps nothing that nobody wrote', async () => {
  const { card } = open();
  await expect
    .poll(() => card.current.card)
    .toEqual({
      ...blankCard,
      couple: 'Harleen & Arjun',
      day: '2038-02-14',
      place: 'Golden Hall',
    });
  act(() => card.current.fillCard({ place: 'Amritsar' }));
  expect(card.current.card.place).toBe('Amritsar');
  expect(keptCard('box-1')).toBeNull();
});

it('is stored from the first change on, with what is said of it elsewhere, until the order is placed', () => {
  const { card } = open();
  act(() => card.current.setCard({ ...blankCard, couple: 'Asha & Ravi' }));
  act(() => card.current.fillCard({ place: 'Amritsar' }));
  expect(keptCard('box-1')).toEqual({ ...blankCard, couple: 'Asha & Ravi', place: 'Amritsar' });
  expect(open().card.current.card.couple).toBe('Asha & Ravi');
  act(() => card.current.setCard(null));
  expect([keptCard('box-1'), card.current.card]).toEqual([null, blankCard]);
});

it('follows the card of an earlier order without asking for the celebration', () => {
  const { shop, card } = open({ ...blankCard, couple: 'Asha & Ravi' });
  expect(card.current.card.couple).toBe('Asha & Ravi');
  expect(shop.made).toEqual([]);
});
