import { array, boolean, number, object, string, type StringSchema } from 'yup';
import { idParams } from '#domain/catalogue/catalogue.contract.ts';
import { addressChoices, guestCategory } from '#domain/guests/guest.rules.ts';
import type { GuestDetails } from '#domain/guests/guest-row.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import type { GuestSide } from '#domain/guests/household.rules.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { idempotentCall } from '#lib/idempotent-call.ts';
import { isAddress, isEmail, NAME_PATTERN } from '#lib/text.ts';
import { mobileSchema, pincodeSchema } from '#lib/typed-number.ts';

/** Error for removing the e-mail of a guest who has one. */
const EMAIL_REQUIRED = 'Email is required';

const typedAddress = () =>
  string()
    .trim()
    .test(atMost(500, 'Address may have at most 500 characters.'))
    .test(
      'letters',
      'Invalid address. Must include letters.',
      (value) => !value || (value.length >= 3 && isAddress(value)),
    );

const pincode = () =>
  pincodeSchema({ letters: 'Only digits allowed in pincode.', length: 'Pincode must be 6 digits.' });

const guestNumber = () => string().trim().max(4, 'Guest number may have at most 4 digits.');

/** Makes a string field accept null, which the API returns for a missing value; null becomes empty text. */
const orNull = <S extends StringSchema<string | undefined>>(field: S) =>
  field.nullable().transform((value: unknown) => value ?? '');

/** Makes a string field of an update optional: null and empty text become undefined, which changes nothing. */
const ifGiven = <S extends StringSchema<string | undefined>>(field: S) =>
  field.notRequired().transform((value: unknown) => (value === '' ? undefined : (value ?? undefined)));

/** Add Guest form and its call. With `address_person` the guest is asked, so address and pincode may be missing. */
export const addGuestForm = object({
  userId: string().matches(ID_PATTERN, 'That person does not exist.'),
  name: string()
    .trim()
    .required('Name is required.')
    .min(3, 'Min 3 characters required.')
    .test(atMost(80, 'Name may have at most 80 characters.'))
    .matches(NAME_PATTERN, { message: 'Enter valid name.', excludeEmptyString: true }),
  mobile: mobileSchema('Mobile number is required.', '.'),
  guestNo: orNull(guestNumber().matches(/^\d*$/, 'Guest number must contain digits only.')).default(''),
  email: orNull(
    string()
      .trim()
      .max(160)
      .test('email', 'Email not valid.', (value) => !value || isEmail(value)),
  ).default(''),
  category: orNull(
    string()
      .max(40, 'Category is invalid.')
      .test('blank', 'Category is invalid.', (value) => value === undefined || value === '' || value.trim() !== '')
      // Blanks stay blanks, so that the rule above can tell them from nothing.
      .transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? guestCategory(value) : value)),
  ),
  addressChoice: string().oneOf(addressChoices, 'Invalid address selection.'),
  address: orNull(typedAddress()).when('addressChoice', {
    is: 'address_myself',
    then: (field) => field.required('Invalid address. Must include letters.'),
    otherwise: (field) => field.default(''),
  }),
  pincode: orNull(pincode()).when('addressChoice', {
    is: 'address_myself',
    then: (field) => field.required('Pincode must be 6 digits.'),
    otherwise: (field) => field.default(''),
  }),
});

/** Fields of the Edit Guest form; its call accepts less by the same rules. */
const edited = {
  name: string()
    .trim()
    .required('Name is required')
    .min(3, 'Min 3 character required')
    .test(atMost(80, 'Name may have at most 80 characters'))
    .matches(NAME_PATTERN, { message: 'Enter valid name', excludeEmptyString: true }),
  guestNo: guestNumber()
    .transform((value: unknown) => (value === undefined || value === null ? value : String(value)))
    .required('Guest No is required')
    .matches(/^\d+$/, { message: 'GuestNo number must contain digits only', excludeEmptyString: true }),
  mobile: mobileSchema('Mobile number is required*'),
  email: string()
    .trim()
    .max(160)
    .test('email', 'Email not valid', (value) => !value || isEmail(value)),
  category: string()
    .trim()
    .required('Category is required')
    .max(40)
    .transform((value: string | null) => value && guestCategory(value)),
};

