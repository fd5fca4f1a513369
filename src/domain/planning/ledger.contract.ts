import { array, boolean, number, object, string } from 'yup';
import { idParams } from '#domain/catalogue/catalogue.contract.ts';
import { type GivenRow, MOST_GIVEN, typedRupees } from '#domain/planning/ledger.rules.ts';
import * as say from '#domain/planning/ledger.texts.ts';
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

/** Returns a schema that removes invisible characters and surrounding spaces from a text. */
const seen = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? withoutUnseen(value) : value))
    .trim();

/** Form of a ledger entry: an amount in rupees, a gift in words, or both. */
export const giftForm = object({
  name: seen().required(say.nameRequired).test(atMost(80, say.nameTooLong)),
  guestId: string()
    .nullable()
    .default(null)
    .transform((value: unknown) => value || null)
    .matches(ID_PATTERN, { message: say.noGuest, excludeEmptyString: true }),
  amount: string()
    .trim()
    .max(20, say.sumNotValid)
    .default('')
    .test('sum', say.sumNotValid, (value) => !value || typedRupees(value) !== null)
    .test('most', say.sumTooLarge, (value) => (typedRupees(value ?? '') ?? 0) <= MOST_GIVEN)
    .test(
      'given',
      say.giftMissing,
      (value, { parent }) => (typedRupees(value ?? '') ?? 0) > 0 || Boolean(parent.what?.trim()),
    ),
  what: seen().test(atMost(200, say.giftTooLong)).default(''),
  day: string()
    .required(say.dayMissing)
    .matches(/^\d{4}-\d{2}-\d{2}$/, { message: say.dayNotValid, excludeEmptyString: true })
    .test('real', say.dayNotValid, isDay),
  note: seen().test(atMost(500, say.noteTooLong)).default(''),
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
  body: giftForm.shape({ revision: number().integer().required(say.loadPageAgain) }),
});

/** Marks many lines as thanked, or as not; lines of others and lost ones are passed over. */
export const markThanked = endpoint<{ gifts: GiftWire[] }>()({
  method: 'POST',
  path: '/api/user/shagun-ledger/thanked',
  access: 'customer',
  summary: 'Mark lines of the ledger as thanked',
  idempotent: true,
  body: object({
    ids: array(string().required().max(40)).max(500, say.tooManyMarked).required(say.markedMissing),
    thanked: boolean().required(say.thankedMissing),
  }),
});

export const deleteGift = endpoint<{ message: string }>()({
  method: 'DELETE',
  path: '/api/user/shagun-ledger/:id',
  access: 'customer',
  summary: 'Delete a line of the ledger',
  params: idParams,
});
