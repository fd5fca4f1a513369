import { object, string } from 'yup';
import { atMost } from '#lib/letters.ts';
import { pincodeSchema } from '#lib/typed-number.ts';
import * as say from '#domain/guests/guests.texts.ts';

/** My Address: a pincode and either a typed or a suggested address. */
export const myAddressForm = object({
  pincode: pincodeSchema({
    letters: say.onlyNumberAllowed,
    length: say.notValidPincode,
    blank: say.canNotEmpty,
  }).required(say.ownPincodeRequired),
  custom: string()
    .trim()
    .default('')
    .test('one', say.oneAddressOnly, (value, { parent }) => !value || !(parent as { google?: string }).google?.trim())
    .test('none', say.noAddressGiven, (value, { parent }) =>
      Boolean(value || (parent as { google?: string }).google?.trim()),
    )
    .test('length', say.addressMustLeastCharacters, (value) => !value || value.length >= 3)
    .test(atMost(500, say.addressMayMostCharacters)),
  google: string()
    .trim()
    .default('')
    .test(atMost(500, say.addressMayMostCharacters))
    .test('one', say.oneAddressOnly, (value, { parent }) => !value || !(parent as { custom?: string }).custom?.trim()),
});
