import { object, string } from 'yup';
import { atMost } from '#lib/letters.ts';

const ONE = 'Only one address field can be filled.';
const NONE = 'Both address fields cannot be empty.';

/** My Address: a pincode and either a typed or a suggested address. */
export const myAddressForm = object({
  pincode: string()
    .required('Pincode required.')
    .test('blank', 'Can not be empty.', (value) => !value || value.trim() !== '')
    .matches(/^\d+$/, { message: 'Only number allowed.', excludeEmptyString: true })
    .matches(/^[1-9]\d{5}$/, { message: 'Not a valid pincode.', excludeEmptyString: true }),
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
