// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endBrowserSession } from '#client/session.ts';
import { storageKeys } from '#client/storage.ts';
import { readDryFruit } from '#domain/catalogue/dry-fruit.contract.ts';
import { readSweet } from '#domain/catalogue/sweet.contract.ts';
import { createOrder, orderStatus, verifyOrder } from '#domain/payments/checkout.contract.ts';
import { noteBegun } from '#shop/checkout/payment-notes.ts';
import { quantityReader, readChosen } from '#shop/checkout/quantity.rules.ts';
import { useDelivery } from '#shop/checkout/use-delivery.ts';
import { usePurchase } from '#shop/checkout/use-purchase.ts';
import { boxShop, idOf, PERSON, signInHere, watchLeaving, soon } from '#tests/support/box-shop.ts';
import { standInWindow } from '#tests/support/provider-window.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({
  toast: (text: string) => void toasts.push(text),
  flash: (text: string) => void toasts.push(text),
}));

const SWEET = idOf('1');
const DRAFT = storageKeys.draft(`purchase:${SWEET}`);
const BUILT = { rate: 500_00, delivery: 49_00, least: 100 };
const TODAY = { name: 'Kaju katli', image: '', ratePaise: 520_00, isDeliveryCharge: true, leastGrams: 250 };

let shop: ReturnType<typeof boxShop>;
let left: string[];

