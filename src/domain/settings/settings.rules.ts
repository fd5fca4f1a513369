import { PLACEHOLDER_FSSAI } from '#shop.config';

/** The sections of the shop's settings, in the order in which the owner sees them. */
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

/** Ways to pay whose signs the foot of a page can show: files of `public/marks` in small letters. */
export const paymentMarks = ['UPI', 'RuPay', 'Visa', 'Mastercard', 'NetBanking'] as const;

/** Days of the week as they are counted in dates: Sunday is 0. */
export const weekDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** True for a food licence number that nobody was ever given. */
export const isPlaceholderFssai = (fssai: string): boolean =>
  fssai === '' || fssai === PLACEHOLDER_FSSAI || /^(\d)\1*$/.test(fssai);

interface Address {
  street: string;
  city: string;
  state: string;
  pincode: string;
}

/** The address of the shop on one line. */
export const addressLine = ({ street, city, state, pincode }: Address): string =>
  `${streetOf(street)}, ${city}, ${state} ${pincode}`;

/** Street and house, which may be written in several lines, on one. */
export const streetOf = (street: string): string =>
  street
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');

/** A phone number as links want it. */
export const telLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** A phone number of India as couriers want it: its last ten digits. */
export const tenDigits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);
