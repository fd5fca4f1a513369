/** Lists as people write them: lines of a chat, a forwarded message, notes with labels, blocks of lines. */
import { kindOfCell } from '#domain/guests/column-cells.rules.ts';
import { layoutOf, type TableLayout } from '#domain/guests/guest-columns.rules.ts';
import * as say from '#domain/guests/guest-columns.texts.ts';
import { type GuestField, guestFields } from '#domain/guests/guest-import.rules.ts';
import { quoted } from '#domain/guests/guest-row.rules.ts';
import { sideInText } from '#domain/guests/household.rules.ts';
import { labelled, personIn, phonesIn } from '#domain/guests/line-person.rules.ts';
import {
  ADDRESS_BEGINS,
  CHAT_NOISE,
  CHATTER,
  PLACE_WORD,
  spelledOut,
  TITLE,
  TOWN,
} from '#domain/guests/line-words.rules.ts';
import { numbersInCell } from '#domain/guests/phone-numbers.rules.ts';
import type { Book, Row, Sheet } from '#domain/lists/sheets.rules.ts';
import { asciiDigits } from '#lib/digits.ts';
import { hasLetter, listText, trimSigns, trimSignsAtEnd, withoutUnseen } from '#lib/text.ts';

/** Most characters of a line that people write; longer ones would take long to read. */
const LINE_LENGTH = 5000;
/** Most lines that are named where they hold no guest. */
const NAMED = 5;

/** Returns a book's text as a sheet of guests where it is lines as people write them; null for a table or cards. */
export function freeSheet(book: Book): (Sheet & { layout: TableLayout }) | null {
  const [sheet] = book.sheets;
  if (book.text.trim() === '' || book.sheets.length > 1 || (sheet && isTable(sheet, book.text))) return null;
  if (book.text.split('\n').some((line) => line.length > LINE_LENGTH)) return null;
  const { rows, passed } = rowsOf(book.text);
  if (rows.length === 0) return null;
  const said =
    passed.length > 0
      ? say.passedOver(
          listText(
            passed.map((text) => `“${quoted(text)}”`),
            NAMED,
          ),
        )
      : '';
  return {
    name: '',
    hidden: false,
    kind: 'lines',
    rows,
    doubtful: [],
    cut: [sheet?.cut ?? '', said].filter(Boolean).join(' '),
    layout: { columns: [...guestFields], from: 0, doubts: [], leftOut: [] },
  };
}

/** Tells whether a text is a table: by its headings, or by columns that hold the same in most rows. */
function isTable(sheet: Sheet, text: string): boolean {
  if (sheet.kind === 'cards') return true;
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const isLabelled = (line: string): boolean => labelled(line)[0]?.field !== '' && /^[^,;\t]{0,30}[:=-]/.test(line);
  if (lines.filter(isLabelled).length * 3 > lines.length || lines.some((line) => STAMP.test(line.trim()))) return false;
  const { columns, from } = layoutOf(sheet);
  const rows = sheet.rows.slice(from).map(({ cells }) => cells);
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width = 0, most = 0] = [...widths].sort(([, one], [, other]) => other - one)[0] ?? [];
  const headings = from > 0 ? (sheet.rows[from - 1]?.cells.filter((cell) => cell.trim() !== '').length ?? 0) : 0;
  const named = columns.includes('name');
  if (headings > 1 && named) return true;
  // Who divides a line by commas without headings begins with the name.
  if (!text.includes('\t') && columns.includes('address') && columns.indexOf('address') < columns.indexOf('name'))
    return false;
  if (width < 2 || !named || most < 0.8 * rows.length) return false;
  // A name beside the number of the same cell is a line of a chat.
  return rows.every(
    (cells) =>
      cells.every((cell, at) => columns[at] !== 'mobile' || !/\p{L}{3}/u.test(numbersInCell(cell).words)) &&
      cells.some((cell, at) => columns[at] === 'name' && kindOfCell(cell) !== 'phone' && phonesIn(cell).length === 0),
  );
}

