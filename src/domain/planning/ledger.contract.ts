import { array, boolean, number, object, string } from 'yup';
import { idParams } from '#domain/catalogue/catalogue.contract.ts';
import { type GivenRow, MOST_GIVEN, typedRupees } from '#domain/planning/ledger.rules.ts';
import { isDay } from '#lib/dates.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { idempotentCall } from '#lib/idempotent-call.ts';
import { withoutUnseen } from '#lib/text.ts';

/** Entry of the gift ledger on the wire. */
export interface GiftWire extends GivenRow {
  _id: string;
  /** Id of the guest; null when the giver is not in the guest list. */
  guestId: string | null;
  /** Must come back with a change, so that two phones cannot overwrite each other unseen. */
  revision: number;
}

const NOTHING = 'Please say what they gave: a sum, a gift, or both.';

/** Returns a schema that removes invisible characters and surrounding spaces from a text. */
const seen = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? withoutUnseen(value) : value))
    .trim();

/** Form of a ledger entry: an amount in rupees, a gift in words, or both. */
export const giftForm = object({
  name: seen().required('Name is required.').test(atMost(80, 'Name may have at most 80 characters.')),
  guestId: string()
    .nullable()
    .default(null)
    .transform((value: unknown) => value || null)
    .matches(ID_PATTERN, { message: 'That guest does not exist.', excludeEmptyString: true }),
  amount: string()
    .trim()
    .max(20, 'Please write the sum in rupees, such as 5100.')
    .default('')
    .test('sum', 'Please write the sum in rupees, such as 5100.', (value) => !value || typedRupees(value) !== null)
    .test('most', 'That is more than one crore rupees.', (value) => (typedRupees(value ?? '') ?? 0) <= MOST_GIVEN)
    .test('given', NOTHING, (value, { parent }) => (typedRupees(value ?? '') ?? 0) > 0 || Boolean(parent.what?.trim())),
  what: seen().test(atMost(200, 'The gift may have at most 200 characters.')).default(''),
  day: string()
    .required('Please say the day.')
    .matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please choose a day.', excludeEmptyString: true })
    .test('real', 'Please choose a day.', isDay),
  note: seen().test(atMost(500, 'The note may have at most 500 characters.')).default(''),
  thanked: boolean().default(false),
});

export const readLedger = endpoint<{ gifts: GiftWire[] }>()({
  method: 'GET',
  path: '/api/user/shagun-ledger',
  access: 'customer',
  summary: 'What each household gave, newest first',
});

export const addGift = endpoint<{ gift: GiftWire }>()({
  method: 'POST',
  path: '/api/user/shagun-ledger',
  access: 'customer',
  summary: 'Write down what a household gave',
  body: giftForm,
  once: idempotentCall(),
});

/**
 * Endpoint that changes an entry. When its stored revision differs, it is refused with 409 and the stored entry under
 * `gift`.
 */
export const changeGift = endpoint<{ gift: GiftWire }>()({
  method: 'PUT',
  path: '/api/user/shagun-ledger/:id',
  access: 'customer',
  summary: 'Correct a line of the ledger',
  params: idParams,
  body: giftForm.shape({ revision: number().integer().required('Please load the page again.') }),
});

/** Marks many lines as thanked, or as not; lines of others and lost ones are passed over. */
export const markThanked = endpoint<{ gifts: GiftWire[] }>()({
  method: 'POST',
  path: '/api/user/shagun-ledger/thanked',
  access: 'customer',
  summary: 'Mark lines of the ledger as thanked',
  idempotent: true,
  body: object({
    ids: array(string().required().max(40)).max(500, 'Please mark at most 500 at once.').required('Please say whom.'),
    thanked: boolean().required('Please say whether they were thanked.'),
  }),
});

export const deleteGift = endpoint<{ message: string }>()({
  method: 'DELETE',
  path: '/api/user/shagun-ledger/:id',
  access: 'customer',
  summary: 'Delete a line of the ledger',
  params: idParams,
});
