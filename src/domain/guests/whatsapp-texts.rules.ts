import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';
import { chatNumber } from '#lib/guest-number.ts';
import { guestMobile } from '#lib/phone.ts';

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

/**
 * Returns the message for the family's group chat that asks its readers for their name and address. An empty `host`
 * becomes `your family`.
 */
export function familyMessage(language: GuestLanguage, host: string, page: string): string {
  const from = host || 'your family';
  const texts: Record<GuestLanguage, string> = {
    en: `Namaste! ${from} would like to send everybody an invitation box. Please write your name and address here, it takes a minute: ${page}`,
    hi: `नमस्ते! ${from} सबको निमंत्रण का डिब्बा भेजना चाहते हैं। कृपया अपना नाम और पता यहाँ लिखें, बस एक मिनट लगेगा: ${page}`,
    pa: `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ! ${from} ਸਭ ਨੂੰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣਾ ਚਾਹੁੰਦੇ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਨਾਂ ਅਤੇ ਪਤਾ ਇੱਥੇ ਲਿਖੋ, ਬੱਸ ਇੱਕ ਮਿੰਟ ਲੱਗੇਗਾ: ${page}`,
  };
  return texts[language];
}

/**
 * Returns the WhatsApp link with a message that asks a guest for the address or, with `reminder`, reminds the guest.
 * An Indian mobile number gets the country code 91; an empty `host` becomes `your friends`.
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
  return `${input.whatsappHost}/${chatNumber(guestMobile(input.mobile) ?? input.mobile)}?text=${encodeURIComponent(text)}`;
}
