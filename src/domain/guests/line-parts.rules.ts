/** A text of people as lines: without what programs put before them, parted into guests and joined to blocks. */
import type { GuestTexts } from '#domain/guests/guest-import.rules.ts';
import { isFullName, isOfHouse, isPerson, isTitled, labelled, personIn } from '#domain/guests/line-person.rules.ts';
import { phonesIn } from '#domain/guests/line-numbers.rules.ts';
import { PLACE_WORD } from '#domain/guests/line-places.rules.ts';
import { hasTown } from '#domain/guests/line-towns.rules.ts';
import { countAlone, hasTitleWord, isGroup, isInvocation, isRemark } from '#domain/guests/line-remarks.rules.ts';
import { areCounts, dashedNumber, withoutBroken, withoutRunning } from '#domain/guests/line-signs.rules.ts';
import { spelledOut } from '#domain/guests/line-words.rules.ts';
import { hasLetter, trimSigns, trimSignsAtEnd, withoutUnseen } from '#lib/text.ts';

const TIME = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?\\s*(?:[ap]\\.?\\s?m\\.?)?';
/** Day, time and sender before a message of a chat's export. */
export const STAMP = new RegExp(
  `^(?:\\[DAY,?\\s+${TIME}\\]\\s*|DAY,?\\s+${TIME}\\s*[-–]\\s+)(?:([^:]{1,40}):(?:\\s|$))?`.replaceAll(
    'DAY',
    '\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}',
  ),
  'iu',
);
/** Number or sign before a line of a list. */
const NUMBERED =
  /^[\s*_~>]*(?:(?:[-*+•]\s*)?\[[ xX✓]?\]\s*|\(?\p{Nd}{1,3}\s*[.):\]]+(?=\s*[^\s\p{Nd}.])|\p{Nd}{1,3}\s*[.)]\s+|\p{Nd}{1,3}\s*[-–]\s*(?=\p{L}[\p{L}\p{M}.])|[•●▪◦➤→✔✅☑]\ufe0f?\s*|[*·+-]\s+|\(?[a-z]\)\s*(?=\p{L})|(?:guest|person|family|sr|sl|s|no)\.?(?: ?no\.?)? ?#?\p{Nd}{1,3}\s*[.):–-]\s*(?=\p{L})|\(?[ivx]{1,5}\)\s*|[ivx]{2,5}\.\s+)/iu;
/** The word above or before the receiver of a letter. */
const TO = /^(?:to|प्रति|सेवा में|ਸੇਵਾ ਵਿਖੇ)(?:\s*,\s*|\W*$)/iu;
const KEYCAPS = /^(?:[\d#*]\ufe0f?\u20e3)+\s*/u;

export interface Line {
  at: number;
  text: string;
  /** True for the first line, one behind an empty line, and a message of a chat. */
  first: boolean;
  numbered: boolean;
  /** True for a line of a chat's export. */
  sent: boolean;
  /** True for a further line of a block about one guest. */
  block: boolean;
  /** True for a line by itself in a list of blocks. */
  lone: boolean;
  /** True for a guest by itself in a list of one line a guest. */
  own: boolean;
}

/** Returns a word without the marks by which chats make it bold or slanted. */
const withoutMarks = (word: string): string => (/[^*_~]/.test(word) ? trimSigns(word, /[*_~]/) : word);

/** Returns the lines of a text without what programs and people put before them. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let first = true;
  const raws = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  const isCounted = areCounts(raws);
  for (const [place, raw] of raws.entries()) {
    const seen = withoutUnseen(
      raw
        .trim()
        .replace(/،/g, ',')
        .replace(/۔/g, '.')
        // Two spaces part a line where they stand several times.
        .replace(/\S {2}\S.* {2}\S/.test(raw.trim()) ? /\t| {2,}/g : /\t| {3,}/g, ' | ')
        .replace(/\s+/g, ' '),
    )
      .trim()
      .replace(TO, '');
    if (!/[\p{L}\p{N}]/u.test(seen)) {
      first = true;
      continue;
    }
    const stamp = STAMP.exec(seen);
    const said = (stamp ? seen.slice(stamp[0].length) : seen).replace(/^(?:>\s*)+|^(?:fwd|forwarded)\s*:\s*/giu, '');
    const plain = said.replace(KEYCAPS, '1. ').split(' ').map(withoutMarks).join(' ').trim();
    const sign = NUMBERED.exec(plain)?.[0] ?? '';
    const count = isCounted ? dashedNumber(plain) : null;
    const texts = count
      ? [`${plain.slice(count.length)}, ${count.count} persons`]
      : titleBefore(plain.slice(sign.length).trim());
    for (const [part, one] of texts.entries())
      lines.push({
        at: place + 1,
        text: one,
        first: first || stamp !== null || part > 0,
        numbered: sign !== '' && texts.length === 1,
        sent: stamp !== null,
        block: false,
        lone: false,
        own: false,
      });
    first = false;
  }
  return inRhythm(withBlocks(underNumbers(withOwn(withoutRunning(withoutBroken(lines))))));
}

