import { describe, expect, it } from 'vitest';
import { placesOfPincode } from '#domain/delivery/pincode.repo.ts';
import { fullerHome, isSameHome } from '#domain/guests/same-home.rules.ts';

const same = (known: string, told: string, pincode: string, knownPincode = pincode): boolean =>
  isSameHome({ address: known, pincode: knownPincode }, { address: told, pincode }, placesOfPincode(pincode) ?? []);

describe('a home that is written twice', () => {
  it.each([
    ['1 Urban Estate, Patiala, Punjab', '1 Urban Estate, Patiala', '147002'],
    ['1 Urban Estate, Patiala', '1, URBAN ESTATE', '147002'],
    ['1 Urban Estate Patiala Pb.', '1 Urban Estate, Distt. Patiala - 147002 (Punjab), India', '147002'],
    ['12, M.G. Road, Bangalore', '12 MG Road, Bengaluru, Karnataka', '560001'],
    ['Tower 5, Sector 62, Noida, U.P.', 'Tower 5 Sector 62', '201301'],
    ['C-4, Vasant Kunj, New Delhi', 'C-4 Vasant Kunj, Delhi', '110070'],
    ['7, ਵੇਰਕਾ', '7 ਵੇਰਕਾ, Amritsar', '143501'],
    ['12, Unknown Road', '12 unknown road', '999999'],
  ])('is one: %s and %s', (one, other, pincode) => {
    expect([same(one, other, pincode), same(other, one, pincode)]).toEqual([true, true]);
  });

  it.each([
    ['1 Urban Estate, Patiala', '2 Urban Estate, Patiala', '147002'],
    ['1 Urban Estate, Patiala', '1 Urban Estate, Rajpura', '147002'],
    ['1, 2 Mall Road', '12 Mall Road', '141001'],
    ['12 Mall Road, near Ludhiana', '12 Mall Road, near Punjab', '141001'],
    ['Hotel Ludhiana', 'Hotel Punjab', '141001'],
    ['Flat 3, 12 Mall Road, Ludhiana', '12 Mall Road, Ludhiana', '141001'],
  ])('is two: %s and %s', (one, other, pincode) => {
    expect([same(one, other, pincode), same(other, one, pincode)]).toEqual([false, false]);
  });

  it('is another one under another pincode, and the same where the list has none', () => {
    expect(same('1 Urban Estate, Patiala', '1 Urban Estate', '147002', '147001')).toBe(false);
    expect(same('1 Urban Estate, Patiala', '1 Urban Estate', '147002', '')).toBe(true);
  });

  it('keeps the fuller words, and the known ones where both say the same', () => {
    const short = { address: '1 Urban Estate', pincode: '147002' };
    const full = { address: '1 Urban Estate, Patiala, Punjab', pincode: '' };
    expect(fullerHome(full, short)).toEqual({ address: full.address, pincode: '147002' });
    expect(fullerHome(short, full)).toEqual({ address: full.address, pincode: '147002' });
    expect(fullerHome(short, { ...short, address: '1, URBAN ESTATE' })).toEqual(short);
  });
});
