/** Phone numbers as the cells of lists and phone books hold them, several in one cell and words around them. */
import { commonWidth } from '#domain/guests/phone-book.rules.ts';
import { asciiDigits } from '#lib/digits.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { abroadNumber, indianMobile, landlineNumber } from '#lib/phone.ts';
import { trimSigns, withoutUnseen } from '#lib/text.ts';
import * as say from '#domain/guests/phone-numbers.texts.ts';

/** What a cell of numbers holds. */
interface CellNumbers {
  /** First Indian mobile number, else the first number abroad; empty for none. */
  mobile: string;
  /** What belongs to the note: further numbers, a landline. */
  notes: string[];
  /** Words that name no kind of number, such as whose number it is; empty for none. */
  words: string;
  /** True when the cell holds digits and no number. */
  unreadable: boolean;
}

type Kind = 'mobile' | 'abroad' | 'landline';
interface Found {
  kind: Kind;
  number: string;
  typed: string;
}

/** Digits and the signs that stand between those of one number. */
const RUN = /[+(]{0,3}\d[\d\s\p{Cf}().\-‐-―−/]*/gu;
const FAX = /(?:fax|फैक्स|फ़ैक्स|ਫੈਕਸ)[^\p{L}\p{N}]*$/iu;
/** Words beside a number that say nothing about the guest. */
const LABELS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    'home|work|office|personal|residence|resi|res|mobile|mob|cell|phone|ph|tel|telephone|landline|ll|main|other|m|p|r|o|h',
    'number|num|nos?|n/?a|none|nil|null|yet|whats\\s?app|wa|wapp|contact|call|and|or',
    'मोबाइल|मोबाईल|फोन|फ़ोन|नंबर|घर|या|और|ਮੋਬਾਈਲ|ਮੋਬਾਇਲ|ਫੋਨ|ਫ਼ੋਨ|ਨੰਬਰ|ਘਰ|ਜਾਂ|ਅਤੇ',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
);

/** Returns the numbers of a cell, or of several cells joined by `CELLS`. */
export function numbersInCell(cell: string): CellNumbers {
  const text = asciiDigits(commonWidth(withoutUnseen(cell))).replace(/\.0+(?!\d)/g, '');
  const found: Found[] = [];
  const left: string[] = [];
  let at = 0;
  for (const run of text.matchAll(RUN)) {
    left.push(text.slice(at, run.index));
    at = run.index + run[0].length;
    const isFax = FAX.test(text.slice(Math.max(run.index - 20, 0), run.index));
    for (const part of isFax ? [run[0]] : partsOf(run[0]))
      if (typeof part === 'string') left.push(`${part} `);
      else if (!found.some(({ number }) => number === part.number)) found.push(part);
  }
  const words = wordsIn([...left, text.slice(at)].join(''));
  const first = found.find(({ kind }) => kind === 'mobile') ?? found.find(({ kind }) => kind === 'abroad');
  const unreadable = found.length === 0 && /\d/.test(text) && !FAX.test(text.replace(RUN, ''));
  return {
    mobile: first?.number ?? '',
    notes: [...found.filter((one) => one !== first).map(noteOf), ...(/\d/.test(words) ? [words] : [])],
    words: /\d/.test(words) ? '' : words,
    unreadable,
  };
}

/** Returns a number as part of a note. Ten digits alone may be of any country. */
const noteOf = ({ kind, number, typed }: Found): string => {
  if (kind !== 'landline') return say.noteAlso(typed);
  return /^\d{10}$/.test(typed) ? say.notePhone(typed) : say.noteLandline(number);
};

/** Tells whether a cell holds an Indian mobile number and hardly anything else, as the cells of a column of numbers. */
export function isMobileCell(cell: string): boolean {
  const { mobile, notes, words: beside } = numbersInCell(cell);
  const words = [beside, ...notes.filter((note) => !/^(?:Also|Landline|Phone) /.test(note))].join(' ').trim();
  return normaliseMobile(mobile) !== null && words.length <= 12;
}

/** Splits a run of digits and separators into numbers, and texts that are none. */
function partsOf(run: string): (Found | string)[] {
  const whole = readNumber(run);
  if (whole && (whole.kind === 'mobile' || !run.includes('/'))) return [whole];
  if (run.includes('/')) return withShortForms(run.split('/').flatMap(partsOf));
  const words = run.split(/\s+/).filter(Boolean);
  const parts: (Found | string)[] = [];
  for (let from = 0; from < words.length;) {
    const ends = words.slice(from, from + GROUPS).map((_, more) => from + more + 1);
    const end = ends.find((one) => isLong(words.slice(from, one)) && readNumber(words.slice(from, one).join(' ')));
    const number = end === undefined ? null : readNumber(words.slice(from, end).join(' '));
    parts.push(number ?? words[from] ?? '');
    from = number && end !== undefined ? end : from + 1;
  }
  return parts;
}

/** Makes whole numbers of their last digits behind a slash: `9812200142/43` is 9812200142 and 9812200143. */
function withShortForms(parts: readonly (Found | string)[]): (Found | string)[] {
  let before = '';
  return parts.map((part) => {
    const short = typeof part === 'string' ? part.trim() : '';
    const whole = /^\d{1,5}$/.test(short) && before !== '' ? readNumber(before.slice(0, -short.length) + short) : null;
    if (typeof part !== 'string') before = part.number;
    return whole ?? part;
  });
}

/** Most groups of digits in which people write a number: `+91 98 11 00 03 26`. */
const GROUPS = 8;

/** Tells whether words have ten digits; fewer are a landline only where nothing stands beside them. */
const isLong = (words: readonly string[]): boolean => words.join('').replace(/\D/g, '').length >= 10;

function readNumber(run: string): Found | null {
  const typed = trimSigns(run, /\s/, /[\s(.\-‐-―−/]/);
  // A landline comes first: 080-23456789 would be a mobile number without its hyphen.
  const landline = landlineNumber(typed);
  if (landline) return { kind: 'landline', number: landline, typed };
  const mobile = indianMobile(typed);
  if (mobile) return { kind: 'mobile', number: mobile, typed };
  const abroad = abroadNumber(typed);
  return abroad ? { kind: 'abroad', number: abroad, typed } : null;
}

/** Returns what stands beside the numbers of a cell, without the words for kinds of numbers. */
function wordsIn(text: string): string {
  const words = text.replace(LABELS, ' ').replace(/\s+/g, ' ');
  return words
    .split(/:::|[,;|\\&/=]/)
    .map((part) => trimSigns(part, /[^\p{L}\p{M}\p{N}+]/u, /[^\p{L}\p{M}\p{N}]/u))
    .filter(Boolean)
    .join(', ');
}