/**
 * Marks the guests of a list in which a line holds all that is known of one: a quarter of the lines have a name, a number
 * and a pincode, or three fifths a name and a number.
 */
function withOwn(lines: Line[]): Line[] {
  const persons = lines.map(({ text }) => personIn([text]));
  const called = persons.filter(({ name, mobile }) => name !== '' && mobile !== '');
  const whole = called.filter(({ pincode }) => pincode !== '').length;
  if ((whole < 3 || whole * 4 < lines.length) && called.length * 5 < lines.length * 3) return lines;
  return lines.map((line, at) => ({ ...line, own: isGuest(line.text, persons[at]?.name ?? '') }));
}

/** Tells whether a line begins with the name of a guest, not with that of a place, and is no remark or label. */
const isGuest = (text: string, name: string): boolean =>
  hasLetter(name) &&
  !isOfHouse(name) &&
  !isRemark(text) &&
  countAlone(text) === '' &&
  (labelled(text)[0]?.field ?? '') === '';

/** Parts the title of a group from the guests in the same line: `Papa ke dost: Ravi 98…, Asha 98…`. */
function titleBefore(text: string): string[] {
  const [head = ''] = /^[^:,;\p{Nd}]{3,40}:(?=\s)/u.exec(text) ?? [];
  const isTitle = head !== '' && (isGroup(head) || hasTitleWord(head)) && (labelled(text)[0]?.field ?? '') === '';
  const rest = text.slice(head.length).trim();
  return isTitle && phonesIn(rest).length > 0 ? [head, rest] : [text];
}

/** Marks the lines of blocks: groups of lines between empty ones, most of which hold one number. */
function withBlocks(lines: Line[]): Line[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const [head] = group ?? [];
    if (group && head && !line.first && !isHeading(head)) group.push(line);
    else groups.push([line]);
  }
  const many = groups.filter((group) => group.length > 1);
  const isBlocks = many.length > 1 && many.filter(isAboutOne).length * 2 >= many.length;
  if (!isBlocks) return lines;
  return groups.flatMap((group) => {
    const numbers = group.filter(({ text }) => phonesIn(text).length > 0).length;
    const isList = group.some((line, at) => (at > 0 && line.numbered) || parted(line).length > 1);
    const isOne = group.length > 1 && group.length < 9 && numbers < 3 && !isList;
    return group.map((line, at) => ({
      ...line,
      block: line.block || (isOne && at > 0 && !line.own),
      lone: group.length === 1,
    }));
  });
}

/** Marks the lines below the numbered ones of a list as theirs. A name with a number of its own stands for itself. */
function underNumbers(lines: Line[]): Line[] {
  const from = lines.findIndex(({ numbered }) => numbered);
  const last = lines.findLastIndex(({ numbered }) => numbered);
  if (last === from) return lines;
  let under = false;
  let above: string[] = [];
  // A list of single lines may go on without numbers.
  const isSingle = lines.every(({ numbered }, at) => !numbered || lines[at + 1]?.numbered !== false || at === last);
  return lines.map((line, at) => {
    under = line.numbered || (under && !line.first && !line.sent && !/[:：]$/.test(line.text));
    const own = personIn([line.text]);
    const isOther = !line.numbered && (isTitled(line.text) || (isSingle && isFullName(line.text)));
    const isOwn = line.own || (own.name !== '' && (own.mobile !== '' || (isOther && isWhole(personIn(above)))));
    if (line.numbered || isOwn) above = [line.text];
    else above.push(line.text);
    if (isOwn && isOther) under = false;
    return { ...line, block: under && !line.numbered && at > from && !isOwn && !isHeading(line) };
  });
}

/** Tells whether a guest has a number or an address, so that another name is somebody else's. */
const isWhole = ({ mobile, address }: GuestTexts): boolean => mobile !== '' || address !== '';

