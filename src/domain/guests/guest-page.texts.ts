import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';

/** Texts of the guest's form and of the answers to it, on the page and where the server answers without script. */
export interface GuestFormTexts {
  title: string;
  greeting: string;
  /** `host` owns the list. */
  asks: string;
  askedBySomeone: string;
  /** Shown on a family link. */
  familyAsks: string;
  invitedTitle: string;
  invitedBy: string;
  name: string;
  mobile: string;
  mobileHint: string;
  address: string;
  addressHint: string;
  pincode: string;
  pincodeHint: string;
  send: string;
  thanks: string;
  promise: string;
  /** The family has the address. */
  received: string;
  /** Sent by a link without its secret, by which the address is only filled in where one is missing. */
  passedOn: string;
  /** Shown after a person has added themselves. */
  held: string;
  /** A box is ordered that goes to the address of the page. */
  boxHere: string;
  correct: string;
  checkTitle: string;
  /** Stands before the shortened address. */
  checkHeld: string;
  /** Why the address is shortened. */
  checkWhy: string;
  checkYes: string;
  checkAnother: string;
  /** The address changed while the guest looked at it. */
  changed: string;
  /** Heading of a page on which nothing can be entered. */
  ended: string;
  closed: string;
  /** The link has reached its limit of uses. */
  spent: string;
  /** The URL has no valid mobile number. */
  broken: string;
  /** The number is one of another country. */
  abroad: string;
  /** The pincode lies elsewhere than the address says. */
  doubt: string;
  notSent: string;
  /** The rate limit of the link or the network address was reached. */
  tooOften: string;
  /** Too many newcomers wait for the family's confirmation. */
  full: string;
  /** Number of characters over the limit. */
  tooMany: string;
  /** Translations of the form's error messages, by the English message. */
  errors: Record<string, string>;
}

