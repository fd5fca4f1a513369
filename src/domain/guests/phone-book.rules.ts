/** Names as phone books and lists hold them, taken apart into name, note and number of people. */
import { isGuestName, isGuestNote } from '#domain/guests/guest-row.rules.ts';
import { asciiDigits } from '#lib/digits.ts';
import { hasLetter, STRAY_IN_NAMES, trimSigns, withoutUnseen } from '#lib/text.ts';

/** A name that was taken apart. */
export interface BookName {
  name: string;
  /** What belongs to the note, such as `Flat 3`; empty when nothing does. */
  note: string;
  /** Number of people that the name tells; 0 when it tells none. */
  people: number;
}

/** Emoji with everything that hangs on them: skin colours, flags, keycaps, joined figures. */
const PICTURES =
  /(?:[\d#*]\ufe0f?\u20e3|(?!\p{L})[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u20e3\u{e0020}-\u{e007f}]\u200d?)+/gu;
/** Joiners that stand behind no letter. */
const LOOSE_JOINERS = /(?<![\p{L}\p{M}\u200c\u200d])[\u200c\u200d]+/gu;

/** Returns a text with full-width letters, digits and signs as common ones. */
export const commonWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

const oneBlank = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns a name without emoji and invisible characters. Joiners of Indian scripts stay. */
const cleanName = (text: string): string =>
  oneBlank(
    withoutUnseen(
      commonWidth(text)
        .replace(/\p{Cc}/gu, ' ')
        .replace(PICTURES, ' '),
    ).replace(LOOSE_JOINERS, ''),
  );

/** Words of an address that a number follows. */
const PLACES = [
  'flat|apt|apartment|house|h\\.?\\s?no|kothi|plot|sector|sec|block|blk|tower|wing|floor|gali|street|lane|phase|ward',
  'room|shop|unit|building|bldg|quarter|qtr|booth|sco|scf',
  'फ्लैट|मकान|घर|सेक्टर|ब्लॉक|गली|मंज़िल|मंजिल|प्लॉट|टावर|दुकान|कोठी|फेज़|फेज',
  'ਫਲੈਟ|ਫ਼ਲੈਟ|ਮਕਾਨ|ਘਰ|ਸੈਕਟਰ|ਬਲਾਕ|ਗਲੀ|ਮੰਜ਼ਿਲ|ਪਲਾਟ|ਟਾਵਰ|ਦੁਕਾਨ|ਕੋਠੀ|ਫੇਜ਼',
]
  .join('|')
  .normalize('NFC');
const SIGNS = '[\\s.:#/-]*';
const NUMBER_WORD = `(?:(?:no|number|नंबर|नं|ਨੰਬਰ|ਨੰ)${SIGNS})?`.normalize('NFC');
/** Part of an address with its number: `Flat 3`, `B-Block 1`, `2nd floor`, `सेक्टर 9`. */
const PLACE = new RegExp(
  '(?<![\\p{L}\\p{M}\\p{Nd}])(?:' +
    `(?:\\p{L}{1,2}-)?(?:${PLACES})(?![\\p{L}\\p{M}])${SIGNS}${NUMBER_WORD}(?:\\p{L}{1,2}[\\s/-]?)?\\p{Nd}[\\p{L}\\p{M}\\p{Nd}/-]*` +
    `|\\p{Nd}+(?:st|nd|rd|th)?[\\s-]+(?:${PLACES})(?![\\p{L}\\p{M}])` +
    ')',
  'iu',
);
/** Words behind an underscore that name no person. */
const NO_PERSON = /^(?:office|work|home|shop|school|college|gym|bank|society|hospital|factory|club|new|old)$/i;
/** Returns a name of what is left of a text: signs that no name has, and those between nothing, fall away. */
function named(text: string): string {
  const plain = oneBlank(text.replace(STRAY_IN_NAMES, ' ')).replace(/\( ?\)/g, ' ');
  return oneBlank(trimSigns(plain.replace(/& ?(?=&)/g, ''), /[\s&,/‐‑–-]/u, /[\s&,/(‐‑–-]/u));
}

/** Returns a part of a note without the signs around it. */
const noted = (text: string): string => trimSigns(oneBlank(text), /[^\p{L}\p{M}\p{N}#]/u, /[^\p{L}\p{M}\p{N}.]/u);

/**
 * Returns the name, note and number of people that a text holds. A text that is a name stays as it is, without emoji and
 * invisible characters; so does a text of which no valid name can be made.
 */
export function nameInBook(text: string): BookName {
  const plain = cleanName(text);
  const whole = { name: plain, note: '', people: 0 };
  // Markup and formulas are no names.
  if (isGuestName(plain) || /[<>=]/.test(plain)) return whole;
  const apart = takenApart(plain.normalize('NFC'));
  return isGuestName(apart.name) && isGuestNote(apart.note) ? apart : whole;
}

function takenApart(text: string): BookName {
  const notes: string[] = [];
  const toNote = (part: string): string => {
    notes.push(noted(part));
    return ' ';
  };
  let more: number | null = null;
  const joined = text
    // The number of a row.
    .replace(/^\p{Nd}{1,3}[.)]\s+/u, '')
    .replace(/["“”„«»]([^"“”„«»]+)["“”„«»]/g, (whole, inner: string) => (whole === text ? inner : ` (${inner}) `))
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/\\/g, '/')
    .replace(/\(? ?\+ ?(\p{Nd}{1,2})(?! ?\p{Nd}) ?\)? ?(\p{L})?/gu, (_, count: string, next?: string) => {
      // Whom a word names is counted by it: `Ravi +1 wife` is two.
      more = (more ?? 0) + Number(asciiDigits(count)) - (next ? 1 : 0);
      return next ? ` & ${next}` : ' ';
    })
    .replace(/[+;]/g, ' & ')
    .replace(/\([^()]*\)/g, (part) => (/\p{Nd}/u.test(part) ? toNote(part) : part));
  const name = named(withoutNumbers(withoutWords(withoutPlace(joined, toNote), toNote), toNote));
  const people = name.split('&').filter(hasLetter).length;
  // A number alone tells packers nothing.
  const told = notes.filter((note) => hasLetter(note) || note.length > 2);
  return { name, note: told.join(', '), people: more === null ? 0 : people + more };
}

/**
 * Hands the first part of an address over: with all that follows, when a name stands before it, else alone. Returns
 * what is left.
 */
function withoutPlace(text: string, toNote: (part: string) => string): string {
  const place = PLACE.exec(text);
  if (!place) return text;
  const before = text.slice(0, place.index);
  const after = text.slice(place.index + place[0].length);
  return isGuestName(named(before)) ? before + toNote(place[0] + after) : before + toNote(place[0]) + after;
}

/** Hands over what stands behind `:`, `@` or `|`, or behind `_` where it names no person. Returns what is left. */
function withoutWords(text: string, toNote: (part: string) => string): string {
  const [, before = '', sign = '', after = ''] = /^([^:@|_]+)([:@|_])(.+)$/u.exec(text) ?? [];
  const apart = sign === '_' ? NO_PERSON.test(after.trim()) : sign !== '';
  return apart && isGuestName(named(before)) ? before + toNote(after) : text;
}

/** Hands words with digits over, those in a row together; a name stays before its digits. Returns what is left. */
function withoutNumbers(text: string, toNote: (part: string) => string): string {
  const left: string[] = [];
  let numbers: string[] = [];
  for (const word of [...oneBlank(text).split(' '), '']) {
    if (/\p{Nd}/u.test(word)) {
      const [letters = ''] = /^\p{L}[\p{L}\p{M}.'’]{2,}(?=[-_]?\p{Nd}+$)/u.exec(word) ?? [];
      left.push(letters);
      numbers.push(word.slice(letters.length));
      continue;
    }
    if (numbers.length > 0) toNote(numbers.join(' '));
    numbers = [];
    left.push(word);
  }
  return left.join(' ');
}
