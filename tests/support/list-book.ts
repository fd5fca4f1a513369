import { readBook } from '#domain/lists/read-book.ts';
import type { Book, Sheet } from '#domain/lists/sheets.rules.ts';

/** Returns rows of cells as a sheet, without empty rows. */
export const sheetOf = (table: readonly (readonly string[])[], name = ''): Sheet => ({
  name,
  hidden: false,
  kind: 'table',
  rows: table.flatMap((cells, at) => (cells.some((cell) => cell.trim() !== '') ? [{ at: at + 1, cells }] : [])),
  doubtful: [],
  cut: '',
});

/** Returns a pasted text as a book. */
export const bookOf = (text: string): Book => readBook(text);
