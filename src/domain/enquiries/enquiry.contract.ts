import { type AnyObjectSchema, object, string } from 'yup';
import { invitationCategories } from '#domain/catalogue/invitation.rules.ts';
import * as say from '#domain/enquiries/enquiries.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { idempotentCall } from '#lib/idempotent-call.ts';
import { isEmail, NAME_PATTERN, NOT_A_MOBILE } from '#lib/text.ts';
import { mobileSchema } from '#lib/typed-number.ts';

const firstName = (required: string) =>
  string()
    .trim()
    .required(required)
    .matches(NAME_PATTERN, { message: say.enterValidName, excludeEmptyString: true })
    .min(3, say.nameTooShort)
    .test(atMost(80, say.nameTooLong));

const lastName = () => string().trim().required(say.lastNameRequired).test(atMost(80, say.nameTooLong));
const email = () =>
  string()
    .trim()
    .required(say.emailRequired)
    .max(160, say.emailNotValid)
    .test('email', say.emailNotValid, (value) => !value || isEmail(value));

/** Returns the schema of a required message of 3 to 2000 characters. */
const message = () =>
  string().trim().required(say.messageRequired).min(3, say.nameTooShort).test(atMost(2000, say.messageTooLong));

/** Returns the schema of a mobile number, or of a landline as ten digits or after a 0. */
const mobile = () => mobileSchema(say.contactMobileRequired, '.', { landline: true });

const subject = (what: string) =>
  string()
    .required(say.subjectMissing(what))
    .matches(ID_PATTERN, { message: say.subjectGone(what), excludeEmptyString: true });

/**
 * Returns the schema of a honeypot field, named so that no autofill recognizes it. A filled field marks the enquiry as
 * possible spam and does not refuse it.
 */
const leaveEmpty = () =>
  string()
    .default('')
    .transform((text: string | undefined) => text?.slice(0, 200))
    .max(20_000);

/** The Get Quote dialog of a decoration. */
export const decorationQuoteForm = object({
  decorationId: subject('decoration'),
  firstName: firstName(say.firstNameRequired),
  lastName: lastName(),
  email: email(),
  mobile: mobile(),
  message: message(),
  leaveEmpty: leaveEmpty(),
});

/** The Get Quote with Designer dialog. */
export const designerQuoteForm = object({
  designerId: subject('designer'),
  firstName: firstName(say.nameRequired),
  lastName: lastName(),
  email: email(),
  mobile: mobile(),
  message: message(),
  leaveEmpty: leaveEmpty(),
});

/** The contact page's form: here a mobile number has exactly ten digits. */
export const contactForm = object({
  firstName: firstName(say.nameRequired),
  lastName: lastName(),
  email: email(),
  mobile: mobileSchema(say.mobileNumberRequired, '.', { other: NOT_A_MOBILE, landline: true }),
  message: message(),
  leaveEmpty: leaveEmpty(),
});

/** The Customise dialog of an invitation. */
export const customisationForm = object({
  invitationId: subject('invitation'),
  firstName: string().trim().default('').max(80),
  lastName: string().trim().default('').max(80),
  mobile: mobile(),
  message: message(),
  leaveEmpty: leaveEmpty(),
});

/** The design upload's fields; the picture travels beside them. */
export const designQuoteForm = object({
  userId: string().matches(ID_PATTERN, say.noPerson),
  name: string()
    .trim()
    .required(say.nameRequired)
    .min(3, say.quoteNameTooShort)
    .test(atMost(80, say.nameTooLong))
    .matches(NAME_PATTERN, { message: say.quoteNameNotValid, excludeEmptyString: true }),
  mobile: mobileSchema(say.contactMobileRequired, '.', { most: 10 }),
  price: string()
    .trim()
    .required(say.amountRequired)
    .matches(/^-?\d+(\.\d+)?$/, { message: say.amountNotNumber, excludeEmptyString: true })
    .test('positive', say.amountNotPositive, (value) => !value || Number(value) > 0)
    .max(9, say.amountNotNumber),
  category: string()
    .trim()
    .required(say.categoryRequired)
    .oneOf(['', ...invitationCategories], say.categoryUnknown),
  description: string()
    .trim()
    .required(say.descriptionRequired)
    .min(10, say.descriptionTooShort)
    .test(atMost(2000, say.messageTooLong)),
});

type Taken = { message: string };
const asking = <const P extends string, const B extends AnyObjectSchema>(path: P, summary: string, body: B) =>
  endpoint<Taken>()({ method: 'POST', path, access: 'public', once: idempotentCall(), summary, body });

export const sendDecorationQuote = asking('/api/user/quote', say.askDecorationQuote, decorationQuoteForm);
export const sendDesignerQuote = asking('/api/user/designer-quote', say.askDesignerQuote, designerQuoteForm);
export const sendContactMessage = asking('/api/user/contact-us-detail', say.writeToShop, contactForm);
/** Answered 201 with what was kept. */
export const sendCustomisation = endpoint<
  Taken & { success: boolean; data: { _id: string; invitationId: string; mobile: string; message: string } }
>()({
  method: 'POST',
  path: '/api/user/customization-requests',
  access: 'public',
  once: idempotentCall(),
  summary: 'Ask for a customised invitation',
  body: customisationForm,
});

export const sendDesignQuote = endpoint<{ message: string; filename: string }>()({
  method: 'POST',
  path: '/api/user/upload-design-quote',
  access: 'customer',
  once: idempotentCall(),
  summary: 'Upload a design and ask for a quote',
  multipart: true,
  body: designQuoteForm,
});
