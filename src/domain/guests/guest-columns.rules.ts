import * as say from '#domain/guests/guest-columns.texts.ts';
import { type CellKind, kindOfCell } from '#domain/guests/column-cells.rules.ts';
import { CARD_FIELDS } from '#domain/lists/card-columns.rules.ts';
import { HEAD_ROWS, headingOf, isHeadOfThings, kindsOfColumns } from '#domain/guests/column-heading.rules.ts';
import { type HeadingRole, isPartOfPeople, roleOfHeading, secondAddress } from '#domain/guests/column-words.rules.ts';
import type { GuestField } from '#domain/guests/guest-import.rules.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';
import { peopleIn } from '#domain/guests/people-words.rules.ts';
import { unguarded } from '#lib/cells.ts';

/** What a host should look at in a column. */
export interface ColumnDoubt {
  column: number;
  /** Sentence with the column's name. */
  said: string;
}

/** How a sheet is read: the field of each column (empty for one to skip) and the row of the first guest. */
export interface TableLayout {
  columns: (GuestField | '')[];
  /** Index of the first guest in the sheet's rows. */
  from: number;
  doubts: ColumnDoubt[];
  /** Filled columns that no field takes. */
  leftOut: number[];
}

type Cells = readonly string[];

/** Rows from which the kind of a column is told. */
const SAMPLE = 200;

/** A column with what its heading says and what its cells look like. */
interface Column {
  at: number;
  heading: string;
  said: HeadingRole;
  cells: readonly string[];
  kinds: readonly CellKind[];
  /** Kind of most cells. */
  kind: CellKind;
  role: GuestField | '';
  doubt: string;
}

/**
 * Returns the fields of a sheet's columns and the row of its first guest. A column is judged by the words of its heading
 * and by its cells; where they disagree the cells count, and a doubt names the column.
 */
export function layoutOf(sheet: Sheet): TableLayout {
  const rows = sheet.rows.map(({ cells }) => cells);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const head = sheet.kind === 'cards' ? 0 : headingOf(rows, width);
  const from = head >= 0 ? head + 1 : firstGuest(rows, width);
  const columns = columnsOf(rows.slice(from), head < 0 ? [] : (rows[head] ?? []), width);
  // What cards hold is known by the property that it stands in.
  if (sheet.kind === 'cards') for (const column of columns) column.said = fieldOfCard(column.heading);
  const isNamed = columns.some(({ said }) => said === 'name' || said === 'part of a name' || said === 'mobile');
  for (const column of columns) giveSaid(column);
  keepOneName(columns);
  keepOneAddress(columns);
  for (const field of ['pincode', 'guestNo', 'side', 'household'] as const) keepOne(columns, field);
  guessMissing(columns, isNamed);
  // A list of what is bought has nobody in it, unless someone has a number.
  if (head >= 0 && isHeadOfThings(rows[head] ?? []) && !columns.some(({ role }) => role === 'mobile'))
    for (const column of columns) leaveOut(column);
  for (const column of columns) doubtLeftOut(column);
  return {
    columns: columns.map(({ role }) => role),
    from,
    doubts: columns.flatMap(({ at, doubt }) => (doubt === '' ? [] : [{ column: at, said: doubt }])),
    leftOut: columns.flatMap(({ at, role, cells }) => (role === '' && cells.length > 0 ? [at] : [])),
  };
}

function columnsOf(rows: readonly Cells[], headings: Cells, width: number): Column[] {
  const kinds = kindsOfColumns(rows.slice(0, SAMPLE), width, 0.6);
  return Array.from({ length: width }, (_, at) => {
    const heading = (headings[at] ?? '').trim();
    const cells = rows.map((row) => unguarded(row[at] ?? '').trim()).filter(Boolean);
    return {
      at,
      heading,
      said: heading === '' ? '' : roleOfHeading(heading),
      cells,
      kinds: cells.slice(0, SAMPLE).map(kindOfCell).filter(Boolean),
      kind: kinds[at] ?? '',
      role: '',
      doubt: '',
    };
  });
}

/** Returns the field of a column of contact cards; those that guests do not have are only named. */
const fieldOfCard = (heading: string): HeadingRole =>
  (CARD_FIELDS as readonly string[]).includes(heading) ? (heading.toLowerCase() as GuestField) : 'nothing';

