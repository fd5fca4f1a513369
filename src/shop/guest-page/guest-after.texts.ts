import type { GiftState, Food } from '#domain/guests/celebration.rules.ts';
import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';

/** Texts of the guest page once the address is given. Words in curly brackets are placeholders. */
export interface GuestAfterTexts {
  coming: string;
  nothingYet: string;
  boxes: string;
  states: Record<GiftState, string>;
  /** The parcel goes to the earlier address: before it is packed (`elsewhere`), and afterwards (`elsewhereGone`). */
  elsewhere: string;
  elsewhereGone: string;
  tellFamily: string;
  /** Message that the guest sends to the family. */
  moved: string;
  leaves: string;
  /** Day that the family wanted and the shop confirmed. */
  there: string;
  carried: string;
  arrived: string;
  thanksLabel: string;
  thanksSend: string;
  arrivedOn: string;
  change: string;
  where: string;
  /** Introduces the events that this guest is invited to. */
  invited: string;
  map: string;
  calendar: string;
  calendarFile: string;
  ask: string;
  yes: string;
  no: string;
  people: string;
  food: string;
  foods: Record<Food, string>;
  sendAnswer: string;
  answeredYes: string;
  answeredNo: string;
  kept: string;
  erase: string;
  eraseSure: string;
  eraseYes: string;
  keep: string;
  erased: string;
  pleasePeople: string;
  pleaseFood: string;
  pleaseComing: string;
  /** The day of the celebration has passed. */
  over: string;
}

