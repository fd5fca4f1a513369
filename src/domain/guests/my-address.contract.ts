import { object, string } from 'yup';
import { atMost } from '#lib/letters.ts';
import { pincodeSchema } from '#lib/typed-number.ts';

const ONE = 'Only one address field can be filled.';
const NONE = 'Both address fields cannot be empty.';

/** My Address: a pincode and either a typed or a suggested address. */
export const myAddressForm = object({
  pincode: pincodeSchema({
    letters: 'Only number allowed.',
    length: 'Not a valid pincode.',
    blank: 'Can not be empty.',
  }).required('Pincode required.'),
  custom: string()
    .trim()
    .default('')
    .test('one', ONE, (value, { parent }) => !value || !(parent as { google?: string }).google?.trim())
    .test('none', NONE, (value, { parent }) => Boolean(value || (parent as { google?: string }).google?.trim()))
    .test('length', 'Address must be at least 3 characters long.', (value) => !value || value.length >= 3)
    .test(atMost(500, 'Address may have at most 500 characters.')),
  google: string()
    .trim()
    .default('')
    .test(atMost(500, 'Address may have at most 500 characters.'))
    .test('one', ONE, (value, { parent }) => !value || !(parent as { custom?: string }).custom?.trim()),
});