const TIME = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?\\s*(?:[ap]\\.?\\s?m\\.?)?';
/** Day, time and sender before a message of a chat's export. */
const STAMP = new RegExp(
  `^(?:\\[DAY,?\\s+${TIME}\\]\\s*|DAY,?\\s+${TIME}\\s*[-–]\\s+)(?:([^:]{1,40}):(?:\\s|$))?`.replaceAll(
    'DAY',
    '\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}',
  ),
  'iu',
);
/** Number or sign before a line of a list. */
const NUMBERED =
  /^[\s*_~>]*(?:\(?\p{Nd}{1,3}\s*[.):\]]+(?=\s*[^\s\p{Nd}.])|\p{Nd}{1,3}\s*[.)]\s+|\p{Nd}{1,3}\s*[-–]\s*(?=\p{L})|[•●▪◦➤→✔✅☑]\ufe0f?\s*|[*·+-]\s+|[a-z]\)\s*)/iu;
const KEYCAPS = /^(?:[\d#*]\ufe0f?\u20e3)+\s*/u;

interface Line {
  at: number;
  text: string;
  /** True for the first line, one behind an empty line, and a message of a chat. */
  first: boolean;
  numbered: boolean;
  /** True for a line of a chat's export. */
  sent: boolean;
  /** True for a further line of a block about one guest. */
  block: boolean;
}

/** Returns a word without the marks by which chats make it bold or slanted. */
const withoutMarks = (word: string): string => (/[^*_~]/.test(word) ? trimSigns(word, /[*_~]/) : word);

/** Returns the lines of a text without what programs and people put before them. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let first = true;
  for (const [place, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const seen = withoutUnseen(
      raw
        .trim()
        .replace(/\t| {3,}/g, ' | ')
        .replace(/\s+/g, ' '),
    ).trim();
    if (!/[\p{L}\p{N}]/u.test(seen)) {
      first = true;
      continue;
    }
    const stamp = STAMP.exec(seen);
    const said = (stamp ? seen.slice(stamp[0].length) : seen).replace(/^(?:>\s*)+|^(?:fwd|forwarded)\s*:\s*/giu, '');
    const plain = said.replace(KEYCAPS, '1. ').split(' ').map(withoutMarks).join(' ').trim();
    const sign = NUMBERED.exec(plain)?.[0] ?? '';
    lines.push({
      at: place + 1,
      text: plain.slice(sign.length).trim(),
      first: first || stamp !== null,
      numbered: sign !== '',
      sent: stamp !== null,
      block: false,
    });
    first = false;
  }
  return withBlocks(withoutRunning(lines));
}

/** Marks the lines of blocks: groups of lines between empty ones, most of which hold one number. */
function withBlocks(lines: Line[]): Line[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && !line.first) group.push(line);
    else groups.push([line]);
  }
  const counts = groups
    .filter((group) => group.length > 1)
    .map((group) => group.filter(({ text }) => phonesIn(spelledOut(text)).length > 0).length);
  const isBlocks = counts.length > 1 && counts.filter((count) => count === 1).length * 2 >= counts.length;
  if (!isBlocks) return lines;
  return groups.flatMap((group) => {
    const numbers = group.filter(({ text }) => phonesIn(text).length > 0).length;
    const isList = group.some((line, at) => (at > 0 && line.numbered) || parted(line).length > 1);
    const isOne = group.length > 1 && group.length < 9 && numbers < 3 && !isList;
    return group.map((line, at) => ({ ...line, block: isOne && at > 0 }));
  });
}

/** Takes running numbers without a sign from the beginnings of lines: `1 Ravi`, `2 Asha`. */
function withoutRunning(lines: Line[]): Line[] {
  const heads = lines.map(({ text }) => /^(\p{Nd}{1,3})\s+(?=\p{L})/u.exec(text));
  const counts = heads.flatMap((head) => (head ? [Number(asciiDigits(head[1] ?? ''))] : []));
  const running = counts.length > 2 && counts.every((count, at) => count === (counts[0] ?? 0) + at);
  if (!running) return lines;
  return lines.map((line, at) =>
    heads[at] ? { ...line, text: line.text.slice(heads[at][0].length), numbered: true } : line,
  );
}

/** Lines about one guest. */
interface Entry {
  at: number;
  lines: string[];
}

