import { expect, it } from 'vitest';
import { demoPolicies } from '../../scripts/demo/catalogue/policies.ts';
import { shopFacts } from '#shop.config';
import { formatRupees } from '#lib/money.ts';

it('promises the delivery charges that are taken, and no others', () => {
  const charges = demoPolicies.shipping.match(/<h2>Charges<\/h2>.*?<\/table>/s)?.[0] ?? '';
  const named = new Set(charges.match(/₹[\d,.]+/g));
  expect(named).toEqual(new Set(Object.values(shopFacts.charges).map((charge) => formatRupees(charge))));
});
