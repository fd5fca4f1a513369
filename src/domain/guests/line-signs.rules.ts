/** Signs of lists that only their neighbours tell: running numbers and letters, counts of people, broken numbers. */
import type { Line } from '#domain/guests/line-parts.rules.ts';
import { phonesIn } from '#domain/guests/line-numbers.rules.ts';
import { asciiDigits } from '#lib/digits.ts';
import { hasLetter } from '#lib/text.ts';

/** A number with a dash before a name. */
const DASHED = /^[\s*_~>]*(\p{Nd}{1,2})\s*[-–]\s*(?=\p{L}[\p{L}\p{M}.])/u;

/** Returns the number with a dash at the start of a line; null for none. */
export function dashedNumber(text: string): { count: number; length: number } | null {
  const found = DASHED.exec(text);
  return found ? { count: Number(asciiDigits(found[1] ?? '')), length: found[0].length } : null;
}

/** Tells whether the numbers with a dash at the starts of lines count people: they do not count up. */
export function areCounts(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => dashedNumber(line)?.count ?? []);
  const isRising = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  const steps = numbers.filter((number, at) => number === 1 || (at > 0 && number === (numbers[at - 1] ?? 0) + 1));
  return numbers.length > 1 && !isRising && steps.length * 3 < numbers.length * 2;
}

/** Takes running numbers or letters from the beginnings of lines: `1 Ravi`, `2 Asha`; `a. Ravi`, `b. Asha`. */
export function withoutRunning(lines: Line[]): Line[] {
  const heads = lines.map(({ text }) => /^(\p{Nd}{1,3})\s+(?=\p{L})/u.exec(text));
  const counts = heads.flatMap((head) => (head ? [Number(asciiDigits(head[1] ?? ''))] : []));
  const isRunning = counts.length > 2 && counts.every((count, at) => count === (counts[0] ?? 0) + at);
  return withoutHeads(lines, isRunning ? heads : lettersOf(lines));
}

/** A letter before a name: a capital one stands before two words, else it is an initial as in `A. K. Gill`. */
const LETTERED = /^\(?([a-z](?=[.)]\s+\p{L})|[A-Z](?=[.)]\s+\p{L}[\p{L}\p{M}]{1,20}\.? \p{L}))[.)]\s+/u;

/** Returns the letters before lines that follow one another; initials may do so too: `A. Gill`, `B. Gill`. */
function lettersOf(lines: readonly Line[]): (RegExpExecArray | null)[] {
  const heads = lines.map(({ text }) => LETTERED.exec(text));
  const first = heads.find((head) => head !== null)?.[1];
  if (first !== 'a' && first !== 'A') return [];
  let next = first.charCodeAt(0);
  const running = heads.map((head) => {
    if (head?.[1]?.charCodeAt(0) !== next) return null;
    next += 1;
    return head;
  });
  return running.filter((head) => head !== null).length > (first === 'a' ? 1 : 2) ? running : [];
}

const withoutHeads = (lines: Line[], heads: readonly (RegExpExecArray | null)[]): Line[] =>
  lines.map((line, at) => {
    const head = heads[at];
    return head ? { ...line, text: line.text.slice(head[0].length), numbered: true } : line;
  });

/** A number that is no phone, no pincode and no number of people. */
const BROKEN = /^\p{Nd}{3,5}$|^\p{Nd}{7,9}$|^\p{Nd}{11,13}$/u;

/** Moves a broken number to a note where the other lines have a phone number in its place: `Ravi, 123, 8 Mall Road`. */
export function withoutBroken(lines: Line[]): Line[] {
  const cells = lines.map(({ text }) => text.split(/\s?[,;|]\s?/));
  const isPhone = ([, second = '']: string[]): boolean => !hasLetter(second) && phonesIn(second).length > 0;
  const wide = cells.filter((parts) => parts.length > 2);
  if (wide.length < 3 || wide.filter(isPhone).length * 2 < wide.length) return lines;
  return lines.map((line, at) => {
    const [name = '', number = '', ...rest] = cells[at] ?? [];
    // The number of a house stands before a part without a number: `Ravi, 123, Mall Road`.
    const isHouse = number.length < 5 && !/^[#\s]{0,2}\p{Nd}/u.test(rest[0] ?? '');
    const isWhole = rest.length === 0 || /\p{Nd}/u.test(name) || phonesIn(line.text).length > 0;
    if (isHouse || isWhole || !BROKEN.test(number)) return line;
    return { ...line, text: `${[name, ...rest].join(', ')}, note: ${number}` };
  });
}
