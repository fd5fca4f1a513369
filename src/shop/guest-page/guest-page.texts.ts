import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';

/** Texts of the guest page. `{host}` and `{guest}` are filled in when the link names them. */
export interface GuestPageTexts {
  title: string;
  greeting: string;
  asks: string;
  askedBySomeone: string;
  /** An address was sent by this link before. */
  answered: string;
  promise: string;
  /** Shown on a family link; `{host}` owns the list. */
  familyAsks: string;
  name: string;
  mobile: string;
  mobileHint: string;
  /** Shown after a person has added themselves. */
  held: string;
  address: string;
  addressHint: string;
  pincode: string;
  pincodeHint: string;
  pincodeUnknown: string;
  /** Shown when the place is estimated from neighbouring pincodes. */
  pincodeProbably: string;
  send: string;
  sending: string;
  updated: string;
  thanks: string;
  thanksNote: string;
  correct: string;
  closed: string;
  /** Heading of a page on which nothing can be entered. */
  ended: string;
  /** The link has reached its limit of uses. */
  spent: string;
  /** The URL has no valid mobile number. */
  broken: string;
  notSent: string;
  /** The call may or may not have arrived. */
  noAnswer: string;
  /** The device had no connection. */
  offline: string;
  /** The rate limit of the link or the network address was reached. */
  tooOften: string;
  /** Too many newcomers wait for the family's confirmation. */
  full: string;
  /** Number of characters over the limit. */
  tooMany: string;
  /** Translations of the form's error messages, by the English message. */
  errors: Record<string, string>;
}

