import type { GuestLanguage } from '#features/guests/guest.rules.ts';

/** What the guest's own page says. `{host}` and `{guest}` are filled in when the link names them. */
export interface GuestPageTexts {
  title: string;
  greeting: string;
  asks: string;
  askedBySomeone: string;
  promise: string;
  address: string;
  addressHint: string;
  pincode: string;
  pincodeHint: string;
  pincodeUnknown: string;
  send: string;
  sending: string;
  updated: string;
  thanks: string;
  thanksNote: string;
  correct: string;
  closed: string;
  notSent: string;
  /** Translations of the form's messages, by the message. */
  errors: Record<string, string>;
}

export const guestPageTexts: Record<GuestLanguage, GuestPageTexts> = {
  en: {
    title: 'Where shall the invitation go?',
    greeting: 'Namaste {guest} ji,',
    asks: '{host} would like to send you an invitation box and asks for your address.',
    askedBySomeone: 'A family that invites you would like to send you an invitation box and asks for your address.',
    promise: 'Your address is used only to deliver this invitation. It is erased after the event, and nobody else sees it.',
    address: 'Address',
    addressHint: 'House, street, village or town, and a landmark',
    pincode: 'Pincode',
    pincodeHint: 'Six digits',
    pincodeUnknown: 'We do not know this pincode. Please look at it once more.',
    send: 'Send my address',
    sending: 'Submitting...',
    updated: 'Address updated!',
    thanks: 'Thank you',
    thanksNote: 'The box will come to this address. You may close this page.',
    correct: 'Correct the address',
    closed: 'This link is no longer open. Please ask the person who sent it for a new one; it takes them one tap.',
    notSent: 'Your address was not sent. What you typed is still here; please try again.',
    errors: {},
  },
  hi: {
    title: 'निमंत्रण कहाँ भेजें?',
    greeting: 'नमस्ते {guest} जी,',
    asks: '{host} आपको निमंत्रण का डिब्बा भेजना चाहते हैं और आपका पता पूछ रहे हैं।',
    askedBySomeone: 'आपको बुलाने वाला परिवार निमंत्रण का डिब्बा भेजना चाहता है और आपका पता पूछ रहा है।',
    promise: 'आपका पता केवल यह निमंत्रण पहुँचाने के लिए है। समारोह के बाद इसे मिटा दिया जाता है और इसे कोई और नहीं देखता।',
    address: 'पता',
    addressHint: 'मकान, गली, गाँव या शहर, और पास की कोई पहचान',
    pincode: 'पिनकोड',
    pincodeHint: 'छह अंक',
    pincodeUnknown: 'यह पिनकोड हमारी सूची में नहीं है। कृपया एक बार फिर देख लें।',
    send: 'मेरा पता भेजें',
    sending: 'भेजा जा रहा है...',
    updated: 'पता दर्ज हो गया!',
    thanks: 'धन्यवाद',
    thanksNote: 'डिब्बा इसी पते पर आएगा। अब आप यह पेज बंद कर सकते हैं।',
    correct: 'पता सुधारें',
    closed: 'यह लिंक अब खुला नहीं है। कृपया भेजने वाले से नया लिंक माँग लें।',
    notSent: 'आपका पता नहीं पहुँचा। लिखा हुआ यहीं है; कृपया फिर से भेजें।',
    errors: {
      'Please add address': 'कृपया पता लिखें',
      'Please enter pinCode.': 'कृपया पिनकोड लिखें।',
      'Only accept number.': 'केवल अंक लिखें।',
      'Please enter valid pincode.': 'कृपया सही पिनकोड लिखें।',
      'Address may have at most 500 characters.': 'पता 500 अक्षरों से लंबा न हो।',
    },
  },
  pa: {
    title: 'ਸੱਦਾ ਕਿੱਥੇ ਭੇਜੀਏ?',
    greeting: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {guest} ਜੀ,',
    asks: '{host} ਤੁਹਾਨੂੰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣਾ ਚਾਹੁੰਦੇ ਹਨ ਅਤੇ ਤੁਹਾਡਾ ਪਤਾ ਪੁੱਛ ਰਹੇ ਹਨ।',
    askedBySomeone: 'ਤੁਹਾਨੂੰ ਸੱਦਣ ਵਾਲਾ ਪਰਿਵਾਰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣਾ ਚਾਹੁੰਦਾ ਹੈ ਅਤੇ ਤੁਹਾਡਾ ਪਤਾ ਪੁੱਛ ਰਿਹਾ ਹੈ।',
    promise: 'ਤੁਹਾਡਾ ਪਤਾ ਸਿਰਫ਼ ਇਹ ਸੱਦਾ ਪਹੁੰਚਾਉਣ ਲਈ ਹੈ। ਸਮਾਗਮ ਤੋਂ ਬਾਅਦ ਇਹ ਮਿਟਾ ਦਿੱਤਾ ਜਾਂਦਾ ਹੈ ਅਤੇ ਇਸਨੂੰ ਹੋਰ ਕੋਈ ਨਹੀਂ ਵੇਖਦਾ।',
    address: 'ਪਤਾ',
    addressHint: 'ਮਕਾਨ, ਗਲੀ, ਪਿੰਡ ਜਾਂ ਸ਼ਹਿਰ, ਅਤੇ ਨੇੜੇ ਦੀ ਕੋਈ ਨਿਸ਼ਾਨੀ',
    pincode: 'ਪਿੰਨਕੋਡ',
    pincodeHint: 'ਛੇ ਅੰਕ',
    pincodeUnknown: 'ਇਹ ਪਿੰਨਕੋਡ ਸਾਡੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਵਾਰ ਫਿਰ ਵੇਖ ਲਵੋ।',
    send: 'ਮੇਰਾ ਪਤਾ ਭੇਜੋ',
    sending: 'ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ...',
    updated: 'ਪਤਾ ਦਰਜ ਹੋ ਗਿਆ!',
    thanks: 'ਧੰਨਵਾਦ',
    thanksNote: 'ਡੱਬਾ ਇਸੇ ਪਤੇ ਤੇ ਆਵੇਗਾ। ਹੁਣ ਤੁਸੀਂ ਇਹ ਪੰਨਾ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ।',
    correct: 'ਪਤਾ ਠੀਕ ਕਰੋ',
    closed: 'ਇਹ ਲਿੰਕ ਹੁਣ ਖੁੱਲ੍ਹਾ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਭੇਜਣ ਵਾਲੇ ਤੋਂ ਨਵਾਂ ਲਿੰਕ ਮੰਗ ਲਵੋ।',
    notSent: 'ਤੁਹਾਡਾ ਪਤਾ ਨਹੀਂ ਪਹੁੰਚਿਆ। ਲਿਖਿਆ ਹੋਇਆ ਇੱਥੇ ਹੀ ਹੈ; ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਭੇਜੋ।',
    errors: {
      'Please add address': 'ਕਿਰਪਾ ਕਰਕੇ ਪਤਾ ਲਿਖੋ',
      'Please enter pinCode.': 'ਕਿਰਪਾ ਕਰਕੇ ਪਿੰਨਕੋਡ ਲਿਖੋ।',
      'Only accept number.': 'ਸਿਰਫ਼ ਅੰਕ ਲਿਖੋ।',
      'Please enter valid pincode.': 'ਕਿਰਪਾ ਕਰਕੇ ਸਹੀ ਪਿੰਨਕੋਡ ਲਿਖੋ।',
      'Address may have at most 500 characters.': 'ਪਤਾ 500 ਅੱਖਰਾਂ ਤੋਂ ਲੰਮਾ ਨਾ ਹੋਵੇ।',
    },
  },
};
