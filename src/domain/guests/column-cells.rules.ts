import { peopleIn } from '#domain/guests/people-words.rules.ts';
import { isDitto, saysNoPlace } from '#domain/guests/standing-words.rules.ts';
import { isMobileCell, numbersInCell } from '#domain/guests/phone-numbers.rules.ts';
import { asciiDigits } from '#lib/digits.ts';
import { abroadNumber } from '#lib/phone.ts';
import { normalisePincode } from '#lib/pincode.ts';
import { hasLetter, isEmail } from '#lib/text.ts';

/** What a cell looks like; empty for an empty one, and for words in place of what should stand there. */
export type CellKind =
  | ''
  | 'phone'
  | 'email'
  | 'date'
  | 'pincode'
  | 'count'
  | 'number'
  | 'yes or no'
  | 'address'
  | 'name'
  | 'text'
  | 'signs';

/**
 * Converts a number from a spreadsheet to ASCII digits: removes spaces, invisible characters and the decimals of a whole
 * number. Other characters stay.
 */
export function digitsOf(text: string): string {
  return asciiDigits(text)
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/^="?([^"]*)"?$/, '$1')
    .replace(/^(\d+)\.0+\d?$/, '$1');
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const TIME = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s*[ap]\\.?m\\.?)?(?:\\s*(?:gmt|utc|ist)?\\s*[+-]?[\\d:]*)?';
const DAY = [
  '\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}',
  '\\d{1,2}[-/.]\\d{1,2}[-/.](?:\\d{4}|\\d{2})',
  `\\d{1,2}(?:st|nd|rd|th)?[\\s-]*${MONTH}[\\s,-]*(?:\\d{4}|\\d{2})?`,
  `${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?[\\s,-]*(?:\\d{4})?`,
].join('|');
const DATE = new RegExp(`^(?:[a-z]{3,9},?\\s+)?(?:(?:${DAY})(?:[\\sT,]+(?:${TIME}))?z?|${TIME})$`, 'i');

/** Tells whether a text is a day or a time. */
export const isDate = (text: string): boolean => {
  const plain = asciiDigits(text).trim();
  return plain.length < 50 && /\d/.test(plain) && DATE.test(plain);
};

/** Tells whether a number is in scientific notation, so that its last digits are lost. */
const isRounded = (text: string): boolean => /^\d(?:[.,]\d+)?e\+?\d+$/i.test(text.trim());

const YES =
  /^(?:yes|no|y|n|true|false|maybe|attending|not attending|declined|accepted|no response|हाँ|हां|नहीं|ਹਾਂ|ਨਹੀਂ|✓|✔|x)$/iu;
const PEOPLE =
  /^(?:[x×]?\d{1,3}|\d{1,2}\s*\+\s*\d{1,2})\s*(?:persons?|people|pax|members?|guests?|log|लोग|व्यक्ति|ਜਣੇ|ਜੀਅ)?$/iu;

/** Tells whether a cell holds a number of people among words: `2 adults 1 child`. */
const isPeople = (cell: string): boolean => cell.length < 40 && /\p{Nd}/u.test(cell) && peopleIn(cell) !== null;

/** Tells whether a cell holds a number that can be dialled and hardly anything else, or what a spreadsheet made of it. */
function isPhone(cell: string): boolean {
  if (isRounded(cell) || isMobileCell(cell)) return true;
  const { mobile, notes, words } = numbersInCell(cell);
  if (words.length > 12) return false;
  if (abroadNumber(mobile) !== null) return true;
  return notes.length > 0 && notes.every((note) => /^(?:Landline|Phone)/.test(note)) && cell.length < 25;
}

/** Returns what a cell looks like. */
export function kindOfCell(text: string): CellKind {
  const cell = text.trim();
  if (cell === '' || isDitto(cell) || saysNoPlace(cell)) return '';
  if (isEmail(cell.split(' ::: ')[0] ?? '')) return 'email';
  if (isDate(cell)) return 'date';
  const digits = digitsOf(cell);
  if (normalisePincode(digits) !== null) return 'pincode';
  if (PEOPLE.test(digits) || isPeople(cell)) return 'count';
  if (isPhone(cell)) return 'phone';
  if (YES.test(cell)) return 'yes or no';
  if (!hasLetter(cell)) return /\d/.test(digits) ? 'number' : 'signs';
  if (/\p{Nd}/u.test(cell) || cell.length > 30 || cell.includes(',')) return 'address';
  return cell.split(/\s+/).length <= 6 ? 'name' : 'text';
}