beforeEach(() => {
  toasts.length = 0;
  localStorage.clear();
  history.replaceState(null, '', '/sweets-info/1/sweets');
  signInHere();
  shop = boxShop();
  shop.answer(readSweet, { sweetData: TODAY } as never);
  left = watchLeaving();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens the form of a sweet, and waits until it has asked for today's price. */
async function open(kind: 'sweet' | 'dry-fruit' = 'sweet') {
  const { result } = renderHook(() => usePurchase(kind, SWEET, BUILT));
  await soon(() => expect(shop.made.some(({ path }) => path.includes(SWEET))).toBe(true));
  await act(() => result.current.correct());
  return result;
}
type Form = Awaited<ReturnType<typeof open>>;
const choose = (form: Form, quantity: string, unit: 'kg' | 'gm' = 'kg') =>
  act(() => form.current.choose({ quantity, unit }));
const pay = (form: Form) => act(() => form.current.pay());

describe('the quantity', () => {
  it('takes the unit that is written behind it, letter by letter, in any language', () => {
    const chosen: unknown[] = [];
    const read = quantityReader((now) => void chosen.push(now));
    let before = '';
    for (const next of ['5', '50', '500', '500 ', '500g', '500m']) before = read(next, before);
    expect(before).toBe('500');
    expect(chosen.at(-1)).toEqual({ quantity: '500', unit: 'gm' });
    expect(read('२ किलो', '')).toBe('2');
    expect(chosen.at(-1)).toEqual({ quantity: '2', unit: 'kg' });
  });

  it('of an earlier visit is read with its unit, and nonsense as nothing', () => {
    expect(readChosen('sweet', { quantity: '500 grams', unit: 'kg' })).toEqual({ quantity: '500', unit: 'gm' });
    expect(readChosen('sweet', { quantity: '750', unit: 'gm' })).toEqual({ quantity: '750', unit: 'gm' });
    expect(readChosen('dry-fruit', { quantity: '5', unit: 'gm' })).toEqual({ quantity: '5', unit: 'kg' });
    expect(readChosen('sweet', { quantity: 7 })).toEqual({ quantity: '', unit: 'kg' });
    expect(readChosen('sweet', null)).toEqual({ quantity: '', unit: 'kg' });
  });

  it('is complained of while typing only for its signs, and for its size when Pay was meant', async () => {
    const form = await open();
    choose(form, '1,5');
    expect(form.current.complaint).toBe('Digits only, please: for 1,5 kg choose gm and type 1500.');
    choose(form, '7', 'gm');
    expect(form.current.complaint).toBe('');
    expect(form.current.sum.total).toBe(0);
    await pay(form);
    expect(form.current.complaint).toBe('Please take at least 250 gm.');
    expect(form.current.Delivery).toBeNull();
    choose(form, '999');
    await pay(form);
    expect(form.current.complaint).toBe('For so much at once, please write to us.');
  });
});

describe('the purchase form', () => {
  it('counts by the price of today, and keeps what was chosen', async () => {
    const form = await open();
    choose(form, '2');
    expect(form.current.sum).toEqual({ price: 2600_00, delivery: 49_00, total: 2649_00 });
    expect(JSON.parse(localStorage.getItem(DRAFT)!)).toEqual({ quantity: '2', unit: 'kg' });
  });

  it('keeps the price of the page when today’s cannot be had, and sells nothing that is gone', async () => {
    shop.answer(readSweet, { refused: 400, message: 'no' });
    expect((await open()).current.offer).toEqual(BUILT);
    shop.answer(readSweet, { refused: 404, message: 'gone' });
    const form = await open();
    await soon(() => expect(form.current.gone).toBe(true));
  });

  it('of a dry fruit counts whole kilograms, always with delivery', async () => {
    shop.answer(readDryFruit, { dryFruitData: { name: 'Almonds', image: '', ratePaise: 900_00 } } as never);
    const form = await open('dry-fruit');
    await soon(() => expect(form.current.offer.rate).toBe(900_00));
    choose(form, '2');
    expect(form.current.sum.total).toBe(1849_00);
    choose(form, '');
    await pay(form);
    expect(form.current.complaint).toBe('please Select Quantity');
  });

  it('opens the dialog at Pay, and asks to sign in first whoever has not', async () => {
    const form = await open();
    choose(form, '2');
    await pay(form);
    await soon(() => expect(form.current.Delivery).not.toBeNull());
    act(() => form.current.close());
    expect(form.current.Delivery).toBeNull();
    endBrowserSession();
    await pay(form);
    expect(left).toEqual(['/signup']);
    expect(sessionStorage.getItem(storageKeys.returnTo)).toBe('/signup /sweets-info/1/sweets#pay');
    expect(form.current.Delivery).toBeNull();
  });

  it('goes on by itself after signing in, once, with what was chosen before', async () => {
    localStorage.setItem(DRAFT, JSON.stringify({ quantity: '2', unit: 'kg' }));
    history.replaceState(null, '', '/sweets-info/1/sweets#pay');
    const form = await open();
    await soon(() => expect(form.current.Delivery).not.toBeNull());
    expect(form.current.chosen.quantity).toBe('2');
    expect(location.hash).toBe('');
  });

  it('waits for a quantity after signing in where none is payable, and says what is wrong', async () => {
    localStorage.setItem(DRAFT, JSON.stringify({ quantity: '50', unit: 'gm' }));
    history.replaceState(null, '', '/sweets-info/1/sweets#pay');
    const form = await open();
    await soon(() => expect(form.current.complaint).toBe('Please take at least 250 gm.'));
    expect(form.current.Delivery).toBeNull();
  });

  it('takes up what was sent before any script was there, and keeps it through sign-in', async () => {
    endBrowserSession();
    history.replaceState(null, '', '/sweets-info/1/sweets?quantity=500+gm&unit=kg&from=list#pay');
    await open();
    await soon(() => expect(left).toEqual(['/signup']));
    expect(JSON.parse(localStorage.getItem(DRAFT)!)).toEqual({ quantity: '500', unit: 'gm' });
    expect(location.search).toBe('?from=list');
  });

  it('tells of an earlier payment for the same thing whose end is not known', async () => {
    expect((await open()).current.tried).toBe(false);
    noteBegun('order_1', SWEET);
    expect((await open()).current.tried).toBe(true);
  });
});

describe('the delivery dialog', () => {
  const item = {
    kind: 'sweet' as const,
    id: SWEET,
    name: 'Kaju katli',
    quantity: '2',
    unit: 'kg' as const,
    amount: 2649_00,
    advance: 40,
  };
  const KEY = storageKeys.draft(`delivery:${SWEET}`);
  const heard = { stale: 0, paid: 0 };
  const openDialog = (more: Partial<typeof item> = {}) =>
    renderHook(() =>
      useDelivery({
        item: { ...item, ...more },
        onStale: () => void (heard.stale += 1),
        onPaid: () => void (heard.paid += 1),
      }),
    ).result;
  /** Fills the form as its fields would. */
  async function fill(dialog: ReturnType<typeof openDialog>, fields: Record<string, string> = {}) {
    for (const name of ['name', 'address', 'pincode', 'mobile'] as const) {
      const { onChange, ref } = dialog.current.register(name);
      const field = Object.assign(document.createElement('input'), { name });
      ref(field);
      field.value = fields[name] ?? PERSON[name];
      await act(async () => void (await onChange({ target: field, type: 'change' })));
    }
  }
  /** Fills the form and presses Pay, until Pay has ended. */
  async function submit(dialog: ReturnType<typeof openDialog>, fields: Record<string, string> = {}) {
    await fill(dialog, fields);
    await act(() => dialog.current.submit());
  }

  beforeEach(() => Object.assign(heard, { stale: 0, paid: 0 }));

  it('begins with the account, and with what was typed for this item before', () => {
    expect(openDialog().current.watch()).toEqual({
      name: PERSON.name,
      address: PERSON.address,
      pincode: '143001',
      mobile: PERSON.mobile,
    });
    localStorage.setItem(KEY, JSON.stringify({ name: 'Asha Rani', address: '', pincode: 3 }));
    expect(openDialog().current.watch()).toMatchObject({
      name: 'Asha Rani',
      address: PERSON.address,
      pincode: '143001',
    });
  });

  it('says at each field what is wrong, keeps it, and sends nothing', async () => {
    const dialog = openDialog();
    await submit(dialog, { name: 'S1', address: '', pincode: '12', mobile: '98765' });
    expect(
      [
        dialog.current.errors.name,
        dialog.current.errors.address,
        dialog.current.errors.pincode,
        dialog.current.errors.mobile,
      ].map((error) => error?.message),
    ).toEqual(['Enter valid name.', 'Address is required.', 'Pincode must be 6 digits.', 'Mobile number not valid.']);
    expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject({ name: 'S1', pincode: '12' });
    expect(shop.made).toEqual([]);
  });

  it('shows the price of the shop when it is another, and pays that at the next press', async () => {
    shop.answer(createOrder, { refused: 409, message: 'The price has changed to ₹2,749.', amount: 2749_00 } as never);
    const dialog = openDialog();
    await submit(dialog);
    await soon(() => expect(dialog.current.paying.problem).toBe('The price has changed to ₹2,749.'));
    expect([dialog.current.amount, dialog.current.now, heard.stale]).toEqual([2749_00, 2749_00, 1]);
    await submit(dialog);
    expect(shop.made.at(-1)?.body).toMatchObject({ amount: 2749_00, item: { itemId: SWEET, quantity: 2, unit: 'kg' } });
  });

  it('puts a refusal of the shop beside its field, and asks the page for the offer where the quantity is refused', async () => {
    shop.answer(createOrder, {
      refused: 400,
      message: 'Please look again.',
      errors: { 'item.delivery.pincode': 'We do not deliver there.', 'item.quantity': 'Too little.' },
    } as never);
    const dialog = openDialog();
    await submit(dialog);
    await soon(() => expect(dialog.current.errors.pincode?.message).toBe('We do not deliver there.'));
    expect(heard.stale).toBe(1);
  });

  it('pays an advance of what UPI does not take at once', async () => {
    const dialog = openDialog({ amount: 200_000_00 });
    act(() => dialog.current.setAdvance(true));
    expect(dialog.current.now).toBe(80_000_00);
    await submit(dialog);
    expect(shop.made.find(({ path }) => path === '/createOrder')?.body).toMatchObject({
      amount: 200_000_00,
      advance: true,
      advanceAmount: 80_000_00,
    });
  });

  it('forgets the address once it is paid, and leads home', async () => {
    const provider = standInWindow();
    shop.answer(createOrder, { id: 'order_1', amount: 2649_00, currency: 'INR', shopName: 'Shagun' } as never);
    shop.answer(verifyOrder, { success: true, message: '', orderId: idOf('9'), kind: 'item' });
    const dialog = openDialog();
    await fill(dialog);
    act(() => void dialog.current.submit());
    await soon(() => expect(provider.opened).toHaveLength(1));
    act(() => provider.opened[0]!.handler({ razorpay_order_id: 'order_1' }));
    await soon(() => expect(left).toEqual(['/']));
    expect(toasts).toEqual(['Your Order Confirmed']);
    expect([heard.paid, localStorage.getItem(KEY)]).toEqual([1, null]);
    await soon(() => expect(dialog.current.paying.step).toBe('confirming'));
  });

  it('keeps everything after a failed payment, for the next press', async () => {
    shop.answer(createOrder, { refused: 500, message: 'out of order' });
    shop.answer(orderStatus, { state: 'open', tried: false });
    const dialog = openDialog();
    await submit(dialog);
    await soon(() => expect(toasts).toEqual(['Something wrong!']));
    expect(dialog.current.paying.step).toBe('idle');
    expect(dialog.current.watch('address')).toBe(PERSON.address);
  });
});
