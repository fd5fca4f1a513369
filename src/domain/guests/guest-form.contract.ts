import { boolean, number, object, string, type StringSchema, type ValidationError } from 'yup';
import { addressChoices, guestCategory } from '#domain/guests/guest.rules.ts';
import { type GuestDetails, NOTE_LENGTH } from '#domain/guests/guest-row.rules.ts';
import * as guestsWords from '#domain/guests/guests.texts.ts';
import * as say from '#domain/guests/guest-form.texts.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { MOBILE_BEGINS, typedMobile } from '#lib/mobile.ts';
import { abroadNumber, guestMobile, landlineNumber } from '#lib/phone.ts';
import { isAddress, isEmail, isWritten, NAME_PATTERN, withoutMarks } from '#lib/text.ts';
import { optionalMobile, pincodeSchema } from '#lib/typed-number.ts';

/** Error for a landline in a form with the tick for a guest without a number. */
const LANDLINE = say.landlineOrWrong(MOBILE_BEGINS);

/**
 * Returns the schema of a guest's mobile number, which may be empty: Indian, or with the code of another country.
 * @param end end of the messages, which differs between forms
 * @param landline message for a landline
 */
const guestMobileField = (end: '.' | '', landline = `${MOBILE_BEGINS}${end}`) => {
  const indian = optionalMobile(end);
  return string()
    .trim()
    .transform((value: unknown) => {
      if (typeof value !== 'string') return value;
      const typed = typedMobile(value).trim();
      return typed === '' ? '' : (guestMobile(typed) ?? value);
    })
    .test('mobile', (value, context) => {
      if (!value || abroadNumber(value) === value) return true;
      if (landlineNumber(value)) return context.createError({ message: landline });
      try {
        indian.validateSync(value);
        return true;
      } catch (error) {
        return context.createError({ message: (error as ValidationError).message });
      }
    });
};

/** Writes a text in one line without invisible marks, as it is printed on labels. */
const oneLine = (value: unknown): unknown => {
  const text = withoutMarks(value);
  return typeof text === 'string' ? text.replace(/\s+/g, ' ') : text;
};

/** What packers read about a guest. */
const noteField = () =>
  string()
    .transform(oneLine)
    .trim()
    .test(atMost(NOTE_LENGTH, say.noteTooLongTyped(NOTE_LENGTH)))
    .test('written', say.noteUnprintable, (value) => isWritten(value ?? ''));

const typedAddress = () =>
  string()
    .transform(withoutMarks)
    .trim()
    .test(atMost(500, guestsWords.addressTooLong))
    .test('letters', say.addressWithoutLetters, (value) => !value || (value.length >= 3 && isAddress(value)));

const pincode = () => pincodeSchema({ letters: say.pincodeDigitsOnly, length: say.pincodeSixDigits });

const guestNumber = () => string().trim().max(4, say.guestNumberTooLong);

/** Makes a string field accept null, which the API returns for a missing value; null becomes empty text. */
const orNull = <S extends StringSchema<string | undefined>>(field: S) =>
  field.nullable().transform((value: unknown) => value ?? '');

/** Makes a string field of an update optional: null and empty text become undefined, which changes nothing. */
const ifGiven = <S extends StringSchema<string | undefined>>(field: S) =>
  field.notRequired().transform((value: unknown) => (value === '' ? undefined : (value ?? undefined)));

const livesAbroad = (mobile: unknown): boolean => typeof mobile === 'string' && abroadNumber(mobile) !== null;

/**
 * Tells whether a new guest needs an address: the host types it, and the guest lives in India and not in the home of a
 * guest who is known.
 */
const isTyped = (choice: unknown, mobile: unknown, homeWith: unknown): boolean =>
  choice === 'address_myself' && !homeWith && !livesAbroad(mobile);
/** Tells whether the form of a known guest may go without an address: it is asked for, comes later, or is abroad. */
const comesLater = (choice: unknown, mobile: unknown): boolean => choice === 'address_person' || livesAbroad(mobile);

/** Body of Add Guest. With `address_person` address and pincode come later. An empty `mobile` means none. */
export const addGuestBody = object({
  userId: string().matches(ID_PATTERN, guestsWords.noPerson),
  name: string()
    .transform(oneLine)
    .trim()
    .required(guestsWords.nameRequired)
    .min(3, guestsWords.nameTooShort)
    .test(atMost(80, guestsWords.newcomerNameTooLong))
    .matches(NAME_PATTERN, { message: guestsWords.enterValidName, excludeEmptyString: true }),
  mobile: orNull(guestMobileField('.')).defined(guestsWords.mobileNumberRequired),
  guestNo: orNull(guestNumber().matches(/^\d*$/, say.guestNumberDigitsOnly)).default(''),
  email: orNull(
    string()
      .trim()
      .max(160)
      .test('email', say.emailNotValid, (value) => !value || isEmail(value)),
  ).default(''),
  category: orNull(
    string()
      .max(40, say.categoryInvalid)
      .test('blank', say.categoryInvalid, (value) => value === undefined || value === '' || value.trim() !== '')
      // Blanks stay blanks, so that the rule above can tell them from nothing.
      .transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? guestCategory(value) : value)),
  ),
  addressChoice: string().oneOf(addressChoices, say.invalidAddressSelection),
  address: orNull(typedAddress()).when(['addressChoice', 'mobile', 'homeWith'], {
    is: isTyped,
    then: (field) => field.required(say.addressWithoutLetters),
    otherwise: (field) => field.default(''),
  }),
  pincode: orNull(pincode()).when(['addressChoice', 'mobile', 'homeWith'], {
    is: isTyped,
    then: (field) => field.required(say.pincodeSixDigits),
    otherwise: (field) => field.default(''),
  }),
  note: orNull(noteField()).default(''),
  /** Id of a guest in whose home this one lives: they share a household and its address. */
  homeWith: string().matches(ID_PATTERN, { message: guestsWords.noGuestOfId, excludeEmptyString: true }),
});