/** Kinds of cells that a field never has. */
export const clashes: Record<GuestField, readonly CellKind[]> = {
  name: ['date', 'email', 'phone', 'pincode', 'count'],
  mobile: ['date', 'email', 'pincode', 'address', 'name', 'text', 'yes or no'],
  guestNo: ['date', 'email', 'phone', 'pincode', 'address', 'name', 'text'],
  email: ['date', 'phone', 'pincode', 'address', 'name', 'text', 'count', 'number'],
  category: ['date', 'email', 'phone', 'pincode', 'address'],
  address: ['date', 'email', 'phone', 'pincode', 'yes or no'],
  pincode: ['date', 'email', 'phone', 'address', 'name', 'text', 'yes or no'],
  side: ['date', 'email', 'phone', 'pincode', 'address'],
  events: ['date', 'email', 'phone', 'pincode'],
  household: ['date', 'email', 'phone', 'pincode'],
  note: ['email'],
};
/** Field of cells that can be nothing else. */
const fieldOfKind: Partial<Record<CellKind, GuestField>> = {
  phone: 'mobile',
  email: 'email',
  pincode: 'pincode',
  address: 'address',
};

/** Gives a column the field that its heading names, unless its cells are something else. */
function giveSaid(column: Column): void {
  const { said, kind, heading } = column;
  if (said === '' || said === 'nothing' || said === 'other') return;
  const role = said === 'part of a name' ? 'name' : said;
  // `Four` and `couple` look like names.
  const isCounted = role === 'guestNo' && column.cells.some((cell) => peopleIn(cell) !== null);
  if (!clashes[role].includes(kind) || isCounted) {
    column.role = role;
    return;
  }
  const isWords = kind === 'name' || kind === 'text';
  if (kind === 'count' && role === 'name') column.role = 'guestNo';
  else if (isWords && (role === 'guestNo' || role === 'mobile')) column.role = 'name';
  else column.role = fieldOfKind[kind] ?? '';
  column.doubt =
    column.role === ''
      ? say.otherContentLeftOut(heading)
      : say.otherContentReadAs(heading, say.fieldNames[column.role]);
}

/** Takes the role of a column back; it is then left out, or named in a doubt. */
function leaveOut(column: Column): void {
  column.role = '';
  if (column.said !== 'nothing')
    column.doubt = say.columnLeftOut(column.heading || say.columnWithoutHeading(column.at));
}

/** Keeps the first column with whole names, or else the parts of a name. */
function keepOneName(columns: readonly Column[]): void {
  const names = columns.filter(({ role, cells }) => role === 'name' && cells.length > 0);
  const whole = names.find(({ said }) => said === 'name');
  if (!whole) return;
  const text = whole.cells.join('\n').toLowerCase();
  for (const column of names)
    if (column !== whole) {
      leaveOut(column);
      // Parts of a name repeat the whole one.
      if (column.cells.every((cell) => text.includes(cell.toLowerCase()))) column.doubt = '';
      else if (column.said === 'name') leaveOutBeside(columns, column);
    }
}

/** Leaves out what belongs to other people in the same rows: fields that stand again behind a second name. */
function leaveOutBeside(columns: readonly Column[], second: Column): void {
  const before = new Set(columns.filter(({ at, role }) => at < second.at && role !== '').map(({ role }) => role));
  for (const column of columns) if (column.at > second.at && before.has(column.role)) leaveOut(column);
}

/** Leaves out further addresses, such as that of work, where the list has one without such a word. */
function keepOneAddress(columns: readonly Column[]): void {
  const parts = columns.filter(({ role, cells }) => (role === 'address' || role === 'pincode') && cells.length > 0);
  const groups = parts.map(({ heading }) => secondAddress(heading));
  const kept = parts.some(({ role }, at) => role === 'address' && groups[at] === '') ? '' : groups[0];
  for (const [at, column] of parts.entries()) if (groups[at] !== kept) leaveOut(column);
}

/** Headings of what is counted by homes, not by persons. */
const BY_HOME =
  /(?<!\p{L})(?:invit(?:e|ation)s?|cards?|box(?:es)?|hampers?|gifts?|packets?|envelopes?)(?!\p{L})|निमंत्रण|कार्ड|डिब्बे|ਕਾਰਡ|ਡੱਬੇ/iu;

/** Keeps the first filled column of a field that a guest has once; a number of persons before that of invitations. */
function keepOne(columns: readonly Column[], field: GuestField): void {
  const filled = columns
    .filter(({ role, cells }) => role === field && cells.length > 0)
    .sort(
      (one, other) =>
        Number(BY_HOME.test(one.heading)) - Number(BY_HOME.test(other.heading)) ||
        Number(other.said === field) - Number(one.said === field),
    );
  for (const column of filled.slice(1))
    if (field !== 'guestNo' || !isPartOfPeople(column.heading) || !isPartOfPeople(filled[0]?.heading ?? ''))
      leaveOut(column);
}

