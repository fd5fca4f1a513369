import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';
import * as say from '#domain/guests/whatsapp.texts.ts';
import type { PageState } from '#domain/guests/page-state.rules.ts';
import { respectfulName } from '#domain/guests/respectful-name.rules.ts';
import { chatNumber } from '#lib/guest-number.ts';
import { guestMobile } from '#lib/phone.ts';

/** `guest` is the name as a greeting speaks it. */
type Message = (guest: string, host: string, link: string) => string;
type Messages = Record<PageState | 'reminder', Message>;

// Hosts and guests are women, men and couples: nothing here agrees with one of them. The address is in none of these.
const messages: Record<GuestLanguage, Messages> = {
  en: {
    address: (guest, host, link) => say.messageAddress(guest, host, link),
    reminder: (guest, host, link) => say.messageReminder(guest, host, link),
    check: (guest, host, link) => say.messageCheck(guest, host, link),
    preparing: (guest, host, link) => say.messagePreparing(guest, host, link),
    sent: (guest, host, link) => say.messageSent(guest, host, link),
    delivered: (guest, host, link) => say.messageDelivered(guest, host, link),
    thanks: (guest, host, link) => say.messageThanks(guest, host, link),
    invited: (guest, host, link) => say.messageInvited(guest, host, link),
  },
  hi: {
    address: (guest, host, link) =>
      `नमस्ते ${guest}, ${host} की ओर से आपको निमंत्रण का डिब्बा भेजना है। कृपया अपना पता यहाँ लिखें, बस एक मिनट लगेगा: ${link}`,
    reminder: (guest, host, link) =>
      `नमस्ते ${guest}, ${host} की ओर से बस याद दिलाना था: निमंत्रण का डिब्बा भेजने के लिए आपका पता चाहिए। बस एक मिनट लगेगा: ${link}`,
    check: (guest, host, link) =>
      `नमस्ते ${guest}, ${host} की ओर से: निमंत्रण का डिब्बा भेजने से पहले कृपया देख लें कि आपका पता सही है या नहीं। बस एक बटन दबाना है: ${link}`,
    preparing: (guest, host, link) =>
      `नमस्ते ${guest}, ${host} की ओर से आपके लिए निमंत्रण का डिब्बा तैयार हो रहा है। उसकी ख़बर यहाँ देखें: ${link}`,
    sent: (guest, host, link) =>
      `नमस्ते ${guest}, ${host} की ओर से निमंत्रण का डिब्बा आपके पास आ रहा है। उसकी ख़बर यहाँ देखें: ${link}`,
    delivered: (guest, host, link) =>
      `नमस्ते ${guest}, कूरियर के अनुसार ${host} की ओर से भेजा गया निमंत्रण का डिब्बा पहुँच गया है। क्या आपको मिल गया? यहाँ एक बटन दबाकर बताएँ: ${link}`,
    thanks: (guest, host, link) =>
      `नमस्ते ${guest}, डिब्बा मिलने की ख़बर देने के लिए ${host} की ओर से धन्यवाद। आपका पेज यहाँ है: ${link}`,
    invited: (guest, host, link) => `नमस्ते ${guest}, ${host} की ओर से आपको निमंत्रण है। आपका पेज यहाँ है: ${link}`,
  },
  pa: {
    address: (guest, host, link) =>
      `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${guest}, ${host} ਵੱਲੋਂ ਤੁਹਾਨੂੰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਪਤਾ ਇੱਥੇ ਲਿਖੋ, ਬੱਸ ਇੱਕ ਮਿੰਟ ਲੱਗੇਗਾ: ${link}`,
    reminder: (guest, host, link) =>
      `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${guest}, ${host} ਵੱਲੋਂ ਬੱਸ ਯਾਦ ਕਰਵਾਉਣਾ ਸੀ: ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣ ਲਈ ਤੁਹਾਡਾ ਪਤਾ ਚਾਹੀਦਾ ਹੈ। ਬੱਸ ਇੱਕ ਮਿੰਟ ਲੱਗੇਗਾ: ${link}`,
    check: (guest, host, link) =>
      `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${guest}, ${host} ਵੱਲੋਂ: ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣ ਤੋਂ ਪਹਿਲਾਂ ਕਿਰਪਾ ਕਰਕੇ ਵੇਖ ਲਓ ਕਿ ਤੁਹਾਡਾ ਪਤਾ ਠੀਕ ਹੈ ਜਾਂ ਨਹੀਂ। ਬੱਸ ਇੱਕ ਬਟਨ ਦਬਾਉਣਾ ਹੈ: ${link}`,
    preparing: (guest, host, link) =>
      `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${guest}, ${host} ਵੱਲੋਂ ਤੁਹਾਡੇ ਲਈ ਸੱਦੇ ਦਾ ਡੱਬਾ ਤਿਆਰ ਹੋ ਰਿਹਾ ਹੈ। ਉਸ ਦੀ ਖ਼ਬਰ ਇੱਥੇ ਵੇਖੋ: ${link}`,
    sent: (guest, host, link) =>
      `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${guest}, ${host} ਵੱਲੋਂ ਸੱਦੇ ਦਾ ਡੱਬਾ ਤੁਹਾਡੇ ਕੋਲ ਆ ਰਿਹਾ ਹੈ। ਉਸ ਦੀ ਖ਼ਬਰ ਇੱਥੇ ਵੇਖੋ: ${link}`,
    delivered: (guest, host, link) =>
      `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${guest}, ਕੂਰੀਅਰ ਮੁਤਾਬਕ ${host} ਵੱਲੋਂ ਭੇਜਿਆ ਸੱਦੇ ਦਾ ਡੱਬਾ ਪਹੁੰਚ ਗਿਆ ਹੈ। ਕੀ ਤੁਹਾਨੂੰ ਮਿਲ ਗਿਆ? ਇੱਥੇ ਇੱਕ ਬਟਨ ਦਬਾ ਕੇ ਦੱਸੋ: ${link}`,
    thanks: (guest, host, link) =>
      `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${guest}, ਡੱਬਾ ਮਿਲਣ ਦੀ ਖ਼ਬਰ ਦੇਣ ਲਈ ${host} ਵੱਲੋਂ ਧੰਨਵਾਦ। ਤੁਹਾਡਾ ਪੰਨਾ ਇੱਥੇ ਹੈ: ${link}`,
    invited: (guest, host, link) => `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${guest}, ${host} ਵੱਲੋਂ ਤੁਹਾਨੂੰ ਸੱਦਾ ਹੈ। ਤੁਹਾਡਾ ਪੰਨਾ ਇੱਥੇ ਹੈ: ${link}`,
  },
};

