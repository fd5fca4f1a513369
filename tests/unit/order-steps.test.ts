import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterEvent, daysToCome, usualDay, wantedOf, withEvent } from '#domain/delivery/wanted-day.rules.ts';
import { nextStep, searchOfStep, shownStep, stepOf } from '#domain/orders/order-steps.rules.ts';
import { orderPrice } from '#domain/pricing/order-price.texts.ts';

import { fakePage } from '#tests/support/browser-globals.ts';

afterEach(() => vi.unstubAllGlobals());

const nothing = { guests: false, day: false, card: false };

describe('the steps of an order', () => {
  it('are asked one after the other, without those whose answer is known', () => {
    expect(nextStep('box', nothing)).toBe('guests');
    expect(nextStep('guests', nothing)).toBe('day');
    expect(nextStep('day', nothing)).toBe('card');
    expect(nextStep('card', nothing)).toBe('pay');
    expect(nextStep('guests', { ...nothing, day: true })).toBe('card');
    expect(nextStep('guests', { ...nothing, day: true, card: true })).toBe('pay');
    // A step that was opened again leads on, not back.
    expect(nextStep('card', { ...nothing, card: true })).toBe('pay');
    expect(nextStep('pay', nothing)).toBe('pay');
  });

  it('ask for day and words only where somebody gets a box; the specified page stands without', () => {
    expect((['guests', 'day', 'card', 'pay'] as const).map((step) => shownStep(step, nothing))).toEqual([
      'guests',
      'guests',
      'guests',
      'pay',
    ]);
    expect(shownStep('card', { guests: true })).toBe('card');
  });

  it('are forgotten with the way back to them once the order is paid', async () => {
    fakePage({ path: '/invitation-GuestList/0' });
    const { beginSteps, forgetSteps, passStep, $passed } = await import('#shop/checkout/order-steps.store.ts');
    const { handOver, wayBack } = await import('#shop/guests/brought-guests.ts');
    handOver('/invitation-GuestList/0?step=guests', []);
    passStep('order', 'guests');
    forgetSteps('another');
    beginSteps('order');
    expect($passed.get()).toEqual(['guests']);
    expect(wayBack()).toBe('');
    forgetSteps('order');
    beginSteps('order');
    expect($passed.get()).toEqual([]);
  });

  it('stand in the query of the payment page, the last one in none', () => {
    expect(stepOf('?invitation=a&step=day')).toBe('day');
    expect(['', '?step=pay', '?step=box', '?step=else'].map(stepOf)).toEqual(['pay', 'pay', 'pay', 'pay']);
    expect(searchOfStep('?invitation=a', 'guests')).toBe('?invitation=a&step=guests');
    expect(searchOfStep('?invitation=a&step=guests', 'card')).toBe('?invitation=a&step=card');
    expect(searchOfStep('?invitation=a&step=card', 'pay')).toBe('?invitation=a');
    expect(searchOfStep('?step=card', 'pay')).toBe('');
  });
});

describe('the sentence about the price', () => {
  const order = { boxPrice: 160_300, homes: 12, boxes: 12, goods: 1_923_600, delivery: 58_800 };

  it('says box, homes and delivery', () => {
    expect(orderPrice(order)).toBe('a box ₹1,603 × 12 homes + delivery ₹588');
    expect(orderPrice({ ...order, homes: 1, boxes: 1, delivery: 0 })).toBe('a box ₹1,603 × 1 home + free delivery');
    expect(orderPrice({ ...order, homes: 0, boxes: 0, goods: 0, delivery: 0 })).toBe('a box ₹1,603');
  });

  it('counts boxes where homes get several, and names the goods where designs differ', () => {
    expect(orderPrice({ ...order, boxes: 15 })).toBe('a box ₹1,603 × 15 boxes + delivery ₹588');
    expect(orderPrice({ ...order, boxPrice: null })).toBe('12 homes ₹19,236 + delivery ₹588');
    expect(orderPrice({ ...order, boxPrice: null, boxes: 0 })).toBe('');
    expect(orderPrice({ ...order, off: 160_300 })).toBe('a box ₹1,603 × 12 homes + delivery ₹588 − sample ₹1,603');
  });
});

describe('the wanted day', () => {
  const none = { by: '', event: '' };

  it('is two weeks before the celebration, or the first that can be', () => {
    expect(usualDay('2027-02-28', '2027-02-01')).toBe('2027-02-14');
    expect(usualDay('2027-02-10', '2027-02-01')).toBe('2027-02-01');
    expect(usualDay('2027-02-10', '2027-02-11')).toBe('');
    expect(usualDay('', '2027-02-11')).toBe('');
  });

  it('follows the celebration until another one is said', () => {
    expect(wantedOf(null, '2027-02-28', '2027-02-01', '2027-01-20')).toEqual({ by: '2027-02-14', event: '2027-02-28' });
    expect(wantedOf(null, '2027-02-28', '', '2027-01-20')).toEqual({ by: '', event: '2027-02-28' });
    expect(wantedOf(null, '2038-02-14', '2027-02-01', '2027-01-20')).toEqual({ by: '', event: '2038-02-14' });
    expect(wantedOf(null, '2027-01-20', '2027-02-01', '2027-01-20')).toEqual(none);
    expect(wantedOf(null, '', '2027-02-01', '2027-01-20')).toEqual(none);
    expect(wantedOf(none, '2027-02-28', '2027-02-01', '2027-01-20')).toEqual(none);
  });

  it('go over to an order that follows another, where they are to come', () => {
    const before = { by: '2027-02-14', event: '2027-02-28' };
    expect(daysToCome(before, '2027-01-20')).toEqual(before);
    expect(daysToCome(before, '2027-02-14')).toEqual({ by: '', event: '2027-02-28' });
    expect(daysToCome(before, '2027-03-01')).toBeUndefined();
    expect(daysToCome({ by: null, event: null }, '2027-01-20')).toBeUndefined();
  });

  it('of one’s own stays while it can be', () => {
    const own = { by: '2027-02-05', event: '' };
    expect(withEvent(own, '2027-02-28', '2027-02-01', '2027-01-20').by).toBe('2027-02-05');
    expect(withEvent(own, '2027-02-04', '2027-02-01', '2027-01-20').by).toBe('2027-02-01');
    expect(withEvent(own, '', '2027-02-01', '2027-01-20')).toEqual(own);
  });

  it('that followed from the celebration follows it to another day', () => {
    const before = { by: '2027-02-14', event: '2027-02-28' };
    expect(withEvent(before, '2027-03-31', '2027-02-01', '2027-01-20')).toEqual({
      by: '2027-03-17',
      event: '2027-03-31',
    });
  });

  it('is told of when the boxes come after the celebration and no other day is wished', () => {
    const plan = { earliest: '2027-01-27' };
    expect(afterEvent({ by: '', event: '2027-01-21' }, plan)).toBe('2027-01-27');
    expect(afterEvent({ by: '', event: '2027-01-27' }, plan)).toBeNull();
    expect(afterEvent({ by: '2027-01-21', event: '2027-01-21' }, plan)).toBeNull();
    expect(afterEvent({ by: '', event: '' }, plan)).toBeNull();
  });
});
