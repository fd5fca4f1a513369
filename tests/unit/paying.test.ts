// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endBrowserSession } from '#client/session.ts';
import { storageKeys } from '#client/storage.ts';
import { blankCard } from '#domain/card/card.rules.ts';
import { listCarts } from '#domain/cart/cart.contract.ts';
import { createOrder, orderStatus, verifyOrder } from '#domain/payments/checkout.contract.ts';
import { keepInProgress, keptBox } from '#shop/box/box.store.ts';
import { noteBegun, begunPayments } from '#shop/checkout/payment-notes.ts';
import { orderPath, usePaying } from '#shop/checkout/use-paying.ts';
import { usePayment } from '#shop/checkout/use-payment.ts';
import { boxShop, DESIGN, idOf, signInHere, watchLeaving, soon } from '#tests/support/box-shop.ts';
import { standInWindow } from '#tests/support/provider-window.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({
  toast: (text: string) => void toasts.push(text),
  flash: (text: string) => void toasts.push(text),
}));

const CART = idOf('c');
const sections = [{ index: 0, sweetId: idOf('1') }];
const order = {
  invitationId: DESIGN,
  tempId: 1,
  weight: 1000 as const,
  sections,
  recipients: [{ guestId: idOf('a'), quantity: 2 }],
  ownBoxes: 0,
};
const purchase = { amount: 3600_00, invitation: order, contact: { name: '', mobile: '' } };
const how = { advance: false, percent: 40, wanted: { by: '', event: '' }, card: blankCard, agreed: [] };

let shop: ReturnType<typeof boxShop>;
let left: string[];
let provider: ReturnType<typeof standInWindow>;

