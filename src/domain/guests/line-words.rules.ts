/** Words and signs of lists as people write them in chats and notes. */
import type { GuestField } from '#domain/guests/guest-import.rules.ts';
import { wholeWord } from '#domain/guests/line-places.rules.ts';

/** Words for people behind a number. */
export const PEOPLE =
  'persons?|person\\(s\\)|people|peoples|ppl|pax|members?|membrs|prsns?|guests?|heads?|logs?|log|jane|jan|jana|jne|jon|jona|adults?|aadmi|bande|seats?|लोग|व्यक्ति|व्यक्ती|जने|जन|जण|सदस्य|मेहमान|ਜਣੇ|ਜਣਾ|ਜੀਅ|ਲੋਕ|ਮੈਂਬਰ|ਬੰਦੇ|જણ|જણા|લોકો|વ્યક્તિ|સભ્યો|জন|লোক|பேர்|நபர்கள்|మంది|ಜನ|ಮಂದಿ|പേർ|ଜଣ|افراد|لوگ';

/** Labels of lines, `Name: …`, with the field that follows. */
export const labels: readonly [field: GuestField, words: string][] = [
  ['pincode', 'pin ?-?code(?: no)?|pin(?: no)?|zip(?: ?code)?|postal code|पिन ?कोड|पिन|ਪਿੰਨ ?ਕੋਡ|ਪਿੰਨ'],
  ['email', 'e-?mail(?: id)?|mail id|ईमेल|ਈਮੇਲ'],
  [
    'mobile',
    '(?:mobile|mob|mo|m|cell|phone|fon|ph|p|tel|telephone|contact|whats ?app|wa|landline)\\.?(?: ?(?:no|number|num))?|(?<![\\s\\S])no|(?:मोबाइल|मोबाईल|फोन|फ़ोन|संपर्क|व्हाट्सएप)(?: ?नंबर)?|नंबर|(?:ਮੋਬਾਈਲ|ਮੋਬਾਇਲ|ਫੋਨ|ਫ਼ੋਨ|ਸੰਪਰਕ)(?: ?ਨੰਬਰ)?|ਨੰਬਰ|મોબાઇલ|મોબાઈલ|ફોન|મો|মোবাইল|ফোন|মো|செல்|மொபைல்|போன்|கைபேசி|సెల్|ఫోన్|మొబైల్|ಮೊಬೈಲ್|ಫೋನ್|ಮೊ|ഫോൺ|മൊബൈൽ|मो|फो|ਮੋ|ਫੋ',
  ],
  [
    'address',
    '(?:full |postal |home |complete |new |present |current |their )?(?:address|addr|add|adr)|residence|resi|पता|ਪਤਾ|घर का पता|સરનામું|ঠিকানা|முகவரி|చిరునామా|ವಿಳಾಸ|വിലാസം|पत्ता|pata|city|town|state|district|landmark|pind|gaon|village|area|locality',
  ],
  [
    'guestNo',
    `(?<![\\p{Nd}] ?)(?:no\\.? of |total |kul |कुल |ਕੁੱਲ )?(?:${PEOPLE}|family members)|(?:total|kul|कुल|ਕੁੱਲ)(?=[\\s:=–-]{1,4}\\p{Nd}{1,2}\\s*(?:$|[,;|)]))|(?<=^|[,;|(]\\s?)nos|count|kitne|संख्या|ਗਿਣਤੀ`,
  ],
  ['name', "(?:full |guest |guest'?s? )?name|naam|नाम|ਨਾਮ|ਨਾਂ"],
  ['side', 'side|पक्ष|ਪੱਖ'],
  ['category', 'relation|relationship|group|category|रिश्ता|ਰਿਸ਼ਤਾ'],
  ['note', 'notes?|remarks?|rsvp|status|food|meal|diet|events?|नोट|ਨੋਟ'],
];

