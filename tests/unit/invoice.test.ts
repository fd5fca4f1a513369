import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountInWords, invoiceLine, soldOf } from '#domain/orders/invoice.rules.ts';
import { placeOfSupply } from '#domain/orders/place-of-supply.repo.ts';
import { isWithinState, type Seller } from '#domain/orders/sale.rules.ts';
import { pincodeTable } from '#domain/delivery/pincode.repo.ts';

const item = (gross: number, rate: number) => ({ text: 'Kaju katli', hsn: '2106', quantity: '2 kg', gross, rate });

it('splits a price into its value and its tax without losing a paisa', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000_000 }),
      fc.constantFrom(0, 5, 12, 18, 28),
      fc.boolean(),
      (gross, rate, within) => {
        const { taxable, cgst, sgst, igst } = invoiceLine(item(gross, rate), within);
        expect(taxable + cgst + sgst + igst).toBe(gross);
        expect(within ? igst : cgst + sgst).toBe(0);
        // In whole hundredths of a paisa, so that no fraction of the arithmetic counts: at most a paisa of value is off.
        expect(Math.abs(taxable * (100 + rate) - gross * 100)).toBeLessThanOrEqual(100 + rate);
      },
    ),
  );
});

it('shares the tax within the state equally, to the paisa, and as near as paise allow', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), fc.constantFrom(0, 5, 12, 18, 28), (gross, rate) => {
      const { cgst, sgst } = invoiceLine(item(gross, rate), true);
      expect(cgst).toBe(sgst);
      expect(Math.abs(cgst - (gross * rate) / (100 + rate) / 2)).toBeLessThanOrEqual(0.5);
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

it('lists goods and delivery that was charged, less the delivery that came off for cancelled homes', () => {
  const line = (text: string, gross: number) => ({ text, quantity: '1', gross });
  const [office, family] = [line('Office', 500_00), line('Family', 300_00)];
  expect(soldOf([office, family], 0)).toEqual([office, family]);
  const delivery = { text: 'Delivery', quantity: '', gross: 49_00 };
  expect(soldOf([office], 49_00)).toEqual([office, delivery]);
  const off = { goods: 0, delivery: 49_00 };
  expect(soldOf([office, family], 98_00, { off, offDesigns: [] })).toEqual([office, family, delivery]);
  expect(soldOf([office], 49_00, { off, offDesigns: [] })).toEqual([office]);
});

/** The states' codes as the tax office lists them, written down a second time to find a slip in the first. */
const CODES = `01 Jammu and Kashmir|02 Himachal Pradesh|03 Punjab|04 Chandigarh|05 Uttarakhand|06 Haryana|07 Delhi|08 Rajasthan|
09 Uttar Pradesh|10 Bihar|11 Sikkim|12 Arunachal Pradesh|13 Nagaland|14 Manipur|15 Mizoram|16 Tripura|17 Meghalaya|18 Assam|
19 West Bengal|20 Jharkhand|21 Odisha|22 Chhattisgarh|23 Madhya Pradesh|24 Gujarat|26 Dadra and Nagar Haveli and Daman and Diu|
27 Maharashtra|29 Karnataka|30 Goa|31 Lakshadweep|32 Kerala|33 Tamil Nadu|34 Puducherry|35 Andaman and Nicobar Islands|
36 Telangana|37 Andhra Pradesh|38 Ladakh`;

it('names for every pincode of India the state it lies in, with its code', () => {
  const codes = new Map(
    CODES.split('|')
      .map((line) => line.trim())
      .map((line) => [line.slice(3), line.slice(0, 2)]),
  );
  const wrong = [...pincodeTable()].filter(([pincode, places]) => {
    const states = places.map(({ state }) => state);
    const place = placeOfSupply({ pincode, address: '' });
    if (states.length === 0) return place !== null && codes.get(place.name) !== place.code;
    return place === null || !states.includes(place.name) || codes.get(place.name) !== place.code;
  });
  expect(pincodeTable().size).toBeGreaterThan(19_000);
  expect(wrong).toEqual([]);
});

it.each([
  ['160017', 'Sector 17', 'Chandigarh', '04'],
  ['248001', 'Rajpur Road', 'Uttarakhand', '05'],
  ['834001', 'Main Road', 'Jharkhand', '20'],
  ['403001', 'Panjim', 'Goa', '30'],
  ['737101', 'Gangtok', 'Sikkim', '11'],
  ['744101', 'Port Blair', 'Andaman and Nicobar Islands', '35'],
  ['605001', 'White Town', 'Puducherry', '34'],
  ['194101', 'Leh', 'Ladakh', '38'],
  ['795001', 'Imphal', 'Manipur', '14'],
  ['143001', 'Hall Bazaar', 'Punjab', '03'],
  ['799001', 'Agartala', 'Tripura', '16'],
])('%s, %s, is supplied in %s', (pincode, address, name, code) => {
  expect(placeOfSupply({ pincode, address })).toEqual({ name, code });
});

it('lets the address decide where a pincode lies in two states, and says when nobody knows', () => {
  expect(placeOfSupply({ pincode: '247662', address: '4, Roorkee Road, Haridwar' })?.name).toBe('Uttarakhand');
  expect(placeOfSupply({ pincode: '247662', address: '4, Main Bazaar, Saharanpur' })?.name).toBe('Uttar Pradesh');
  expect(placeOfSupply({ pincode: '160061', address: 'Sector 61' })?.name).toBe('Chandigarh');
  expect(placeOfSupply({ pincode: '246738', address: '' })?.name).toBe('Uttar Pradesh');
  expect(placeOfSupply({ pincode: '999999', address: '' })).toBeNull();
  expect(placeOfSupply({ pincode: '', address: '' })).toBeNull();
});

it('taxes a sale by the state from which it was sold, also after the shop has moved', () => {
  const seller = { state: { name: 'Haryana', code: '06' } } as Seller;
  const [punjab, haryana] = [
    { name: 'Punjab', code: '03' },
    { name: 'Haryana', code: '06' },
  ];
  expect([isWithinState({ place: haryana, seller }), isWithinState({ place: punjab, seller })]).toEqual([true, false]);
  expect(isWithinState({ place: null, seller })).toBe(true);
  // Before who sold was kept it was the shop in Punjab.
  expect([isWithinState({ place: punjab }), isWithinState({ place: haryana })]).toEqual([true, false]);
});
