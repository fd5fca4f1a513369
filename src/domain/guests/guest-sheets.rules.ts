import { unguarded } from '#lib/cells.ts';
import { listText } from '#lib/text.ts';
import { isHeadingAgain, isListOfThings } from '#domain/guests/column-heading.rules.ts';
import { isSum, wordsOf } from '#domain/guests/column-words.rules.ts';
import { joinedAddress } from '#domain/guests/address-parts.rules.ts';
import { freeSheet } from '#domain/guests/free-lines.rules.ts';
import { layoutOf, type TableLayout } from '#domain/guests/guest-columns.rules.ts';
import * as say from '#domain/guests/guest-columns.texts.ts';
import { type GuestField, guestFields, type GuestTexts, type RawGuest } from '#domain/guests/guest-import.rules.ts';
import { quoted } from '#domain/guests/guest-row.rules.ts';
import { sideInText } from '#domain/guests/household.rules.ts';
import { withDittos } from '#domain/guests/standing-words.rules.ts';
import { withoutSurplus } from '#domain/guests/surplus-cells.rules.ts';
import { CELLS, type Book, type Row, type Sheet } from '#domain/lists/sheets.rules.ts';

/** A sheet as a list of guests. */
export interface GuestSheet extends Sheet {
  layout: TableLayout;
  /** Number of rows that are guests. */
  guests: number;
  /** Side that the sheet's name tells; empty when it tells none. */
  side: 'bride' | 'groom' | '';
}

/** Most texts that are named where rows are passed over. */
const NAMED = 5;

/**
 * Returns the sheets of a book as lists of guests, visible ones first, without empty ones. Lines as people write them
 * become one sheet. `cut` names the rows that are no guests.
 */
export function guestSheets(book: Book): GuestSheet[] {
  const free = book.sheets.some(isListOfThings) ? null : freeSheet(book);
  if (free) return [{ ...free, guests: rawGuests(free, free.layout).length, side: sideOf(free.name) }];
  const sheets = book.text === '' ? book.sheets : book.sheets.map(withoutSurplus);
  return sheets
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => {
      const layout = layoutOf(sheet);
      const { guests, passed } = partedRows(sheet, layout);
      const texts = passed.map(({ cells }) => `“${quoted(cells.filter((cell) => cell.trim() !== '').join(', '))}”`);
      const said = texts.length > 0 ? say.rowsNotGuests(listText(texts, NAMED)) : '';
      const cut = [sheet.cut, said].filter(Boolean).join(' ');
      return { ...sheet, layout, cut, guests: guests.length, side: sideOf(sheet.name) };
    })
    .sort((one, other) => Number(one.hidden) - Number(other.hidden));
}

/** Returns the side that a title names, such as `Bride side`; empty for both or none. */
function sideOf(title: string): 'bride' | 'groom' | '' {
  const side = sideInText(title);
  return side === 'bride' || side === 'groom' ? side : '';
}

/**
 * Returns the guests of a sheet, unread.
 * @param offset added to a row's place to make its number
 * @param side tag of rows that have none
 */
export function rawGuests(sheet: Sheet, layout: TableLayout, offset = 0, side = ''): RawGuest[] {
  const doubtful = new Set(sheet.doubtful);
  const guests = partedRows(sheet, layout).guests.map(({ at, texts, titled, joined }) => ({
    ...texts,
    ...joined,
    ...(doubtful.has(at) && { marked: guestFields.find((field) => texts[field].includes('"')) ?? 'address' }),
    side: texts.side || titled || side,
    row: offset + at,
    sheet: sheet.name,
    at,
  }));
  return withDittos(guests);
}

interface GuestTextsAt {
  at: number;
  texts: GuestTexts;
  /** Side that the last title above the row names. */
  titled: string;
  joined: Pick<RawGuest, 'isNameAbove' | 'surplus'>;
}

/** Parts the rows of a sheet into guests and those that are passed over: titles, repeated headings and sums. */
function partedRows({ rows }: Sheet, layout: TableLayout): { guests: GuestTextsAt[]; passed: Row[] } {
  const guests: GuestTextsAt[] = [];
  const passed: Row[] = [];
  const headings = rows[layout.from - 1]?.cells ?? [];
  let titled = '';
  for (const [place, row] of rows.entries()) {
    const title = sideTitle(row.cells);
    if (title !== null) titled = title;
    if (place === layout.from - 1) continue;
    const texts = textsOf(ownCells(row, layout), layout);
    const isNobody =
      place < layout.from ||
      title !== null ||
      isHeadingAgain(row.cells, headings) ||
      isSumRow(row.cells, texts) ||
      Object.values(texts).every((text) => text === '');
    if (!isNobody) guests.push({ at: row.at, texts, titled, joined: joinedIn(row, layout) });
    else if (title === null && row.cells.some((cell) => /[\p{L}\p{N}]/u.test(cell))) passed.push(row);
  }
  return { guests, passed };
}

/** Returns the side named by a row that is nothing but a title; null for any other row. */
function sideTitle(cells: readonly string[]): string | null {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const [title = ''] = filled;
  if (filled.length !== 1 || /\p{Nd}{4}/u.test(title)) return null;
  const isTitle = /(?<!\p{L})(?:side|list|wale|family side|paksh)(?!\p{L})|पक्ष|ਪੱਖ|ਪਾਸਾ/iu.test(title);
  return isTitle && wordsOf(title).split(' ').length <= 5 ? sideOf(title) || null : null;
}

/** Returns the cells of a row without a number of people that stands for several rows: it counts once. */
const ownCells = ({ cells, above = [] }: Row, { columns }: TableLayout): readonly string[] =>
  above.length === 0 ? cells : cells.map((cell, at) => (columns[at] === 'guestNo' && above.includes(at) ? '' : cell));

/** Returns which fields of a row were made of joined cells. */
function joinedIn({ above = [], surplus }: Row, { columns }: TableLayout): GuestTextsAt['joined'] {
  const field = surplus && columns[surplus.column];
  return {
    ...(above.some((at) => columns[at] === 'name') && { isNameAbove: true }),
    ...((field === 'address' || field === 'note') && surplus && { surplus: { field, isAsked: surplus.isAsked } }),
  };
}

/** Tells whether a row is the sum below a table. */
const isSumRow = (cells: readonly string[], { mobile, address }: GuestTexts): boolean =>
  cells.some(isSum) && address === '' && mobile.replace(/\D/g, '').length < 7;

/** Returns a cell's lines as one. */
const oneLine = (cell: string): string =>
  cell
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');

/** Returns the texts of a row by field. */
function textsOf(cells: readonly string[], { columns }: TableLayout): GuestTexts {
  const cellsOf = (field: GuestField): string[] =>
    columns
      .flatMap((one, at) => (one === field ? [unguarded(cells[at] ?? '').trim()] : []))
      // A dash in a cell says that nothing is there.
      .filter((cell) => !/^[-–—./*]*$/.test(cell));
  const joined: Partial<Record<GuestField, string>> = {
    name: cellsOf('name').join(' '),
    address: joinedAddress(cellsOf('address').map(oneLine)),
    events: cellsOf('events').join(', '),
    note: cellsOf('note').join('; '),
  };
  return Object.fromEntries(
    guestFields.map((field) => [field, joined[field] ?? cellsOf(field).join(CELLS)]),
  ) as GuestTexts;
}
