import { expect, it } from 'vitest';
import { knownAgain } from '#domain/guests/page-state.rules.ts';
import { clockText } from '#lib/day-text.ts';

it.each([
  ['12 Mall Road, Ludhiana', '12 M… R…, Ludhiana'],
  ['1 Urban Estate, Patiala, Punjab', '1 U… E…, Patiala, Punjab'],
  ['1 Urban Estate, Patiala, Pb.', '1 U… E…, Patiala, Pb.'],
  ['1 Urban Estate, Patiala, Punjab, India', '1 U… E…, Patiala, Punjab, India'],
  ['12 Mall Road\nModel Town\nLudhiana', '12 M… R…, M… T…, Ludhiana'],
  ['Sector 8, House 12, Chandigarh', 'S… 8, H… 12, Chandigarh'],
  ['Lane 4, Ward 2, Punjab', 'L… 4, W… 2, Punjab'],
  ['ਮਕਾਨ 7, ਵੇਰਕਾ, ਪੰਜਾਬ', 'ਮ… 7, ਵੇਰਕਾ, ਪੰਜਾਬ'],
  // What has no commas, or nothing to shorten before the town, is not shown whole.
  ['12, Mall Road Model Town Ludhiana', '12, M… R… M… T… Ludhiana'],
  ['12, Mall Road', '12, M… Road'],
  ['12, Ludhiana', '12, L…'],
  ['Verka', 'V…'],
  ['Patiala, Punjab', 'P…, Punjab'],
  ['Gali 3 ph 9814012345, Moga', 'G… 3 p… 9…, Moga'],
  ['12/3-MallRoad B-4, Moga', '12/3-M… B-4, Moga'],
])('%j is shown as %j', (address, shown) => {
  expect(knownAgain(address, '141001')).toBe(`${shown}, 141001`);
});

it.each([
  ['11:00', '11 am', 'सुबह 11 बजे', 'ਸਵੇਰੇ 11 ਵਜੇ'],
  ['18:30', '6:30 pm', 'शाम 6:30 बजे', 'ਸ਼ਾਮ 6:30 ਵਜੇ'],
  ['00:05', '12:05 am', 'रात 12:05 बजे', 'ਰਾਤ 12:05 ਵਜੇ'],
  ['12:00', '12 pm', 'दोपहर 12 बजे', 'ਦੁਪਹਿਰ 12 ਵਜੇ'],
])('%s is said as people say it in each language', (time, ...said) => {
  expect((['en', 'hi', 'pa'] as const).map((language) => clockText(time, language))).toEqual(said);
});