export const guestPageTexts: Record<GuestLanguage, GuestPageTexts> = {
  en: {
    title: 'Where shall the invitation go?',
    greeting: 'Namaste {guest} ji,',
    asks: '{host} would like to send you an invitation box and asks for your address.',
    askedBySomeone: 'A family that invites you would like to send you an invitation box and asks for your address.',
    answered:
      'An address was sent by this link already. If it is right, you need do nothing more; if not, send it once more here.',
    promise:
      'Only the family that invites you, our shop and the courier see your address, to bring you what this family sends. The guest list keeps it for 90 days after the last box, or for a year after the last change if none is sent; an order keeps it for eight years, as tax law asks.',
    familyAsks: '{host} would like to send you an invitation box. Please add yourself to the guest list.',
    name: 'Your name',
    mobile: 'Mobile number',
    mobileHint: 'Ten digits',
    held: 'The family looks at what you sent and puts you on the guest list. You may close this page.',
    address: 'Address',
    addressHint: 'House, street, village or town, and a landmark',
    pincode: 'Pincode',
    pincodeHint: 'Six digits',
    pincodeUnknown: 'We do not know this pincode. Please look at it once more.',
    pincodeProbably: 'We do not know this pincode; it is probably in {place}. Please look at it once more.',
    send: 'Send my address',
    sending: 'Submitting...',
    updated: 'Address updated!',
    thanks: 'Thank you',
    thanksNote: 'The box will come to this address. You may close this page.',
    correct: 'Correct the address',
    ended: 'Nothing to fill in here',
    closed: 'This link is no longer open. Please ask the person who sent it for a new one; it takes them one tap.',
    spent:
      'The address was changed ten times by this link, and it cannot be changed by it again. The last one counts. If it is wrong, please ask the person who sent the link for a new one.',
    broken:
      'This link is not complete. Please open it once more from the message, or ask the person who sent it for a new one.',
    notSent: 'This was not sent. What you typed is still here; please try again.',
    noAnswer: 'No answer came, so this may have arrived. Please send it once more to be sure.',
    offline: 'You are offline, so this was not sent. Please send it again when you are connected.',
    tooOften: 'This was sent very often just now. Please send it again a little later.',
    full: 'Very many people wait for this family already. Please send them your address in a message.',
    tooMany: '{over} characters too many.',
    errors: {
      unknown: 'We do not know this pincode. Please look at it once more; if it is right, press the button again.',
    },
  },
  hi: {
    title: 'निमंत्रण कहाँ भेजें?',
    greeting: 'नमस्ते {guest} जी,',
    asks: '{host} आपको निमंत्रण का डिब्बा भेजना चाहते हैं और आपका पता पूछ रहे हैं।',
    askedBySomeone: 'आपको बुलाने वाला परिवार निमंत्रण का डिब्बा भेजना चाहता है और आपका पता पूछ रहा है।',
    answered: 'इस लिंक से पता भेजा जा चुका है। सही हो तो कुछ और नहीं करना है; गलत हो तो यहाँ फिर से भेजें।',
    promise:
      'आपका पता केवल आपको बुलाने वाला परिवार, हमारी दुकान और कूरियर देखते हैं, ताकि इस परिवार का भेजा डिब्बा आप तक पहुँचे। परिवार की सूची से यह आखिरी डिब्बे के 90 दिन बाद मिट जाता है, या डिब्बा न भेजा जाए तो आखिरी बदलाव के एक साल बाद; बिल में यह टैक्स कानून के अनुसार 8 साल रहता है।',
    familyAsks: '{host} आपको निमंत्रण का डिब्बा भेजना चाहते हैं। कृपया सूची में अपना नाम लिखें।',
    name: 'आपका नाम',
    mobile: 'मोबाइल नंबर',
    mobileHint: 'दस अंक',
    held: 'परिवार देखकर आपका नाम सूची में रखेगा। अब आप यह पेज बंद कर सकते हैं।',
    address: 'पता',
    addressHint: 'मकान, गली, गाँव या शहर, और पास की कोई पहचान',
    pincode: 'पिनकोड',
    pincodeHint: 'छह अंक',
    pincodeUnknown: 'यह पिनकोड हमारी सूची में नहीं है। कृपया एक बार फिर देख लें।',
    pincodeProbably: 'यह पिनकोड हमारी सूची में नहीं है; शायद {place} का है। कृपया एक बार फिर देख लें।',
    send: 'मेरा पता भेजें',
    sending: 'भेजा जा रहा है...',
    updated: 'पता दर्ज हो गया!',
    thanks: 'धन्यवाद',
    thanksNote: 'डिब्बा इसी पते पर आएगा। अब आप यह पेज बंद कर सकते हैं।',
    correct: 'पता सुधारें',
    ended: 'यहाँ कुछ नहीं लिखना है',
    closed: 'यह लिंक अब खुला नहीं है। कृपया भेजने वाले से नया लिंक माँग लें।',
    spent: 'इस लिंक से पता दस बार बदला जा चुका है; आखिरी पता दर्ज है। गलत हो तो भेजने वाले से नया लिंक माँग लें।',
    broken: 'यह लिंक पूरा नहीं है। कृपया इसे संदेश में फिर से दबाएँ, या भेजने वाले से नया लिंक माँग लें।',
    notSent: 'यह नहीं पहुँचा। लिखा हुआ यहीं है; कृपया फिर से भेजें।',
    noAnswer: 'कोई जवाब नहीं आया; शायद यह पहुँच गया हो। पक्का करने के लिए कृपया एक बार फिर भेजें।',
    offline: 'इंटरनेट नहीं है, इसलिए यह नहीं भेजा गया। इंटरनेट आने पर कृपया फिर से भेजें।',
    tooOften: 'अभी बहुत बार भेजा गया। कृपया कुछ देर बाद फिर से भेजें।',
    full: 'परिवार की सूची में बहुत लोग आ चुके हैं। कृपया अपना पता परिवार को संदेश में भेजें।',
    tooMany: '{over} अक्षर अधिक हैं।',
    errors: {
      unknown: 'यह पिनकोड हमारी सूची में नहीं है। कृपया एक बार फिर देख लें; सही हो तो फिर से भेजें।',
      'Name is required.': 'कृपया नाम लिखें।',
      'Min 3 characters required.': 'नाम में कम से कम तीन अक्षर लिखें।',
      'Enter valid name.': 'कृपया नाम अक्षरों में लिखें।',
      'Mobile number not valid.': 'कृपया सही मोबाइल नंबर लिखें।',
      'Please write an Indian mobile number. If you have none, ask the family to add you.':
        'कृपया भारत का मोबाइल नंबर लिखें। न हो तो परिवार से अपना नाम सूची में जोड़ने को कहें।',
      'Indian mobile numbers begin with 6 to 9.': 'भारत के मोबाइल नंबर 6, 7, 8 या 9 से शुरू होते हैं।',
      'Please add address': 'कृपया पता लिखें',
      'Please enter pinCode.': 'कृपया पिनकोड लिखें।',
      'Only accept number.': 'केवल अंक लिखें।',
      'Please enter valid pincode.': 'कृपया छह अंकों का सही पिनकोड लिखें।',
      'Indian pincodes begin with 1 to 9.': 'भारत के पिनकोड 0 से शुरू नहीं होते।',
    },
  },
  pa: {
    title: 'ਸੱਦਾ ਕਿੱਥੇ ਭੇਜੀਏ?',
    greeting: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {guest} ਜੀ,',
    asks: '{host} ਤੁਹਾਨੂੰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣਾ ਚਾਹੁੰਦੇ ਹਨ ਅਤੇ ਤੁਹਾਡਾ ਪਤਾ ਪੁੱਛ ਰਹੇ ਹਨ।',
    askedBySomeone: 'ਤੁਹਾਨੂੰ ਸੱਦਣ ਵਾਲਾ ਪਰਿਵਾਰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣਾ ਚਾਹੁੰਦਾ ਹੈ ਅਤੇ ਤੁਹਾਡਾ ਪਤਾ ਪੁੱਛ ਰਿਹਾ ਹੈ।',
    answered: 'ਇਸ ਲਿੰਕ ਨਾਲ ਪਤਾ ਭੇਜਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਠੀਕ ਹੋਵੇ ਤਾਂ ਹੋਰ ਕੁਝ ਨਹੀਂ ਕਰਨਾ; ਗਲਤ ਹੋਵੇ ਤਾਂ ਇੱਥੇ ਮੁੜ ਭੇਜੋ।',
    promise:
      'ਤੁਹਾਡਾ ਪਤਾ ਸਿਰਫ਼ ਤੁਹਾਨੂੰ ਸੱਦਣ ਵਾਲਾ ਪਰਿਵਾਰ, ਸਾਡੀ ਦੁਕਾਨ ਅਤੇ ਕੂਰੀਅਰ ਵੇਖਦੇ ਹਨ, ਤਾਂ ਜੋ ਇਸ ਪਰਿਵਾਰ ਦਾ ਭੇਜਿਆ ਡੱਬਾ ਤੁਹਾਡੇ ਤੱਕ ਪਹੁੰਚੇ। ਪਰਿਵਾਰ ਦੀ ਸੂਚੀ ਵਿੱਚੋਂ ਇਹ ਆਖਰੀ ਡੱਬੇ ਤੋਂ 90 ਦਿਨ ਬਾਅਦ ਮਿਟ ਜਾਂਦਾ ਹੈ, ਜਾਂ ਡੱਬਾ ਨਾ ਭੇਜਿਆ ਜਾਵੇ ਤਾਂ ਆਖਰੀ ਬਦਲਾਅ ਤੋਂ ਇੱਕ ਸਾਲ ਬਾਅਦ; ਬਿੱਲ ਵਿੱਚ ਇਹ ਟੈਕਸ ਕਾਨੂੰਨ ਅਨੁਸਾਰ 8 ਸਾਲ ਰਹਿੰਦਾ ਹੈ।',
    familyAsks: '{host} ਤੁਹਾਨੂੰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣਾ ਚਾਹੁੰਦੇ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਸੂਚੀ ਵਿੱਚ ਆਪਣਾ ਨਾਂ ਜੋੜੋ।',
    name: 'ਤੁਹਾਡਾ ਨਾਂ',
    mobile: 'ਮੋਬਾਈਲ ਨੰਬਰ',
    mobileHint: 'ਦਸ ਅੰਕ',
    held: 'ਪਰਿਵਾਰ ਵੇਖ ਕੇ ਤੁਹਾਨੂੰ ਸੂਚੀ ਵਿੱਚ ਜੋੜੇਗਾ। ਹੁਣ ਤੁਸੀਂ ਇਹ ਪੰਨਾ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ।',
    address: 'ਪਤਾ',
    addressHint: 'ਮਕਾਨ, ਗਲੀ, ਪਿੰਡ ਜਾਂ ਸ਼ਹਿਰ, ਅਤੇ ਨੇੜੇ ਦੀ ਕੋਈ ਨਿਸ਼ਾਨੀ',
    pincode: 'ਪਿੰਨਕੋਡ',
    pincodeHint: 'ਛੇ ਅੰਕ',
    pincodeUnknown: 'ਇਹ ਪਿੰਨਕੋਡ ਸਾਡੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਵਾਰ ਫਿਰ ਵੇਖ ਲਵੋ।',
    pincodeProbably: 'ਇਹ ਪਿੰਨਕੋਡ ਸਾਡੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ; ਸ਼ਾਇਦ {place} ਦਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਵਾਰ ਫਿਰ ਵੇਖ ਲਵੋ।',
    send: 'ਮੇਰਾ ਪਤਾ ਭੇਜੋ',
    sending: 'ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ...',
    updated: 'ਪਤਾ ਦਰਜ ਹੋ ਗਿਆ!',
    thanks: 'ਧੰਨਵਾਦ',
    thanksNote: 'ਡੱਬਾ ਇਸੇ ਪਤੇ ਤੇ ਆਵੇਗਾ। ਹੁਣ ਤੁਸੀਂ ਇਹ ਪੰਨਾ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ।',
    correct: 'ਪਤਾ ਠੀਕ ਕਰੋ',
    ended: 'ਇੱਥੇ ਕੁਝ ਨਹੀਂ ਲਿਖਣਾ',
    closed: 'ਇਹ ਲਿੰਕ ਹੁਣ ਖੁੱਲ੍ਹਾ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਭੇਜਣ ਵਾਲੇ ਤੋਂ ਨਵਾਂ ਲਿੰਕ ਮੰਗ ਲਵੋ।',
    spent: 'ਇਸ ਲਿੰਕ ਨਾਲ ਪਤਾ ਦਸ ਵਾਰ ਬਦਲਿਆ ਜਾ ਚੁੱਕਾ ਹੈ; ਆਖਰੀ ਪਤਾ ਦਰਜ ਹੈ। ਗਲਤ ਹੋਵੇ ਤਾਂ ਭੇਜਣ ਵਾਲੇ ਤੋਂ ਨਵਾਂ ਲਿੰਕ ਮੰਗ ਲਵੋ।',
    broken: 'ਇਹ ਲਿੰਕ ਪੂਰਾ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇਸਨੂੰ ਸੁਨੇਹੇ ਵਿੱਚੋਂ ਫਿਰ ਖੋਲ੍ਹ ਲਵੋ, ਜਾਂ ਭੇਜਣ ਵਾਲੇ ਤੋਂ ਨਵਾਂ ਲਿੰਕ ਮੰਗ ਲਵੋ।',
    notSent: 'ਇਹ ਨਹੀਂ ਪਹੁੰਚਿਆ। ਲਿਖਿਆ ਹੋਇਆ ਇੱਥੇ ਹੀ ਹੈ; ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਭੇਜੋ।',
    noAnswer: 'ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਆਇਆ; ਸ਼ਾਇਦ ਇਹ ਪਹੁੰਚ ਗਿਆ ਹੋਵੇ। ਪੱਕਾ ਕਰਨ ਲਈ ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਵਾਰ ਮੁੜ ਭੇਜੋ।',
    offline: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ, ਇਸ ਲਈ ਇਹ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ। ਇੰਟਰਨੈੱਟ ਆਉਣ ’ਤੇ ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਭੇਜੋ।',
    tooOften: 'ਹਾਲੇ ਬਹੁਤ ਵਾਰ ਭੇਜਿਆ ਗਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਕੁਝ ਦੇਰ ਬਾਅਦ ਮੁੜ ਭੇਜੋ।',
    full: 'ਪਰਿਵਾਰ ਦੀ ਸੂਚੀ ਵਿੱਚ ਬਹੁਤ ਲੋਕ ਆ ਚੁੱਕੇ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਪਤਾ ਪਰਿਵਾਰ ਨੂੰ ਸੁਨੇਹੇ ਵਿੱਚ ਭੇਜੋ।',
    tooMany: '{over} ਅੱਖਰ ਵੱਧ ਹਨ।',
    errors: {
      unknown: 'ਇਹ ਪਿੰਨਕੋਡ ਸਾਡੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਵਾਰ ਫਿਰ ਵੇਖ ਲਵੋ; ਠੀਕ ਹੋਵੇ ਤਾਂ ਮੁੜ ਭੇਜੋ।',
      'Name is required.': 'ਕਿਰਪਾ ਕਰਕੇ ਨਾਂ ਲਿਖੋ।',
      'Min 3 characters required.': 'ਨਾਂ ਵਿੱਚ ਘੱਟੋ-ਘੱਟ ਤਿੰਨ ਅੱਖਰ ਲਿਖੋ।',
      'Enter valid name.': 'ਕਿਰਪਾ ਕਰਕੇ ਨਾਂ ਅੱਖਰਾਂ ਵਿੱਚ ਲਿਖੋ।',
      'Mobile number not valid.': 'ਕਿਰਪਾ ਕਰਕੇ ਸਹੀ ਮੋਬਾਈਲ ਨੰਬਰ ਲਿਖੋ।',
      'Please write an Indian mobile number. If you have none, ask the family to add you.':
        'ਕਿਰਪਾ ਕਰਕੇ ਭਾਰਤ ਦਾ ਮੋਬਾਈਲ ਨੰਬਰ ਲਿਖੋ। ਨਾ ਹੋਵੇ ਤਾਂ ਪਰਿਵਾਰ ਨੂੰ ਆਪਣਾ ਨਾਂ ਸੂਚੀ ਵਿੱਚ ਜੋੜਨ ਲਈ ਕਹੋ।',
      'Indian mobile numbers begin with 6 to 9.': 'ਭਾਰਤ ਦੇ ਮੋਬਾਈਲ ਨੰਬਰ 6, 7, 8 ਜਾਂ 9 ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦੇ ਹਨ।',
      'Please add address': 'ਕਿਰਪਾ ਕਰਕੇ ਪਤਾ ਲਿਖੋ',
      'Please enter pinCode.': 'ਕਿਰਪਾ ਕਰਕੇ ਪਿੰਨਕੋਡ ਲਿਖੋ।',
      'Only accept number.': 'ਸਿਰਫ਼ ਅੰਕ ਲਿਖੋ।',
      'Please enter valid pincode.': 'ਕਿਰਪਾ ਕਰਕੇ ਛੇ ਅੰਕਾਂ ਦਾ ਸਹੀ ਪਿੰਨਕੋਡ ਲਿਖੋ।',
      'Indian pincodes begin with 1 to 9.': 'ਭਾਰਤ ਦੇ ਪਿੰਨਕੋਡ 0 ਨਾਲ ਸ਼ੁਰੂ ਨਹੀਂ ਹੁੰਦੇ।',
    },
  },
};
