/** Lists as people write them: lines of a chat, a forwarded message, notes with labels, blocks of lines. */
import type { TableLayout } from '#domain/guests/guest-columns.rules.ts';
import * as say from '#domain/guests/guest-columns.texts.ts';
import { type GuestField, guestFields } from '#domain/guests/guest-import.rules.ts';
import { quoted } from '#domain/guests/guest-row.rules.ts';
import { sideInText } from '#domain/guests/household.rules.ts';
import { phonesIn } from '#domain/guests/line-numbers.rules.ts';
import { type Line, linesOf, parted } from '#domain/guests/line-parts.rules.ts';
import { isLabel, isPerson, labelled, personIn } from '#domain/guests/line-person.rules.ts';
import { ADDRESS_BEGINS, PLACE_WORD } from '#domain/guests/line-places.rules.ts';
import { hasTown } from '#domain/guests/line-towns.rules.ts';
import {
  CHAT_NOISE,
  CHATTER,
  CLOSING,
  countAlone,
  EMPTY_HEADINGS,
  EMPTY_HOUSE,
  hasTitleWord,
  isGroup,
  isInvocation,
  isRemark,
  isTalk,
  SUM,
  SUM_OF_GUEST,
} from '#domain/guests/line-remarks.rules.ts';
import { spelledOut, withColons } from '#domain/guests/line-words.rules.ts';
import { isTable } from '#domain/guests/table-or-lines.rules.ts';
import type { Book, Row, Sheet } from '#domain/lists/sheets.rules.ts';
import { hasLetter, listText } from '#lib/text.ts';

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
      ? say.rowsNotGuests(
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

/** Words for the address of the guest above. */
const SAME = /^(?:the )?same(?: (?:address|house|place|as above|as (?:him|her|them)))?$|^(?:ditto|as above|wahi)$/iu;

/** Lines about one guest. */
interface Entry {
  at: number;
  lines: string[];
}

/** What stands around a line. */
interface Around {
  /** True for the first line of the text. */
  isFirst: boolean;
  /** Number of lines behind it. */
  left: number;
  next: Line | undefined;
  /** True above the first numbered line of a numbered list. */
  above: boolean;
  /** Number of lines. */
  all: number;
  /** Number of lines with a phone number. */
  numbers: number;
  /** True where the line before belongs to a guest and no empty line parts them. */
  open: boolean;
  /** Lines of the guest above. */
  own: number;
  /** Number of lines that count a guest's people, or sum up a list. */
  sums: number;
}

/** Tells whether a line is a label of a form that nobody filled in: its value is not in the line below either. */
function isUnfilled({ text }: Line, next: Line | undefined): boolean {
  if (!/[:：]\s*$/.test(text) || !isLabel(text)) return false;
  return !next || next.first || isLabel(next.text) || labelled(next.text)[0]?.field !== '';
}

/** Returns the rows of a text, and the lines that hold no guest. */
function rowsOf(text: string): { rows: Row[]; passed: string[] } {
  const rows: Row[] = [];
  const passed: string[] = [];
  let side = '';
  /** True behind the end of a letter, where it is signed. */
  let closed = false;
  const written = linesOf(text).flatMap(parted);
  const lines = written.filter((line, at) => !isUnfilled(line, written[at + 1]));
  const numbers = lines.filter((line) => phonesIn(line.text).length > 0).length;
  const sums = lines.filter((line) => SUM_OF_GUEST.test(line.text)).length;
  const numbered =
    lines.filter((line) => line.numbered).length * 3 > lines.length ? lines.findIndex((line) => line.numbered) : -1;
  let entry: (Entry & { fields: ReturnType<typeof personIn> }) | null = null;
  const close = (): void => {
    if (!entry) return;
    const fields = { ...entry.fields, side: entry.fields.side || side };
    const above = rows.at(-1)?.cells ?? [];
    if (SAME.test(fields.address) && above.length > 0) {
      fields.note = [fields.note, fields.address].filter(Boolean).join('; ');
      for (const field of ['address', 'pincode'] as const) fields[field] = above[guestFields.indexOf(field)] ?? '';
    }
    rows.push({ at: entry.at, cells: guestFields.map((field) => fields[field]) });
    entry = null;
  };
  for (const [place, line] of lines.entries()) {
    const next = lines[place + 1];
    if (closed && !line.numbered && phonesIn(line.text).length === 0) {
      passed.push(line.text);
      continue;
    }
    if (
      isTitle(line, {
        isFirst: place === 0,
        left: lines.length - place - 1,
        next,
        above: place < numbered,
        all: lines.length,
        numbers,
        open: entry !== null && !line.first,
        own: entry?.lines.length ?? 0,
        sums,
      })
    ) {
      close();
      closed =
        CLOSING.test(line.text) || (place > 0 && line.first && line.text.endsWith(',')) || /^thank/i.test(line.text);
      const named = sideInText(line.text);
      if (named === 'bride' || named === 'groom') side = named;
      else passed.push(line.text);
      continue;
    }
    closed = false;
    if (entry && continues(entry, line)) entry.lines.push(countAlone(line.text) || line.text);
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
  if (line.block || countAlone(line.text) !== '') return true;
  if (line.numbered) return false;
  const own = personIn([line.text]);
  // A further message may hand in what the one before lacks.
  const hands =
    own.name === '' &&
    ((own.mobile !== '' && fields.mobile === '') || (line.sent && own.address !== '' && fields.address === ''));
  if (line.first && (line.sent || fields.name !== '') && (fields.mobile !== '' || line.sent) && !hands) return false;
  const [label] = labelled(withColons(line.text));
  if (label && label.field !== '')
    return (
      label.field !== 'name' && (fields[label.field] === '' || label.field === 'mobile' || label.field === 'address')
    );
  if (line.first) return hands;
  // A place with a pincode below a name with a number is where that guest lives: `Talwandi, Kota 324005`.
  const lacksHome = fields.mobile !== '' && fields.address === '' && own.mobile === '' && own.pincode !== '';
  if (lacksHome && !/[\p{Nd}|]/u.test(own.address) && !PLACE_WORD.test(own.address) && !isPerson(line.text))
    return true;
  if (line.own) return false;
  const starts = (ADDRESS_BEGINS.exec(line.text)?.index ?? 9) < 3;
  if (own.mobile !== '') return fields.mobile === '' ? own.name === '' || starts : own.name === '' && lines.length > 1;
  const plain = line.text.replace(/\([^()]*\)/g, ' ');
  const begins = starts || PLACE_WORD.test(plain) || own.pincode !== '' || hasTown(plain);
  if (fields.name === '' && own.name !== '') return true;
  // A name with an address of its own is somebody else.
  if (own.name !== '' && own.address !== '' && !PLACE_WORD.test(own.name) && !hasTown(own.name)) return false;
  return begins || (own.name === '' && !hasLetter(line.text.slice(0, 1)));
}

/** Tells whether a text has labels: `Groom side – Assam` is a title, `Side: groom` a label. */
function isLabelled(text: string): boolean {
  const parts = labelled(text);
  return parts.some(({ field }) => field !== '' && (field !== 'side' || parts[0]?.field !== ''));
}

/** Tells whether a line is a title, or talk between the guests of a chat. */
function isTitle(line: Line, { isFirst, left, next, above, all, numbers, open, own, sums }: Around): boolean {
  const { text, numbered, sent, block } = line;
  if (CHAT_NOISE.test(text)) return true;
  // `total 5` below a name, with more guests behind it, counts the guest's people, and so it does below several lines.
  const isBelow = next?.first === true && /^total \p{Nd}/iu.test(text);
  const isCount = open && SUM_OF_GUEST.test(text) && (isBelow || (own > 1 && (sums > 1 || all === own + 1)));
  if (phonesIn(spelledOut(text)).length > 0) return false;
  if ((EMPTY_HOUSE.test(text) && !block) || EMPTY_HEADINGS.test(text)) return true;
  if (own === 0 && !numbered && countAlone(text) !== '') return true;
  if (isFirst && !numbered && next !== undefined && !/\p{Nd}/u.test(text) && isRemark(text) && !isLabelled(text))
    return true;
  if (!numbered && (isInvocation(text) || (SUM.test(text) && !isCount) || CLOSING.test(text))) return true;
  // A letter begins with a name and a comma.
  if (
    !numbered &&
    line.first &&
    /^[^\p{Nd},]{2,30},$/u.test(text) &&
    (next?.first === true || isTalk(next?.text ?? '', false))
  )
    return true;
  // A letter ends with a greeting and a name.
  if (!numbered && line.first && left === 1 && /^[^\p{Nd},]{2,30},$/u.test(text)) return true;
  if (block) return false;
  if (isLabelled(text)) return false;
  if (/^\W*(?:names?|नाम|ਨਾਮ)\W*(?:(?:mobile|phone|number|contact|address|no)\W*)*$/iu.test(text)) return true;
  // Above the first number of a numbered list stand titles alone.
  if (!numbered && !sent && !open && above && !/\p{Nd}/u.test(text)) return true;
  const isLoud = /\p{Lu}{3}/u.test(text) && !/[\p{Ll}\p{Nd},]/u.test(text);
  const [start = ''] = text.split(/[,;(]|\s[-–—]\s/);
  if (line.lone && !numbered && !/\p{Nd}/u.test(text) && (isFirst || isRemark(start) || isLoud)) return true;
  const hasWord = hasTitleWord(text);
  if (numbered || numbers === 0) return hasWord && all > 1 && !numbered && next !== undefined && !/\p{Nd}/u.test(text);
  if (next !== undefined && numbers * 3 > all && isGroup(text)) return true;
  const words = text.split(/\s+/).length;
  if (/[:：]$/.test(text) && words < 8) return true;
  if (hasWord && words < 12 && !/\p{Nd}{5}/u.test(text) && !PLACE_WORD.test(text)) return true;
  return CHATTER.test(text) || isTalk(text, sent) || (sent && words > 5 && !/[\p{Nd},;:–-]/u.test(text));
}
