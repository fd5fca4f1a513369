import { PLACEHOLDER_FSSAI } from '#shop.config';

/** Sections of the settings, in the order in which the owner sees them. */
export const settingSections = [
  'facts',
  'site',
  'charges',
  'advance',
  'dispatch',
  'reach',
  'tax',
  'invoice',
  'days',
  'capacity',
  'couriers',
  'codes',
] as const;
export type SettingSection = (typeof settingSections)[number];

/** Ways to pay whose logos the footer can show: files of `public/marks` in small letters. */
export const paymentMarks = ['UPI', 'RuPay', 'Visa', 'Mastercard', 'NetBanking'] as const;

/** Days of the week by the number that dates give them: Sunday is 0. */
export const weekDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Tells whether a food licence number is a placeholder: empty, the demonstration's number, or one repeated digit. */
export const isPlaceholderFssai = (fssai: string): boolean =>
  fssai === '' || fssai === PLACEHOLDER_FSSAI || /^(\d)\1*$/.test(fssai);

interface Address {
  street: string;
  city: string;
  state: string;
  pincode: string;
}

/** Returns the shop's postal address on one line. */
export const addressLine = ({ street, city, state, pincode }: Address): string =>
  `${streetOf(street)}, ${city}, ${state} ${pincode}`;

/** Joins the lines of a street address with commas. */
export const streetOf = (street: string): string =>
  street
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');

/** Returns the `tel:` URL of a phone number, without its spaces. */
export const telLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** Returns the last ten digits of an Indian phone number, the format of couriers' tables. */
export const tenDigits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);
