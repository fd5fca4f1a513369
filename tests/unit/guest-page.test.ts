import { describe, expect, it } from 'vitest';
import { addressProblems, newcomerProblems, refusalText, translated } from '#domain/guests/guest-page.rules.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { guestPageTexts } from '#shop/guest-page/guest-page.texts.ts';
import { guestAddressForm } from '#domain/guests/guest-form.contract.ts';
import { readAddressRequest, updateAddressPerson } from '#domain/guests/guest.contract.ts';
import { fieldErrors } from '#server/http/errors.ts';
import type { ValidationError } from 'yup';

const typed: [address: string, pincode: string][] = [
  ['', ''],
  ['  ', ' '],
  ['ab', '14300a'],
  ['12345', '1430'],
  ['12 Mall Road', '043001'],
  ['ਮਕਾਨ 4', '143001'],
  ['मकान 4', ' 143001 '],
  ['12 Mall Road', '1430011'],
];

describe("the guest's page", () => {
  it.each(typed)('judges %j and %j as the server does', (address, pincode) => {
    let server: Record<string, string> = {};
    try {
      guestAddressForm.validateSync({ mobile: '9876543210', address, pincode }, { abortEarly: false });
    } catch (error) {
      server = fieldErrors(error as ValidationError);
    }
    expect(addressProblems({ address, pincode })).toEqual(server);
  });

  it('makes the calls that the server answers', () => {
    expect(readAddressRequest).toMatchObject(guestPageCalls.readAddressRequest);
    expect(updateAddressPerson).toMatchObject(guestPageCalls.updateAddressPerson);
  });

  it.each([
    ['noAnswer', { status: 0, unknown: true }],
    ['noAnswer', { status: 504, unknown: true }],
    ['noAnswer', { status: 429, unknown: true }],
    ['offline', { status: 0 }],
    ['closed', { status: 410 }],
    ['tooOften', { status: 429 }],
    ['notSent', { status: 500 }],
    ['notSent', null],
  ] as const)('says %s of %j, in every language', (words, failure) => {
    expect(refusalText(failure)).toBe(words);
    expect(new Set(Object.values(guestPageTexts).map((texts) => texts[words])).size).toBe(3);
  });

  it.each(['hi', 'pa'] as const)('translates every message that it can show into %s', (language) => {
    const shown = new Set(typed.flatMap(([address, pincode]) => Object.values(addressProblems({ address, pincode }))));
    for (const [what, most] of [
      ['Address', 500],
      ['Name', 80],
      ['Your words', 250],
    ] as const)
      shown.add(`${what} may have at most ${most} characters: 7 too many.`);
    for (const message of shown) expect(translated(message, guestPageTexts[language])).not.toBe(message);
  });
});

it.each([
  [{ name: 'Manjit', mobile: '+91 98140 12345' }, {}],
  [{ name: ' Man ', mobile: '9814012345' }, {}],
  [{ name: '   ', mobile: '9814012345' }, { name: 'Name is required.' }],
  [
    { name: ' Ma ', mobile: '98140' },
    {
      name: 'Min 3 characters required.',
      mobile: 'Please write an Indian mobile number. If you have none, ask the family to add you.',
    },
  ],
])('whoever comes by the link of a family with %j is told %j', (person, problems) => {
  expect(newcomerProblems(person)).toEqual(problems);
});
