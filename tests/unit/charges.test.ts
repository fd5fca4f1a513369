import { describe, expect, it } from 'vitest';
import { chargeOfOrder, chargeOfRest } from '#domain/payments/charge.service.ts';
import type { PricedPurchase } from '#domain/payments/purchase.repo.ts';

const home = (more: object = {}) => ({
  guestId: 'guest-1',
  name: 'Asha',
  mobile: '9876543210',
  pincode: '143001',
  ...more,
});
const sweet = (ordered: object = {}, more: object = {}): PricedPurchase =>
  ({
    kind: 'item',
    title: 'Kaju Katli',
    amount: 1299_00,
    ordered: { kind: 'sweet', itemId: 'sweet-1', quantity: 1, unit: 'kg', ...ordered },
    recipients: [home({ guestId: null })],
    sale: { buyer: { name: 'Asha' } },
    cartId: null,
    skipped: [],
    ...more,
  }) as unknown as PricedPurchase;
const design = (sections: string[], more: object = {}) => ({
  invitationId: 'invitation-1',
  weight: 750,
  tempId: 2,
  sections: sections.map((sweetId, index) => ({ index, sweetId })),
  ...more,
});
const boxes = (ordered: object, recipients: object[], more: object = {}): PricedPurchase =>
  ({ ...sweet(), kind: 'invitation', ordered, recipients, ...more }) as unknown as PricedPurchase;
const charge = (priced: PricedPurchase, advance: number | null = null, userId = 'user-1') =>
  chargeOfOrder(userId, priced, advance);

describe('the charge of an order', () => {
  it('is its price, or the advance with the whole beside it', () => {
    expect(charge(sweet())).toMatchObject({ userId: 'user-1', amount: 1299_00, whole: null, orderId: null });
    expect(charge(sweet(), 650_00)).toMatchObject({ amount: 650_00, whole: 1299_00 });
  });

  it('holds carts of further designs, the first order of a wave and waiting homes where there are any', () => {
    expect(Object.keys(charge(sweet()).content)).toEqual(['title', 'ordered', 'recipients', 'cartId', 'sale']);
    const more = { circleCarts: ['cart-2'], waveOf: 'order-1', waiting: ['guest-9'] };
    expect(charge(sweet({}, more)).content).toMatchObject(more);
  });

  it('is the same payment when nothing differs, and another one when anything does', () => {
    const prints = [
      charge(sweet()),
      charge(sweet(), 650_00),
      charge(sweet({}, { circleCarts: ['cart-2'] })),
      charge(sweet({}, { waveOf: 'order-1' })),
      charge(sweet({}, { amount: 1300_00 })),
      charge(sweet({ quantity: 2 })),
      charge(sweet({}, { recipients: [home({ address: '9, Hall Bazaar' })] })),
      charge(sweet({}, { cartId: 'cart-1' })),
      charge(sweet(), null, 'user-2'),
    ].map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
    expect(charge(sweet()).fingerprint).toBe(prints[0]);
    // What is missing is no difference: payments begun by an older process go on.
    expect(charge(sweet({}, { circleCarts: undefined, waveOf: undefined })).fingerprint).toBe(prints[0]);
  });

  it('is of the same goods whatever price, name and cart are, and of others to another home', () => {
    const { goods } = charge(sweet());
    for (const same of [
      sweet({}, { amount: 1, cartId: 'x', title: 'y' }),
      sweet({}, { recipients: [home({ name: 'Z' })] }),
    ])
      expect(charge(same).goods).toBe(goods);
    const others = [
      sweet({ quantity: 2 }),
      sweet({ unit: 'gm' }),
      sweet({ itemId: 'sweet-2' }),
      sweet({ kind: 'dry-fruit' }),
      sweet({}, { recipients: [home({ pincode: '110001' })] }),
      sweet({}, { recipients: [home({ mobile: '9000000000' })] }),
    ].map((one) => charge(one).goods);
    expect(new Set([goods, ...others]).size).toBe(7);
  });

  it('of boxes is of the same goods in whatever order homes stand, and of others with other boxes for them', () => {
    const [one, two] = [home({ quantity: 1 }), home({ guestId: 'guest-2', quantity: 2 })];
    const { goods } = charge(boxes(design(['a', 'b']), [one, two]));
    expect(charge(boxes(design(['a', 'b']), [two, one])).goods).toBe(goods);
    const others = [
      boxes(design(['b', 'a']), [one, two]),
      boxes(design(['a', 'b'], { weight: 500 }), [one, two]),
      boxes(design(['a', 'b'], { tempId: 3 }), [one, two]),
      boxes(design(['a', 'b'], { invitationId: 'invitation-2' }), [one, two]),
      boxes(design(['a', 'b']), [one]),
      boxes(design(['a', 'b']), [{ ...one, quantity: 2 }, two]),
    ].map((priced) => charge(priced).goods);
    expect(new Set([goods, ...others]).size).toBe(7);
  });

  it('of several designs says which homes get which', () => {
    const both = { ...design(['a', 'b']), circles: [design(['a', 'b']), design(['c', 'd'])] };
    const [one, two] = [home({ quantity: 1 }), home({ guestId: 'guest-2', quantity: 1 })];
    const first = charge(boxes(both, [one, { ...two, circle: 1 }])).goods;
    expect(charge(boxes(both, [{ ...one, circle: 1 }, two])).goods).not.toBe(first);
    expect(
      charge(
        boxes(both, [
          { ...two, circle: 1 },
          { ...one, circle: 0 },
        ]),
      ).goods,
    ).toBe(first);
  });
});

describe('the charge of a rest', () => {
  const order = { id: 'order-1', kind: 'invitation' } as const;

  it('is its sum, with the homes that came off', () => {
    expect(chargeOfRest('user-1', order, 500_00, [2])).toMatchObject({
      userId: 'user-1',
      kind: 'invitation',
      amount: 500_00,
      whole: null,
      orderId: 'order-1',
      content: { off: [2] },
    });
  });

  it('is another payment after a home came off or the sum changed, and always the rest of that order', () => {
    const rests = [
      chargeOfRest('user-1', order, 500_00, [2]),
      chargeOfRest('user-1', order, 500_00, []),
      chargeOfRest('user-1', order, 400_00, [2]),
    ];
    expect(new Set(rests.map(({ fingerprint }) => fingerprint)).size).toBe(3);
    expect(new Set(rests.map(({ goods }) => goods)).size).toBe(1);
    expect(chargeOfRest('user-1', { ...order, id: 'order-2' }, 500_00, [2]).goods).not.toBe(rests[0]?.goods);
  });
});
