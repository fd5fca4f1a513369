import { object, string } from 'yup';
import { nameStep } from '#domain/session/session.contract.ts';
import { optionalMobile } from '#lib/typed-number.ts';

/** Profile form. A person who came by Google may have no mobile number; the codes prove a changed one. */
export const profileForm = object({
  name: nameStep.fields.name,
  mobile: optionalMobile('', { most: 10 }).default(''),
  otp: string().trim().default('').max(12),
  presentOtp: string().trim().default('').max(12),
});
