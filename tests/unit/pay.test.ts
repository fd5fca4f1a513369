// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createOrder,
  orderStatus,
  payRest,
  VERIFICATION_ERROR,
  verifyOrder,
} from '#domain/payments/checkout.contract.ts';
import { readSettings } from '#domain/session/session.contract.ts';
import { agreeTo, lookAtPayment, pay, type PayOutcome, type PayStep } from '#shop/checkout/pay.ts';
import {
  begunHere,
  begunPayments,
  noteBegun,
  notePlaced,
  noteTold,
  placedOrders,
  putAway,
} from '#shop/checkout/payment-notes.ts';
import { MINUTE } from '#lib/time.ts';
import { boxShop, idOf, PERSON, signInHere, soon } from '#tests/support/box-shop.ts';
import { standInWindow } from '#tests/support/provider-window.ts';

vi.mock('#client/toast.ts', () => ({ toast: () => undefined, flash: () => undefined }));

const SWEET = idOf('1');
const item = { kind: 'sweet', itemId: SWEET, quantity: 1, unit: 'kg', delivery: {} } as never;
const purchase = { amount: 2649_00, item, contact: { name: 'Simran Kaur', mobile: '9876500001' } };
const fields = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'signed' };

let shop: ReturnType<typeof boxShop>;
let provider: ReturnType<typeof standInWindow>;
let steps: PayStep[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  signInHere();
  shop = boxShop();
  shop.answer(createOrder, { id: 'order_1', amount: 2649_00, currency: 'INR', shopName: 'Shagun' } as never);
  provider = standInWindow();
  steps = [];
});

afterEach(() => void vi.useRealTimers());

/** Begins to pay, and does in the window what the test says. */
async function begin(inWindow: () => void, what: Parameters<typeof pay>[0] = purchase): Promise<PayOutcome> {
  const ended = pay(what, (step) => steps.push(step));
  await soon(() => expect(provider.opened).toHaveLength(1));
  inWindow();
  // The looks at a payment, each tried twice, are over by then.
  await vi.advanceTimersByTimeAsync(MINUTE / 4);
  return ended;
}
const close = (): void => provider.opened[0]!.modal.ondismiss();
const paid = (): void => provider.opened[0]!.handler(fields);

/** Presses Pay where the server refuses. */
async function refused(answer: object): Promise<PayOutcome> {
  shop.answer(createOrder, { refused: 409, message: 'Look here.', ...answer } as never);
  const ended = pay(purchase);
  await vi.advanceTimersByTimeAsync(MINUTE / 4);
  return ended;
}