/** Edit Guest form. A guest who is asked for the address needs none here. */
export const editGuestForm = object({
  _id: string().required().matches(ID_PATTERN, 'That guest does not exist.'),
  ...edited,
  // Required where the guest has had one, which the form knows.
  email: edited.email.default(''),
  addressChoice: string().oneOf(addressChoices, 'Invalid address selection.'),
  address: typedAddress().when('addressChoice', {
    is: 'address_person',
    then: (field) => field.default(''),
    otherwise: (field) => field.required('Address is required'),
  }),
  pincode: pincode().when('addressChoice', {
    is: 'address_person',
    then: (field) => field.default(''),
    otherwise: (field) => field.required('Pincode is required'),
  }),
  /** Revision that the host has read; an earlier client leaves it out, and its change is always accepted. */
  revision: number().integer(),
});

/** Edit Guest form for a guest with an e-mail, which may be changed but not removed. */
export const editGuestWithEmail = editGuestForm.shape({ email: edited.email.default('').required(EMAIL_REQUIRED) });

/** Body of Edit Guest, which requires less than the form. */
const editGuestBody = editGuestForm.shape({
  name: ifGiven(edited.name),
  guestNo: ifGiven(edited.guestNo),
  mobile: ifGiven(edited.mobile),
  email: ifGiven(edited.email),
  category: ifGiven(edited.category),
  address: ifGiven(typedAddress()),
  pincode: ifGiven(pincode()),
});

/** Form of the guest's page. */
export const guestAddressForm = object({
  mobile: string().trim().required('Mobile number is required.').max(16),
  address: string()
    .trim()
    .required('Please add address')
    .min(3, 'Please add address')
    .test(atMost(500, 'Address may have at most 500 characters.'))
    .test('letter', 'Please add address', (value) => !value || isAddress(value)),
  pincode: pincodeSchema({ letters: 'Only accept number.', length: 'Please enter valid pincode.' }).required(
    'Please enter pinCode.',
  ),
  /** Secret of the link. */
  t: string().max(64),
});

/** A guest on the wire. */
export interface GuestWire extends Omit<GuestDetails, 'side' | 'events'> {
  _id: string;
  userId: string;
  askedAt: string | null;
  /** Moment at which the guest opened the link; null before, and again after a new request. */
  openedAt: string | null;
  filledAt: string | null;
  /** Moment at which the guest erased their address; missing when they never did. */
  erasedAt?: string;
  unconfirmed: boolean;
  /** Grows with every change of the guest. */
  revision: number;
  /** Id of the household, which is the id of the member whom the courier calls; null for a guest who lives alone. */
  household?: string | null;
  /** The name on the household's box. */
  boxName?: string;
  side?: GuestSide | '';
  events?: string[];
}

const userParams = object({ userId: string().required().matches(ID_PATTERN, 'That person does not exist.') });

export const listGuests = endpoint<{ guestList: GuestWire[] }>()({
  method: 'GET',
  path: '/api/user/guest-list/:userId',
  access: 'customer',
  summary: 'Own guests, oldest first; q searches name, address, category and mobile',
  params: userParams,
  query: object({ q: string().trim().max(100) }),
});

export const addGuest = endpoint<{ message: string; guestData: GuestWire }>()({
  method: 'POST',
  path: '/api/user/add-guest',
  access: 'customer',
  once: idempotentCall(),
  summary: 'Add a guest',
  body: addGuestForm,
});

