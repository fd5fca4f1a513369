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

/** Tells whether a food licence number is a placeholder that nobody was ever given. */
export const isPlaceholderFssai = (fssai: string): boolean =>
  fssai === '' || fssai === PLACEHOLDER_FSSAI || /^(\d)\1*$/.test(fssai);

interface Address {
  street: string;
  city: string;
  state: string;
  pincode: string;
}

/** Returns the shop's address on one line. */
export const addressLine = ({ street, city, state, pincode }: Address): string =>
  `${streetOf(street)}, ${city}, ${state} ${pincode}`;

/** Returns street and house on one line, which may be written in several. */
export const streetOf = (street: string): string =>
  street
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');

/** Returns the `tel:` URL of a phone number. */
export const telLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** Returns the last ten digits of an Indian phone number, as couriers want it. */
export const tenDigits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);
