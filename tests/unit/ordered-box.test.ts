// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calculatePrice, readCart } from '#domain/cart/cart.contract.ts';
import { readInvitation } from '#domain/catalogue/invitation.contract.ts';
import { readSweet } from '#domain/catalogue/sweet.contract.ts';
import { oneCircle, withBox } from '#domain/orders/circles.rules.ts';
import { readInvitationOrder } from '#domain/orders/order.contract.ts';
import { readWaves } from '#domain/orders/waves.contract.ts';
import { readShop } from '#domain/settings/shown-shop.contract.ts';
import { keepInProgress, keptBox } from '#shop/box/box.store.ts';
import { boughtBox } from '#shop/checkout/bought-box.ts';
import { waysOf } from '#shop/checkout/far-away-ways.ts';
import { forgetCircles, useCircles, useFurtherBoxes } from '#shop/checkout/use-circles.ts';
import { draftName, type OrderedBox, readOrdered, useOrderedBox } from '#shop/checkout/use-ordered-box.ts';
import { storageKeys } from '#client/storage.ts';
import { boxShop, DESIGN, designWire, idOf, signInHere, soon } from '#tests/support/box-shop.ts';

const CART = idOf('c');
const ORDER = idOf('9');
const sections = [0, 1, 2, 3].map((index) => ({ index, sweetId: idOf(String(index + 1)) }));
const choices = sections.map((one) => ({ ...one, name: 'Sweet', image: '', rate: 880_00 }));
const parts = { invitationId: DESIGN, tempId: 2, weight: 1000 as const, sections };
const nothing = { invitationId: '', cartId: '', wave: '', as: '' };
const orderOf = (more: object = {}) =>
  ({
    paymentHistory: [
      {
        _id: ORDER,
        invitationId: DESIGN,
        tempId: 2,
        weight: '1000',
        sweets: sections.map((one) => ({ ...one, name: 'kaju', img: '' })),
        days: { by: null, event: null },
        ...more,
      },
    ],
  }) as never;

let shop: ReturnType<typeof boxShop>;

beforeEach(() => {
  localStorage.clear();
  signInHere();
  shop = boxShop();
});

afterEach(cleanup);

/** Loads what is ordered, as the payment page does. */
async function load(of: Partial<typeof nothing>) {
  const { result } = renderHook(() => useOrderedBox({ ...nothing, ...of }));
  await soon(() => expect(result.current.ordered.state).not.toBe('loading'));
  return result;
}