/** A label within a line, at its start or behind a sign. */
export const LABEL = new RegExp(
  `(?:^|(?<=[\\s,;|/(–-]))(?:${labels.map(([, words], at) => `(?<f${at}>${words})`).join('|')})\\.?\\s*(?:[:=]|:?\\s*[-–]\\s*(?=\\S))[-–:=\\s]*`,
  'giu',
);

/** A number of people with its word: `4 persons`, `family of 5`, `total 4`. */
export const PEOPLE_COUNT = new RegExp(
  `[(\\[]?\\s*(?:total|kul|कुल|ਕੁੱਲ)?[\\s:-]*(?<![\\p{L}\\p{M}\\p{Nd}])(\\p{Nd}{1,2})\\s*(?:nos?\\.?\\s*)?(?:${PEOPLE})(?![\\p{L}\\p{M}])\\.?\\s*[)\\]]?`,
  'giu',
);
/** A number of children; it adds to the grown-ups, and alone it is no number of guests. */
export const CHILDREN_COUNT =
  /(?<![\p{L}\p{M}\p{Nd}])(\p{Nd}{1,2})\s*(?:kids?|child(?:ren)?|infants?|bachh?[ae]|बच्चे|बच्चा|ਬੱਚੇ|बच्चों)(?![\p{L}\p{M}])/giu;
/** A number of things that are given or sent, by itself between signs: `1.5 boxes`, `2 cards`. */
export const THINGS_COUNT =
  /(?<=^|[\s,;|()\u0001–-])(?:(?:only|just|sirf|extra|total) )?\p{Nd}{1,3}(?:\.\p{Nd}{1,2})?½?\s?(?:(?:gift|sweet|mithai|big|small|half|extra) )?(?:box(?:es)?|dabb[ae]|dibb[ae]|cards?|packets?|pkts?|gifts?|kgs?|kilos?|डिब्ब[ाे]|कार्ड|ਡੱਬ[ਾੇ]|ਕਾਰਡ)(?: (?:of )?(?:mithai|sweets|laddoo?s?|dry ?fruits?))?(?=\.?\s*(?:$|[,;|()\u0001–-]))/giu;
/** Two numbers of people, grown-ups and children: `(2+1)`. */
export const PLUS_COUNT = /[([]?\s?(?<![\p{Nd}+-])(\p{Nd}{1,2}) ?\+ ?(\p{Nd}{1,2})(?![\p{Nd}-])\s?[)\]]?/u;
export const FAMILY_OF =
  /[([]? ?(?<![\p{L}\p{M}\p{Nd}])(?:family of|total|all|sab|they are|we are|x|×) ?(\p{Nd}{1,2})(?![\p{L}\p{Nd}/-]| (?:st|nd|rd|th)) ?[)\]]?/iu;

/** Words that say nothing about the guest: of speech, of chats, beside numbers. */
export const FILLERS = new RegExp(
  wholeWord(
    [
      '(?:mobile|mob|mo|m|w(?!\\))|cell|phone|ph|tel|telephone|contact|whats ?app|wapp|call|मो|फो|ਮੋ|ਫੋ|મો|মো|ಮೊ)(?:\\.? ?(?:no|number|num|नं|नंबर|ਨੰ))?\\.?|(?:ka|ki|da|di|de) (?:number|no|phone|mobile|pata|address)|(?:(?:his|her|their|uska|unka|iska) )?(?:number|no|phone|mobile) is|(?:his |her |their )?number|no(?!\\.?\\s+\\p{L})\\.?|num',
      'hai|hain|he|है|हैं|ਹੈ|का नंबर|का फोन|ਦਾ ਨੰਬਰ|मोबाइल|मोबाईल|फोन|फ़ोन|नंबर|ਮੋਬਾਈਲ|ਮੋਬਾਇਲ|ਫੋਨ|ਫ਼ੋਨ|ਨੰਬਰ|મોબાઇલ|મોબાઈલ|ફોન|નંબર|মোবাইল|ফোন|নম্বর|செல்|மொபைல்|போன்|எண்|సెల్|ఫోన్|మొబైల్|నంబర్|ಮೊಬೈಲ್|ಫೋನ್|ಸಂಖ್ಯೆ|ഫോൺ|മൊബൈൽ',
    ].join('|'),
  ),
  'giu',
);

