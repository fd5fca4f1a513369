/** Least and most of the other values, as texts. */
export interface Others {
  /** What the others are called, such as `sweets`. */
  many: string;
  least: string;
  most: string;
}

export const title = 'Is that right?';

/** What changes: `₹520 → ₹52 for 400 gm.`; only the new value when there is none before. */
export const step = (before: string, after: string, unit: string): string =>
  `${before && `${before} → `}${after}${unit && ` for ${unit}`}.`;
/** The same of a field that is not the price of a record. */
export const stepOf = (label: string, before: string, after: string): string =>
  `${label}: ${before && `${before} → `}${after}.`;

export const othersCost = ({ many, least, most }: Others): string =>
  least === most ? `All other ${many} cost ${least}.` : `All other ${many} cost ${least} to ${most}.`;
export const othersHave = ({ many, least, most }: Others): string =>
  least === most ? `All other ${many}: ${least}.` : `All other ${many}: ${least} to ${most}.`;

/** Line of a question about several: a row of a table, or the name of a record. */
export const named = (name: string, sentence: string): string => `${name}: ${sentence}`;
export const inRow = (row: number, name: string): string => (name ? `Row ${row}, ${name}` : `Row ${row}`);
export const furtherRows = (rows: readonly number[]): string =>
  rows.length === 1 ? `The same in row ${rows.join('')}.` : `The same in rows ${rows.join(', ')}.`;
export const further = (count: number): string => `And ${count} more.`;

export const yes = (value: string): string => `Yes, ${value}`;
export const yesAll = (count: number): string => `Yes, all ${count}`;
export const correct = 'Correct it';
export const correctAll = 'Correct them';

// Record slips.
export const newRow = (row: string) => `new ${row}`;