/** Categories that people write. */
const CATEGORY =
  /family|friend|co-?worker|colleague|office|neighbo|relative|cousin|vip|rishte|परिवार|दोस्त|मित्र|रिश्तेदार|पड़ोसी|ਪਰਿਵਾਰ|ਦੋਸਤ|ਰਿਸ਼ਤੇਦਾਰ/iu;

/** Share of a column's cells that are of the given kinds. */
const share = ({ kinds }: Column, ...wanted: readonly CellKind[]): number =>
  kinds.length === 0 ? 0 : kinds.filter((kind) => wanted.includes(kind)).length / kinds.length;

/** Tells whether a column counts its rows: 7, 8, 9. */
const isRunning = ({ cells }: Column): boolean =>
  cells.length > 2 && cells.every((cell, place) => Number(cell) === Number(cells[0]) + place);

/** Gives columns with unknown headings, or without any, the fields that their cells look like. */
function guessMissing(columns: readonly Column[], isNamed: boolean): void {
  const open = (): Column[] =>
    columns.filter(({ role, said, doubt, cells }) => role === '' && said === '' && doubt === '' && cells.length > 0);
  const has = (field: GuestField): boolean => columns.some(({ role }) => role === field);
  const give = (field: GuestField, least: number, fits: (column: Column) => number): void => {
    if (has(field)) return;
    const found = open().map((column) => ({ column, fit: fits(column) }));
    const most = Math.max(...found.map(({ fit }) => fit), 0);
    const best = most > 0 && most >= least ? found.find(({ fit }) => fit === most)?.column : undefined;
    if (!best) return;
    best.role = field;
    if (best.heading !== '' && isNamed && field === 'address')
      best.doubt = say.columnReadAs(best.heading, say.fieldNames[field]);
  };
  // A single number that can be dialled is sign enough.
  give('mobile', 0, (column) => share(column, 'phone'));
  for (const column of open()) {
    if (share(column, 'phone') >= 0.6) column.role = 'mobile';
    if (share(column, 'email') >= 0.6) column.role = 'email';
  }
  give('email', 0.5, (column) => share(column, 'email'));
  give('pincode', 0.5, (column) => share(column, 'pincode'));
  if (!isNamed) give('guestNo', 0.5, (column) => (isRunning(column) ? 0 : share(column, 'count')));
  give('address', 0.5, (column) => share(column, 'address'));
  give('name', 0.5, (column) => share(column, 'name', 'text'));
  if (!isNamed) guessWords(columns, open());
}

/** Gives further columns of words a field in a table without known headings. */
function guessWords(columns: readonly Column[], open: readonly Column[]): void {
  for (const column of open.filter((one) => share(one, 'name', 'text', 'address') >= 0.5)) {
    const title = column.heading || say.columnWithoutHeading(column.at);
    const isCategory = column.cells.filter((cell) => CATEGORY.test(cell)).length * 2 >= column.cells.length;
    const follows = columns[column.at - 1]?.role === 'address';
    if (share(column, 'address') >= 0.5 || (follows && !isCategory)) column.role = 'address';
    else if (!columns.some(({ role }) => role === 'category')) {
      column.role = 'category';
      if (!isCategory) column.doubt = say.columnReadAs(title, say.fieldNames.category);
    }
  }
}

/** Names a column of words that is left out. */
function doubtLeftOut(column: Column): void {
  const { role, doubt, said, heading, at } = column;
  if (role === '' && doubt === '' && said !== 'nothing' && said !== 'part of a name' && said !== 'name')
    if (share(column, 'name', 'text', 'address', 'yes or no') >= 0.5)
      column.doubt = say.columnLeftOut(heading || say.columnWithoutHeading(at));
}

/**
 * Returns the index of the first guest row in a table without headings: behind titles, which fill one cell of a wider
 * table above the first number.
 */
function firstGuest(rows: readonly Cells[], width: number): number {
  if (width < 2) return 0;
  const first = rows.slice(0, HEAD_ROWS).findIndex((row) => row.some((cell) => kindOfCell(cell) === 'phone'));
  const isTitle = (row: Cells): boolean => row.filter((cell) => cell.trim() !== '').length < 2;
  return first > 0 && rows.slice(0, first).every(isTitle) ? first : 0;
}
