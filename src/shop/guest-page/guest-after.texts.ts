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
  /** Said of one person. */
  answeredOne: string;
  answeredYes: string;
  answeredNo: string;
  kept: string;
  erase: string;
  eraseSure: string;
  eraseYes: string;
  keep: string;
  pleasePeople: string;
  pleaseFood: string;
  pleaseComing: string;
  /** The day of the celebration has passed. */
  over: string;
  /** The family has written neither day nor place. */
  untold: string;
}

export const guestAfterTexts: Record<GuestLanguage, GuestAfterTexts> = {
  en: {
    coming: 'What is coming to you',
    nothingYet: 'There is no box for you yet. Please look here again later.',
    boxes: '{boxes} boxes',
    states: {
      preparing: 'Being prepared',
      packed: 'Packed',
      sent: 'On its way to you',
      delivered: 'Delivered',
      returned: 'It came back to the shop. Please check that your address is right.',
    },
    elsewhere:
      'This box is still going to your old address. The family sees the new one and can send the box there. Please tell them too.',
    elsewhereGone: 'We packed this box for your old address. Please tell the family.',
    tellFamily: 'Tell the family on WhatsApp',
    moved: 'My address has changed. The new one is on your guest list. Please send my invitation box there.',
    leaves: 'Leaves the shop by {day}.',
    there: 'Should be with you by {day}.',
    carried: '{courier}, number {number}',
    arrived: 'It has arrived',
    thanksLabel: 'A word of thanks (if you like)',
    thanksSend: 'Tell the family',
    arrivedOn: 'You told the family on {day} that it arrived.',
    change: 'Change',
    where: 'Where and when',
    invited: 'You are invited to: {events}',
    map: 'Show on a map',
    calendar: 'Google Calendar',
    calendarFile: 'Save to your calendar',
    ask: 'Will you come?',
    yes: 'Yes, we are coming',
    no: 'No, we cannot',
    people: 'How many are coming',
    food: 'What do you eat?',
    foods: { jain: 'Jain food', veg: 'Vegetarian', any: 'Everything' },
    sendAnswer: 'Send our answer',
    answeredOne: 'Your answer: yes, one person is coming.',
    answeredYes: 'Your answer: yes, {people} are coming.',
    answeredNo: 'Your answer: no.',
    kept: 'Who keeps what, and how to have it deleted',
    erase: 'Delete address and answers',
    eraseSure:
      'We take your address and answers off the family’s list at once, and this link stops working. A box already paid for keeps its label. Your name and number stay, because the family wrote them. Ask them, or write to us, to delete these too.',
    eraseYes: 'Delete',
    keep: 'Keep them',
    pleasePeople: 'Please say how many are coming, from 1 to 50.',
    pleaseFood: 'Please say what you eat.',
    pleaseComing: 'Please say whether you are coming.',
    over: 'The day is over, so you need not answer.',
    untold: 'The family has not said yet when and where it is. Please look here again later.',
  },
  hi: {
    coming: 'आपके लिए क्या आ रहा है',
    nothingYet: 'अभी आपके लिए किसी डिब्बे का ऑर्डर नहीं हुआ है। कृपया बाद में फिर देखें।',
    boxes: '{boxes} डिब्बे',
    states: {
      preparing: 'तैयारी हो रही है',
      packed: 'पैकिंग हो गई',
      sent: 'रास्ते में',
      delivered: 'डिलीवरी हो गई',
      returned: 'डिब्बा दुकान पर वापस आया। कृपया देख लें कि आपका पता सही है।',
    },
    elsewhere: 'यह अभी आपके पुराने पते के लिए है। परिवार नया पता देख सकता है और वहाँ भेज सकता है; कृपया परिवार को भी बताएँ।',
    elsewhereGone: 'इसकी पैकिंग पुराने पते के लिए हो गई है। कृपया परिवार को बताएँ।',
    tellFamily: 'परिवार को WhatsApp पर बताएँ',
    moved: 'मेरा पता बदल गया है। नया पता आपकी सूची में है। कृपया मेरा डिब्बा वहाँ भेजें।',
    leaves: 'दुकान से निकलने का दिन: {day} तक',
    there: 'पहुँचने का दिन: {day} तक',
    carried: '{courier}, नंबर {number}',
    arrived: 'डिब्बा मिल गया',
    thanksLabel: 'धन्यवाद के दो शब्द (चाहें तो)',
    thanksSend: 'परिवार को बताएँ',
    arrivedOn: 'आपने {day} को बता दिया कि डिब्बा मिल गया।',
    change: 'बदलें',
    where: 'कहाँ और कब',
    invited: 'आपको निमंत्रण है: {events}',
    map: 'नक्शे पर देखें',
    calendar: 'Google कैलेंडर',
    calendarFile: 'कैलेंडर में रखें',
    ask: 'क्या आपका आना होगा?',
    yes: 'हाँ, हम आएँगे',
    no: 'नहीं, हम नहीं आ पाएँगे',
    people: 'कितने लोग आएँगे',
    food: 'खाने की पसंद',
    foods: { jain: 'जैन खाना', veg: 'शाकाहारी', any: 'सब कुछ' },
    sendAnswer: 'जवाब भेजें',
    answeredOne: 'आपका जवाब: हाँ, 1 व्यक्ति आएगा।',
    answeredYes: 'आपका जवाब: हाँ, {people} लोग आएँगे।',
    answeredNo: 'आपका जवाब: नहीं।',
    kept: 'किसके पास क्या रहता है, और मिटाने का आपका हक',
    erase: 'मेरा पता और जवाब मिटा दें',
    eraseSure:
      'आपका पता और जवाब परिवार की सूची से तुरंत मिट जाएँगे और यह लिंक बंद हो जाएगा। जिस डिब्बे के पैसे दिए जा चुके हैं, उस पर पता रहेगा। नाम और नंबर परिवार ने खुद लिखे हैं; वे भी मिटाने के लिए परिवार से कहें या हमें लिखें।',
    eraseYes: 'मिटा दें',
    keep: 'रहने दें',
    pleasePeople: 'कृपया लिखें कि कितने लोग आएँगे, 1 से 50 तक।',
    pleaseFood: 'कृपया खाने की पसंद चुनें।',
    pleaseComing: 'कृपया चुनें: हाँ या नहीं।',
    over: 'यह समारोह हो चुका है। अब जवाब देने की ज़रूरत नहीं है।',
    untold: 'परिवार ने अभी नहीं लिखा कि समारोह कब और कहाँ है। कृपया बाद में फिर देखें।',
  },
  pa: {
    coming: 'ਤੁਹਾਡੇ ਲਈ ਕੀ ਆ ਰਿਹਾ ਹੈ',
    nothingYet: 'ਹਾਲੇ ਤੁਹਾਡੇ ਲਈ ਕਿਸੇ ਡੱਬੇ ਦਾ ਆਰਡਰ ਨਹੀਂ ਹੋਇਆ। ਕਿਰਪਾ ਕਰਕੇ ਬਾਅਦ ਵਿੱਚ ਫਿਰ ਵੇਖੋ।',
    boxes: '{boxes} ਡੱਬੇ',
    states: {
      preparing: 'ਤਿਆਰੀ ਹੋ ਰਹੀ ਹੈ',
      packed: 'ਪੈਕਿੰਗ ਹੋ ਗਈ',
      sent: 'ਰਾਹ ਵਿੱਚ',
      delivered: 'ਡਿਲੀਵਰੀ ਹੋ ਗਈ',
      returned: 'ਡੱਬਾ ਦੁਕਾਨ ’ਤੇ ਵਾਪਸ ਆ ਗਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਵੇਖ ਲਵੋ ਕਿ ਤੁਹਾਡਾ ਪਤਾ ਠੀਕ ਹੈ।',
    },
    elsewhere: 'ਇਹ ਹਾਲੇ ਤੁਹਾਡੇ ਪੁਰਾਣੇ ਪਤੇ ਲਈ ਹੈ। ਪਰਿਵਾਰ ਨਵਾਂ ਪਤਾ ਵੇਖ ਸਕਦਾ ਹੈ ਅਤੇ ਉੱਥੇ ਭੇਜ ਸਕਦਾ ਹੈ; ਕਿਰਪਾ ਕਰਕੇ ਪਰਿਵਾਰ ਨੂੰ ਵੀ ਦੱਸੋ।',
    elsewhereGone: 'ਇਸਦੀ ਪੈਕਿੰਗ ਪੁਰਾਣੇ ਪਤੇ ਲਈ ਹੋ ਗਈ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਪਰਿਵਾਰ ਨੂੰ ਦੱਸੋ।',
    tellFamily: 'ਪਰਿਵਾਰ ਨੂੰ WhatsApp ’ਤੇ ਦੱਸੋ',
    moved: 'ਮੇਰਾ ਪਤਾ ਬਦਲ ਗਿਆ ਹੈ। ਨਵਾਂ ਪਤਾ ਤੁਹਾਡੀ ਸੂਚੀ ਵਿੱਚ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਮੇਰਾ ਡੱਬਾ ਉੱਥੇ ਭੇਜੋ।',
    leaves: 'ਦੁਕਾਨ ਤੋਂ ਨਿਕਲਣ ਦਾ ਦਿਨ: {day} ਤੱਕ',
    there: 'ਪਹੁੰਚਣ ਦਾ ਦਿਨ: {day} ਤੱਕ',
    carried: '{courier}, ਨੰਬਰ {number}',
    arrived: 'ਡੱਬਾ ਮਿਲ ਗਿਆ',
    thanksLabel: 'ਧੰਨਵਾਦ ਦੇ ਦੋ ਸ਼ਬਦ (ਜੇ ਚਾਹੋ)',
    thanksSend: 'ਪਰਿਵਾਰ ਨੂੰ ਦੱਸੋ',
    arrivedOn: 'ਤੁਸੀਂ {day} ਨੂੰ ਦੱਸ ਦਿੱਤਾ ਕਿ ਡੱਬਾ ਮਿਲ ਗਿਆ।',
    change: 'ਬਦਲੋ',
    where: 'ਕਿੱਥੇ ਅਤੇ ਕਦੋਂ',
    invited: 'ਤੁਹਾਨੂੰ ਸੱਦਾ ਹੈ: {events}',
    map: 'ਨਕਸ਼ੇ ’ਤੇ ਵੇਖੋ',
    calendar: 'Google ਕੈਲੰਡਰ',
    calendarFile: 'ਕੈਲੰਡਰ ਵਿੱਚ ਰੱਖੋ',
    ask: 'ਕੀ ਤੁਸੀਂ ਆਓਗੇ?',
    yes: 'ਹਾਂ, ਅਸੀਂ ਆਵਾਂਗੇ',
    no: 'ਨਹੀਂ, ਅਸੀਂ ਨਹੀਂ ਆ ਸਕਾਂਗੇ',
    people: 'ਕਿੰਨੇ ਜਣੇ ਆਉਣਗੇ',
    food: 'ਖਾਣੇ ਦੀ ਪਸੰਦ',
    foods: { jain: 'ਜੈਨ ਖਾਣਾ', veg: 'ਸ਼ਾਕਾਹਾਰੀ', any: 'ਸਭ ਕੁਝ' },
    sendAnswer: 'ਜਵਾਬ ਭੇਜੋ',
    answeredOne: 'ਤੁਹਾਡਾ ਜਵਾਬ: ਹਾਂ, 1 ਜਣਾ ਆਵੇਗਾ।',
    answeredYes: 'ਤੁਹਾਡਾ ਜਵਾਬ: ਹਾਂ, {people} ਜਣੇ ਆਉਣਗੇ।',
    answeredNo: 'ਤੁਹਾਡਾ ਜਵਾਬ: ਨਹੀਂ।',
    kept: 'ਕਿਸ ਕੋਲ ਕੀ ਰਹਿੰਦਾ ਹੈ, ਅਤੇ ਮਿਟਾਉਣ ਦਾ ਤੁਹਾਡਾ ਹੱਕ',
    erase: 'ਮੇਰਾ ਪਤਾ ਅਤੇ ਜਵਾਬ ਮਿਟਾ ਦਿਓ',
    eraseSure:
      'ਤੁਹਾਡਾ ਪਤਾ ਅਤੇ ਜਵਾਬ ਪਰਿਵਾਰ ਦੀ ਸੂਚੀ ਵਿੱਚੋਂ ਤੁਰੰਤ ਮਿਟ ਜਾਣਗੇ ਅਤੇ ਇਹ ਲਿੰਕ ਬੰਦ ਹੋ ਜਾਵੇਗਾ। ਜਿਸ ਡੱਬੇ ਦੇ ਪੈਸੇ ਦਿੱਤੇ ਜਾ ਚੁੱਕੇ ਹਨ ਉਸ ’ਤੇ ਪਤਾ ਰਹੇਗਾ। ਨਾਂ ਅਤੇ ਨੰਬਰ ਪਰਿਵਾਰ ਨੇ ਆਪ ਲਿਖੇ ਹਨ; ਉਹ ਮਿਟਾਉਣ ਲਈ ਪਰਿਵਾਰ ਨੂੰ ਕਹੋ ਜਾਂ ਸਾਨੂੰ ਲਿਖੋ।',
    eraseYes: 'ਮਿਟਾ ਦਿਓ',
    keep: 'ਰਹਿਣ ਦਿਓ',
    pleasePeople: 'ਕਿਰਪਾ ਕਰਕੇ ਲਿਖੋ ਕਿ ਕਿੰਨੇ ਜਣੇ ਆਉਣਗੇ, 1 ਤੋਂ 50 ਤੱਕ।',
    pleaseFood: 'ਕਿਰਪਾ ਕਰਕੇ ਖਾਣੇ ਦੀ ਪਸੰਦ ਚੁਣੋ।',
    pleaseComing: 'ਕਿਰਪਾ ਕਰਕੇ ਚੁਣੋ: ਹਾਂ ਜਾਂ ਨਹੀਂ।',
    over: 'ਇਹ ਸਮਾਗਮ ਹੋ ਚੁੱਕਾ ਹੈ। ਹੁਣ ਜਵਾਬ ਦੇਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
    untold: 'ਪਰਿਵਾਰ ਨੇ ਹਾਲੇ ਨਹੀਂ ਲਿਖਿਆ ਕਿ ਸਮਾਗਮ ਕਦੋਂ ਅਤੇ ਕਿੱਥੇ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਬਾਅਦ ਵਿੱਚ ਫਿਰ ਵੇਖੋ।',
  },
};

/** Chooses a text of this table by its name, for an element that follows the language of the page. */
export const after =
  (name: Exclude<keyof GuestAfterTexts, 'states' | 'foods'>) =>
  (_: unknown, language: GuestLanguage): string =>
    guestAfterTexts[language][name];