describe('what is ordered', () => {
  it('stands in the address, where nothing but ids is taken', () => {
    expect(readOrdered(`?invitation=${DESIGN}&cart=1&wave=${ORDER}&sample=1`)).toEqual({
      invitationId: DESIGN,
      cartId: '',
      wave: ORDER,
      as: '',
      sample: true,
    });
    const names = [{ wave: ORDER }, { as: ORDER }, { cartId: CART }, {}].map((one) =>
      draftName({ ...nothing, sample: false, ...one }, DESIGN),
    );
    expect(names).toEqual([`wave:${ORDER}`, `as:${ORDER}`, CART, DESIGN]);
  });

  it('is the box of this browser at the prices of today', async () => {
    keepInProgress(DESIGN, { weight: 1000, tempId: 2, choices }, 'Rosewood chest');
    const box = await load({ invitationId: DESIGN });
    expect(box.current.ordered).toMatchObject({
      state: 'ready',
      box: { complete: true, price: 1800_00, sections, gone: [], advance: 40, charges: { guestBox: 49_00 } },
    });
    expect(keptBox(DESIGN)?.choices[0]?.name).toBe('Sweet 1');
  });

  it('waits for another sweet where one is gone, and names it', async () => {
    keepInProgress(DESIGN, { weight: 1000, tempId: 2, choices }, 'Rosewood chest');
    shop.answer(readSweet, { refused: 404, message: 'gone' });
    const box = await load({ invitationId: DESIGN });
    expect(box.current.ordered).toMatchObject({
      box: { complete: false, price: 1400_00, sections: [], gone: [{ index: 0, name: 'Sweet' }, {}, {}, {}] },
    });
  });

  it('is not complete where the shop prices a section with nothing', async () => {
    keepInProgress(DESIGN, { weight: 1000, tempId: 2, choices }, 'Rosewood chest');
    shop.answer(calculatePrice, { amounts: [100, 0, 100, 100, 0] } as never);
    expect((await load({ invitationId: DESIGN })).current.ordered).toMatchObject({ box: { complete: false } });
  });

  it('asks for a box first where there is none, and says what the shop says where it refuses', async () => {
    expect((await load({})).current.ordered).toEqual({
      state: 'failed',
      message: 'Please choose an invitation and fill its box first.',
    });
    shop.answer(readInvitation, { refused: 404, message: 'No such design.' });
    expect((await load({ invitationId: DESIGN })).current.ordered).toEqual({
      state: 'failed',
      message: 'No such design.',
    });
    shop.answer(readInvitation, { invitation: designWire() } as never);
    shop.answer(readShop, { refused: 400, message: 'No shop.' });
    expect((await load({ invitationId: DESIGN })).current.ordered).toMatchObject({ message: 'No shop.' });
    keepInProgress(DESIGN, { weight: 1000, tempId: 2, choices }, 'Rosewood chest');
    shop.answer(readShop, { shop: { charges: {} } } as never);
    shop.answer(calculatePrice, { refused: 400, message: 'No price.' });
    expect((await load({ invitationId: DESIGN })).current.ordered).toMatchObject({ message: 'No price.' });
  });

  it('comes from the cart as the shop prices it, and again when it is asked', async () => {
    const cart = (more: object = {}, ratePaise: number | undefined = 880_00) =>
      ({
        cartDetail: { weight: '1000', tempId: 2, complete: true, amount: 3600, invitationId: designWire(), ...more },
        updated: sections.map((one) => ({ ...one, sweetName: '', image: '', ratePaise })),
      }) as never;
    shop.answer(readCart, cart());
    const box = await load({ cartId: CART });
    expect(box.current.ordered).toMatchObject({ state: 'ready', box: { price: 3600_00, complete: true, sections } });
    shop.answer(readCart, cart({ amount: 3700 }));
    act(() => box.current.reprice());
    await soon(() => expect(box.current.ordered).toMatchObject({ box: { price: 3700_00 } }));
    const failing = async (answer: never, words: string): Promise<void> => {
      shop.answer(readCart, answer);
      expect((await load({ cartId: CART })).current.ordered).toMatchObject({
        state: 'failed',
        message: expect.stringContaining(words),
      });
    };
    await failing(cart({ invitationId: null }), 'We no longer offer this invitation.');
    await failing(
      { cartDetail: { weight: '1000', tempId: 2, invitationId: designWire() }, updated: [{ index: 0 }] } as never,
      'do not have the prices of this box',
    );
    await failing({ refused: 404, message: 'No such cart.' } as never, 'No such cart.');
    shop.answer(readCart, cart());
    shop.answer(readShop, { refused: 400, message: 'No shop.' });
    expect((await load({ cartId: CART })).current.ordered).toMatchObject({ message: 'No shop.' });
  });
});

describe('an order after another', () => {
  it('has the same boxes once more', async () => {
    shop.answer(readInvitationOrder, orderOf());
    const box = await load({ as: ORDER });
    expect(box.current.ordered).toMatchObject({ state: 'ready', box: { complete: true, sections } });
    expect(box.current.ordered).not.toHaveProperty('chosen');
  });

  it('as a wave begins with its late guests, their designs, its card and the days to come', async () => {
    const card = { message: 'With love' };
    shop.answer(readInvitationOrder, ({ params: { id } }) =>
      id === ORDER
        ? orderOf({
            circles: [
              { ...parts, weight: '1000', circle: 'Family', sweets: sections },
              { ...parts, weight: '500', circle: 'Office', sweets: sections },
            ],
            days: { by: null, event: '2999-02-01' },
          })
        : orderOf({ card }),
    );
    shop.answer(readWaves, {
      waves: [{ _id: idOf('8') }],
      late: [
        { guestId: idOf('a'), name: 'Asha', design: 1 },
        { guestId: idOf('b'), name: 'Bua', design: 0 },
      ],
      missing: 0,
    } as never);
    expect((await load({ wave: ORDER })).current.ordered).toMatchObject({
      state: 'ready',
      chosen: [idOf('a'), idOf('b')],
      card,
      days: { event: '2999-02-01' },
      circles: {
        name: 'Family',
        boxes: [{ id: `${ORDER}-1`, name: 'Office', isBefore: true, parts: { weight: 500 } }],
        of: { [idOf('a')]: `${ORDER}-1` },
      },
    });
  });

  it('says what is wrong where it is not there, or no longer offered', async () => {
    shop.answer(readInvitationOrder, { paymentHistory: [] } as never);
    expect((await load({ as: ORDER })).current.ordered).toEqual({
      state: 'failed',
      message: 'We cannot find that order. Please look in your payment history.',
    });
    shop.answer(readInvitationOrder, { refused: 404, message: 'No such order.' });
    expect((await load({ as: ORDER })).current.ordered).toMatchObject({ message: 'No such order.' });
    shop.answer(readInvitationOrder, orderOf());
    shop.answer(readWaves, { refused: 400, message: 'No waves.' });
    expect((await load({ wave: ORDER })).current.ordered).toMatchObject({ message: 'No waves.' });
    shop.answer(readInvitation, { refused: 404, message: 'No such design.' });
    expect((await load({ as: ORDER })).current.ordered).toMatchObject({ message: 'No such design.' });
  });

  it('draws its box without prices, which the order has itself', () => {
    expect(
      boughtBox({
        weight: '999',
        tempId: 2,
        sweets: [{ index: 0, name: 'kaju', img: 'a.webp', sweetId: idOf('1') }],
      } as never),
    ).toEqual({
      weight: 1000,
      tempId: 2,
      choices: [{ index: 0, sweetId: idOf('1'), name: 'kaju', image: 'a.webp', rate: 0 }],
    });
  });
});