export const editGuest = endpoint<{ message: string; guestData: GuestWire }>()({
  method: 'PATCH',
  path: '/api/user/edit-guest',
  access: 'customer',
  summary:
    'Change a guest; empty fields change nothing, and a guest changed since `revision` is answered with 409 and as it is now',
  body: editGuestBody,
});

export const deleteGuest = endpoint<{ message: string }>()({
  method: 'DELETE',
  path: '/api/user/delete-guest/:id',
  access: 'customer',
  summary: 'Delete a guest',
  params: idParams,
});

/**
 * A row of an imported list. Only sizes are checked here; other faults are reported by row number, and the other rows
 * are accepted.
 */
const importedRow = object({
  row: number().integer().required(),
  name: string().trim().default('').max(500),
  mobile: string().trim().default('').max(100),
  guestNo: string().trim().default('').max(100),
  email: string().trim().default('').max(500),
  category: string().trim().default('').max(500),
  address: string().trim().default('').max(2000),
  pincode: string().trim().default('').max(100),
  side: string().trim().default('').max(100),
  events: string().trim().default('').max(500),
  /** Name on the box; rows with the same name share a home. */
  household: string().trim().default('').max(200),
});

export const importGuests = endpoint<{ added: number; updated: number; skipped: { row: number; message: string }[] }>()(
  {
    method: 'POST',
    path: '/api/user/import-guests',
    access: 'customer',
    once: idempotentCall(),
    summary: 'Add many guests at once; rows that cannot be taken are told by their number',
    bodyLimit: 1_048_576,
    body: object({
      guests: array(importedRow).max(1000, 'At most 1000 guests at once.').required(),
      /** True to overwrite guests whose number is on the list already. */
      replace: boolean().default(false),
    }),
  },
);

/** Makes a new link for a guest; earlier links work until they expire. */
export const askGuest = endpoint<{ link: string; guestData: GuestWire }>()({
  method: 'POST',
  path: '/api/user/ask-guest/:id',
  access: 'customer',
  once: idempotentCall(),
  summary: 'A link that asks a guest for the address',
  params: idParams,
});

/** Marks a guest as asked, when the host has opened the link to WhatsApp. */
export const noteAsked = endpoint<{ guestData: GuestWire }>()({
  method: 'POST',
  path: '/api/user/guest-asked/:id',
  access: 'customer',
  summary: 'Note that a guest was asked for the address',
  params: idParams,
});

/**
 * Confirms addresses that came in without a link and returns the guests; an address that changed since it was read
 * stays unconfirmed.
 */
export const confirmGuests = endpoint<{ guestList: GuestWire[] }>()({
  method: 'POST',
  path: '/api/user/confirm-guests',
  access: 'customer',
  summary: 'Confirm unconfirmed addresses of guests',
  body: object({
    guests: array(
      object({
        _id: string().required().matches(ID_PATTERN, 'That guest does not exist.'),
        revision: number().integer().required(),
      }),
    )
      .max(500, 'At most 500 guests at once.')
      .required(),
  }),
});

/** Ends every link of a guest. */
export const revokeGuestLinks = endpoint<{ message: string }>()({
  method: 'DELETE',
  path: '/api/user/ask-guest/:id',
  access: 'customer',
  summary: "End a guest's links",
  params: idParams,
});

/** Returns the names of host and guest and the state of a link for the guest's page; never the stored address. */
export const readAddressRequest = endpoint<{
  host: string;
  guest: string;
  open: boolean;
  spent: boolean;
  answered: boolean;
}>()({
  method: 'POST',
  path: '/api/user/address-request',
  reading: true,
  access: 'public',
  summary: 'Who asks for an address, by the secret of a link',
  body: object({ mobile: string().required().max(16), t: string().required().max(64) }),
});

export const updateAddressPerson = endpoint<{ message: string }>()({
  method: 'PATCH',
  path: '/api/user/update-address-person',
  access: 'public',
  summary: 'A guest fills in the address',
  body: guestAddressForm,
});