describe('a payment', () => {
  it('that the window hands back signed is an order, and the home page has it to tell', async () => {
    shop.answer(verifyOrder, { success: true, message: '', orderId: idOf('9'), kind: 'item' });
    const outcome = await begin(paid);
    expect(outcome).toEqual({ kind: 'confirmed', orderId: idOf('9'), note: undefined });
    expect(steps).toEqual(['ordering', 'paying', 'confirming']);
    expect(placedOrders()).toEqual([{ id: idOf('9'), kind: 'item', userId: PERSON.id }]);
    expect(begunPayments()).toEqual([]);
    expect(provider.opened[0]).toMatchObject({
      order_id: 'order_1',
      amount: 2649_00,
      prefill: { contact: '+919876500001' },
    });
  });

  it('that was closed untried took no money, and is forgotten', async () => {
    shop.answer(orderStatus, { state: 'open', tried: false });
    expect(await begin(close)).toEqual({
      kind: 'dismissed',
      message: 'You closed the payment window, and no money was taken. You can pay whenever you like.',
    });
    expect(steps).toEqual(['ordering', 'paying', 'checking']);
    expect(shop.made.filter(({ path }) => path.includes('order-status'))).toHaveLength(2);
    expect(begunPayments()).toEqual([]);
  });

  it('that was tried and closed stays open until the bank says more', async () => {
    shop.answer(orderStatus, { state: 'open', tried: true });
    expect(await begin(close)).toMatchObject({
      kind: 'dismissed',
      message: expect.stringContaining('no money has arrived. If your bank took it anyway'),
    });
    expect(shop.made.filter(({ path }) => path.includes('order-status'))).toHaveLength(4);
    expect(begunPayments()).toHaveLength(1);
  });

  it('that the bank declined says the bank’s reason', async () => {
    shop.answer(orderStatus, { state: 'open', tried: true });
    const declined = (reason?: string) => () => (provider.decline(reason), close());
    expect(await begin(declined('The bank declined the payment.'))).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/^The bank declined the payment\. No money has arrived\./),
    });
    provider.opened.length = 0;
    expect(await begin(declined())).toMatchObject({
      message: expect.stringMatching(/^The payment did not go through\./),
    });
  });

  it('whose money arrived all the same is the order, with what the shop has to say of it', async () => {
    shop.answer(orderStatus, { state: 'paid', orderId: idOf('8'), kind: 'invitation', note: 'A home was left out.' });
    expect(await begin(close)).toEqual({ kind: 'confirmed', orderId: idOf('8'), note: 'A home was left out.' });
    expect(placedOrders()).toMatchObject([{ id: idOf('8') }]);
  });

  it.each([
    [{ state: 'pending' as const }, 'Your bank has not finished this payment yet.'],
    [{ state: 'unknown' as const }, 'We could not find out whether your payment arrived.'],
    [{ refused: 409, message: 'The money is here and the order is not.' }, 'The money is here and the order is not.'],
    [{ refused: 503, message: 'away' }, 'We could not find out whether your payment arrived.'],
  ])('of which the server says %j is not called lost', async (state, words) => {
    shop.answer(orderStatus, state as never);
    expect(await begin(close)).toMatchObject({ kind: 'dismissed', message: expect.stringContaining(words) });
    expect(begunPayments()).toHaveLength(1);
  });

  it('that cannot be confirmed is looked for, and told as not verified', async () => {
    shop.answer(verifyOrder, { refused: 400, message: 'no' });
    shop.answer(orderStatus, { state: 'open', tried: true });
    expect(await begin(paid)).toMatchObject({
      kind: 'unverified',
      message: expect.stringContaining(`${VERIFICATION_ERROR} No money has arrived so far.`),
    });
    expect(steps).toEqual(['ordering', 'paying', 'confirming', 'checking']);
  });

  it('of a session that ended is told apart: before Pay, in the window, and after it was made', async () => {
    shop.answer(orderStatus, { refused: 401, message: 'signed out' });
    expect(await begin(close)).toMatchObject({
      kind: 'signed-out',
      paid: false,
      message: expect.stringContaining('You were signed out before we could see'),
    });
    signInHere();
    provider.opened.length = 0;
    shop.answer(verifyOrder, { refused: 401, message: 'signed out' });
    expect(await begin(paid)).toMatchObject({
      kind: 'signed-out',
      paid: true,
      message: expect.stringContaining('your order is safe'),
    });
    signInHere();
    expect(await refused({ refused: 401 })).toEqual({ kind: 'signed-out', paid: false, message: '' });
  });

  it('of the rest goes to its own order', async () => {
    shop.answer(payRest, { id: 'order_2', amount: 100, currency: 'INR', shopName: 'Shagun' } as never);
    shop.answer(verifyOrder, { success: true, message: '', orderId: idOf('7'), kind: 'invitation' });
    await begin(paid, { amount: 100, rest: idOf('7'), contact: { name: '', mobile: '' } });
    expect(shop.made.find(({ path }) => path.endsWith('/rest'))).toMatchObject({
      path: `/api/user/orders/${idOf('7')}/rest`,
      body: { amount: 100 },
    });
    expect(provider.opened[0]!.prefill.contact).toBe('');
  });

  it('of an app that cannot show the window leads back to this page', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Mobile Instagram 300.0');
    shop.answer(orderStatus, { state: 'open', tried: false });
    // Who comes back by the browser's memory has closed the payment.
    const back = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await begin(back)).toMatchObject({ kind: 'dismissed' });
    expect(provider.opened[0]!.callback_url).toContain('/api/payments/return?from=');
    vi.restoreAllMocks();
  });
});

