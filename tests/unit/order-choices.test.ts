// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $user } from '#client/session.ts';
import { storageKeys } from '#client/storage.ts';
import { planBoxes } from '#domain/delivery/delivery-plan.contract.ts';
import { readCelebration } from '#domain/guests/celebration.contract.ts';
import { oneCircle, withBox, withHomes } from '#domain/orders/circles.rules.ts';
import { readSamples } from '#domain/orders/sample.contract.ts';
import {
  $held,
  $isChange,
  $isPasting,
  $passed,
  $step,
  changeStep,
  followSteps,
  openStep,
  pasteGuests,
} from '#shop/checkout/order-steps.store.ts';
import { $unreadBoxes, keepUnread, OWN } from '#shop/checkout/unread-boxes.store.ts';
import { broughtBy, useBrought } from '#shop/checkout/use-brought.ts';
import { paidHomes } from '#shop/checkout/use-chosen-boxes.ts';
import { boxesOf, type OrderBegun, useOrder, useOrderSteps } from '#shop/checkout/use-order.ts';
import type { OrderedBox } from '#shop/checkout/use-ordered-box.ts';
import { forgetQuantities, useQuantities } from '#shop/checkout/use-quantities.ts';
import { offText } from '#shop/checkout/use-samples.ts';
import { guestsFor, handOver } from '#shop/guests/brought-guests.ts';
import { boxShop, DESIGN, designWire, guestOf, idOf, PERSON, signInHere, soon } from '#tests/support/box-shop.ts';

const CART = idOf('c');
const sections = [0, 1, 2, 3].map((index) => ({ index, sweetId: idOf(String(index + 1)) }));
const box: OrderedBox = {
  invitation: designWire(),
  tempId: 2,
  weight: 1000,
  sections,
  gone: [],
  complete: true,
  price: 1800_00,
  charges: { item: 49_00, guestBox: 49_00, ownBox: 99_00 },
  advance: 40,
};
const asha = guestOf('a');
const bua = guestOf('b', { note: '2 boxes' });
const far = guestOf('7', { mobile: '+447700900123', address: '1, High Street', pincode: 'B1 1AA' });
const waits = guestOf('8', { address: '', pincode: '' });
const everybody = [asha, bua, far, waits];

let shop: ReturnType<typeof boxShop>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', `/invitation-GuestList/0?cart=${CART}`);
  $unreadBoxes.set({});
  $isChange.set(false);
  $held.set('');
  signInHere();
  shop = boxShop();
  shop.answer(readSamples, { samples: [] });
  shop.answer(readCelebration, { celebration: { couple: '', day: '', place: '' }, revision: 1 } as never);
});

afterEach(cleanup);

/** Begins an order on the payment page. */
function begin(more: Partial<OrderBegun> = {}) {
  const stale = vi.fn();
  const begun: OrderBegun = {
    box,
    asked: { invitationId: '', cartId: CART, wave: '', as: '', sample: false },
    circles: undefined,
    chosen: [],
    brought: { homes: [], said: '' },
    had: new Map(),
    card: undefined,
    days: undefined,
    guests: everybody,
    list: everybody,
    onGuests: vi.fn(),
    onImported: vi.fn(),
    onStale: stale,
    ...more,
  };
  const { result } = renderHook(() => {
    const order = useOrder(begun);
    return { order, steps: useOrderSteps(order) };
  });
  return { page: result, stale };
}

