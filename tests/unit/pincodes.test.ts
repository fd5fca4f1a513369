import { afterEach, describe, expect, it, vi } from 'vitest';
import { likelyPlaces, placesOfPincode, townOfPincode, whereaboutsOf } from '#domain/delivery/pincode.repo.ts';
import { placeText, probablePlaceText } from '#domain/delivery/pincode.rules.ts';
import { fakePage } from '#tests/support/browser-globals.ts';

describe('pincodes', () => {
  it.each([
    ['143001', 'Amritsar, Punjab'],
    ['110001', 'New Delhi, Delhi'],
    ['560001', 'Bengaluru Urban, Karnataka'],
    ['744101', 'South Andamans, Andaman and Nicobar Islands'],
    // India Post's data have these in states a thousand kilometres away.
    ['799001', 'West Tripura, Tripura'],
    ['334002', 'Bikaner, Rajasthan'],
    ['612906', 'Ariyalur, Tamil Nadu'],
    ['384316', 'Mahesana, Gujarat'],
    ['504346', 'Adilabad, Telangana'],
    ['305402', 'Ajmer, Rajasthan'],
    ['160017', 'Chandigarh'],
  ])('%s lies in %s', (pincode, words) => {
    expect(placeText(placesOfPincode(pincode) ?? [])).toBe(words);
  });

  it.each(['000000', '999999', '14300', '1430011', '', 'constructor'])('%j is nobody’s', (pincode) => {
    expect(placesOfPincode(pincode)).toBeNull();
  });

  it('at a border belong to every district, and districts of one state share its name', () => {
    expect(
      placeText([
        { district: 'Amritsar', state: 'Punjab' },
        { district: 'Tarn Taran', state: 'Punjab' },
      ]),
    ).toBe('Amritsar or Tarn Taran, Punjab');
    expect(
      placeText([
        { district: 'Panchkula', state: 'Haryana' },
        { district: 'Chandigarh', state: 'Chandigarh' },
      ]),
    ).toBe('Panchkula, Haryana or Chandigarh');
    expect(placeText([])).toBe('');
  });
});

describe('a pincode that the table does not have, or knows no place of', () => {
  it.each([
    // The pincodes nearest to it are of Punjab, and nearly all with these first digits of Chandigarh.
    ['160061', 'Chandigarh'],
    ['302999', 'Jaipur, Rajasthan'],
    // Around it are four districts.
    ['143999', 'Punjab'],
    // Most of 246 is Uttarakhand, and all of 2467 is not.
    ['246738', 'Uttar Pradesh'],
    ['121999', 'Haryana'],
    // In the data it is an office of Mizoram.
    ['791701', 'Arunachal Pradesh'],
  ])('%s is probably in %s', (pincode, words) => {
    const { places = [], probably } = whereaboutsOf(pincode) ?? {};
    expect([probablePlaceText(places), probably]).toEqual([words, true]);
  });

  it('is told with every district around, so that the slowest of them counts', () => {
    const districts = likelyPlaces('143999')?.map(({ district }) => district);
    expect(districts?.sort()).toEqual(['Amritsar', 'Gurdaspur', 'Pathankot', 'Tarn Taran']);
  });

  it.each(['000000', '999999', '14300', '1430011', '', 'constructor'])('%j is nowhere', (pincode) => {
    expect([whereaboutsOf(pincode), likelyPlaces(pincode)]).toEqual([null, null]);
  });

  it('is known all the same where only its place is not', () => {
    expect(['222101', '302999', '143001'].map((pincode) => whereaboutsOf(pincode))).toMatchObject([
      { places: [{ district: 'Jaunpur', state: 'Uttar Pradesh' }], known: true, probably: true },
      { known: false, probably: true },
      { known: true, probably: false },
    ]);
  });

  it('is not asked of those around where the table knows better', () => {
    expect(whereaboutsOf('160055')).toMatchObject({ places: [{ state: 'Punjab' }], probably: false });
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

describe('what a screen says of a pincode', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is that nobody knows it only where India Post does not have it', async () => {
    fakePage();
    vi.stubGlobal('fetch', async (url: string) => {
      const pincode = url.slice(-6);
      return Response.json({ pincode, ...whereaboutsOf(pincode) });
    });
    const { lookUpPincode } = await import('#shop/delivery/read-pincode.ts');
    const { readPincodePlace } = await import('#shop/guest-page/guest-link.ts');
    const said = async (pincode: string) => [await lookUpPincode(pincode), await readPincodePlace(pincode)];
    expect(await said('143001')).toEqual([
      { kind: 'place', words: 'Amritsar, Punjab' },
      { place: 'Amritsar, Punjab', known: true },
    ]);
    expect(await said('302999')).toEqual([
      { kind: 'probably', words: 'Jaipur, Rajasthan' },
      { place: 'Jaipur, Rajasthan', known: false },
    ]);
    expect(await said('222101')).toEqual([
      { kind: 'place', words: 'Probably Jaunpur, Uttar Pradesh' },
      { place: '', known: true },
    ]);
  });
});