/** Stands for a host without a name. */
const friends: Record<GuestLanguage, string> = { en: say.yourFriends, hi: 'आपके अपनों', pa: 'ਤੁਹਾਡੇ ਆਪਣਿਆਂ' };

const groupMessages: Record<GuestLanguage, (host: string, page: string) => string> = {
  en: (host, page) => say.groupAsks(host || say.groupFamily, page),
  hi: (host, page) =>
    `नमस्ते! ${host || 'परिवार'} की ओर से सबको निमंत्रण का डिब्बा भेजना है। कृपया अपना नाम और पता यहाँ लिखें, बस एक मिनट लगेगा: ${page}`,
  pa: (host, page) =>
    `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ! ${host || 'ਪਰਿਵਾਰ'} ਵੱਲੋਂ ਸਭ ਨੂੰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਨਾਂ ਅਤੇ ਪਤਾ ਇੱਥੇ ਲਿਖੋ, ਬੱਸ ਇੱਕ ਮਿੰਟ ਲੱਗੇਗਾ: ${page}`,
};

/**
 * Returns the message for the family's group chat that asks its readers for their name and address. An empty `host`
 * becomes the family.
 */
export const familyMessage = (language: GuestLanguage, host: string, page: string): string =>
  groupMessages[language](host, page);

/**
 * Returns the WhatsApp link with the message that brings a guest's page, in the words of the page's state; a missing
 * address is asked for or, with `reminder`, reminded of. An Indian mobile number gets the country code 91; an empty
 * `host` becomes the guest's friends.
 */
export function whatsappLink(input: {
  whatsappHost: string;
  mobile: string;
  guest: string;
  host: string;
  page: string;
  says: PageState;
  language?: GuestLanguage;
  /** True for a guest who was asked before. */
  reminder?: boolean;
}): string {
  const { says, language = 'en' } = input;
  const message = messages[language][says === 'address' && input.reminder ? 'reminder' : says];
  const text = message(respectfulName(input.guest, language), input.host || friends[language], input.page);
  return `${input.whatsappHost}/${chatNumber(guestMobile(input.mobile) ?? input.mobile)}?text=${encodeURIComponent(text)}`;
}