/** Add Guest form, which asks for the number unless the guest has none, or has that of the guest of `homeWith`. */
export const addGuestForm = addGuestBody.shape({
  noNumber: boolean().default(false),
  mobile: guestMobileField('.', LANDLINE).when(['noNumber', 'homeWith'], {
    is: (noNumber: unknown, homeWith: unknown) => noNumber === true || Boolean(homeWith),
    then: () => string().transform(() => ''),
    otherwise: (field) => field.required(guestsWords.mobileNumberRequired),
  }),
});

/** Fields of the Edit Guest form; its call accepts less by the same rules. */
const edited = {
  name: string()
    .transform(oneLine)
    .trim()
    .required(say.guestNameRequired)
    .min(3, say.guestNameTooShort)
    .test(atMost(80, say.nameTooLong))
    .matches(NAME_PATTERN, { message: say.nameNotValid, excludeEmptyString: true }),
  guestNo: guestNumber()
    .transform((value: unknown) => (value === undefined || value === null ? value : String(value)))
    .required(say.guestNoRequired)
    .matches(/^\d+$/, { message: say.guestNoDigitsOnly, excludeEmptyString: true }),
  mobile: guestMobileField(''),
  email: string()
    .trim()
    .max(160)
    .test('email', say.emailWrong, (value) => !value || isEmail(value)),
  category: string()
    .trim()
    .max(40)
    .transform((value: string | null) => value && guestCategory(value)),
};

/** Edit Guest form. A guest who is asked for the address needs none here. */
export const editGuestForm = object({
  _id: string().required().matches(ID_PATTERN, guestsWords.noGuestOfId),
  ...edited,
  // Number, e-mail and category are required where the guest has had one (`editGuestFormOf`).
  mobile: edited.mobile.default(''),
  email: edited.email.default(''),
  category: edited.category.default(''),
  note: noteField().default(''),
  addressChoice: string().oneOf(addressChoices, say.invalidAddressSelection),
  address: typedAddress().when(['addressChoice', 'mobile'], {
    is: comesLater,
    then: (field) => field.default(''),
    otherwise: (field) => field.required(say.addressRequired),
  }),
  pincode: pincode().when(['addressChoice', 'mobile'], {
    is: comesLater,
    then: (field) => field.default(''),
    otherwise: (field) => field.required(say.pincodeRequired),
  }),
  /** Revision that the host has read; an earlier client leaves it out, and its change is always accepted. */
  revision: number().integer(),
});

/** Returns the schema of Edit Guest for one guest: what the guest has may be changed but not removed. */
export const editGuestFormOf = ({
  mobile,
  guestNo,
  email,
  category,
}: Pick<GuestDetails, 'mobile' | 'guestNo' | 'email' | 'category'>) =>
  editGuestForm.shape({
    ...(guestNo === null ? { guestNo: ifGiven(edited.guestNo) } : {}),
    mobile: mobile
      ? edited.mobile.default('').required(say.mobileRequired)
      : guestMobileField('', LANDLINE).default(''),
    ...(email ? { email: edited.email.default('').required(say.emailRequired) } : {}),
    ...(category ? { category: edited.category.default('').required(say.categoryRequired) } : {}),
  });

/** Body of Edit Guest, which requires less than the form. */
export const editGuestBody = editGuestForm.shape({
  name: ifGiven(edited.name),
  guestNo: ifGiven(edited.guestNo),
  mobile: ifGiven(edited.mobile),
  email: ifGiven(edited.email),
  category: ifGiven(edited.category),
  /** Left out to keep the note; empty to remove it. */
  note: noteField().nullable(),
  address: ifGiven(typedAddress()),
  pincode: ifGiven(pincode()),
});

/** Form of the guest's page. */
export const guestAddressForm = object({
  mobile: string().trim().required(guestsWords.mobileNumberRequired).max(16),
  address: string()
    .transform(withoutMarks)
    .trim()
    .required(guestsWords.addAddress)
    .min(3, guestsWords.addAddress)
    .test(atMost(500, guestsWords.addressTooLong))
    .test('letter', guestsWords.addAddress, (value) => !value || isAddress(value)),
  pincode: pincodeSchema({ letters: guestsWords.pincodeAcceptsDigits, length: guestsWords.pincodeEnterValid }).required(
    guestsWords.pincodeEnter,
  ),
  /** Secret of the link. */
  t: string().max(64),
  /** What the guest saw of the stored address before; another stored address is then not replaced unseen. */
  held: string().max(600),
});
