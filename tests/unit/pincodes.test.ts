import { describe, expect, it } from 'vitest';
import { outliers } from '#scripts/lib/pincode-outliers.ts';
import { placesOfPincode, probablePlace, townOfPincode } from '#features/pincodes/pincode.repo.ts';
import { placeWords, probableWords } from '#features/pincodes/pincode.rules.ts';

describe('pincodes', () => {
  it.each([
    ['143001', 'Amritsar, Punjab'],
    ['110001', 'New Delhi, Delhi'],
    ['560001', 'Bengaluru Urban, Karnataka'],
    ['744101', 'South Andamans, Andaman and Nicobar Islands'],
    ['799001', 'West Tripura, Tripura'],
    ['334002', 'Bikaner, Rajasthan'],
    ['612906', 'Ariyalur, Tamil Nadu'],
    ['384316', 'Mahesana, Gujarat'],
    ['333022', 'Jhunjhunu, Rajasthan'],
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

describe('a pincode that the table does not place', () => {
  it('probably lies where most pincodes around it do', () => {
    const words = (pincode: string): string => {
      const place = probablePlace(pincode);
      return place ? probableWords(place) : '';
    };
    expect(words('160061')).toBe('Probably Chandigarh. Please look at it once more.');
    expect(words('302999')).toBe('Probably Jaipur, Rajasthan. Please look at it once more.');
    expect(words('791701')).toBe('Probably Arunachal Pradesh. Please look at it once more.');
    for (const other of ['143001', '000000', '999999', '', '16006']) expect(words(other)).toBe('');
  });
});

describe('a new table', () => {
  it('names a pincode in a state that nothing around it lies in, but for known enclaves', () => {
    const around = [...Array(20).keys()].map((at) => [`7990${10 + at}`, new Set(['Tripura\tWest Tripura'])] as const);
    const odd = outliers(new Map([...around, ['799040', new Set(['Telangana\tNirmal'])]]));
    expect(odd).toEqual(['799040 lies in Telangana, and nothing around it does.']);
    const kerala = [...Array(20).keys()].map((at) => [`6733${20 + at}`, new Set(['Kerala\tKannur'])] as const);
    expect(outliers(new Map([...kerala, ['673310', new Set(['Puducherry\tMahe'])]]))).toEqual([]);
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
