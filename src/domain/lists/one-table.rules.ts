import * as say from '#domain/lists/lists.texts.ts';
import type { Book, Sheet } from '#domain/lists/sheets.rules.ts';

/** The one table that a courier or the staff means by a file. */
export interface OneTable {
  /** Cells by row, as a spreadsheet counts rows: empty rows stand between the others. */
  rows: string[][];
  /** Rows (from 1) with a stray quotation mark. */
  doubtful: readonly number[];
  /** Which of several sheets was read, and what was not read of it; empty when everything was. */
  said: string;
}

/** Most rows of a spreadsheet; a row that claims a later place follows the one before. */
const MOST_ROWS = 1_048_576;

/** Returns the first visible sheet with rows, else the first hidden one, as one table. */
export function tableOf({ sheets }: Book): OneTable {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const sheet = filled.find(({ hidden }) => !hidden) ?? filled[0];
  if (!sheet) return { rows: [], doubtful: [], said: '' };
  const others = filled.filter((one) => one !== sheet).map(({ name }) => name);
  const said = [others.length > 0 ? say.listOneSheet(sheet.name, others) : '', sheet.cut];
  return { rows: spaced(sheet), doubtful: sheet.doubtful, said: said.filter(Boolean).join(' ') };
}

/** Returns the rows of a sheet at their places, with empty rows between them. */
function spaced({ rows }: Sheet): string[][] {
  const table: string[][] = [];
  for (const { at, cells } of rows) {
    while (table.length < at - 1 && at <= MOST_ROWS) table.push([]);
    table.push([...cells]);
  }
  return table;
}
