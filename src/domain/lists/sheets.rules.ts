/** A row of a list. */
export interface Row {
  /** Place in the file, from 1; 0 for headings that the file does not contain. */
  at: number;
  cells: readonly string[];
  /** Columns whose text stands in a cell further up that covers this row as well. */
  above?: readonly number[];
  /** Set in a row with more cells than headings: `column` holds the cells that were joined, and may hold too many. */
  surplus?: { column: number; isAsked: boolean };
}

/** A table of a file: a sheet of a workbook, a text in columns, or contact cards. */
export interface Sheet {
  /** Name in the workbook; empty for a file with one unnamed table. */
  name: string;
  hidden: boolean;
  /** Contact cards and the phone's contacts (`cards`) begin with a row of our own English headings, at 0. */
  kind: 'table' | 'cards' | 'lines';
  /** Rows with a filled cell. Empty columns at the right are cut. */
  rows: readonly Row[];
  /** Places of the rows that hold a stray quotation mark; such a row may contain the following cells by mistake. */
  doubtful: readonly number[];
  /** Sentence about what was not read because of a bound; empty when everything was read. */
  cut: string;
}

/** What a file or a pasted text holds. */
export interface Book {
  sheets: readonly Sheet[];
  /** The whole text of a plain text file or of a paste, else empty. */
  text: string;
}

/** Sign between several numbers of one cell, as Google's contacts write it. */
export const CELLS = ' ::: ';
