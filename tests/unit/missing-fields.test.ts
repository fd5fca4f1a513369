import { expect, it } from 'vitest';
import type { AnyObjectSchema, ValidationError } from 'yup';
import {
  contactForm,
  customisationForm,
  decorationQuoteForm,
  designerQuoteForm,
} from '#domain/enquiries/enquiry.contract.ts';
import { addGuestForm } from '#domain/guests/guest-form.contract.ts';
import { myAddressForm } from '#domain/guests/my-address.contract.ts';
import { profileForm } from '#domain/session/profile.contract.ts';
import { mobileStep, nameStep } from '#domain/session/session.contract.ts';
import { fieldErrors } from '#server/http/errors.ts';
import { blank } from '#shop/guests/guest-form.ts';

/** Returns what a form says at its fields when it is sent with these values. */
function saidOf(form: AnyObjectSchema, values: Record<string, unknown>): Record<string, string> {
  try {
    form.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    return fieldErrors(error as ValidationError);
  }
}
const nobody = { firstName: '', lastName: '', email: '', mobile: '', message: '', leaveEmpty: '' };
const person = {
  firstName: 'Name is required.',
  lastName: 'Last name is required.',
  email: 'Email is required.',
  message: 'Message is required.',
};
const forms: [what: string, form: AnyObjectSchema, values: Record<string, unknown>, said: Record<string, string>][] = [
  ['the contact page', contactForm, nobody, { ...person, mobile: 'Mobile number required.' }],
  [
    'a quote for a decoration',
    decorationQuoteForm.omit(['decorationId']),
    nobody,
    { ...person, firstName: 'First name is required.', mobile: 'Mobile number is required.' },
  ],
  [
    'a quote of a designer',
    designerQuoteForm.omit(['designerId']),
    nobody,
    { ...person, mobile: 'Mobile number is required.' },
  ],
  [
    'a changed invitation',
    customisationForm.omit(['invitationId', 'firstName', 'lastName']),
    { mobile: '', message: '', leaveEmpty: '' },
    { mobile: 'Mobile number is required.', message: 'Message is required.' },
  ],
  ['the profile', profileForm, { name: '', mobile: '9876543210' }, { name: 'Name is required' }],
  [
    'a new guest',
    addGuestForm,
    { ...blank, homeWith: '' },
    {
      name: 'Name is required.',
      mobile: 'Mobile number is required.',
      address: 'Invalid address. Must include letters.',
      pincode: 'Pincode must be 6 digits.',
    },
  ],
  [
    'the own address',
    myAddressForm,
    { pincode: '', custom: '', google: '' },
    { pincode: 'Pincode required.', custom: 'Both address fields cannot be empty.' },
  ],
  ['the sign-in', mobileStep, { mobile: '' }, { mobile: 'Mobile number is required*' }],
  ['the name of a new person', nameStep, { name: '' }, { name: 'Name is required' }],
];

it.each(forms)('%s names each field that is missing', (_, form, values, said) => {
  expect(saidOf(form, values)).toEqual(said);
});

it.each([
  ['98a', 'Mobile number must contain digits only'],
  ['98', 'Mobile number must be at least 10 digits'],
])('the sign-in says of %j what is wrong with it', (mobile, said) => {
  expect(saidOf(mobileStep, { mobile }).mobile).toContain(said);
});

it('the name of a new person has three letters at least', () => {
  expect(saidOf(nameStep, { name: 'J' })).toEqual({ name: 'minimum 3 character required' });
});
