import { trackingNumber } from '#domain/parcels/fulfilment.rules.ts';
import { unguarded } from '#lib/cells.ts';
import * as say from '#domain/packing/tracking.texts.ts';

/** A home as far as a table of tracking numbers needs it. */
export interface TrackedHome {
  orderId: string;
  position: number;
  reference: string;
  name: string;
  tracking: string;
}

/** Columns of a courier's table from 0, null when unknown, and its first row with a parcel. */
export interface TrackingLayout {
  reference: number | null;
  number: number | null;
  from: number;
}

/** A tracking number found for a home. */
export interface GivenNumber<Home> {
  row: number;
  home: Home;
  number: string;
}

export interface TrackingReading<Home> {
  given: GivenNumber<Home>[];
  /** Faults, by row as a spreadsheet counts them. */
  problems: { row: number; message: string }[];
  /** Number of rows that repeat what is stored already. */
  known: number;
}

const REFERENCE = /^\d{4}-\d{6}-\d{1,6}$/;
/** Headings by which the columns are found. */
export interface TrackingHeadings {
  /** Headings of our reference, and of the courier's number; letter case and punctuation do not matter. */
  reference: readonly string[];
  number: readonly string[];
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const isHead = (heads: readonly string[], cell: string): boolean => heads.some((head) => bare(head) === bare(cell));

const cleaned = (cell: string | undefined): string => trackingNumber(unguarded((cell ?? '').trim()));

/** Rows at the top among which titles and headings are looked for. */
const HEAD_ROWS = 10;

/**
 * Finds the columns of a courier's table: the tracking number by its heading, the reference by its values, or by its
 * heading when no value is a reference. A column is null when it is not found.
 */
export function trackingLayout(
  rows: readonly (readonly string[])[],
  { reference, number }: TrackingHeadings,
): TrackingLayout {
  const head = rows.slice(0, HEAD_ROWS).findIndex((row) => row.some((cell) => isHead(number, cell)));
  const heads = head < 0 ? [] : (rows[head] ?? []);
  const from = head + 1;
  const below = rows.slice(from);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, at) => at);
  const references = columns.map((at) => below.filter((row) => REFERENCE.test(cleaned(row[at]))).length);
  const most = Math.max(0, ...references);
  const named = (list: readonly string[]): number | null => {
    const at = heads.findIndex((cell) => isHead(list, cell));
    return at < 0 ? null : at;
  };
  return {
    reference: most > 0 ? references.indexOf(most) : named(reference),
    number: named(number),
    from:
      head < 0 && most > 0
        ? Math.max(
            0,
            rows.findIndex((row) => row.some((one) => REFERENCE.test(cleaned(one)))),
          )
        : from,
  };
}

/**
 * Returns the error of a tracking number: shortened by a spreadsheet, or not 4 to 40 letters and digits. Empty when the
 * number is valid.
 */
function numberProblem(number: string): string {
  if (/^\d(?:[.,]\d+)?e\+?\d+$/i.test(number)) return say.numberShortened(number);
  if (!/^[\p{L}\p{N}./-]{4,40}$/u.test(number)) return say.notATrackingNumber(number.slice(0, 40));
  return '';
}

/**
 * Assigns the tracking numbers of a courier's table to homes by reference, and reports invalid rows. It reports a
 * number for two homes, or two numbers for one home, and leaves them out, since a guest could track a stranger's
 * parcel.
 */
export function readTracking<Home extends TrackedHome>(
  rows: readonly (readonly string[])[],
  { reference, number, from }: TrackingLayout,
  homes: readonly Home[],
): TrackingReading<Home> {
  const result: TrackingReading<Home> = { given: [], problems: [], known: 0 };
  if (reference === null || number === null) return result;
  const byReference = new Map(homes.map((home) => [home.reference, home]));
  const held = new Map(homes.filter(({ tracking }) => tracking).map((home) => [home.tracking, home]));
  const lines = rows.flatMap((row, at) => {
    const line = { row: at + 1, reference: cleaned(row[reference]), number: cleaned(row[number]) };
    return at < from || row.every((cell) => cell.trim() === '') ? [] : [line];
  });
  const rowsOf = (of: (line: (typeof lines)[number]) => string): Map<string, number[]> => {
    const found = new Map<string, number[]>();
    for (const line of lines) if (of(line)) found.set(of(line), [...(found.get(of(line)) ?? []), line.row]);
    return found;
  };
  // The same line twice is said once and harms nobody.
  const pairs = new Set<string>();
  const distinct = lines.filter((line) => {
    const pair = `${line.reference} ${line.number}`;
    return !pairs.has(pair) && pairs.add(pair);
  });
  lines.splice(0, lines.length, ...distinct);
  const sameNumber = rowsOf((line) => line.number);
  const sameHome = rowsOf((line) => (line.number ? line.reference : ''));
  for (const line of lines) {
    const home = byReference.get(line.reference);
    const problem = (message: string): void => void result.problems.push({ row: line.row, message });
    const others = (found: Map<string, number[]>, key: string): number[] =>
      (found.get(key) ?? []).filter((row) => row !== line.row).slice(0, 3);
    const wrong = numberProblem(line.number);
    const holder = held.get(line.number);
    if (line.number === '') problem(line.reference ? say.noNumberYet(line.reference) : say.rowNoNumberYet);
    else if (!home) problem(line.reference ? say.notOurBox(line.reference.slice(0, 40)) : say.rowWithoutBox);
    else if (wrong) problem(wrong);
    else if (others(sameNumber, line.number).length > 0)
      problem(say.numberTwice(line.number, others(sameNumber, line.number)));
    else if (others(sameHome, line.reference).length > 0)
      problem(say.otherNumberInRow(line.reference, others(sameHome, line.reference)));
    else if (home.tracking === line.number) result.known += 1;
    else if (holder) problem(say.numberTaken(line.number, holder.reference, holder.name));
    else result.given.push({ row: line.row, home, number: line.number });
  }
  return result;
}

/** Error for a table in which no column holds our references. */
export const NO_REFERENCES = say.noReferences;
