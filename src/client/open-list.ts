import { readTableFile, readTableText, type ReadTable } from '#client/table-file.ts';
import type { Book } from '#domain/lists/read-book.ts';

/**
 * Reads a file or a pasted text.
 * @throws Error with a sentence for the person
 */
export async function openList(source: File | string): Promise<Book> {
  let text = typeof source === 'string' ? source : '';
  const read = (whole: string): ReadTable => {
    text = whole;
    return readTableText(whole);
  };
  const { table, doubtful } = typeof source === 'string' ? read(source) : await readTableFile(source, read);
  const rows = table.flatMap((cells, at) => (cells.some((cell) => cell.trim()) ? [{ at: at + 1, cells }] : []));
  return { sheets: [{ name: '', hidden: false, kind: 'table', rows, doubtful, cut: '' }], text };
}
