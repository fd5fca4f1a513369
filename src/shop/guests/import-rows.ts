/** The rows of the import: what reads them takes more script than the field to paste into needs. */
import type { TableLayout } from '#domain/guests/guest-columns.rules.ts';
import type { RawGuest } from '#domain/guests/guest-import.rules.ts';
import { type GuestSheet, rawGuests } from '#domain/guests/guest-sheets.rules.ts';
import { $import, change, editRow, type ImportState } from '#shop/guests/import.store.ts';
import { typedNumbers } from '#shop/guests/typed-numbers.ts';

export function setLayout(place: number, layout: TableLayout): void {
  const { sheets } = $import.get();
  change({
    sheets: sheets.map((sheet, at) =>
      at === place ? { ...sheet, layout, guests: rawGuests(sheet, layout).length } : sheet,
    ),
  });
}

/** Parts the text that the number field of a row was left with; what is no number of the guest goes into the note. */
export function settleNumber(row: number, text: string, note: string): void {
  const typed = typedNumbers(text, note);
  if (!typed || (typed.moved === '' && typed.mobile === text)) return;
  const { moved } = $import.get();
  if (typed.moved !== '') change({ moved: { ...moved, [row]: [...(moved[row] ?? []), typed.moved] } });
  editRow(row, typed.moved === '' ? { mobile: typed.mobile } : { mobile: typed.mobile, note: typed.note });
}

/** The guests of each sheet, with what they were read by. */
const guestsOfSheet = new WeakMap<GuestSheet, { from: number; side: string; guests: RawGuest[] }>();

/** Returns the guests of a sheet; read once, since it takes long. */
function guestsOnce(sheet: GuestSheet, from: number, side: string): RawGuest[] {
  const known = guestsOfSheet.get(sheet);
  if (known?.from === from && known.side === side) return known.guests;
  const guests = rawGuests(sheet, sheet.layout, from, side);
  guestsOfSheet.set(sheet, { from, side, guests });
  return guests;
}

/** Returns the guests of the taken sheets, with a number of its own for each row. */
export function rowsOf({ sheets, taken, untagged }: Pick<ImportState, 'sheets' | 'taken' | 'untagged'>): RawGuest[] {
  let offset = 0;
  return sheets.flatMap((sheet, place) => {
    const from = offset;
    offset += sheet.rows.at(-1)?.at ?? 0;
    const side = untagged.includes(place) ? '' : sheet.side;
    return taken.includes(place) ? guestsOnce(sheet, from, side) : [];
  });
}

/** Returns how many rows of the list are neither saved nor dismissed. */
export function countWaiting(state: ImportState): number {
  if (state.sheets.length === 0) return 0;
  const settled = new Set([...state.done, ...state.dismissed]);
  return rowsOf(state).filter(({ row }) => !settled.has(row)).length;
}