describe('an order in progress', () => {
  it('tells homes that get a box from those that wait for an address or live abroad', async () => {
    const { page } = begin();
    expect(page.current.order).toMatchObject({
      homes: [asha, bua],
      waiting: [waits],
      abroad: [far],
      ownReady: true,
      goingTo: [],
    });
    act(() => page.current.order.setGuests({ [asha._id]: 1, [bua._id]: 2 }));
    act(() => page.current.order.setOwn(3));
    expect(page.current.order.words).toBe('a box ₹1,800 × 6 boxes + delivery ₹444');
    expect(page.current.order.sum).toMatchObject({ boxes: 6, goods: 10_800_00, total: 11_244_00, gramsOfOne: 1000 });
    expect(page.current.order.order).toMatchObject({
      invitationId: DESIGN,
      cartId: CART,
      recipients: [
        { guestId: asha._id, quantity: 1 },
        { guestId: bua._id, quantity: 2 },
      ],
      ownBoxes: 3,
    });
    expect(page.current.order.order).not.toHaveProperty('waitForAddresses');
    expect(paidHomes(page.current.order.designs, everybody).map(({ id, name, cost }) => [id, name, cost])).toEqual([
      [asha._id, asha.shown, 1849_00],
      [bua._id, bua.shown, 3698_00],
      [PERSON.id, 'My address', 3 * 1899_00],
    ]);
  });

  it('lets a box wait for an address, and asks nobody where it goes', async () => {
    shop.answer(planBoxes, { earliest: '2999-01-01' } as never);
    const { page } = begin();
    act(() => page.current.order.setGuests({ [waits._id]: 1, [asha._id]: 1 }));
    expect(page.current.order.order).toMatchObject({ waitForAddresses: true });
    expect(page.current.order.pincodes).toEqual(['143001']);
    await soon(() =>
      expect(shop.made.at(-1)).toMatchObject({ body: { pincodes: ['143001'], boxes: 2, weight: 1000 } }),
    );
  });

  it('begins with as many boxes as a guest’s note asks for', () => {
    expect(boxesOf(everybody, [asha._id, bua._id])).toEqual({ [asha._id]: 1, [bua._id]: 2 });
    expect(begin({ chosen: [bua._id] }).page.current.order.quantities.guests).toEqual({ [bua._id]: 2 });
  });

  it('sends none to oneself without an address', () => {
    act(() => $user.set({ ...PERSON, address: '' }));
    const { page } = begin();
    act(() => page.current.order.setOwn(3));
    expect(page.current.order).toMatchObject({ ownReady: false, ownBoxes: 0, sum: { boxes: 0, gramsOfOne: 1000 } });
  });

  it('with another design counts each at its price, and says which nobody gets', async () => {
    const circles = withHomes(
      withBox(oneCircle, {
        id: 'office',
        cartId: '',
        parts: { invitationId: DESIGN, tempId: 2, weight: 500, sections },
      }),
      [bua._id],
      'office',
    );
    const { page } = begin({ circles });
    act(() => page.current.order.setGuests({ [asha._id]: 1 }));
    await soon(() =>
      expect(page.current.order.rows[1]).toMatchObject({ box: { price: 1800_00 }, isIdle: true, problem: '' }),
    );
    expect(page.current.order.boxPrice).toBe(1800_00);
    act(() => page.current.order.setGuests({ [bua._id]: 3 }));
    expect(page.current.order.rows.map(({ homes, boxes, isIdle }) => [homes, boxes, isIdle])).toEqual([
      [1, 1, false],
      [1, 3, false],
    ]);
    expect(page.current.order.words).toBe('4 boxes ₹7,200 + delivery ₹196');
    expect(page.current.order.sum.gramsOfOne).toBe(625);
    expect(page.current.order.order).toMatchObject({
      recipients: [{ guestId: asha._id }],
      circles: [{ weight: 500, recipients: [{ guestId: bua._id, quantity: 3 }] }],
    });
    act(() => page.current.order.design!.onChoose(bua._id, ''));
    expect(page.current.order.design!.of(bua._id)).toBe('');
    expect(page.current.order.ownDesign).toBe('');
  });

  it('says why another design cannot be ordered', async () => {
    shop.answer((await import('#domain/cart/cart.contract.ts')).readCart, { refused: 404, message: 'No such cart.' });
    const circles = withBox(withBox(oneCircle, { id: 'lost', cartId: idOf('6'), parts: null }), {
      id: 'empty',
      cartId: '',
      parts: { invitationId: DESIGN, tempId: 2, weight: 1000, sections: [] },
    });
    const { page } = begin({ circles });
    await soon(() =>
      expect(page.current.order.rows.map(({ problem }) => problem)).toEqual([
        '',
        'No such cart.',
        'We no longer offer one of its sweets. Please take it out.',
      ]),
    );
  });

  it('takes the sample of its design off a large order, and asks for everything anew when prices change', async () => {
    shop.answer(readSamples, {
      samples: [{ orderId: idOf('5'), invoiceNumber: '7', invitationId: DESIGN, price: 1800_00, until: '2999-01-01' }],
    });
    const { page, stale } = begin();
    await soon(() => expect(page.current.order.own.open).toHaveLength(1));
    expect(offText(page.current.order.samples, page.current.order.own.open, DESIGN)).not.toBe('');
    act(() => page.current.order.setGuests({ [asha._id]: 12 }));
    expect(page.current.order.samples).toMatchObject([{ orderId: idOf('5'), amount: 1800_00 }]);
    expect(page.current.order.sum.total).toBe(11 * 1800_00 + 12 * 49_00);
    expect(page.current.order.words).toContain('− sample ₹1,800');
    expect(page.current.order.order.samples).toEqual([idOf('5')]);
    act(() => page.current.order.stale());
    expect(stale).toHaveBeenCalledOnce();
  });

  it('is told of no sample where there is none', () => {
    expect(offText([], [], DESIGN)).toBe('');
  });
});