export const guestAfterTexts: Record<GuestLanguage, GuestAfterTexts> = {
  en: {
    coming: 'What is coming to you',
    nothingYet: 'No box is ordered for you yet. Look here again later: this link stays good.',
    boxes: '{boxes} boxes',
    states: {
      preparing: 'Being prepared',
      packed: 'Packed',
      sent: 'On its way to you',
      delivered: 'Delivered',
      returned: 'It came back to the shop. Please look whether your address is right.',
    },
    elsewhere:
      'This box is still meant for the address you gave before. The family sees your new one and can have the box sent there; please tell them too.',
    elsewhereGone: 'This box was packed for the address you gave before. Please tell the family.',
    tellFamily: 'Tell the family on WhatsApp',
    moved: 'My address has changed. The new one stands in your guest list. Please have my invitation box sent there.',
    leaves: 'It leaves the shop by {day}.',
    there: 'It should be with you by {day}.',
    carried: '{courier}, number {number}',
    arrived: 'It has arrived',
    thanksLabel: 'A word of thanks (if you like)',
    thanksSend: 'Tell the family',
    arrivedOn: 'You told the family on {day} that it arrived.',
    change: 'Change',
    where: 'Where and when',
    invited: 'You are invited to: {events}',
    map: 'Show on a map',
    calendar: 'Google calendar',
    calendarFile: 'Save for the calendar',
    ask: 'Will you come?',
    yes: 'Yes, we come',
    no: 'No, we cannot',
    people: 'How many come',
    food: 'What you eat',
    foods: { jain: 'Jain food', veg: 'Vegetarian', any: 'Everything' },
    sendAnswer: 'Send the answer',
    answeredYes: 'Your answer: yes, {people} come.',
    answeredNo: 'Your answer: no.',
    kept: 'Who keeps what, and your right to be forgotten',
    erase: 'Erase my address and answers',
    eraseSure:
      'Your address and your answers leave the family’s list at once, and this link ends. A box that is paid for already keeps its label. The family keeps the name and number that it wrote itself; ask them, or write to us, to have these erased too.',
    eraseYes: 'Erase them',
    keep: 'Keep them',
    erased: 'Your address and answers are erased. You may close this page.',
    pleasePeople: 'Please say how many come, from 1 to 50.',
    pleaseFood: 'Please say what you eat.',
    pleaseComing: 'Please say whether you come.',
    over: 'The day is over. An answer is not needed any more.',
  },
  hi: {
    coming: 'आपके लिए क्या आ रहा है',
    nothingYet: 'अभी आपके लिए कोई डिब्बा नहीं भेजा गया। बाद में फिर देखें: यही लिंक काम करेगा।',
    boxes: '{boxes} डिब्बे',
    states: {
      preparing: 'बन रहा है',
      packed: 'पैक हो गया',
      sent: 'आपके रास्ते में है',
      delivered: 'पहुँच गया',
      returned: 'डिब्बा दुकान पर वापस आया। कृपया देख लें कि आपका पता सही है।',
    },
    elsewhere: 'यह डिब्बा अभी पुराने पते के लिए है। परिवार नया पता देख सकता है और डिब्बा वहाँ भेज सकता है; कृपया परिवार को भी बताएँ।',
    elsewhereGone: 'यह डिब्बा पुराने पते के लिए पैक हो गया है। कृपया परिवार को बताएँ।',
    tellFamily: 'परिवार को बताएँ (WhatsApp)',
    moved: 'मेरा पता बदल गया है। नया पता आपकी सूची में है। कृपया मेरा डिब्बा वहाँ भेजें।',
    leaves: '{day} तक दुकान से निकलेगा।',
    there: '{day} तक आपके पास पहुँचेगा।',
    carried: '{courier}, नंबर {number}',
    arrived: 'डिब्बा मिल गया',
    thanksLabel: 'धन्यवाद के दो शब्द (चाहें तो)',
    thanksSend: 'परिवार को बताएँ',
    arrivedOn: 'आपने {day} को परिवार को बताया कि डिब्बा मिल गया।',
    change: 'बदलें',
    where: 'कहाँ और कब',
    invited: 'आपको निमंत्रण है: {events}',
    map: 'नक्शे पर देखें',
    calendar: 'Google कैलेंडर',
    calendarFile: 'कैलेंडर में रखें',
    ask: 'क्या आप आएँगे?',
    yes: 'हाँ, हम आएँगे',
    no: 'नहीं आ पाएँगे',
    people: 'कितने लोग आएँगे',
    food: 'आप क्या खाते हैं',
    foods: { jain: 'जैन खाना', veg: 'शाकाहारी', any: 'सब कुछ' },
    sendAnswer: 'जवाब भेजें',
    answeredYes: 'आपका जवाब: हाँ, {people} लोग आएँगे।',
    answeredNo: 'आपका जवाब: नहीं।',
    kept: 'पता किसके पास रहता है, और मिटाने का आपका हक',
    erase: 'मेरा पता और जवाब मिटा दें',
    eraseSure:
      'आपका पता और जवाब परिवार की सूची से तुरंत मिट जाएँगे और यह लिंक बंद हो जाएगा। पैसे दिए जा चुके डिब्बे पर पता रहेगा। नाम और नंबर परिवार ने खुद लिखे हैं; यह भी मिटाने के लिए परिवार से कहें या हमें लिखें।',
    eraseYes: 'मिटा दें',
    keep: 'रहने दें',
    erased: 'आपका पता और जवाब मिट गए। अब आप यह पेज बंद कर सकते हैं।',
    pleasePeople: 'कृपया लिखें कि कितने लोग आएँगे, 1 से 50 तक।',
    pleaseFood: 'कृपया चुनें कि आप क्या खाते हैं।',
    pleaseComing: 'कृपया चुनें कि आप आएँगे या नहीं।',
    over: 'यह हो चुका है। अब जवाब नहीं चाहिए।',
  },
  pa: {
    coming: 'ਤੁਹਾਡੇ ਲਈ ਕੀ ਆ ਰਿਹਾ ਹੈ',
    nothingYet: 'ਹਾਲੇ ਤੁਹਾਡੇ ਲਈ ਕੋਈ ਡੱਬਾ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ। ਬਾਅਦ ਵਿੱਚ ਫਿਰ ਵੇਖੋ: ਇਹੀ ਲਿੰਕ ਕੰਮ ਕਰੇਗਾ।',
    boxes: '{boxes} ਡੱਬੇ',
    states: {
      preparing: 'ਬਣ ਰਿਹਾ ਹੈ',
      packed: 'ਪੈਕ ਹੋ ਗਿਆ',
      sent: 'ਤੁਹਾਡੇ ਵੱਲ ਆ ਰਿਹਾ ਹੈ',
      delivered: 'ਪਹੁੰਚ ਗਿਆ',
      returned: 'ਡੱਬਾ ਦੁਕਾਨ ਤੇ ਵਾਪਸ ਆ ਗਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਵੇਖ ਲਵੋ ਕਿ ਤੁਹਾਡਾ ਪਤਾ ਠੀਕ ਹੈ।',
    },
    elsewhere: 'ਇਹ ਡੱਬਾ ਹਾਲੇ ਪੁਰਾਣੇ ਪਤੇ ਲਈ ਹੈ। ਪਰਿਵਾਰ ਨਵਾਂ ਪਤਾ ਵੇਖ ਸਕਦਾ ਹੈ ਅਤੇ ਡੱਬਾ ਉੱਥੇ ਭੇਜ ਸਕਦਾ ਹੈ; ਕਿਰਪਾ ਕਰਕੇ ਪਰਿਵਾਰ ਨੂੰ ਵੀ ਦੱਸੋ।',
    elsewhereGone: 'ਇਹ ਡੱਬਾ ਪੁਰਾਣੇ ਪਤੇ ਲਈ ਪੈਕ ਹੋ ਗਿਆ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਪਰਿਵਾਰ ਨੂੰ ਦੱਸੋ।',
    tellFamily: 'ਪਰਿਵਾਰ ਨੂੰ ਦੱਸੋ (WhatsApp)',
    moved: 'ਮੇਰਾ ਪਤਾ ਬਦਲ ਗਿਆ ਹੈ। ਨਵਾਂ ਪਤਾ ਤੁਹਾਡੀ ਸੂਚੀ ਵਿੱਚ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਮੇਰਾ ਡੱਬਾ ਉੱਥੇ ਭੇਜੋ।',
    leaves: '{day} ਤੱਕ ਦੁਕਾਨ ਤੋਂ ਨਿਕਲੇਗਾ।',
    there: '{day} ਤੱਕ ਤੁਹਾਡੇ ਕੋਲ ਪਹੁੰਚੇਗਾ।',
    carried: '{courier}, ਨੰਬਰ {number}',
    arrived: 'ਡੱਬਾ ਮਿਲ ਗਿਆ',
    thanksLabel: 'ਧੰਨਵਾਦ ਦੇ ਦੋ ਸ਼ਬਦ (ਜੇ ਚਾਹੋ)',
    thanksSend: 'ਪਰਿਵਾਰ ਨੂੰ ਦੱਸੋ',
    arrivedOn: 'ਤੁਸੀਂ {day} ਨੂੰ ਪਰਿਵਾਰ ਨੂੰ ਦੱਸਿਆ ਕਿ ਡੱਬਾ ਮਿਲ ਗਿਆ।',
    change: 'ਬਦਲੋ',
    where: 'ਕਿੱਥੇ ਅਤੇ ਕਦੋਂ',
    invited: 'ਤੁਹਾਨੂੰ ਸੱਦਾ ਹੈ: {events}',
    map: 'ਨਕਸ਼ੇ ਤੇ ਵੇਖੋ',
    calendar: 'Google ਕੈਲੰਡਰ',
    calendarFile: 'ਕੈਲੰਡਰ ਵਿੱਚ ਰੱਖੋ',
    ask: 'ਕੀ ਤੁਸੀਂ ਆਓਗੇ?',
    yes: 'ਹਾਂ, ਅਸੀਂ ਆਵਾਂਗੇ',
    no: 'ਨਹੀਂ ਆ ਸਕਾਂਗੇ',
    people: 'ਕਿੰਨੇ ਜਣੇ ਆਉਣਗੇ',
    food: 'ਤੁਸੀਂ ਕੀ ਖਾਂਦੇ ਹੋ',
    foods: { jain: 'ਜੈਨ ਖਾਣਾ', veg: 'ਸ਼ਾਕਾਹਾਰੀ', any: 'ਸਭ ਕੁਝ' },
    sendAnswer: 'ਜਵਾਬ ਭੇਜੋ',
    answeredYes: 'ਤੁਹਾਡਾ ਜਵਾਬ: ਹਾਂ, {people} ਜਣੇ ਆਉਣਗੇ।',
    answeredNo: 'ਤੁਹਾਡਾ ਜਵਾਬ: ਨਹੀਂ।',
    kept: 'ਕੌਣ ਕੀ ਰੱਖਦਾ ਹੈ, ਅਤੇ ਮਿਟਾਉਣ ਦਾ ਤੁਹਾਡਾ ਹੱਕ',
    erase: 'ਮੇਰਾ ਪਤਾ ਅਤੇ ਜਵਾਬ ਮਿਟਾ ਦਿਓ',
    eraseSure:
      'ਤੁਹਾਡਾ ਪਤਾ ਅਤੇ ਜਵਾਬ ਪਰਿਵਾਰ ਦੀ ਸੂਚੀ ਵਿੱਚੋਂ ਤੁਰੰਤ ਮਿਟ ਜਾਣਗੇ ਅਤੇ ਇਹ ਲਿੰਕ ਬੰਦ ਹੋ ਜਾਵੇਗਾ। ਜਿਸ ਡੱਬੇ ਦੇ ਪੈਸੇ ਦਿੱਤੇ ਜਾ ਚੁੱਕੇ ਹਨ ਉਸ ਤੇ ਪਤਾ ਰਹੇਗਾ। ਨਾਂ ਅਤੇ ਨੰਬਰ ਪਰਿਵਾਰ ਨੇ ਆਪ ਲਿਖੇ ਹਨ; ਉਹ ਮਿਟਾਉਣ ਲਈ ਪਰਿਵਾਰ ਨੂੰ ਕਹੋ ਜਾਂ ਸਾਨੂੰ ਲਿਖੋ।',
    eraseYes: 'ਮਿਟਾ ਦਿਓ',
    keep: 'ਰਹਿਣ ਦਿਓ',
    erased: 'ਤੁਹਾਡਾ ਪਤਾ ਅਤੇ ਜਵਾਬ ਮਿਟ ਗਏ। ਹੁਣ ਤੁਸੀਂ ਇਹ ਪੰਨਾ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ।',
    pleasePeople: 'ਕਿਰਪਾ ਕਰਕੇ ਲਿਖੋ ਕਿ ਕਿੰਨੇ ਜਣੇ ਆਉਣਗੇ, 1 ਤੋਂ 50 ਤੱਕ।',
    pleaseFood: 'ਕਿਰਪਾ ਕਰਕੇ ਚੁਣੋ ਕਿ ਤੁਸੀਂ ਕੀ ਖਾਂਦੇ ਹੋ।',
    pleaseComing: 'ਕਿਰਪਾ ਕਰਕੇ ਚੁਣੋ ਕਿ ਤੁਸੀਂ ਆਓਗੇ ਜਾਂ ਨਹੀਂ।',
    over: 'ਇਹ ਹੋ ਚੁੱਕਾ ਹੈ। ਹੁਣ ਜਵਾਬ ਨਹੀਂ ਚਾਹੀਦਾ।',
  },
};