const DIGIT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SPOKEN = new RegExp(
  `(?:(?<!\\p{L})(?:(?:double|triple)\\s+)?(?:${DIGIT_WORDS.join('|')}|oh)(?!\\p{L})[\\s,-]*){7,}`,
  'giu',
);

/** Returns a text with numbers that were spelt digit by digit (`nine eight double one`) in digits. */
export const spelledOut = (text: string): string =>
  text.replace(SPOKEN, (spoken) => {
    const digits = spoken
      .toLowerCase()
      .split(/[\s,-]+/)
      .filter(Boolean);
    let number = '';
    let times = 1;
    for (const digit of digits) {
      if (digit === 'double') times = 2;
      else if (digit === 'triple') times = 3;
      else {
        number += String(digit === 'oh' ? 0 : DIGIT_WORDS.indexOf(digit)).repeat(times);
        times = 1;
      }
    }
    return `${number} `;
  });

/** Words that a speaker puts before a part, as labels without a sign. */
const SPOKEN_LABELS: readonly [field: string, words: RegExp][] = [
  [
    'mobile',
    /(?<!\p{L})(?:(?:mobile|phone|second|other|alternate|whats ?app|contact) number|(?:का|ਦਾ) (?:नंबर|ਨੰਬਰ))(?: is| hai| है)?\s+(?=[+\p{Nd}])/giu,
  ],
  ['pin code', /(?<!\p{L})(?:pin ?code|pincode|pin|पिन ?कोड|ਪਿੰਨ ?ਕੋਡ)(?: is| hai| number| है)?\s+(?=\p{Nd})/giu],
  ['mobile', /\((?:[ormhp]|off|res|resi|home|mob|ph)\)[\s:.-]*(?=[+(]?\p{Nd}{2})/giu],
  // Behind a place or before a pincode it is the west of a town.
  ['mobile', /(?<![,;|–-]\s?\p{L}[^,;|]{0,40})\(w\)[\s:.-]*(?=[+(]?\p{Nd}(?:[ -]?\p{Nd}){6})/giu],
  // A number of the guest's own town has no area code; only its word tells it from others.
  [
    'mobile',
    /(?<!\p{L})(?:phone|ph|tel|telephone|landline|resi?|off|contact|फोन|फ़ोन|ਫੋਨ)\.?(?: ?no)?\.?\s*(?=[2-7]\d{2,3}[ -]?\d{4}(?!\d))/giu,
  ],
  [
    'address',
    /(?:^|(?<=\S\s))(?:(?:(?:new|present|current|home|full|his|her|their|uska|unka|inka|iska|उनका|इनका) ){0,2}(?:address|pata)|ka pata|पता|ਪਤਾ)(?: is| hai| है)?\s+(?=[\p{L}\p{Nd}#])/giu,
  ],
  ['address', /(?<=[\p{L}\p{Nd}]{2}\s)(?:and )?(?:he|she|they) (?:lives?|stays?) (?:at|in)\s+/giu],
  ['address', /(?<=\p{L}{2}\s)from\s+(?!office|work|school|college|my|our)(?=\p{L})(?![^(]{0,80}\))/giu],
];

/** What a speaker says before a name, and between a name and the number of people. */
const LED_IN =
  /^(?:(?:so|ok|okay|next|then|and|also|after that|lastly|(?:first|second|third|last|next)(?: one| name)? is|name is)\s+){1,3}(?=\p{L})|\s(?:and )?(?:they|we) (?:are|will be)(?= \p{Nd})/giu;

/** Returns a line with a colon behind the words that a speaker puts before a part (`address flat 3`). */
export const withColons = (text: string): string =>
  SPOKEN_LABELS.reduce(
    (all, [field, words]) => all.replace(words, `, ${field}: `),
    /[,;|]/.test(text) || !/\p{Nd}/u.test(text) ? text : text.replace(LED_IN, ''),
  );