export const guestFormTexts: Record<GuestLanguage, GuestFormTexts> = {
  en: {
    title: 'Where shall we send the invitation?',
    greeting: 'Namaste {guest} ji,',
    asks: '{host} would like to send you an invitation box. Where do you live?',
    askedBySomeone: 'The family that invites you would like to send you an invitation box. Where do you live?',
    familyAsks: '{host} would like to send you an invitation box. Please add yourself to the guest list.',
    invitedTitle: 'You are invited',
    invitedBy: 'This invitation comes from {host}.',
    name: 'Your name',
    mobile: 'Mobile number',
    mobileHint: 'Ten digits',
    address: 'Address',
    addressHint: 'House, street, village or town, and a landmark',
    pincode: 'Pincode',
    pincodeHint: 'Six digits',
    send: 'Send my address',
    thanks: 'Thank you',
    promise:
      'Only the family that invites you, our shop and the courier see your address, to bring you what this family sends. The guest list keeps it for 90 days after the last box, or for a year after the last change if no box is sent. An order keeps it for eight years, as tax law requires.',
    received: 'The family that invites you has your address now.',
    passedOn: 'We sent your address. A family that invites you and did not have it can see it now.',
    held: 'We sent your name and address to the family. They will check them and add you to their list.',
    boxHere: 'The box will come to this address.',
    correct: 'Correct the address',
    checkTitle: 'Is your address right?',
    checkHeld: 'The family that invites you has this address for you:',
    checkWhy: 'We do not show all of it, because links get passed on.',
    checkYes: 'Yes, it is right',
    checkAnother: 'Write another address',
    changed: 'The address was changed just now. Please check it.',
    ended: 'Nothing to fill in here',
    closed: 'This link is no longer open. Please ask the person who sent it for a new one. It takes them one tap.',
    spent:
      'This link has changed the address ten times and takes no more changes. We use the last address. If it is wrong, please ask the person who sent the link for a new one.',
    broken:
      'This link is not complete. Please open it again from the message, or ask the person who sent it for a new one.',
    abroad: 'We send boxes within India only, so we need no address from you.',
    doubt:
      '{pincode} is {lies}; you wrote {wrote}. If that is right, please press the button again. If not, please correct it.',
    notSent: 'We could not send this. What you typed is still here. Please try again.',
    tooOften: 'That was a little too often. Please send it again in a while.',
    full: 'Many people are already waiting for this family. Please send them your address in a message.',
    tooMany: 'Please write less: {over} too many.',
    errors: {
      unknown: 'We do not know this pincode. Please check it. If it is right, press the button again.',
    },
  },
  hi: {
    title: 'निमंत्रण कहाँ भेजें?',
    greeting: 'नमस्ते {guest} जी,',
    asks: '{host} की ओर से आपको निमंत्रण का डिब्बा भेजा जाना है। कृपया अपना पता लिखें।',
    askedBySomeone: 'आपको बुलाने वाला परिवार आपको निमंत्रण का डिब्बा भेजना चाहता है। कृपया अपना पता लिखें।',
    familyAsks: '{host} की ओर से आपको निमंत्रण का डिब्बा भेजा जाना है। कृपया सूची में अपना नाम और पता लिखें।',
    invitedTitle: 'आपको निमंत्रण है',
    invitedBy: 'यह निमंत्रण {host} की ओर से है।',
    name: 'आपका नाम',
    mobile: 'मोबाइल नंबर',
    mobileHint: 'दस अंक',
    address: 'पता',
    addressHint: 'मकान, गली, गाँव या शहर, और पास की कोई पहचान',
    pincode: 'पिनकोड',
    pincodeHint: 'छह अंक',
    send: 'मेरा पता भेजें',
    thanks: 'धन्यवाद',
    promise:
      'आपका पता केवल आपको बुलाने वाला परिवार, हमारी दुकान और कूरियर देखते हैं, ताकि इस परिवार का भेजा डिब्बा आप तक पहुँचे। परिवार की सूची से यह आखिरी डिब्बे के 90 दिन बाद मिट जाता है, या डिब्बा न भेजा जाए तो आखिरी बदलाव के एक साल बाद; बिल में यह टैक्स कानून के अनुसार 8 साल रहता है।',
    received: 'आपका पता परिवार को मिल गया है।',
    passedOn: 'आपका पता भेज दिया गया है। बुलाने वाले जिस परिवार के पास यह नहीं था, वह अब इसे देख सकता है।',
    held: 'आपका नाम और पता परिवार को भेज दिया गया है। परिवार इसे देखेगा।',
    boxHere: 'डिब्बा इसी पते पर आएगा।',
    correct: 'पता सुधारें',
    checkTitle: 'क्या आपका पता सही है?',
    checkHeld: 'आपको बुलाने वाले परिवार के पास आपका यह पता है:',
    checkWhy: 'लिंक आगे भी भेजे जाते हैं, इसलिए यह पूरा नहीं दिखाया गया है।',
    checkYes: 'हाँ, सही है',
    checkAnother: 'दूसरा पता लिखें',
    changed: 'इस बीच पता बदल गया है। कृपया एक बार फिर देख लें।',
    ended: 'यहाँ कुछ नहीं लिखना है',
    closed: 'यह लिंक अब खुला नहीं है। कृपया जिनसे लिंक मिला, उनसे नया माँग लें।',
    spent: 'इस लिंक से पता दस बार बदला जा चुका है; आखिरी पता दर्ज है। गलत हो तो जिनसे लिंक मिला, उनसे नया माँग लें।',
    broken: 'यह लिंक पूरा नहीं है। कृपया इसे संदेश में फिर से दबाएँ, या जिनसे लिंक मिला, उनसे नया माँग लें।',
    abroad: 'पार्सल केवल भारत के पतों पर जाते हैं, इसलिए आपको पता भेजने की ज़रूरत नहीं है।',
    doubt: 'पिनकोड {pincode} {lies} का है, पर आपने {wrote} लिखा है। सही हो तो कृपया फिर से भेजें, नहीं तो सुधार लें।',
    notSent: 'यह नहीं पहुँचा। आपका लिखा यहीं है; कृपया फिर से भेजें।',
    tooOften: 'यह अभी कई बार भेजा गया। कृपया कुछ देर बाद फिर से भेजें।',
    full: 'इस परिवार के पास पहले ही बहुत नाम आ चुके हैं। कृपया अपना पता परिवार को संदेश में भेजें।',
    tooMany: 'कृपया छोटा करें: सीमा से {over} अधिक।',
    errors: {
      unknown: 'यह पिनकोड हमारी सूची में नहीं है। कृपया एक बार फिर देख लें; सही हो तो फिर से भेजें।',
      'Name is required.': 'कृपया नाम लिखें।',
      'Min 3 characters required.': 'नाम में कम से कम तीन अक्षर लिखें।',
      'Enter valid name.': 'कृपया नाम अक्षरों में लिखें।',
      'Mobile number is required.': 'कृपया मोबाइल नंबर लिखें।',
      'Mobile number not valid.': 'कृपया सही मोबाइल नंबर लिखें।',
      'Please write an Indian mobile number. If you have none, ask the family to add you.':
        'कृपया भारत का मोबाइल नंबर लिखें। न हो तो परिवार से अपना नाम सूची में जोड़ने को कहें।',
      'Indian mobile numbers begin with 6 to 9.': 'भारत के मोबाइल नंबर 6, 7, 8 या 9 से शुरू होते हैं।',
      'Please add address': 'कृपया पता लिखें।',
      'Please enter pinCode.': 'कृपया पिनकोड लिखें।',
      'Only accept number.': 'केवल अंक लिखें।',
      'Please enter valid pincode.': 'कृपया छह अंकों का सही पिनकोड लिखें।',
      'Indian pincodes begin with 1 to 9.': 'भारत के पिनकोड 0 से शुरू नहीं होते।',
    },
  },
  pa: {
    title: 'ਸੱਦਾ ਕਿੱਥੇ ਭੇਜੀਏ?',
    greeting: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {guest} ਜੀ,',
    asks: '{host} ਵੱਲੋਂ ਤੁਹਾਨੂੰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਿਆ ਜਾਣਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਪਤਾ ਲਿਖੋ।',
    askedBySomeone: 'ਤੁਹਾਨੂੰ ਸੱਦਣ ਵਾਲਾ ਪਰਿਵਾਰ ਤੁਹਾਨੂੰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਣਾ ਚਾਹੁੰਦਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਪਤਾ ਲਿਖੋ।',
    familyAsks: '{host} ਵੱਲੋਂ ਤੁਹਾਨੂੰ ਸੱਦੇ ਦਾ ਡੱਬਾ ਭੇਜਿਆ ਜਾਣਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਸੂਚੀ ਵਿੱਚ ਆਪਣਾ ਨਾਂ ਅਤੇ ਪਤਾ ਲਿਖੋ।',
    invitedTitle: 'ਤੁਹਾਨੂੰ ਸੱਦਾ ਹੈ',
    invitedBy: 'ਇਹ ਸੱਦਾ {host} ਵੱਲੋਂ ਹੈ।',
    name: 'ਤੁਹਾਡਾ ਨਾਂ',
    mobile: 'ਮੋਬਾਈਲ ਨੰਬਰ',
    mobileHint: 'ਦਸ ਅੰਕ',
    address: 'ਪਤਾ',
    addressHint: 'ਮਕਾਨ, ਗਲੀ, ਪਿੰਡ ਜਾਂ ਸ਼ਹਿਰ, ਅਤੇ ਨੇੜੇ ਦੀ ਕੋਈ ਨਿਸ਼ਾਨੀ',
    pincode: 'ਪਿੰਨਕੋਡ',
    pincodeHint: 'ਛੇ ਅੰਕ',
    send: 'ਮੇਰਾ ਪਤਾ ਭੇਜੋ',
    thanks: 'ਧੰਨਵਾਦ',
    promise:
      'ਤੁਹਾਡਾ ਪਤਾ ਸਿਰਫ਼ ਤੁਹਾਨੂੰ ਸੱਦਣ ਵਾਲਾ ਪਰਿਵਾਰ, ਸਾਡੀ ਦੁਕਾਨ ਅਤੇ ਕੂਰੀਅਰ ਵੇਖਦੇ ਹਨ, ਤਾਂ ਜੋ ਇਸ ਪਰਿਵਾਰ ਦਾ ਭੇਜਿਆ ਡੱਬਾ ਤੁਹਾਡੇ ਤੱਕ ਪਹੁੰਚੇ। ਪਰਿਵਾਰ ਦੀ ਸੂਚੀ ਵਿੱਚੋਂ ਇਹ ਆਖਰੀ ਡੱਬੇ ਤੋਂ 90 ਦਿਨ ਬਾਅਦ ਮਿਟ ਜਾਂਦਾ ਹੈ, ਜਾਂ ਡੱਬਾ ਨਾ ਭੇਜਿਆ ਜਾਵੇ ਤਾਂ ਆਖਰੀ ਬਦਲਾਅ ਤੋਂ ਇੱਕ ਸਾਲ ਬਾਅਦ; ਬਿੱਲ ਵਿੱਚ ਇਹ ਟੈਕਸ ਕਾਨੂੰਨ ਅਨੁਸਾਰ 8 ਸਾਲ ਰਹਿੰਦਾ ਹੈ।',
    received: 'ਤੁਹਾਡਾ ਪਤਾ ਪਰਿਵਾਰ ਨੂੰ ਮਿਲ ਗਿਆ ਹੈ।',
    passedOn: 'ਤੁਹਾਡਾ ਪਤਾ ਭੇਜ ਦਿੱਤਾ ਗਿਆ ਹੈ। ਸੱਦਣ ਵਾਲੇ ਜਿਸ ਪਰਿਵਾਰ ਕੋਲ ਇਹ ਨਹੀਂ ਸੀ, ਉਹ ਹੁਣ ਇਸਨੂੰ ਵੇਖ ਸਕਦਾ ਹੈ।',
    held: 'ਤੁਹਾਡਾ ਨਾਂ ਅਤੇ ਪਤਾ ਪਰਿਵਾਰ ਨੂੰ ਭੇਜ ਦਿੱਤਾ ਗਿਆ ਹੈ। ਪਰਿਵਾਰ ਇਸਨੂੰ ਵੇਖੇਗਾ।',
    boxHere: 'ਡੱਬਾ ਇਸੇ ਪਤੇ ’ਤੇ ਆਵੇਗਾ।',
    correct: 'ਪਤਾ ਠੀਕ ਕਰੋ',
    checkTitle: 'ਕੀ ਤੁਹਾਡਾ ਪਤਾ ਠੀਕ ਹੈ?',
    checkHeld: 'ਤੁਹਾਨੂੰ ਸੱਦਣ ਵਾਲੇ ਪਰਿਵਾਰ ਕੋਲ ਤੁਹਾਡਾ ਇਹ ਪਤਾ ਹੈ:',
    checkWhy: 'ਲਿੰਕ ਅੱਗੇ ਵੀ ਭੇਜੇ ਜਾਂਦੇ ਹਨ, ਇਸ ਲਈ ਇਹ ਪੂਰਾ ਨਹੀਂ ਵਿਖਾਇਆ ਗਿਆ।',
    checkYes: 'ਹਾਂ, ਠੀਕ ਹੈ',
    checkAnother: 'ਨਹੀਂ, ਕੋਈ ਹੋਰ ਪਤਾ ਹੈ',
    changed: 'ਇਸ ਦੌਰਾਨ ਪਤਾ ਬਦਲ ਗਿਆ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਵਾਰ ਫਿਰ ਵੇਖ ਲਵੋ।',
    ended: 'ਇੱਥੇ ਕੁਝ ਨਹੀਂ ਲਿਖਣਾ',
    closed: 'ਇਹ ਲਿੰਕ ਹੁਣ ਖੁੱਲ੍ਹਾ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਜਿਨ੍ਹਾਂ ਤੋਂ ਲਿੰਕ ਮਿਲਿਆ, ਉਨ੍ਹਾਂ ਤੋਂ ਨਵਾਂ ਮੰਗ ਲਵੋ।',
    spent: 'ਇਸ ਲਿੰਕ ਨਾਲ ਪਤਾ ਦਸ ਵਾਰ ਬਦਲਿਆ ਜਾ ਚੁੱਕਾ ਹੈ; ਆਖਰੀ ਪਤਾ ਦਰਜ ਹੈ। ਗਲਤ ਹੋਵੇ ਤਾਂ ਜਿਨ੍ਹਾਂ ਤੋਂ ਲਿੰਕ ਮਿਲਿਆ, ਉਨ੍ਹਾਂ ਤੋਂ ਨਵਾਂ ਮੰਗ ਲਵੋ।',
    broken: 'ਇਹ ਲਿੰਕ ਪੂਰਾ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇਸਨੂੰ ਸੁਨੇਹੇ ਵਿੱਚੋਂ ਫਿਰ ਖੋਲ੍ਹ ਲਵੋ, ਜਾਂ ਜਿਨ੍ਹਾਂ ਤੋਂ ਲਿੰਕ ਮਿਲਿਆ, ਉਨ੍ਹਾਂ ਤੋਂ ਨਵਾਂ ਮੰਗ ਲਵੋ।',
    abroad: 'ਪਾਰਸਲ ਸਿਰਫ਼ ਭਾਰਤ ਦੇ ਪਤਿਆਂ ’ਤੇ ਜਾਂਦੇ ਹਨ, ਇਸ ਲਈ ਤੁਹਾਨੂੰ ਪਤਾ ਭੇਜਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
    doubt: 'ਪਿੰਨਕੋਡ {pincode} {lies} ਦਾ ਹੈ, ਪਰ ਤੁਸੀਂ {wrote} ਲਿਖਿਆ ਹੈ। ਠੀਕ ਹੋਵੇ ਤਾਂ ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਭੇਜੋ, ਨਹੀਂ ਤਾਂ ਸੁਧਾਰ ਲਵੋ।',
    notSent: 'ਇਹ ਨਹੀਂ ਪਹੁੰਚਿਆ। ਤੁਹਾਡਾ ਲਿਖਿਆ ਇੱਥੇ ਹੀ ਹੈ; ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਭੇਜੋ।',
    tooOften: 'ਇਹ ਹੁਣੇ ਕਈ ਵਾਰ ਭੇਜਿਆ ਗਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਕੁਝ ਦੇਰ ਬਾਅਦ ਮੁੜ ਭੇਜੋ।',
    full: 'ਇਸ ਪਰਿਵਾਰ ਕੋਲ ਪਹਿਲਾਂ ਹੀ ਬਹੁਤ ਨਾਂ ਆ ਚੁੱਕੇ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਪਤਾ ਪਰਿਵਾਰ ਨੂੰ ਸੁਨੇਹੇ ਵਿੱਚ ਭੇਜੋ।',
    tooMany: 'ਕਿਰਪਾ ਕਰਕੇ ਛੋਟਾ ਕਰੋ: ਹੱਦ ਤੋਂ {over} ਵੱਧ।',
    errors: {
      unknown: 'ਇਹ ਪਿੰਨਕੋਡ ਸਾਡੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਵਾਰ ਫਿਰ ਵੇਖ ਲਵੋ; ਠੀਕ ਹੋਵੇ ਤਾਂ ਮੁੜ ਭੇਜੋ।',
      'Name is required.': 'ਕਿਰਪਾ ਕਰਕੇ ਨਾਂ ਲਿਖੋ।',
      'Min 3 characters required.': 'ਨਾਂ ਵਿੱਚ ਘੱਟੋ-ਘੱਟ ਤਿੰਨ ਅੱਖਰ ਲਿਖੋ।',
      'Enter valid name.': 'ਕਿਰਪਾ ਕਰਕੇ ਨਾਂ ਅੱਖਰਾਂ ਵਿੱਚ ਲਿਖੋ।',
      'Mobile number is required.': 'ਕਿਰਪਾ ਕਰਕੇ ਮੋਬਾਈਲ ਨੰਬਰ ਲਿਖੋ।',
      'Mobile number not valid.': 'ਕਿਰਪਾ ਕਰਕੇ ਸਹੀ ਮੋਬਾਈਲ ਨੰਬਰ ਲਿਖੋ।',
      'Please write an Indian mobile number. If you have none, ask the family to add you.':
        'ਕਿਰਪਾ ਕਰਕੇ ਭਾਰਤ ਦਾ ਮੋਬਾਈਲ ਨੰਬਰ ਲਿਖੋ। ਨਾ ਹੋਵੇ ਤਾਂ ਪਰਿਵਾਰ ਨੂੰ ਆਪਣਾ ਨਾਂ ਸੂਚੀ ਵਿੱਚ ਜੋੜਨ ਲਈ ਕਹੋ।',
      'Indian mobile numbers begin with 6 to 9.': 'ਭਾਰਤ ਦੇ ਮੋਬਾਈਲ ਨੰਬਰ 6, 7, 8 ਜਾਂ 9 ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦੇ ਹਨ।',
      'Please add address': 'ਕਿਰਪਾ ਕਰਕੇ ਪਤਾ ਲਿਖੋ।',
      'Please enter pinCode.': 'ਕਿਰਪਾ ਕਰਕੇ ਪਿੰਨਕੋਡ ਲਿਖੋ।',
      'Only accept number.': 'ਸਿਰਫ਼ ਅੰਕ ਲਿਖੋ।',
      'Please enter valid pincode.': 'ਕਿਰਪਾ ਕਰਕੇ ਛੇ ਅੰਕਾਂ ਦਾ ਸਹੀ ਪਿੰਨਕੋਡ ਲਿਖੋ।',
      'Indian pincodes begin with 1 to 9.': 'ਭਾਰਤ ਦੇ ਪਿੰਨਕੋਡ 0 ਨਾਲ ਸ਼ੁਰੂ ਨਹੀਂ ਹੁੰਦੇ।',
    },
  },
};
