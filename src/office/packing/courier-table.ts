import type { OneTable } from '#domain/lists/one-table.rules.ts';
import type { PackingRow } from '#domain/packing/packing.contract.ts';
import type { QueuedParcel } from '#domain/packing/tick-queue.rules.ts';
import { readTracking, type TrackingLayout, type TrackingReading } from '#domain/packing/tracking.rules.ts';
import * as say from '#office/packing/courier.texts.ts';

/** A courier's table that was picked, and which of its columns is which. */
export interface TrackingFile {
  name: string;
  read: OneTable;
  layout: TrackingLayout;
}

/** Most parcels that one change may name. */
const MOST_AT_ONCE = 500;

/** Returns the tracking numbers in a courier's table for these homes, and what is wrong in its rows. */
export function readingOf(
  { read: { rows, doubtful }, layout }: TrackingFile,
  homes: readonly PackingRow[],
): TrackingReading<PackingRow> {
  const reading = readTracking(rows, layout, homes);
  const message = say.quotationMarkWrong;
  return { ...reading, problems: [...doubtful.map((row) => ({ row, message })), ...reading.problems] };
}

/** Tells whether a table's columns are known. */
export const isUnderstood = ({ reference, number }: TrackingLayout): boolean => reference !== null && number !== null;

/** Returns what was read as text: `2 new numbers, 1 known already.` */
export function readingText({ given, problems, known }: TrackingReading<PackingRow>, understood: boolean): string {
  if (!understood) return say.columnsNotKnown;
  const parts = [
    say.newNumbers(given.length),
    known > 0 && say.knownAlready(known),
    problems.length > 0 && say.leftOut(problems.length),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** Returns the parcels that get a number, in lists that one change may name each. */
export function parcelLists({ given }: TrackingReading<PackingRow>): QueuedParcel[][] {
  const parcels = given.map(({ home: { orderId, position, revision }, number }) => ({
    orderId,
    position,
    revision,
    tracking: number,
  }));
  return Array.from({ length: Math.ceil(parcels.length / MOST_AT_ONCE) }, (_, at) =>
    parcels.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE),
  );
}

/** Returns a name for each column of a table: its heading, or its number, with the first value. @param from first row of values */
export function columnNames(table: readonly (readonly string[])[], from: number): string[] {
  const width = table.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, at) => {
    const heading = (from > 0 && table[from - 1]?.[at]?.trim()) || say.columnNumber(at + 1);
    const sample = table
      .slice(from)
      .find((row) => row[at]?.trim())
      ?.[at]?.trim();
    return sample ? `${heading} (${sample.slice(0, 30)})` : heading;
  });
}

/** Returns the sentence about homes whose town and state are not known. */
export const placelessText = (homes: readonly PackingRow[]): string =>
  say.pincodesNotKnown(homes.length, homes.map(({ reference, pincode }) => `${reference} (${pincode})`).join(', '));
