import { expect, it } from 'vitest';
import { type SweetWire, sweetFromWire } from '#domain/catalogue/sweet.contract.ts';
import { sweetHead } from '#shop/catalogue/sweet.head.ts';
import { shopFacts } from '#shop.config';
import sample from '#publish/snapshot/sample/sweets.json' with { type: 'json' };

const known = sweetFromWire(sample[0] as SweetWire);
const { name, charges } = shopFacts;

/** Returns the delivery charge that search engines read of a sweet, in rupees. */
function chargeTold(isDeliveryCharge: boolean): unknown {
  const sweet = { ...known, isDeliveryCharge };
  const head = JSON.stringify(
    sweetHead(sweet, { name, charges, refunds: true }, new URL('https://shop.example')).jsonLd,
  );
  return Number(/"shippingRate":\{[^}]*"maxValue":([\d.]+)/.exec(head)?.[1]);
}

it('search engines read the delivery charge of a sweet, and none of a sweet that goes free', () => {
  expect([chargeTold(true), chargeTold(false)]).toEqual([49, 0]);
});
