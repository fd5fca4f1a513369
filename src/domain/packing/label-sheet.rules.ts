import * as say from '#domain/packing/packing.texts.ts';

/**
 * A sheet of labels, in millimetres; `labels.css` repeats the measures, and a test compares both. The four label sheets
 * are Avery's L7165, L7164, L7160 and L7159; two slips share a page of plain paper; the single label (4 × 6 inch) is
 * what parcel printers take.
 */
export interface LabelSheet {
  id: string;
  name: string;
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Distance from the left edge of the paper to the first label; `top` from the upper edge. */
  left: number;
  top: number;
  /** Distance between two labels side by side. */
  gap: number;
}

/** Size of the paper, in millimetres. */
export const PAPER = { a4: { width: 210, height: 297 }, single: { width: 101.6, height: 152.4 } } as const;

export const labelSheets = [
  { id: 'a4-8', name: say.eightOnA4, columns: 2, rows: 4, width: 99.1, height: 67.7, left: 4.65, top: 13.1, gap: 2.5 },
  { id: 'a4-12', name: say.twelveOnA4, columns: 3, rows: 4, width: 63.5, height: 72, left: 7.21, top: 4.5, gap: 2.54 },
  {
    id: 'a4-21',
    name: say.twentyOneOnA4,
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    left: 7.21,
    top: 15.15,
    gap: 2.54,
  },
  {
    id: 'a4-24',
    name: say.twentyFourOnA4,
    columns: 3,
    rows: 8,
    width: 63.5,
    height: 33.9,
    left: 7.21,
    top: 12.9,
    gap: 2.54,
  },
  {
    id: 'single',
    name: say.singleInch,
    columns: 1,
    rows: 1,
    width: 101.6,
    height: 152.4,
    left: 0,
    top: 0,
    gap: 0,
  },
  { id: 'slip', name: say.packingSlips, columns: 1, rows: 2, width: 210, height: 148.5, left: 0, top: 0, gap: 0 },
] as const satisfies readonly LabelSheet[];

/** Sheet of cards to put into the boxes: four cards of size A6 on a page that is cut twice. */
const cardSheet = {
  id: 'cards',
  name: say.cardsForBoxes,
  columns: 2,
  rows: 2,
  width: 105,
  height: 148.5,
  left: 0,
  top: 0,
  gap: 0,
} as const satisfies LabelSheet;

/** Every sheet that can be printed for parcels. */
export const printSheets = [...labelSheets, cardSheet] as const;
export type SheetId = (typeof printSheets)[number]['id'];

/** Returns the print sheet with an id; the first label sheet when the id is null or unknown. */
export function sheetOf(id: string | null): (typeof printSheets)[number] {
  return printSheets.find((one) => one.id === id) ?? labelSheets[0];
}

/** Returns the number of labels that fit on one sheet. */
export function placesOn({ columns, rows }: Pick<LabelSheet, 'columns' | 'rows'>): number {
  return columns * rows;
}

/**
 * Distributes things over the places of sheets, row by row, and returns a list for each sheet; null is a place left
 * free before the first thing.
 * @param first 1-based place for the first thing, for a sheet that is partly used
 */
export function onSheets<T>(
  things: readonly T[],
  sheet: Pick<LabelSheet, 'columns' | 'rows'>,
  first = 1,
): (T | null)[][] {
  const places = placesOn(sheet);
  const skipped = Math.min(Math.max(Math.trunc(first) || 1, 1), places) - 1;
  const laid: (T | null)[] = [...Array<null>(things.length > 0 ? skipped : 0).fill(null), ...things];
  return Array.from({ length: Math.ceil(laid.length / places) }, (_, at) => laid.slice(at * places, (at + 1) * places));
}

/** Returns the position of a place's upper left corner on the paper, in millimetres. @param place 0-based */
export function placeAt(sheet: LabelSheet, place: number): { left: number; top: number } {
  const [column, row] = [place % sheet.columns, Math.floor(place / sheet.columns)];
  return { left: sheet.left + column * (sheet.width + sheet.gap), top: sheet.top + row * sheet.height };
}

/**
 * Returns the 1-based place at which the next print begins, after `count` labels from place `first` on; 1 when the last
 * sheet is full.
 */
export function nextFree(count: number, sheet: Pick<LabelSheet, 'columns' | 'rows'>, first: number): number {
  return ((first - 1 + count) % placesOn(sheet)) + 1;
}