describe('Pay before any window', () => {
  it('sends what was agreed to and which payments were begun here', async () => {
    noteBegun('order_0', SWEET);
    agreeTo('fresh-token');
    shop.answer(orderStatus, { state: 'open', tried: false });
    await begin(close, { ...purchase, agreed: ['pay_0'] });
    expect(shop.made.find(({ path }) => path === '/createOrder')?.body).toMatchObject({
      orderAnyway: 'fresh-token',
      secondBoxes: { agreed: ['pay_0'], begun: ['order_0'] },
      advance: false,
    });
    expect(begunHere()).toEqual(['order_0', 'order_1']);
  });

  it.each([
    [
      'another price',
      { amount: 749_00, skipped: ['Asha'] },
      { kind: 'price-changed', amount: 749_00, skipped: ['Asha'] },
    ],
    ['a home with a box', { payments: ['pay_3'] }, { kind: 'second-boxes', payments: ['pay_3'] }],
    ['another box in the cart', { cart: idOf('4') }, { kind: 'box-changed' }],
    ['food that may spoil', { orderAnyway: 'agree' }, { kind: 'too-far', agreement: 'agree' }],
    ['the same order a moment ago', { orderId: idOf('9'), kind: 'item' }, { kind: 'repeated', of: 'item' }],
    ['guests who are gone', { refused: 400, gone: [idOf('2')] }, { kind: 'refused', gone: [idOf('2')], fields: {} }],
    ['a fault of the shop', { refused: 500 }, { kind: 'failed' }],
  ])('tells of %s', async (_, answer, outcome) => {
    expect(await refused(answer)).toMatchObject(outcome);
    expect(provider.opened).toEqual([]);
  });

  it('takes an order that its own lost payment made for news, not for a repetition', async () => {
    noteBegun('order_7', SWEET);
    expect(await refused({ orderId: idOf('9'), kind: 'item', payment: 'order_7' })).toMatchObject({
      kind: 'confirmed',
      orderId: idOf('9'),
    });
    expect(begunPayments()).toEqual([]);
  });

  it('says that no money was taken when no answer comes, and that one is offline where the browser knows it', async () => {
    shop.lose(createOrder);
    const lost = pay(purchase);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await lost).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('No money was taken and nothing you typed is lost'),
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    shop.lose(readSettings);
    const away = pay(purchase);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await away).toMatchObject({ kind: 'offline' });
    vi.restoreAllMocks();
  });

  it('says that the window could not be opened, and loads its script again at the next press', async () => {
    delete window.Razorpay;
    shop.answer(orderStatus, { state: 'open', tried: false });
    const scripts: HTMLScriptElement[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
    const first = pay(purchase);
    await soon(() => expect(scripts).toHaveLength(1));
    scripts[0]!.onerror!('');
    await vi.advanceTimersByTimeAsync(MINUTE / 4);
    expect(await first).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('We could not open the payment window.'),
    });
    const again = pay(purchase);
    await soon(() => expect(scripts).toHaveLength(2));
    provider = standInWindow();
    scripts[1]!.onload!(new Event('load'));
    await soon(() => expect(provider.opened).toHaveLength(1));
    close();
    await vi.advanceTimersByTimeAsync(MINUTE / 4);
    expect(await again).toMatchObject({ kind: 'dismissed' });
    vi.restoreAllMocks();
  });
});

describe('what this browser knows of payments', () => {
  it('keeps an order until it is put away, and whom it was told to', () => {
    notePlaced(idOf('9'), 'item', 'order_1');
    noteTold(idOf('9'));
    expect(placedOrders()).toMatchObject([{ told: true }]);
    putAway(idOf('9'));
    expect(placedOrders()).toEqual([]);
    expect(localStorage.getItem('shagun:payments:v1')).toBeNull();
  });

  it('tells of a payment what the server says', async () => {
    shop.answer(orderStatus, { state: 'open' });
    expect(await lookAtPayment('order_1')).toEqual({ state: 'open', tried: true });
    shop.answer(orderStatus, { state: 'pending' });
    expect(await lookAtPayment('order_1')).toEqual({ state: 'pending' });
  });
});
