import { unguarded } from '#lib/cells.ts';
import { CELLS, type Book, type Sheet } from '#domain/lists/sheets.rules.ts';
import { isHeadingAgain, layoutOf, type TableLayout } from '#domain/guests/guest-columns.rules.ts';
import { type GuestField, guestFields, type GuestTexts, type RawGuest } from '#domain/guests/guest-import.rules.ts';
import { sideInText } from '#domain/guests/household.rules.ts';

/** A sheet as a list of guests. */
export interface GuestSheet extends Sheet {
  layout: TableLayout;
  /** Number of rows that are guests. */
  guests: number;
  /** Side that the sheet's name tells; empty when it tells none. */
  side: 'bride' | 'groom' | '';
}

/** Returns the sheets of a book as lists of guests, visible ones first. */
export function guestSheets(book: Book): GuestSheet[] {
  return book.sheets
    .map((sheet) => {
      const layout = layoutOf(sheet);
      const side = sideInText(sheet.name);
      return {
        ...sheet,
        layout,
        guests: rawGuests(sheet, layout).length,
        side: side === 'bride' || side === 'groom' ? side : ('' as const),
      };
    })
    .filter(({ rows }) => rows.length > 0)
    .sort((one, other) => Number(one.hidden) - Number(other.hidden));
}

/**
 * Returns the guests of a sheet, unread; skips rows that have neither a name nor a number.
 * @param offset added to a row's place to make its number
 * @param side tag of rows that have none
 */
export function rawGuests(sheet: Sheet, layout: TableLayout, offset = 0, side = ''): RawGuest[] {
  return sheet.rows.slice(layout.from).flatMap(({ at, cells }) => {
    if (isHeadingAgain(cells)) return [];
    const texts = textsOf(cells, layout);
    if (texts.name === '' && texts.mobile === '') return [];
    return [{ ...texts, side: texts.side || side, row: offset + at, sheet: sheet.name, at }];
  });
}

function textsOf(cells: readonly string[], { columns }: TableLayout): GuestTexts {
  const cellsOf = (field: GuestField): string[] =>
    columns.flatMap((one, at) => (one === field ? [unguarded(cells[at] ?? '').trim()] : [])).filter(Boolean);
  const joined: Partial<Record<GuestField, string>> = {
    name: cellsOf('name').join(' '),
    mobile: cellsOf('mobile').join(CELLS),
    // Contact lists repeat the town in a column of its own.
    address: cellsOf('address').reduce(
      (whole, part) => (whole.includes(part) ? whole : [whole, part].filter(Boolean).join(', ')),
      '',
    ),
    events: cellsOf('events').join(', '),
    note: cellsOf('note').join('; '),
  };
  return Object.fromEntries(
    guestFields.map((field) => [field, joined[field] ?? cellsOf(field).join(CELLS)]),
  ) as GuestTexts;
}
