import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartDetail } from '#domain/cart/cart.contract.ts';
import { type DryFruitWire, dryFruitFromWire, dryFruitToWire } from '#domain/catalogue/dry-fruit.contract.ts';
import { sweetFromWire, sweetToWire, type SweetWire } from '#domain/catalogue/sweet.contract.ts';
import { fakePage } from '#tests/support/browser-globals.ts';

const ID = 'a'.repeat(24);
/** A text and paise that disagree: whoever computes goes by the paise. */
const told = { amount: '1/400gm', ratePaise: 500_00 };
/** What an earlier version answers, or wrote. */
const earlier = { amount: '500/400gm' };
const sweet = (price: object) => ({ _id: ID, name: 'Kaju katli', image: 'x.webp', ...price }) as unknown as SweetWire;

describe('a rate in a snapshot', () => {
  it('is what the paise say, whatever the text beside them says', () => {
    expect(sweetFromWire(sweet(told)).rate).toBe(500_00);
    expect(sweetFromWire(sweet({ amount: 'on request', ratePaise: 500_00 })).rate).toBe(500_00);
    expect(dryFruitFromWire({ ...sweet(told), amount: '1/kg' }).rate).toBe(500_00);
  });

  it('that was taken before has the text alone, which is read if it says the price of the kind’s weight', () => {
    expect(sweetFromWire(sweet(earlier)).rate).toBe(500_00);
    expect(dryFruitFromWire(sweet({ amount: '900/kg' }) as DryFruitWire).rate).toBe(900_00);
  });

  it.each(['on request', '', '500', '500/kg', '/400gm'])('cannot be read from %j, and is not nought', (amount) => {
    expect(() => sweetFromWire(sweet({ amount }))).toThrow(`The price “${amount}” cannot be read.`);
  });

  it('goes out and comes back the same, and says its text for earlier clients', () => {
    const one = sweetFromWire(sweet({ ratePaise: 880_50 }));
    expect(sweetToWire(one)).toMatchObject({ amount: '880.5/400gm', ratePaise: 880_50, numericPrice: 880.5 });
    expect(sweetFromWire(sweetToWire(one))).toEqual(one);
    const fruit = dryFruitFromWire(sweet({ ratePaise: 900_00 }) as DryFruitWire);
    expect(dryFruitToWire(fruit)).toMatchObject({ amount: '900/kg', ratePaise: 900_00 });
  });
});

describe('a browser that is told a rate', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const answered = (answer: object): void => {
    fakePage();
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(Response.json(answer))),
    );
  };
  const built = { rate: 400_00, delivery: 49_00, least: 100 };

  it.each([
    [told, 500_00],
    // The price of the page stands where that of today is not known.
    [earlier, undefined],
  ])('%j, offers the sweet by the paise alone: %s', async (price, rate) => {
    answered({ sweetData: sweet(price), shop: { charges: { item: 49_00 } } });
    const { readOffer } = await import('#shop/checkout/live-offer.ts');
    expect((await readOffer('sweet', ID, built)) ?? {}).toEqual(rate ? expect.objectContaining({ rate }) : {});
    const { sweetsToday } = await import('#shop/box/box-today.ts');
    expect([...(await sweetsToday([ID]))]).toEqual(
      rate ? [[ID, expect.objectContaining({ name: 'Kaju katli', rate })]] : [],
    );
  });

  it('prices the box of a cart by the paise, and refuses one that has none', async () => {
    fakePage();
    const { boxOfCart } = await import('#shop/cart/cart-changes.ts');
    const cart = (...prices: object[]) =>
      boxOfCart({
        cartDetail: { weight: '1000', tempId: 2 },
        updated: prices.map((price, index) => ({ index, sweetId: ID, sweetName: 'Peda', image: '', ...price })),
      } as CartDetail);
    const gone = { amount: '', ratePaise: null };
    expect(cart(told, gone)?.choices).toMatchObject([{ rate: 500_00 }, { gone: true }]);
    expect(cart(told)?.choices[0]).not.toHaveProperty('gone');
    for (const broken of [earlier, { ...told, ratePaise: 'much' }, { ...told, ratePaise: Number.NaN }])
      expect([cart(told, broken), cart(gone, broken)]).toEqual([null, null]);
  });
});
