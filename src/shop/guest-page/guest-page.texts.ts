import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';
import { type GuestFormTexts, guestFormTexts } from '#domain/guests/guest-page.texts.ts';

/** Texts of the guest page. Words in curly brackets are placeholders. */
export interface GuestPageTexts extends GuestFormTexts {
  pincodeUnknown: string;
  /** Shown when the place is estimated from neighbouring pincodes. */
  pincodeProbably: string;
  sending: string;
  updated: string;
  /** Stands behind the shortened address where the form is open. */
  heldStill: string;
  /** The call may or may not have arrived. */
  noAnswer: string;
  /** The device had no connection when something was sent. */
  offline: string;
  /** The device has no connection. */
  offlineNow: string;
  /** What the page shows could not be read. */
  unread: string;
  again: string;
  /** All data of the guest were erased. */
  erased: string;
}

export const guestPageTexts: Record<GuestLanguage, GuestPageTexts> = {
  en: {
    ...guestFormTexts.en,
    pincodeUnknown: 'We do not know this pincode. Please check it.',
    pincodeProbably: 'We do not know this pincode. It is probably in {place}. Please check it.',
    sending: 'Sending…',
    updated: 'Address updated!',
    heldStill: 'If it is right, you are done. If not, please send the right one here.',
    noAnswer: 'We cannot tell whether this arrived. Please send it again to be sure.',
    offline: 'You are offline, so this was not sent. Please send it again when you are connected.',
    offlineNow: 'You are offline. Please check your internet connection.',
    unread: 'We could not read what the family wrote for you. Please try again.',
    again: 'Try again',
    erased: 'We have deleted your address and answers.',
  },
  hi: {
    ...guestFormTexts.hi,
    pincodeUnknown: 'यह पिनकोड हमारी सूची में नहीं है। कृपया एक बार फिर देख लें।',
    pincodeProbably: 'यह पिनकोड हमारी सूची में नहीं है; शायद {place} का है। कृपया एक बार फिर देख लें।',
    sending: 'भेजा जा रहा है…',
    updated: 'पता दर्ज हो गया!',
    heldStill: 'सही हो तो कुछ और नहीं करना है; गलत हो तो यहाँ से सही पता भेजें।',
    noAnswer: 'कोई जवाब नहीं आया; शायद यह पहुँच गया हो। पक्का करने के लिए कृपया एक बार फिर भेजें।',
    offline: 'इंटरनेट नहीं है, इसलिए यह नहीं भेजा गया। इंटरनेट आने पर कृपया फिर से भेजें।',
    offlineNow: 'इंटरनेट नहीं है। कृपया कनेक्शन देख लें।',
    unread: 'परिवार ने आपके लिए क्या लिखा है, यह अभी नहीं मिल पाया। कृपया फिर से कोशिश करें।',
    again: 'फिर से कोशिश करें',
    erased: 'आपका पता और जवाब मिट गए हैं।',
  },
  pa: {
    ...guestFormTexts.pa,
    pincodeUnknown: 'ਇਹ ਪਿੰਨਕੋਡ ਸਾਡੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਵਾਰ ਫਿਰ ਵੇਖ ਲਵੋ।',
    pincodeProbably: 'ਇਹ ਪਿੰਨਕੋਡ ਸਾਡੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ; ਸ਼ਾਇਦ {place} ਦਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਵਾਰ ਫਿਰ ਵੇਖ ਲਵੋ।',
    sending: 'ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ…',
    updated: 'ਪਤਾ ਦਰਜ ਹੋ ਗਿਆ!',
    heldStill: 'ਠੀਕ ਹੋਵੇ ਤਾਂ ਹੋਰ ਕੁਝ ਨਹੀਂ ਕਰਨਾ; ਗਲਤ ਹੋਵੇ ਤਾਂ ਇੱਥੇ ਸਹੀ ਪਤਾ ਭੇਜੋ।',
    noAnswer: 'ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਆਇਆ; ਸ਼ਾਇਦ ਇਹ ਪਹੁੰਚ ਗਿਆ ਹੋਵੇ। ਪੱਕਾ ਕਰਨ ਲਈ ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਵਾਰ ਮੁੜ ਭੇਜੋ।',
    offline: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ, ਇਸ ਲਈ ਇਹ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ। ਇੰਟਰਨੈੱਟ ਆਉਣ ’ਤੇ ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਭੇਜੋ।',
    offlineNow: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਕਨੈਕਸ਼ਨ ਵੇਖ ਲਵੋ।',
    unread: 'ਪਰਿਵਾਰ ਨੇ ਤੁਹਾਡੇ ਲਈ ਕੀ ਲਿਖਿਆ ਹੈ, ਇਹ ਹਾਲੇ ਨਹੀਂ ਮਿਲ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    again: 'ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
    erased: 'ਤੁਹਾਡਾ ਪਤਾ ਅਤੇ ਜਵਾਬ ਮਿਟ ਗਏ ਹਨ।',
  },
};

/** What is said where the page's script does not run: first on the page, in every language, because none is known. */
export const withoutScript: Record<GuestLanguage, { here: string; apart: string; lost: string }> = {
  en: {
    here: 'Please choose your language.',
    apart:
      'This page needs JavaScript. Please call the family that sent you the link, or send them your address on WhatsApp.',
    lost: 'Please load this page again.',
  },
  hi: {
    here: 'कृपया अपनी भाषा चुनें।',
    apart: 'इस पेज के लिए JavaScript चाहिए। कृपया लिंक भेजने वाले परिवार को फ़ोन करें, या अपना पता WhatsApp पर लिख भेजें।',
    lost: 'कृपया यह पेज फिर से खोलें।',
  },
  pa: {
    here: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣੀ ਭਾਸ਼ਾ ਚੁਣੋ।',
    apart: 'ਇਸ ਪੰਨੇ ਲਈ JavaScript ਚਾਹੀਦੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਲਿੰਕ ਭੇਜਣ ਵਾਲੇ ਪਰਿਵਾਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਆਪਣਾ ਪਤਾ WhatsApp ’ਤੇ ਲਿਖ ਭੇਜੋ।',
    lost: 'ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਪੰਨਾ ਮੁੜ ਖੋਲ੍ਹੋ।',
  },
};
