import { describe, expect, it } from 'vitest';
import {
  corrected,
  type Finding,
  officesByPincode,
  outliersOf,
  type PostOffice,
  tableOf,
} from '#scripts/lib/pincode-table.ts';

const office = (p: string, i: string, s: string): PostOffice => ({ p, i, s });
const agra = ['282001', '282002', '282003', '282004', '282005'].map((pin) => office(pin, 'AGRA', 'UTTAR PRADESH'));
const kerala: Finding = { pincodes: ['282003'], state: 'Kerala', is: 'right', why: 'Told by the postmaster.' };

describe('the table of pincodes', () => {
  it('names every district of a pincode, in small letters, and keeps one of which nothing is known', () => {
    const offices = [
      office('400002', 'MUMBAI', 'MAHARASHTRA'),
      office('400001', 'MUMBAI', 'MAHARASHTRA'),
      office('400001', 'THE NILGIRIS', 'THE DADRA AND NAGAR HAVELI'),
      office('400009', 'NA', 'NA'),
      office('012345', 'NOWHERE', 'NOWHERE'),
    ];
    expect(tableOf(officesByPincode(offices))).toBe(
      '\t\t400009\nDadra and Nagar Haveli\tNilgiris\t400001\nMaharashtra\tMumbai\t400001 1\n',
    );
  });

  it('is refused where a pincode lies in a state that no neighbour is in, whole or by one office', () => {
    const whole = officesByPincode([
      ...agra.filter(({ p }) => p !== '282003'),
      office('282003', 'KOZHIKODE', 'KERALA'),
    ]);
    const outlier = { pincode: '282003', state: 'Kerala', around: ['Uttar Pradesh'] };
    expect(outliersOf(whole, [])).toEqual([outlier]);
    const byOne = officesByPincode([...agra, office('282003', 'KOZHIKODE', 'KERALA')]);
    expect(outliersOf(byOne, [])).toEqual([outlier]);
    // Two strays beside each other do not speak for each other.
    const strays = officesByPincode([...agra, office('282003', 'A', 'KERALA'), office('282004', 'B', 'KERALA')]);
    expect(outliersOf(strays, []).map(({ pincode }) => pincode)).toEqual(['282003', '282004']);
    expect(outliersOf(officesByPincode(agra), [])).toEqual([]);
  });

  it('takes a border for one, and pincodes that are sorted elsewhere for no neighbours', () => {
    const border = officesByPincode([
      ...agra,
      office('282006', 'DHOLPUR', 'RAJASTHAN'),
      office('282007', 'DHOLPUR', 'RAJASTHAN'),
      office('283001', 'BHARATPUR', 'RAJASTHAN'),
    ]);
    expect(outliersOf(border, [])).toEqual([]);
  });

  it('takes what somebody found to be right, and puts right what they found out', () => {
    const offices = officesByPincode([...agra, office('282003', 'KOZHIKODE', 'KERALA')]);
    expect(outliersOf(corrected(offices, [kerala]), [kerala])).toEqual([]);
    const struck = corrected(offices, [{ ...kerala, is: 'nowhere' }]);
    expect([outliersOf(struck, []), tableOf(struck)]).toEqual([[], 'Uttar Pradesh\tAgra\t282001 1 1 1 1\n']);
    const moved = corrected(offices, [{ ...kerala, is: { state: 'Uttar Pradesh', district: 'Etah' } }]);
    expect(tableOf(moved)).toContain('Etah\t282003\n');
  });

  it('takes no finding whose reason is gone', () => {
    expect(() => corrected(officesByPincode(agra), [kerala])).toThrow(/282003 is in Kerala any more/);
  });
});
