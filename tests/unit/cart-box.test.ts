// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#client/storage.ts';
import type { Choice } from '#domain/box/box.rules.ts';
import { addCart, type CartDetail, deleteCart, listCarts, readCart, updateCart } from '#domain/cart/cart.contract.ts';
import { keepInProgress, keptBox, storeChosenSweet } from '#shop/box/box.store.ts';
import { boxOfCart, type KeptCart, NO_PRICES, removeWithUndo, restoreCart } from '#shop/cart/cart-changes.ts';
import { useCartBox } from '#shop/cart/use-cart-box.ts';
import { swapSweet } from '#shop/checkout/swap-sweet.ts';
import { boxShop, DESIGN, designWire, idOf, signInHere, watchLeaving, soon } from '#tests/support/box-shop.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text), flash: () => undefined }));

const CART = idOf('c');
const rows = (count: number, ratePaise: number | null = 880_00) =>
  Array.from({ length: count }, (_, index) => ({
    index,
    sweetId: idOf(String(index + 1)),
    sweetName: `Sweet ${index + 1}`,
    image: '',
    ratePaise,
  }));
const cartOf = (more: object = {}, updated: object[] = rows(4), price = 1400): CartDetail =>
  ({
    cartDetail: {
      _id: CART,
      revision: 1,
      status: false,
      weight: '1000',
      tempId: 2,
      complete: true,
      amount: 3600,
      invitationId: designWire(price),
      ...more,
    },
    updated,
  }) as never;
const choice = (index: number): Choice => ({ index, sweetId: idOf('7'), name: 'Peda', image: '', rate: 400_00 });

let shop: ReturnType<typeof boxShop>;
let left: string[];

