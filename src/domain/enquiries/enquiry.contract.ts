import { type AnyObjectSchema, object, string } from 'yup';
import { invitationCategories } from '#domain/catalogue/invitation.rules.ts';
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
    .matches(NAME_PATTERN, { message: 'Enter valid name.', excludeEmptyString: true })
    .min(3, 'Minimum 3 character required.')
    .test(atMost(80, 'At most 80 characters.'));

const lastName = () => string().trim().required('Last name is required.').test(atMost(80, 'At most 80 characters.'));
const email = () =>
  string()
    .trim()
    .required('Email is required.')
    .max(160, 'Email not valid.')
    .test('email', 'Email not valid.', (value) => !value || isEmail(value));

/** Returns the schema of a required message of 3 to 2000 characters. */
const message = () =>
  string()
    .trim()
    .required('Message is required.')
    .min(3, 'Minimum 3 character required.')
    .test(atMost(2000, 'At most 2000 characters.'));

const REQUIRED = 'Mobile number is required.';

/** Returns the schema of a mobile number, or of a landline as ten digits or after a 0. */
const mobile = () => mobileSchema(REQUIRED, '.', { landline: true });

const subject = (what: string) =>
  string()
    .required(`Please say which ${what} it is about.`)
    .matches(ID_PATTERN, { message: `That ${what} is no longer shown.`, excludeEmptyString: true });

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
  firstName: firstName('First name is required.'),
  lastName: lastName(),
  email: email(),
  mobile: mobile(),
  message: message(),
  leaveEmpty: leaveEmpty(),
});

/** The Get Quote with Designer dialog. */
export const designerQuoteForm = object({
  designerId: subject('designer'),
  firstName: firstName('Name is required.'),
  lastName: lastName(),
  email: email(),
  mobile: mobile(),
  message: message(),
  leaveEmpty: leaveEmpty(),
});

/** The contact page's form: here a mobile number has exactly ten digits. */
export const contactForm = object({
  firstName: firstName('Name is required.'),
  lastName: lastName(),
  email: email(),
  mobile: mobileSchema('Mobile number required.', '.', { other: NOT_A_MOBILE, landline: true }),
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
  userId: string().matches(ID_PATTERN, 'That person does not exist.'),
  name: string()
    .trim()
    .required('Name is required.')
    .min(3, 'Name must be at least 3 characters.')
    .test(atMost(80, 'At most 80 characters.'))
    .matches(NAME_PATTERN, { message: 'Please enter valid name.', excludeEmptyString: true }),
  mobile: mobileSchema(REQUIRED, '.', { most: 10 }),
  price: string()
    .trim()
    .required('Amount is required.')
    .matches(/^-?\d+(\.\d+)?$/, { message: 'Amount must be a number.', excludeEmptyString: true })
    .test('positive', 'Amount should be positive.', (value) => !value || Number(value) > 0)
    .max(9, 'Amount must be a number.'),
  category: string()
    .trim()
    .required('Category is required.')
    .oneOf(['', ...invitationCategories], 'Please choose one of the categories.'),
  description: string()
    .trim()
    .required('Description is required.')
    .min(10, 'Description must be at least 10 characters.')
    .test(atMost(2000, 'At most 2000 characters.')),
});

type Taken = { message: string };
const asking = <const P extends string, const B extends AnyObjectSchema>(path: P, summary: string, body: B) =>
  endpoint<Taken>()({ method: 'POST', path, access: 'public', once: idempotentCall(), summary, body });

export const sendDecorationQuote = asking('/api/user/quote', 'Ask for a decoration quote', decorationQuoteForm);
export const sendDesignerQuote = asking('/api/user/designer-quote', 'Ask a designer for a quote', designerQuoteForm);
export const sendContactMessage = asking('/api/user/contact-us-detail', 'Write to the shop', contactForm);
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