beforeEach(() => {
  toasts.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  signInHere();
  shop = boxShop();
  shop.answer(createOrder, { id: 'order_1', amount: 3600_00, currency: 'INR', shopName: 'Shagun' } as never);
  shop.answer(verifyOrder, { success: true, message: '', orderId: idOf('9'), kind: 'invitation' });
  left = watchLeaving();
  provider = standInWindow();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const asked = () =>
  shop.made.filter(({ path }) => path === '/createOrder').map(({ body }) => body as Record<string, unknown>);
/** Ends the payment in the window as the test says. */
async function inWindow(end: 'paid' | 'closed'): Promise<void> {
  await soon(() => expect(provider.opened).toHaveLength(1));
  const { handler, modal } = provider.opened[0]!;
  await act(async () => (end === 'paid' ? handler({ razorpay_order_id: 'order_1' }) : modal.ondismiss()));
}

describe('Pay', () => {
  const open = (more: Partial<Parameters<typeof usePaying>[0]> = {}) =>
    renderHook(() => usePaying({ onPaid: () => undefined, ...more })).result;

  it('pays once, however often it is pressed, and leads to the page of its order or home', async () => {
    const paying = open({ then: { href: '/view-history/9', words: 'Paid in full' } });
    act(() => void paying.current.pay(purchase));
    act(() => void paying.current.pay(purchase));
    await inWindow('paid');
    await soon(() => expect(left).toEqual(['/view-history/9']));
    expect([asked().length, toasts]).toEqual([1, ['Paid in full']]);
    // It stays busy until the next page is there.
    await act(() => paying.current.pay(purchase));
    expect(asked()).toHaveLength(1);
    expect([orderPath('1', 'item'), orderPath('1', 'invitation')]).toEqual([
      '/view-sweet-history/1',
      '/view-history/1',
    ]);
  });

  it('tells what the shop has to say of the money, in the place of the usual words', async () => {
    shop.answer(verifyOrder, {
      success: true,
      message: '',
      orderId: idOf('9'),
      kind: 'invitation',
      note: 'One home was cancelled.',
    });
    const paying = open();
    act(() => void paying.current.pay(purchase));
    await inWindow('paid');
    await soon(() => expect(toasts).toEqual(['One home was cancelled.']));
  });

  it('asks to sign in where the session ended: on the way back to this page, or home after the payment', async () => {
    shop.answer(createOrder, { refused: 401, message: '' });
    const away = open({ returnTo: '/sweets-info/1/sweets#pay' });
    await act(() => away.current.pay(purchase));
    expect(sessionStorage.getItem(storageKeys.returnTo)).toBe('/signup /sweets-info/1/sweets#pay');
    signInHere();
    shop.answer(createOrder, { id: 'order_1', amount: 1 } as never);
    const paying = open({ onPaid: () => endBrowserSession() });
    act(() => void paying.current.pay(purchase));
    await inWindow('paid');
    await soon(() => expect(sessionStorage.getItem(storageKeys.signInWord)).toContain('your order is safe'));
    expect(sessionStorage.getItem(storageKeys.returnTo)).toBe('/signup /');
  });

  it('shows an equal order of a moment ago, and buys it again when that is said', async () => {
    shop.answer(createOrder, {
      refused: 409,
      message: 'You ordered this a moment ago.',
      orderId: idOf('9'),
      kind: 'item',
    } as never);
    const paying = open();
    await act(() => paying.current.pay(purchase));
    expect(paying.current).toMatchObject({
      step: 'idle',
      problem: 'You ordered this a moment ago.',
      earlier: { href: `/view-sweet-history/${idOf('9')}` },
    });
    await act(async () => paying.current.earlier!.buyAgain());
    await soon(() => expect(asked()[1]).toMatchObject({ again: idOf('9') }));
  });

  it('asks before food that may spoil and before second boxes, and sends each consent', async () => {
    shop.answer(createOrder, { refused: 409, message: 'Shall we?', orderAnyway: 'token' } as never);
    const paying = open();
    await act(() => paying.current.pay(purchase));
    shop.answer(createOrder, { refused: 409, message: 'A second one?', payments: ['pay_3'] } as never);
    await act(async () => paying.current.orderAnyway!());
    await soon(() => expect(paying.current.problem).toBe('A second one?'));
    expect(asked()[1]).toMatchObject({ orderAnyway: 'token', secondBoxes: { agreed: [] } });
    await act(async () => paying.current.orderAnyway!());
    await soon(() => expect(asked()[2]).toMatchObject({ secondBoxes: { agreed: ['pay_3'] } }));
    act(() => paying.current.complain('One number of boxes is not clear.'));
    expect(paying.current).toMatchObject({
      problem: 'One number of boxes is not clear.',
      orderAnyway: null,
      earlier: null,
    });
  });

  it('says in the corner that a payment was not verified', async () => {
    shop.answer(verifyOrder, { refused: 400, message: 'no' });
    shop.answer(orderStatus, { refused: 409, message: 'The money is here and the order is not.' });
    const paying = open();
    act(() => void paying.current.pay(purchase));
    await inWindow('paid');
    await soon(() => expect(toasts).toEqual(['Verification error']));
    await soon(() => expect(paying.current.problem).toBe('The money is here and the order is not.'));
  });
});

describe('the payment of boxes', () => {
  const heard = { paid: 0, stale: 0, gone: [] as string[] };
  beforeEach(() => Object.assign(heard, { paid: 0, stale: 0, gone: [] }));
  const open = () =>
    renderHook(() =>
      usePayment({
        draft: CART,
        onPaid: () => void (heard.paid += 1),
        onStale: () => void (heard.stale += 1),
        onGone: (ids) => ((heard.gone = ids), ['Asha Rani']),
      }),
    ).result;
  const full = { complete: true, gone: [] };
  const pay = (
    payment: ReturnType<typeof open>,
    more: object = {},
    what = order,
    box: { complete: boolean; gone: { index: number; name: string }[] } = full,
  ) => act(async () => payment.current.payFor(what as never, box, 3600_00, { ...how, ...more }));

  it('is not begun for a box without sweets, for nobody, or with words that cannot be printed', async () => {
    const payment = open();
    await pay(payment, {}, order, { complete: false, gone: [] });
    await pay(payment, {}, order, { complete: false, gone: [{ index: 0, name: 'Peda' }] });
    await pay(payment, {}, { ...order, recipients: [] });
    await pay(payment, { card: { ...blankCard, message: 'x'.repeat(2000) } });
    expect(toasts.map((text) => text.slice(0, 30))).toEqual([
      'Your data have been lose pleas',
      'We no longer offer one sweet i',
      'Please select at least one rec',
      expect.any(String),
    ]);
    expect(asked()).toEqual([]);
  });

  it('sends days, card and advance only where they were given', async () => {
    shop.answer(createOrder, { refused: 400, message: 'no' });
    const payment = open();
    await pay(payment, { wanted: { by: '', event: '2999-02-01' } });
    await soon(() => expect(asked()).toHaveLength(1));
    expect(Object.keys(asked()[0]!)).not.toEqual(expect.arrayContaining(['wanted']));
    expect(asked()[0]).not.toHaveProperty('card');
    await soon(() => expect(payment.current.paying.step).toBe('idle'));
    await act(async () =>
      payment.current.payFor(order as never, full, 200_000_00, {
        ...how,
        advance: true,
        wanted: { by: '2999-01-01', event: '2999-02-01' },
        card: { ...blankCard, message: 'With love' },
      }),
    );
    await soon(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).toMatchObject({
      advance: true,
      advanceAmount: 80_000_00,
      wanted: { by: '2999-01-01', event: '2999-02-01' },
      card: { message: 'With love' },
    });
  });

  it('keeps the shop’s amount for exactly this order, and names who was left out or is gone', async () => {
    shop.answer(createOrder, {
      refused: 409,
      message: 'It is ₹3,700 now.',
      amount: 3700_00,
      skipped: ['Bua'],
    } as never);
    const payment = open();
    await pay(payment);
    await soon(() => expect(payment.current.paying.problem).toBe('It is ₹3,700 now. No address yet: Bua.'));
    const sent = asked()[0]!['invitation'] as typeof order;
    expect([
      payment.current.rightAmount(sent as never),
      payment.current.rightAmount({ ...sent, ownBoxes: 1 } as never),
      heard.stale,
    ]).toEqual([3700_00, null, 1]);
    shop.answer(createOrder, { refused: 400, message: 'Some guests are gone.', gone: [idOf('a')] } as never);
    await pay(payment);
    await soon(() =>
      expect(payment.current.paying.problem).toBe('Some guests are gone. No longer on your list: Asha Rani.'),
    );
    expect(heard.gone).toEqual([idOf('a')]);
    shop.answer(createOrder, { refused: 409, message: 'The box changed.', cart: CART } as never);
    await pay(payment);
    await soon(() => expect(heard.stale).toBe(2));
  });

  it('forgets what was ordered once it is paid, and counts the cart anew', async () => {
    const key = storageKeys.draft(`recipients:${CART}`);
    localStorage.setItem(key, '{}');
    const box = { weight: 1000 as const, tempId: 1, choices: [{ ...sections[0]!, name: 'Peda', image: '', rate: 1 }] };
    keepInProgress(DESIGN, box, 'Rosewood chest');
    shop.answer(listCarts, { success: true, cartData: [{}] } as never);
    const payment = open();
    await pay(payment, {}, { ...order, circles: [{ ...order, cartId: CART }] } as never);
    await inWindow('paid');
    await soon(() => expect(left).toEqual(['/']));
    expect([
      heard.paid,
      localStorage.getItem(key),
      keptBox(DESIGN),
      localStorage.getItem(storageKeys.cartCount),
    ]).toEqual([1, null, null, '1']);
  });

  it('leaves another box of the same design, which was begun meanwhile', async () => {
    keepInProgress(
      DESIGN,
      { weight: 500, tempId: 1, choices: [{ ...sections[0]!, name: 'Peda', image: '', rate: 1 }] },
      'Rosewood chest',
    );
    const payment = open();
    await pay(payment);
    await inWindow('paid');
    await soon(() => expect(left).toEqual(['/']));
    expect(keptBox(DESIGN)?.weight).toBe(500);
  });
});

describe('who comes back to an order from another place of payment', () => {
  it.each([
    [{ state: 'paid', orderId: idOf('9'), kind: 'item' }, ['Your Order Confirmed'], 0],
    [
      { state: 'paid', orderId: idOf('9'), kind: 'item', note: 'One home was cancelled.' },
      ['One home was cancelled.'],
      0,
    ],
    [{ state: 'pending' }, [], 1],
  ])('is told once what became of it: %j', async (state, words, begun) => {
    noteBegun('order_1', DESIGN);
    history.replaceState(null, '', '/view-history/9#paid=order_1');
    shop.answer(orderStatus, state as never);
    vi.resetModules();
    await import('#shop/checkout/paid-return.ts');
    expect(location.hash).toBe('');
    await soon(() => expect(shop.made).toHaveLength(1));
    await soon(() => expect([toasts, begunPayments().length]).toEqual([words, begun]));
  });
});
