import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountInWords, invoiceLine, stateOf } from '#features/orders/invoice.rules.ts';

const item = (gross: number, rate: number) => ({ text: 'Kaju katli', hsn: '2106', quantity: '2 kg', gross, rate });

it('splits a price into its value and its tax without losing a paisa', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), fc.constantFrom(0, 5, 12, 18, 28), fc.boolean(), (gross, rate, within) => {
      const { taxable, cgst, sgst, igst } = invoiceLine(item(gross, rate), within);
      expect(taxable + cgst + sgst + igst).toBe(gross);
      expect(Math.abs(cgst - sgst)).toBeLessThanOrEqual(1);
      expect(within ? igst : cgst + sgst).toBe(0);
      expect(Math.abs(taxable * (1 + rate / 100) - gross)).toBeLessThanOrEqual(1);
    }),
  );
});

it.each([
  [0, 'Rupees zero only'],
  [1_05, 'Rupees one and five paise only'],
  [2649_00, 'Rupees two thousand six hundred forty nine only'],
  [1_00_000_00, 'Rupees one lakh only'],
  [1_23_45_678_00, 'Rupees one crore twenty three lakh forty five thousand six hundred seventy eight only'],
])('%i paise are %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

it('knows the state of a pincode, and says when it does not', () => {
  expect(stateOf('143001')).toEqual({ name: 'Punjab', code: '03' });
  expect(stateOf('400001')?.name).toBe('Maharashtra');
  expect(stateOf('000000')).toBeNull();
  expect(stateOf('')).toBeNull();
});
