import { object, string } from 'yup';
import { nameStep } from '#domain/session/session.contract.ts';

/** Profile form. A person who came by Google may have no mobile number; the codes prove a changed one. */
export const profileForm = object({
  name: nameStep.fields.name,
  mobile: string()
    .trim()
    .default('')
    .matches(/^\d*$/, 'Mobile number must contain digits only')
    .matches(/^$|^\d{10}/, 'Mobile number must be at least 10 digits')
    .max(10, 'Mobile number must not exceed 10 digits'),
  otp: string().trim().default('').max(12),
  presentOtp: string().trim().default('').max(12),
});