/** Marks the blocks of a text without empty lines whose numbers stand alone, each in the second or the last line. */
function inRhythm(lines: Line[]): Line[] {
  if (lines.some(({ numbered, sent, block, own }) => numbered || sent || block || own)) return lines;
  if (lines.some(({ first }, at) => first && at > 1)) return lines;
  const from = lines.findIndex((line) => !isHeading(line));
  const numbers = lines.flatMap(({ text }, at) => (phonesIn(text).length > 0 ? [at] : []));
  const isAlone = numbers.every((at) => personIn([lines[at]?.text ?? '']).name === '');
  if (from < 0 || numbers.length < 2 || !isAlone) return lines;
  const isLast = numbers.at(-1) === lines.length - 1;
  const starts = new Set(isLast ? [from, ...numbers.map((at) => at + 1)] : numbers.map((at) => at - 1));
  const isSecond = !isLast && numbers[0] === from + 1;
  const ends = isLast ? [from - 1, ...numbers] : numbers;
  const gaps = ends.slice(1).map((at, place) => at - (ends[place] ?? 0));
  if ((!isLast && !isSecond) || gaps.some((gap) => gap < 2 || gap > 6 || gap !== gaps[0])) return lines;
  return lines.map((line, at) => ({ ...line, block: at >= from && !starts.has(at) }));
}

/** Tells whether a line can only be a title. */
const isHeading = ({ text, numbered }: Line): boolean =>
  !numbered && !/\p{Nd}/u.test(text) && (hasTitleWord(text) || isInvocation(text) || /[:：]$/.test(text));

/** Tells whether the lines below the first of a group are parts of an address, numbers and the like. */
function isAboutOne([, ...below]: readonly Line[]): boolean {
  const own = below.map(({ text }) => personIn([text]));
  const parts = below.filter(({ text }, at) => own[at]?.name === '' || PLACE_WORD.test(text) || hasTown(text));
  return parts.length > 0 && own.filter(({ name, mobile }) => name !== '' && mobile !== '').length === 0;
}

/** Parts a line in which several guests have their number: `Ravi 98…, Asha 98…`. */
export function parted(line: Line): Line[] {
  const text = spelledOut(line.text);
  const phones = phonesIn(text);
  const cuts: number[] = [];
  for (const [place, { index, text: phone }] of phones.slice(0, -1).entries()) {
    const end = index + phone.length;
    const between = text.slice(end, phones[place + 1]?.index ?? end);
    const tail =
      trimSignsAtEnd(between, /[\s(:.=-]/)
        .replace(/(?<!\p{L})(?:aur|and|&|या|और|ਅਤੇ|ਤੇ)\s/giu, ', ')
        .split(/[,;|.\n]/)
        .at(-1) ?? '';
    const isName =
      /\p{L}[\p{L}\p{M}]{2}/u.test(tail) &&
      !NOT_A_NAME.test(tail.trim()) &&
      !/\p{Nd}|[()]/u.test(tail) &&
      !PLACE_WORD.test(tail);
    const hasName = /\p{L}{3}/u.test(text.slice(cuts.at(-1) ?? 0, index));
    if (isName && hasName) cuts.push(end + between.lastIndexOf(tail.trim()));
  }
  const last = phones.at(-1);
  if (cuts.length > 0 && last) cuts.push(...personsBehind(text, last.index + last.text.length));
  // The comma behind the name at the head of a letter tells that it is one.
  if (cuts.length === 0) return [{ ...line, text }];
  const ends = [...cuts, text.length];
  return ends.map((end, at) => {
    const start = ends[at - 1] ?? 0;
    return {
      ...line,
      text: withoutEnd(text.slice(start, end)),
      first: line.first || at > 0,
      numbered: line.numbered || at > 0,
    };
  });
}

/** Returns where further guests without a number begin behind the last number of a line with several guests. */
function personsBehind(text: string, from: number): number[] {
  return [...text.slice(from).matchAll(/(?<=[,;|]\s?)[^,;|\s][^,;|]{0,80}/g)].flatMap(({ index, 0: part }) =>
    isPerson(part.replace(/\([^()]*\)/g, '').trim()) && !/\p{Nd}/u.test(part) && !PLACE_WORD.test(part)
      ? [from + index]
      : [],
  );
}

/** Signs that part guests of one line. */
const PARTING = /[\s,;|]/;

/** Returns a text without the signs and the word that join the next guest to it. */
const withoutEnd = (text: string): string =>
  trimSignsAtEnd(trimSignsAtEnd(text, PARTING).replace(/[\s,;|](?:and|aur|&|और|ਅਤੇ|ਤੇ)$/iu, ''), PARTING);

/** Words between two numbers of one guest. */
const NOT_A_NAME =
  /^(?:(?:or|and|home|office|work|whats ?app|mob(?:ile)?|phone|ph|landline|alternate|alt|other|second|2nd|wife|husband|son|daughter|no|number|call|या|और|घर|मोबाइल|फोन|ਜਾਂ|ਘਰ)\W*)+$/iu;