describe('further designs of an order', () => {
  const further = withBox(oneCircle, { id: 'office', cartId: '', parts });

  it('are kept in the browser while there are any, and follow another tab', () => {
    const { result } = renderHook(() => useCircles(CART));
    expect(result.current.circles).toEqual(oneCircle);
    act(() => result.current.setCircles(further));
    const key = storageKeys.draft(`circles:${CART}`);
    expect(renderHook(() => useCircles(CART)).result.current.circles).toEqual(further);
    localStorage.setItem(key, '{"boxes":3}');
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(result.current.circles).toEqual(oneCircle);
    act(() => result.current.setCircles(further));
    forgetCircles(CART);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('are priced by today, from their parts or their cart, and once more when asked', async () => {
    shop.answer(readCart, { refused: 404, message: 'No such cart.' });
    const both = withBox(further, { id: 'cart', cartId: CART, parts: null });
    const { result } = renderHook(() => useFurtherBoxes(both));
    await soon(() => expect(Object.keys(result.current.found).sort()).toEqual(['cart', 'office']));
    expect(result.current.found).toMatchObject({ office: { box: { price: 1800_00 } }, cart: { state: 'failed' } });
    const before = shop.made.length;
    act(() => result.current.reprice());
    await soon(() => expect(shop.made.length).toBeGreaterThan(before));
  });
});

describe('ways out for a sweet that does not reach every home', () => {
  const home = (guestId: string) => ({ guestId, name: guestId, pincode: '143001' });
  const box = {
    price: 1800_00,
    charges: { item: 0, guestBox: 49_00, ownBox: 99_00 },
    invitation: { isDeliveryCharge: true },
  } as unknown as OrderedBox;
  const design = {
    id: '',
    name: '',
    cartId: '',
    problem: '',
    box,
    parts,
    homes: [home('a'), home('b'), home('')],
    recipients: [
      { guestId: 'a', quantity: 2 },
      { guestId: 'b', quantity: 1 },
    ],
    own: 1,
  };
  const far = { sweetId: idOf('1'), instead: { sweetId: idOf('7'), name: 'Peda', image: '', rate: 0 } };

  it('offers a second design for those, another sweet for all, or the order without them, with what each costs', async () => {
    shop.answer(calculatePrice, { amounts: [110, 100, 100, 100, 0] } as never);
    expect(await waysOf(design, far, [home('a'), home('')], true)).toEqual([
      { is: 'second', more: 30_00 },
      { is: 'swap', more: 40_00 },
      { is: 'without', more: -(3 * 1800_00 + 2 * 49_00 + 99_00) },
    ]);
    expect((await waysOf(design, far, [home('a')], false)).map(({ is }) => is)).toEqual(['swap', 'without']);
    expect((await waysOf(design, far, design.homes, true)).map(({ is }) => is)).toEqual(['swap']);
  });

  it('offers no sweet that is not offered itself', async () => {
    expect((await waysOf(design, { ...far, instead: null }, [home('a')], true)).map(({ is }) => is)).toEqual([
      'without',
    ]);
    shop.answer(readSweet, { refused: 404, message: 'gone' });
    expect((await waysOf(design, far, [home('a')], true)).map(({ is }) => is)).toEqual(['without']);
  });
});
