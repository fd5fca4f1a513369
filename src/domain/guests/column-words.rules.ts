import type { GuestField } from '#domain/guests/guest-import.rules.ts';

/**
 * What a heading says: a field, a part of a name, something of no use to guests (`nothing`), or something that the host
 * may miss (`other`); empty for unknown words.
 */
export type HeadingRole = GuestField | 'part of a name' | 'nothing' | 'other' | '';

/** Signs that some keyboards leave out below Indian letters. */
const DOTS_BELOW = /[\u093c\u0a3c]/gu;

/** Returns a text in lower case, its words set apart by one blank: `zip code` for `zipCode` and `ZIP_Code:`. */
export const wordsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .normalize('NFD')
    .replace(DOTS_BELOW, '')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

/** Returns a pattern that finds one of the words (parted by `|`) in a text of `wordsOf`. */
const anyOf = (...words: readonly string[]): RegExp => {
  const plain = words.join('|').normalize('NFD').replace(DOTS_BELOW, '');
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${plain})(?![\\p{L}\\p{M}])`, 'u');
};

const PIN = anyOf(
  'pin|pins|pincode|pin code|zip|zipcode|zip code|postcode|post code|postal code|postalcode|postal index',
  'पिन|पिनकोड|पिन कोड|डाक कोड|ਪਿੰਨ|ਪਿਨ|ਪਿੰਨਕੋਡ|ਪਿਨਕੋਡ|ਪਿੰਨ ਕੋਡ|ਪਿਨ ਕੋਡ',
);
const ADDRESS = anyOf(
  'address|addresses|addr|add|kahan|residence|residential|street|road|house|flat|apt|apartment|building|colony|mohalla|sector',
  'area|locality|landmark|village|city|town|tehsil|taluka|district|dist|state|province|region|where|post office|po box',
  'live|lives|deliver|delivery|send|ship|shipping|ghar ka pata|pata|makan|gali|shehar|gaon|pind',
  'पता|पते|घर का पता|शहर|गाँव|गांव|जिला|राज्य|मकान|गली|मोहल्ला|कहाँ|कहां|ਪਤਾ|ਪਤੇ|ਸ਼ਹਿਰ|ਪਿੰਡ|ਜ਼ਿਲ੍ਹਾ|ਜਿਲ੍ਹਾ|ਸੂਬਾ|ਘਰ ਦਾ ਪਤਾ|ਗਲੀ|ਕਿੱਥੇ',
);
const WITH = anyOf('with|and|incl|including|plus|सहित|समेत|साथ|और|ਸਮੇਤ|ਨਾਲ|ਅਤੇ');
const PHONE = anyOf(
  'mobile|mobiles|mob|cell|cellphone|phone|phones|telephone|telefone|tel|ph|whatsapp|whats app|wa|landline|contact|contacts',
  'mobile number|फोन|मोबाइल|मोबाईल|व्हाट्सएप|व्हाट्सऐप|वाट्सएप|संपर्क|सम्पर्क|दूरभाष|ਫੋਨ|ਮੋਬਾਈਲ|ਮੋਬਾਇਲ|ਵਟਸਐਪ|ਵਟਸਅੱਪ|ਸੰਪਰਕ',
);
const NUMBER = anyOf('number|numbers|num|नंबर|नम्बर|ਨੰਬਰ');
const NAME = anyOf(
  'name|names|naam|nam|guest|guests|invitee|invitees|nome|nombre|nom|who',
  'नाम|मेहमान|अतिथि|कौन|ਨਾਮ|ਨਾਂ|ਨਾਂਅ|ਮਹਿਮਾਨ|ਕੌਣ',
);
const PEOPLE = anyOf(
  'guests|persons|people|pax|members|heads|adults|kids|children|log|seats|attendees|sadasya',
  'व्यक्ति|व्यक्तियों|लोग|लोगों|सदस्य|सदस्यों|मेहमानों|ਜੀਅ|ਜਣੇ|ਲੋਕ|ਮੈਂਬਰ|ਮਹਿਮਾਨਾਂ',
);
const COUNT = anyOf('no|nos|number|num|count|total|how many|kitne|size|कितने|संख्या|कुल|ਕਿੰਨੇ|ਗਿਣਤੀ|ਕੁੱਲ|ਸੰਖਿਆ');

/** Headings that are told by all their words. */
const whole: Record<string, HeadingRole> = {
  name: 'name',
  'guest no': 'guestNo',
  guestno: 'guestNo',
  'guest number': 'guestNo',
  number: 'mobile',
  नबर: 'mobile',
  contact: 'mobile',
  'group membership': 'category',
  label: 'category',
  labels: 'category',
  family: 'household',
  no: 'nothing',
  sr: 'nothing',
  title: 'nothing',
};

/** Words of each role, the first match first. `not` holds words beside which they say something else. */
const rules: readonly [role: HeadingRole, is: RegExp, not?: RegExp][] = [
  [
    'nothing',
    anyOf('s no|sr no|sl no|sno|srno|slno|serial|serial no|sr number|row|क्रमांक|क्रम|क्र|क्र सं|क्रम संख्या|ਲੜੀ ਨੰ|ਲੜੀ|ਕ੍ਰਮ'),
  ],
  ['nothing', anyOf('fax|pager|फैक्स|ਫੈਕਸ')],
  ['nothing', anyOf('(?:phone|mail|email|address|website|relation|event|im)s? (?:label|type)')],
  [
    'nothing',
    anyOf(
      'timestamp|time stamp|date|dob|birthday|birth|anniversary|submitted|created|time',
      'टाइमस्टैंप|टाइमस्टैम्प|टाइम स्टैंप|समय|दिनांक|तारीख|जन्मदिन|जन्मतिथि|ਤਾਰੀਖ|ਤਾਰੀਖ਼|ਮਿਤੀ|ਸਮਾਂ|ਟਾਈਮਸਟੈਂਪ',
    ),
    new RegExp([ADDRESS, PHONE, PIN].map(({ source }) => source).join('|'), 'u'),
  ],
  ['nothing', anyOf('country|देश|ਦੇਸ਼')],
  ['email', anyOf('e mail|e mails|email|emails|mail|mail id|gmail|ईमेल|ई मेल|ਈਮੇਲ|ਈ ਮੇਲ')],
  ['nothing', anyOf('prefix|suffix|salutation|yomi|phonetic|file as')],
  ['other', anyOf('nickname|screen name|job title')],
  [
    'other',
    anyOf(
      '(?:company|organi[sz]ation|department|father s?|mother s?|husband s?|wife s?|spouse s?|partner s?|hotel|event|website)(?: name| title| department)?',
    ),
    PHONE,
  ],
  ['address', anyOf('po box|p o box|post box|post office|near|nearby|opposite|behind')],
  ['note', anyOf('invited by|invited from')],
  ['household', anyOf('household|household name|party name|box|box name|same home|one box|परिवार का नाम|ਪਰਿਵਾਰ ਦਾ ਨਾਂ')],
  [
    'address',
    anyOf('(?:house|flat|plot|apt|apartment|h|door|building|मकान|ਮਕਾਨ|ਘਰ) (?:no|number|name|num|नंबर|नबर|ਨੰਬਰ)'),
  ],
  [
    'part of a name',
    anyOf(
      '(?:first|given|middle|additional|last|family|sur) name|surname|firstname|lastname|fname|lname|उपनाम|कुलनाम|ਉਪਨਾਮ|ਗੋਤ',
    ),
  ],
  ['guestNo', anyOf('pax|head count|headcount|party size|no of|how many|count')],
  ['guestNo', new RegExp(`(?=.*${COUNT.source})(?=.*${PEOPLE.source})`, 'u')],
  ['guestNo', PEOPLE, NAME],
  ['guestNo', anyOf('guests|adults|kids|children|plus ones?|additional guests|संख्या|ਗਿਣਤੀ'), anyOf('name|names')],
  [
    'side',
    anyOf('side|sides|whose side|bride|groom|पक्ष|ਪੱਖ|ਪਾਸਾ|ਧਿਰ'),
    new RegExp(`${PHONE.source}|${ADDRESS.source}`, 'u'),
  ],
  [
    'events',
    anyOf(
      'event|events|function|functions|ceremony|ceremonies|invited to|invited for|invited|कार्यक्रम|समारोह|फंक्शन|ਸਮਾਗਮ|ਪ੍ਰੋਗਰਾਮ',
    ),
    ADDRESS,
  ],
  ['name', anyOf('contact (?:name|person)|name of contact')],
  ['mobile', new RegExp(`${PHONE.source}|(?=.*${NUMBER.source})(?!.*${ADDRESS.source})`, 'u')],
  ['note', anyOf('note|notes|remark|remarks|comment|comments|instruction|instructions|message|नोट|टिप्पणी|ਨੋਟ|ਟਿੱਪਣੀ')],
  ['address', ADDRESS],
  ['address', anyOf('home|extended|line')],
  [
    'category',
    anyOf(
      'category|categories|group|groups|relation|relations|relationship|relative|tag|tags|rishta|श्रेणी|रिश्ता|रिश्ते|संबंध|सम्बन्ध|समूह|ਸ਼੍ਰੇਣੀ|ਰਿਸ਼ਤਾ|ਸਮੂਹ',
    ),
  ],
  ['name', NAME],
  ['household', anyOf('परिवार|ਪਰਿਵਾਰ|party')],
];

/** Returns what the words of a heading say. */
export function roleOfHeading(heading: string): HeadingRole {
  const words = wordsOf(heading);
  if (words === '') return '';
  const known = whole[words];
  if (known !== undefined) return known;
  if (PIN.test(words)) return ADDRESS.test(words) && WITH.test(words) ? 'address' : 'pincode';
  return rules.find(([, is, not]) => is.test(words) && !not?.test(words))?.[0] ?? '';
}

/**
 * Returns the address that a column belongs to where a list has several: `work`, or Google's number from 2 on
 * (`Address 2 - City`); empty for the first or only one.
 */
export function secondAddress(heading: string): string {
  const words = wordsOf(heading).replace('post office', '');
  if (anyOf('work|office|business|company|other').test(words)) return 'work';
  const [, number = '1'] = /address\s*(\d+)\s*-/i.exec(heading) ?? [];
  return number === '1' ? '' : number;
}

/** Tells whether a column holds a part of the number of people, such as children. */
export const isPartOfPeople = (heading: string): boolean =>
  anyOf('adults|adult|kids|children|child').test(wordsOf(heading));

/** Tells whether a text is the word for a sum, as below a column of numbers. */
export const isSum = (text: string): boolean =>
  anyOf('total|totals|grand total|sub total|subtotal|sum|कुल|कुल योग|योग|ਕੁੱਲ|ਜੋੜ').test(wordsOf(text)) &&
  wordsOf(text).split(' ').length <= 3;

const THING = anyOf(
  'item|items|particulars|vendor|vendors|supplier|price|prices|cost|costs|rate|rates|amount|amounts|budget|qty|quantity',
  'advance|balance|paid|due|payment|status|task|tasks|service|services|booking|total|description|सामान|कीमत|राशि|ਸਮਾਨ|ਰਕਮ',
);
/** Tells whether a heading names something of a list of things: what is bought, of whom, for how much. */
export const isOfThings = (heading: string): boolean => {
  const words = wordsOf(heading);
  return THING.test(words) && words.split(' ').length <= 3;
};