describe('the steps of the payment page', () => {
  it('hold whoever has no guest at the guests, and say why', () => {
    history.replaceState(null, '', `/invitation-GuestList/0?cart=${CART}&step=day`);
    const { page } = begin();
    expect(page.current.steps).toMatchObject({ step: 'guests', done: ['box'] });
    expect(location.search).toContain('step=guests');
    act(() => page.current.steps.goTo('card'));
    expect($held.get()).toBe('Please select at least one recipient to continue.');
    expect(page.current.steps.step).toBe('guests');
  });

  it('lead on by Next, back to the last step where one answer was changed, and by Back to the one before', () => {
    const { page } = begin({ chosen: [asha._id] });
    act(() => page.current.steps.goTo('guests'));
    act(() => page.current.steps.goOn('guests'));
    expect(page.current.steps).toMatchObject({ step: 'day', done: ['box', 'guests'] });
    act(() => page.current.steps.goOn('day'));
    expect(page.current.steps).toMatchObject({ step: 'card', done: ['box', 'guests', 'day'] });
    act(() => page.current.steps.goOn('card'));
    expect(page.current.steps.step).toBe('pay');
    act(() => changeStep('day'));
    act(() => page.current.steps.goOn('day'));
    expect(page.current.steps.step).toBe('pay');
    history.replaceState(null, '', `/invitation-GuestList/0?cart=${CART}&step=card`);
    act(() => void dispatchEvent(new Event('popstate')));
    expect(page.current.steps.step).toBe('card');
  });

  it('open with the field for a list where guests are pasted, and follow the address until the page is left', () => {
    const stop = followSteps();
    openStep('pay');
    pasteGuests();
    expect([$isPasting.get(), $step.get()]).toEqual([true, 'guests']);
    stop();
    history.replaceState(null, '', '?step=card');
    dispatchEvent(new Event('popstate'));
    expect($step.get()).toBe('guests');
    expect($passed.get()).toBeInstanceOf(Array);
  });
});

describe('the numbers of boxes', () => {
  const KEY = storageKeys.draft(`recipients:${CART}`);
  const open = (chosen?: Record<string, number>) => renderHook(() => useQuantities(CART, chosen)).result;

  it('are kept until the order is placed, within what one home can get', () => {
    const first = open();
    act(() => first.current.setGuests({ a: 2, b: 4000, c: 1.5, d: -1 }));
    act(() => first.current.setOwn(9000));
    expect(open().current.quantities).toEqual({ guests: { a: 2, b: 1000, c: 0, d: 0 }, own: 5000 });
    act(() => first.current.clear());
    expect(first.current.quantities).toEqual({ guests: {}, own: 0 });
    forgetQuantities(CART);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('keep who was unticked so, and add who joins later', () => {
    localStorage.setItem(KEY, JSON.stringify({ guests: { a: 0 } }));
    expect(open({ a: 1, b: 2 }).current.quantities.guests).toEqual({ a: 0, b: 2 });
  });

  it('begin with the homes that are thanked for gifts, for a day', () => {
    const thank = storageKeys.draft('thank-you');
    localStorage.setItem(thank, JSON.stringify({ homes: ['a', 3], at: Date.now() }));
    expect(open().current.quantities.guests).toEqual({ a: 1 });
    localStorage.clear();
    localStorage.setItem(thank, JSON.stringify({ homes: ['a'], at: 1 }));
    expect(open().current.quantities.guests).toEqual({});
  });

  it('follow another tab, where the order may have been placed', () => {
    const here = open({ a: 1 });
    localStorage.removeItem(KEY);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(here.current.quantities).toEqual({ guests: {}, own: 0 });
  });

  it('that cannot be read are brought back as they were typed, and hold the order until they are given otherwise', () => {
    const { page } = begin();
    act(() => keepUnread(asha._id, 'two'));
    act(() => keepUnread(OWN, '1/2'));
    expect(page.current.order.unread).toBe(true);
    cleanup();
    $unreadBoxes.set({});
    const again = begin().page;
    expect($unreadBoxes.get()).toEqual({ [asha._id]: 'two', [OWN]: '1/2' });
    act(() => again.current.order.setGuests({ [asha._id]: 2 }));
    act(() => again.current.order.setOwn(1));
    expect(again.current.order.unread).toBe(false);
    expect(localStorage.getItem(storageKeys.draft(`unread-boxes:${CART}`))).toBeNull();
  });
});

describe('guests whom an import brought', () => {
  it('are chosen where a box reaches them, and counted where not', () => {
    const ids = everybody.map(({ _id }) => _id);
    expect(broughtBy(everybody, ids, new Map([[bua._id, 1]]))).toEqual({
      homes: [asha._id],
      said: '1 new guest chosen, 1 has no address, 1 is abroad, 1 already has this box.',
      isWhole: false,
    });
    expect(broughtBy(everybody, [asha._id, bua._id], new Map())).toMatchObject({
      said: '2 new guests chosen.',
      isWhole: true,
    });
    expect(broughtBy(everybody, [waits._id, far._id], new Map()).said).toBe(
      '2 new guests, none chosen, 1 has no address, 1 is abroad.',
    );
  });

  it('are taken once, by the page where it was begun, as soon as the list is there', () => {
    const here = location.pathname + location.search;
    handOver(here, [asha._id]);
    const { result, rerender } = renderHook(({ list }) => useBrought(list, new Map()), {
      initialProps: { list: null as typeof everybody | null },
    });
    expect([result.current, guestsFor(here)]).toEqual([{ homes: [], said: '' }, [asha._id]]);
    rerender({ list: everybody });
    expect([result.current.homes, guestsFor(here)]).toEqual([[asha._id], []]);
  });
});
