import { object, string } from 'yup';
import { atMost } from '#lib/letters.ts';
import { pincodeSchema } from '#lib/typed-number.ts';
import * as say from '#domain/guests/guests.texts.ts';

/** My Address: a pincode and either a typed or a suggested address. */
export const myAddressForm = object({
  pincode: pincodeSchema({
    letters: say.ownPincodeDigitsOnly,
    length: say.ownPincodeNotValid,
    blank: say.ownFieldEmpty,
  }).required(say.ownPincodeRequired),
  custom: string()
    .trim()
    .default('')
    .test('one', say.oneAddressOnly, (value, { parent }) => !value || !(parent as { google?: string }).google?.trim())
    .test('none', say.noAddressGiven, (value, { parent }) =>
      Boolean(value || (parent as { google?: string }).google?.trim()),
    )
    .test('length', say.ownAddressTooShort, (value) => !value || value.length >= 3)
    .test(atMost(500, say.addressTooLong)),
  google: string()
    .trim()
    .default('')
    .test(atMost(500, say.addressTooLong))
    .test('one', say.oneAddressOnly, (value, { parent }) => !value || !(parent as { custom?: string }).custom?.trim()),
});
