import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { DAY } from '#lib/time.ts';

/** Guest categories that the forms offer. */
export const guestCategories = ['Family', 'Friends', 'Co-worker', 'Neighbors'] as const;

/** Returns a category in its offered spelling; the family's own words stay as they are. */
export function guestCategory(text: string): string {
  const trimmed = text.trim();
  const known: Record<string, string> = {
    'c-worker': 'Co-worker',
    coworker: 'Co-worker',
    nighbors: 'Neighbors',
    neighbours: 'Neighbors',
  };
  return (
    known[trimmed.toLowerCase()] ??
    guestCategories.find((one) => one.toLowerCase() === trimmed.toLowerCase()) ??
    trimmed
  );
}

/** Ways in which a guest's address comes: typed by the host or asked from the guest. */
export const addressChoices = ['address_myself', 'address_person'] as const;
export type AddressChoice = (typeof addressChoices)[number];

/** Days in which a guest's link accepts an address. */
export const LINK_DAYS = 30;
/** Days after the last address in which the link shows the box and the celebration. */
export const ANSWERED_DAYS = 180;
/** Most times that a guest may send or correct the address by one link. */
export const LINK_EDITS = 10;

/** Days of silence after which a guest may be reminded. */
export const SILENT_DAYS = 4;

/** Guests asked in one sitting; more messages at once look automatic, and WhatsApp blocks the number. */
export const SITTING = 25;

/** State of a guest's address as the host sees it. */
export type AddressState =
  'missing' | 'erased' | 'asked' | 'opened' | 'silent' | 'no-pincode' | 'filled-by-guest' | 'unconfirmed' | 'known';

interface AddressFacts {
  address: string;
  pincode: string;
  askedAt: string | null;
  openedAt?: string | null;
  filledAt: string | null;
  erasedAt?: string;
  unconfirmed: boolean;
}

/** Returns the state of a guest's address. @param now ms */
export function addressState(guest: AddressFacts, now: number): AddressState {
  if (guest.address === '') {
    // Who took the address away is asked by no queue; the family may still ask by itself.
    if (!guest.askedAt) return guest.erasedAt ? 'erased' : 'missing';
    if (now - Date.parse(guest.askedAt) >= SILENT_DAYS * DAY) return 'silent';
    return guest.openedAt ? 'opened' : 'asked';
  }
  if (guest.unconfirmed) return 'unconfirmed';
  if (guest.pincode === '') return 'no-pincode';
  return guest.filledAt ? 'filled-by-guest' : 'known';
}

export type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';
export { reachable } from '#domain/guests/reachable.rules.ts';

type Message = (guest: string, host: string, link: string) => string;

const messages: Record<GuestLanguage, Message> = {
  en: (guest, host, link) =>
    `Namaste ${guest} ji, ${host} would like to send you an invitation box. Please share your address here, it takes a minute: ${link}`,
  hi: (guest, host, link) =>
    `नमस्ते ${guest} जी, ${host} आपको निमंत्रण का डिब्बा भेजना चाहते हैं। कृपया अपना पता यहाँ लिखें, बस एक मिनट लगेगा: ${link}`,
  pa: (guest, host, link) =>
    `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${guest} ਜੀ, ${host} ਤੁਹਾਨੂੰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣਾ ਚਾਹੁੰਦੇ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਪਤਾ ਇੱਥੇ ਲਿਖੋ, ਬੱਸ ਇੱਕ ਮਿੰਟ ਲੱਗੇਗਾ: ${link}`,
};
const reminders: Record<GuestLanguage, Message> = {
  en: (guest, host, link) =>
    `Namaste ${guest} ji, a small reminder from ${host}: your address is still needed for the invitation box. It takes a minute: ${link}`,
  hi: (guest, host, link) =>
    `नमस्ते ${guest} जी, ${host} की ओर से एक छोटी-सी याद: निमंत्रण का डिब्बा भेजने के लिए आपका पता चाहिए। बस एक मिनट लगेगा: ${link}`,
  pa: (guest, host, link) =>
    `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${guest} ਜੀ, ${host} ਵੱਲੋਂ ਛੋਟੀ ਜਿਹੀ ਯਾਦ: ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣ ਲਈ ਤੁਹਾਡਾ ਪਤਾ ਚਾਹੀਦਾ ਹੈ। ਬੱਸ ਇੱਕ ਮਿੰਟ ਲੱਗੇਗਾ: ${link}`,
};

/** Returns the URL of a guest's page; its secret works for this guest of this host alone. */
export function guestPageLink(site: string, mobile: string, secret: string, language: GuestLanguage = 'en'): string {
  const query = new URLSearchParams({ mobile, t: secret, ...(language === 'en' ? {} : { lang: language }) });
  return `${site}/update-address-person?${query}`;
}

/** Returns the message to share in the family's group chat. */
export function familyMessage(language: GuestLanguage, host: string, page: string): string {
  const from = host || 'your family';
  const texts: Record<GuestLanguage, string> = {
    en: `Namaste! ${from} would like to send everybody an invitation box. Please write your name and address here, it takes a minute: ${page}`,
    hi: `नमस्ते! ${from} सबको निमंत्रण का डिब्बा भेजना चाहते हैं। कृपया अपना नाम और पता यहाँ लिखें, बस एक मिनट लगेगा: ${page}`,
    pa: `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ! ${from} ਸਭ ਨੂੰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣਾ ਚਾਹੁੰਦੇ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਨਾਂ ਅਤੇ ਪਤਾ ਇੱਥੇ ਲਿਖੋ, ਬੱਸ ਇੱਕ ਮਿੰਟ ਲੱਗੇਗਾ: ${page}`,
  };
  return texts[language];
}

/** Most guests of a host; the largest weddings stay far below. */
export const MAX_GUESTS = 5000;

/** Returns the URL by which people add themselves to a family's list. */
export const familyPageLink = (site: string, secret: string): string =>
  `${site}/update-address-person?${new URLSearchParams({ f: secret })}`;

/**
 * Returns the WhatsApp link that asks a guest for the address. The host name comes from the settings; the number gets
 * India's 91.
 */
export function whatsappLink(input: {
  whatsappHost: string;
  mobile: string;
  guest: string;
  host: string;
  page: string;
  language?: GuestLanguage;
  /** True for a guest who was asked before. */
  reminder?: boolean;
}): string {
  const text = (input.reminder ? reminders : messages)[input.language ?? 'en'](
    input.guest,
    input.host || 'your friends',
    input.page,
  );
  return `${input.whatsappHost}/91${normaliseMobile(input.mobile) ?? input.mobile}?text=${encodeURIComponent(text)}`;
}