/** Returns the rows of a text, and the lines that hold no guest. */
function rowsOf(text: string): { rows: Row[]; passed: string[] } {
  const rows: Row[] = [];
  const passed: string[] = [];
  let side = '';
  const lines = linesOf(text).flatMap(parted);
  const manyNumbers = lines.filter((line) => phonesIn(line.text).length > 0).length;
  let entry: (Entry & { fields: ReturnType<typeof personIn> }) | null = null;
  const close = (): void => {
    if (!entry) return;
    const fields = { ...entry.fields, side: entry.fields.side || side };
    rows.push({ at: entry.at, cells: guestFields.map((field) => fields[field]) });
    entry = null;
  };
  for (const [place, line] of lines.entries()) {
    const next = lines[place + 1];
    if (isTitle(line, next, lines.length, manyNumbers)) {
      close();
      const named = sideInText(line.text);
      if (named === 'bride' || named === 'groom') side = named;
      else passed.push(line.text);
      continue;
    }
    if (entry && continues(entry, line)) entry.lines.push(line.text);
    else {
      close();
      entry = { at: line.at, lines: [line.text], fields: personIn([]) };
    }
    entry.fields = personIn(entry.lines);
  }
  close();
  return { rows: atOnce(rows), passed };
}

/** Gives rows of one line places of their own. */
function atOnce(rows: readonly Row[]): Row[] {
  let last = 0;
  return rows.map(({ at, cells }) => {
    last = Math.max(at, last + 1);
    return { at: last, cells };
  });
}

/** Tells whether a line belongs to the guest of the lines before it. */
function continues({ lines, fields }: { lines: string[]; fields: Record<GuestField, string> }, line: Line): boolean {
  if (line.block) return true;
  if (line.numbered || (line.first && (line.sent || fields.name !== '') && (fields.mobile !== '' || line.sent)))
    return false;
  const own = personIn([line.text]);
  const [label] = labelled(line.text);
  if (label && label.field !== '')
    return (
      label.field !== 'name' && (fields[label.field] === '' || label.field === 'mobile' || label.field === 'address')
    );
  if (line.first) return own.name === '' && own.mobile !== '' && fields.mobile === '';
  const starts = (ADDRESS_BEGINS.exec(line.text)?.index ?? 9) < 3;
  if (own.mobile !== '') return fields.mobile === '' ? own.name === '' || starts : own.name === '' && lines.length > 1;
  const begins = starts || PLACE_WORD.test(line.text) || own.pincode !== '' || TOWN.test(line.text);
  if (fields.name === '' && own.name !== '') return true;
  // A name with an address of its own is somebody else.
  if (own.name !== '' && own.address !== '' && !PLACE_WORD.test(own.name) && !TOWN.test(own.name)) return false;
  return begins || (own.name === '' && !hasLetter(line.text.slice(0, 1)));
}

/** Tells whether a line is a title, or talk between the guests of a chat. */
function isTitle({ text, numbered, sent, block }: Line, next: Line | undefined, all: number, numbers: number): boolean {
  if (CHAT_NOISE.test(text)) return true;
  if (block) return false;
  if (labelled(text).some(({ field }) => field !== '') || phonesIn(spelledOut(text)).length > 0) return false;
  if (/^\W*(?:names?|नाम|ਨਾਮ)\W*(?:(?:mobile|phone|number|contact|address|no)\W*)*$/iu.test(text)) return true;
  if (numbered || numbers === 0)
    return TITLE.test(text) && all > 1 && !numbered && next !== undefined && !/\p{Nd}/u.test(text);
  const words = text.split(/\s+/).length;
  if (/[:：]$/.test(text) && words < 8) return true;
  if (TITLE.test(text) && words < 12 && !/\p{Nd}{5}/u.test(text) && !PLACE_WORD.test(text)) return true;
  return CHATTER.test(text) || (sent && words > 5 && !/\p{Nd}/u.test(text));
}

/** Parts a line in which several guests have their number: `Ravi 98…, Asha 98…`. */
function parted(line: Line): Line[] {
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

/** Signs that part guests of one line. */
const PARTING = /[\s,;|]/;

/** Returns a text without the signs and the word that join the next guest to it. */
const withoutEnd = (text: string): string =>
  trimSignsAtEnd(trimSignsAtEnd(text, PARTING).replace(/[\s,;|](?:and|aur|&|और|ਅਤੇ|ਤੇ)$/iu, ''), PARTING);

/** Words between two numbers of one guest. */
const NOT_A_NAME =
  /^(?:(?:or|and|home|office|work|whats ?app|mob(?:ile)?|phone|ph|landline|alternate|alt|other|second|2nd|wife|husband|son|daughter|no|number|call|या|और|घर|मोबाइल|फोन|ਜਾਂ|ਘਰ)\W*)+$/iu;
