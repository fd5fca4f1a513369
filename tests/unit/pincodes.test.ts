import { describe, expect, it } from 'vitest';
import { placesOfPincode, townOfPincode } from '#features/pincodes/pincode.repo.ts';
import { placeWords } from '#features/pincodes/pincode.rules.ts';

describe('pincodes', () => {
  it.each([
    ['143001', 'Amritsar, Punjab'],
    ['110001', 'New Delhi, Delhi'],
    ['560001', 'Bengaluru Urban, Karnataka'],
    ['744101', 'South Andamans, Andaman and Nicobar Islands'],
  ])('%s lies in %s', (pincode, words) => {
    expect(placeWords(placesOfPincode(pincode) ?? [])).toBe(words);
  });

  it.each(['000000', '999999', '14300', '1430011', '', 'constructor'])('%j is nobody’s', (pincode) => {
    expect(placesOfPincode(pincode)).toBeNull();
  });

  it('at a border belong to every district, and districts of one state share its name', () => {
    expect(
      placeWords([
        { district: 'Amritsar', state: 'Punjab' },
        { district: 'Tarn Taran', state: 'Punjab' },
      ]),
    ).toBe('Amritsar or Tarn Taran, Punjab');
    expect(
      placeWords([
        { district: 'Panchkula', state: 'Haryana' },
        { district: 'Chandigarh', state: 'Chandigarh' },
      ]),
    ).toBe('Panchkula, Haryana or Chandigarh, Chandigarh');
    expect(placeWords([])).toBe('');
  });
});

describe('the town that stands on a label', () => {
  it('is the city that people know, not a part of it', () => {
    expect(townOfPincode('110058')).toEqual({ town: 'Delhi', state: 'Delhi' });
    expect(townOfPincode('400050')).toEqual({ town: 'Mumbai', state: 'Maharashtra' });
    expect(townOfPincode('143001')).toEqual({ town: 'Amritsar', state: 'Punjab' });
  });

  it('is that of all pincodes around one that nobody knows, and none where they differ or there are none', () => {
    expect(placesOfPincode('302999')).toBeNull();
    expect(townOfPincode('302999')).toEqual({ town: 'Jaipur', state: 'Rajasthan' });
    // 160 is Chandigarh with a part of Punjab.
    for (const unclear of ['160061', '000000', '999999', '', '11011']) expect(townOfPincode(unclear)).toBeNull();
  });
});
