import { expect, it } from 'vitest';
import { demoPolicies } from '../../src/demo/catalogue/policies.ts';
import { DELIVERY_CHARGE, OWN_BOX_CHARGE } from '#features/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';

it('promises the delivery charges that are taken, and no others', () => {
  const charges = demoPolicies.shipping.match(/<h2>Charges<\/h2>.*?<\/table>/s)?.[0] ?? '';
  const named = new Set(charges.match(/₹[\d,.]+/g));
  expect(named).toEqual(new Set([formatRupees(DELIVERY_CHARGE), formatRupees(OWN_BOX_CHARGE)]));
});