beforeEach(() => {
  toasts.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', `/cart-detail/${CART}/false`);
  signInHere();
  shop = boxShop();
  left = watchLeaving();
  // The shop keeps what it is told, and counts the changes.
  shop.answer(updateCart, ({ body }) => {
    const { revision } = body as { revision: number };
    return cartOf({ ...(body as object), revision: revision + 1 });
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens the page of a box in the cart. */
function open(first = cartOf()) {
  const stale = vi.fn();
  const { result } = renderHook(() => {
    const [detail, setDetail] = useState(first);
    const { invitationId: invitation } = detail.cartDetail;
    return useCartBox({
      detail,
      kept: boxOfCart(detail)!,
      invitation: invitation!,
      onSaved: setDetail,
      onStale: stale,
    });
  });
  return { cart: result, stale };
}
const sent = () => shop.made.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

describe('the page of a box in the cart', () => {
  it('saves changes one after another, each on top of the one before', async () => {
    const { cart } = open();
    await act(async () => cart.current.change({ ...cart.current.box, weight: 500 }));
    await act(async () => cart.current.change({ weight: 500, tempId: 3, choices: [] }));
    await soon(() =>
      expect(sent()).toEqual([
        { revision: 1, weight: 500 },
        { revision: 2, tempId: 3, sections: [] },
      ]),
    );
  });

  it('shows what is chosen while an earlier change is on its way', async () => {
    const [first, second] = [Promise.withResolvers<CartDetail>(), Promise.withResolvers<CartDetail>()];
    const turns = [first, second];
    shop.answer(updateCart, () => turns.shift()!.promise);
    const { cart } = open();
    act(() => cart.current.change({ ...cart.current.box, weight: 500 }));
    act(() => cart.current.change({ ...cart.current.box, weight: 250 }));
    await soon(() => expect(cart.current.busy).toBe(true));
    await act(async () => first.resolve(cartOf({ revision: 2, weight: '500' })));
    expect(cart.current.box.weight).toBe(250);
    await act(async () => second.resolve(cartOf({ revision: 3, weight: '250' })));
    await soon(() => expect(cart.current.busy).toBe(false));
    expect(cart.current.box.weight).toBe(250);
  });

  it('says why a change was refused, and asks for the cart as it is', async () => {
    shop.answer(updateCart, { refused: 409, message: 'It was changed in another window.' });
    const { cart, stale } = open();
    await act(async () => cart.current.change({ ...cart.current.box, weight: 500 }));
    await soon(() => expect(toasts).toEqual(['It was changed in another window.']));
    expect(stale).toHaveBeenCalledOnce();
    expect(cart.current.busy).toBe(false);
  });

  it('puts the sweets chosen on the list into the cart, once', async () => {
    storeChosenSweet({ ...choice(3), invitationId: DESIGN, cartId: CART, tempId: 2, weight: 1000 });
    const { cart } = open();
    await soon(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      sections: [{ index: 0 }, { index: 1 }, { index: 2 }, { index: 3, sweetId: idOf('7') }],
    });
    expect(cart.current.arrived).toBe(3);
    open();
    expect(sent()).toHaveLength(1);
  });

  it('leads on to the guests, or to a sample, with the sum of one box', async () => {
    shop.answer(readCart, cartOf());
    const { cart } = open();
    await act(() => cart.current.next());
    await act(() => cart.current.next(true));
    expect(left).toEqual([
      `/invitation-GuestList/3600?invitation=${DESIGN}&cart=${CART}&step=guests`,
      `/invitation-GuestList/3600?invitation=${DESIGN}&cart=${CART}&sample=1`,
    ]);
  });

  it('stays where a price changed since it was opened, says which, and leads on then', async () => {
    shop.answer(readCart, cartOf({}, rows(4), 1450));
    const { cart } = open();
    await act(() => cart.current.next());
    expect(cart.current.news).toContain('the invitation is now ₹1,450 (it was ₹1,400)');
    expect([cart.current.price, left]).toEqual([1450_00, []]);
    await act(() => cart.current.next());
    expect(left).toHaveLength(1);
  });

  it('stays where a sweet is gone meanwhile, and goes on where nobody can be asked', async () => {
    const { cart } = open();
    await act(() => cart.current.next());
    expect(left).toHaveLength(1);
    shop.answer(readCart, cartOf({ complete: false }, rows(4, null)));
    await act(() => cart.current.next());
    expect(left).toHaveLength(1);
    expect(cart.current.box.choices.every(({ gone }) => gone)).toBe(true);
  });

  it('moves to the list for later and back, and its address follows', async () => {
    shop.answer(listCarts, { success: true, cartData: [] } as never);
    const { cart } = open();
    await act(() => cart.current.move());
    expect(location.pathname).toBe(`/cart-detail/${CART}/true`);
    await act(() => cart.current.move());
    expect(toasts).toEqual(['Item saved for later.', 'Moved to the cart']);
    shop.answer(updateCart, { refused: 409, message: 'no' });
    await act(() => cart.current.move());
    expect(location.pathname).toBe(`/cart-detail/${CART}/false`);
  });
});

describe('a deleted cart', () => {
  const row = { ...cartOf().cartDetail, _id: CART } as never;

  it('can be put back with its sweets and its drafts', async () => {
    shop.answer(readCart, cartOf({}, [...rows(2), { index: 2, sweetId: idOf('3'), ratePaise: null }]));
    shop.answer(deleteCart, { success: true, message: '' });
    const removed = await removeWithUndo(row);
    expect(removed).toMatchObject({
      ok: true,
      kept: { id: CART, name: 'Rosewood chest', weight: 1000, sections: [{ index: 0 }, { index: 1 }] },
    });
    localStorage.setItem(storageKeys.draft(`recipients:${CART}`), 'kept');
    shop.answer(addCart, { success: true, message: '', cartId: idOf('b') });
    await restoreCart((removed as { kept: KeptCart }).kept);
    expect(shop.made.at(-1)?.body).toMatchObject({
      invitationId: DESIGN,
      weight: 1000,
      tempId: 2,
      boxName: '4 Section in box',
    });
    expect(localStorage.getItem(storageKeys.draft(`recipients:${idOf('b')}`))).toBe('kept');
    expect(localStorage.getItem(storageKeys.draft(`recipients:${CART}`))).toBeNull();
  });

  it('that another window deleted is gone as wished, and one that stays says why', async () => {
    shop.answer(readCart, { refused: 404, message: 'gone' });
    shop.answer(deleteCart, { refused: 404, message: 'gone' });
    expect(await removeWithUndo(row)).toEqual({ ok: true, kept: null });
    shop.answer(deleteCart, { refused: 400, message: 'Not now.' });
    expect(await removeWithUndo(row)).toEqual({ ok: false, message: 'Not now.' });
  });
});

describe('another sweet in the place of one that would spoil', () => {
  const peda = { sweetId: idOf('7'), name: 'Peda', image: '', rate: 400_00 };
  const design = { invitation: { _id: DESIGN, name: 'Rosewood chest' } as never };

  it('takes every section of it, in the browser', async () => {
    const kaju = { ...choice(0), sweetId: idOf('1') };
    keepInProgress(
      DESIGN,
      { weight: 1000, tempId: 2, choices: [kaju, { ...kaju, index: 1 }, choice(2)] },
      'Rosewood chest',
    );
    await swapSweet(design, '', idOf('1'), peda);
    expect(keptBox(DESIGN)?.choices.map(({ index, sweetId }) => [index, sweetId[0]])).toEqual([
      [0, '7'],
      [1, '7'],
      [2, '7'],
    ]);
    localStorage.clear();
    await swapSweet(design, '', idOf('1'), peda);
    expect(keptBox(DESIGN)).toBeNull();
  });

  it('goes into the cart, and says so when it cannot', async () => {
    shop.answer(readCart, cartOf());
    await swapSweet(design, CART, idOf('2'), peda);
    expect(sent()[0]).toMatchObject({ revision: 1, sections: [{}, { index: 1, sweetId: idOf('7') }, {}, {}] });
    shop.answer(readCart, cartOf({}, [{ index: 0, sweetId: idOf('1'), sweetName: '', image: '' }]));
    await swapSweet(design, CART, idOf('1'), peda);
    shop.answer(readCart, { refused: 404, message: 'It is gone.' });
    await swapSweet(design, CART, idOf('1'), peda);
    expect(toasts).toEqual([NO_PRICES, 'It is gone.']);
  });
});
