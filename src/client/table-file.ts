import Papa from 'papaparse';
import { decodeText, kindOfTable } from '#lib/table-bytes.ts';
import { MINUTE } from '#lib/time.ts';

/**
 * A table of texts, with the row numbers (from 1) that contain a quotation mark inside a cell; such a row may contain
 * the following cells by mistake.
 */
export interface ReadTable {
  table: string[][];
  doubtful: number[];
}

/** Shown for a file that cannot be read. */
export const UNREADABLE =
  'This file cannot be read here. Open it in your spreadsheet program, choose “Save as” or “Download” and the kind “CSV UTF-8”, and choose that file.';

/** Separators of columns; the first wins when several are equally suitable. */
const SEPARATORS = ['\t', ';', ',', '|'];
/** Number of rows from which the separator is detected. */
const LOOKED_AT = 60;

/**
 * Detects the column separator: the one that divides most rows into the same number of cells and, of several, the one
 * with most cells. Returns a comma when none divides a row. Titles, empty rows and commas within cells do not mislead
 * it.
 */
function separatorOf(text: string): string {
  const fits = SEPARATORS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: LOOKED_AT, skipEmptyLines: 'greedy' });
    const widths = new Map<number, number>();
    for (const { length } of data) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    const [width, rows] = [...widths].sort(([one, many], [other, more]) => more - many || other - one)[0] ?? [0, 0];
    return { delimiter, width, rows };
  });
  fits.sort((one, other) => other.rows - one.rows || other.width - one.width);
  return fits[0]?.rows ? fits[0].delimiter : ',';
}

/** Parses a text table; its separator (tab, semicolon, comma or bar) is detected, or given by a first line `sep=`. */
export function readTableText(text: string): ReadTable {
  const whole = text.replace(/^\uFEFF/, '');
  // Spreadsheets of some countries say in the first line what parts the columns.
  const [said, delimiter = separatorOf(whole)] = /^sep=(.)\r?\n/i.exec(whole) ?? [];
  const { data, errors } = Papa.parse<string[]>(said ? `\n${whole.slice(said.length)}` : whole, {
    skipEmptyLines: false,
    delimiter,
  });
  const doubtful = errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row + 1] : []));
  return { table: data, doubtful: [...new Set(doubtful)] };
}

/**
 * Reads the rows of a file: of an Excel workbook's first sheet, or of a text.
 * @param readText parses the text; may return something else than a table
 * @throws Error with a message for the user when the file cannot be read
 */
export async function readTableFile<T = ReadTable>(
  file: File,
  readText: (text: string) => T | ReadTable = readTableText,
): Promise<T | ReadTable> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOfTable(bytes);
  if (kind === 'text') return readText(decodeText(bytes));
  if (kind === 'old-workbook') throw new Error(UNREADABLE);
  try {
    const { readWorkbook } = await import('#client/workbook.ts');
    return { table: readWorkbook(bytes), doubtful: [] };
  } catch {
    throw new Error(UNREADABLE);
  }
}

/**
 * Downloads rows as a CSV file in UTF-8 with a byte order mark, so that spreadsheets show Hindi and Punjabi letters.
 */
export function saveTable(rows: string[][], name: string): void {
  // The mark at the start makes spreadsheets read Hindi and Punjabi letters.
  const text = `\uFEFF${Papa.unparse(rows)}`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), MINUTE);
}
