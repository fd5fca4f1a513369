import { Parser } from 'htmlparser2';
import { type Covering, type Grid, MOST, newGrid, type Spent } from '#domain/lists/grid.rules.ts';
import * as say from '#domain/lists/lists.texts.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';
import { shownNumber } from '#domain/lists/workbook-values.rules.ts';

/** A table that is open; one may stand in a cell of another. */
interface Open {
  grid: Grid;
  row: number;
  column: number;
  /** Text of the open cell; null between cells. */
  text: string | null;
  /** Whole number of the open cell, where its text is a shortened one; else empty. */
  number: string;
  /** Number of columns of the open cell. */
  wide: number;
  /** Number of rows of the open cell. */
  high: number;
  /** Cells that cover rows beneath them. */
  covering: Covering[];
  /** Rows for which a cell from above still fills a column. */
  filled: Map<number, number>;
}

/** Columns in which cells that cover rows are followed. */
const WIDE = 1000;

const UNREAD = new Set(['style', 'script', 'title', 'head', 'noscript']);
/** Stands for a line break of the page, since those of its source are blanks. */
const LINE = '\u2028';
const BLOCKS = new Set(['br', 'p', 'div', 'li']);

/** Tells whether a text is a web page, as many programs save their tables under the name `.xls`. */
export const isWebPage = (text: string): boolean =>
  /^(?:\uFEFF|\s|<\?xml[^>]*>|<!--[^>]*-->)*<(?:!doctype\s+html|html|head|body|table|meta|style|div)\b/i.test(
    text.slice(0, 4000),
  );

const newTable = (spent: Spent): Open => ({
  grid: newGrid(spent),
  row: 0,
  column: 0,
  text: null,
  number: '',
  wide: 1,
  high: 1,
  covering: [],
  filled: new Map(),
});

/** Reads each table of a web page as a sheet. */
export function readWebPage(page: string): Sheet[] {
  const spent: Spent = { cells: 0, letters: 0 };
  const done: Open[] = [];
  const tables: Open[] = [];
  let unread = 0;
  const table = (): Open | undefined => tables.at(-1);
  const closeCell = (): void => {
    const open = table();
    if (!open || open.text === null) return;
    const shown = open.text.replace(/[^\S\u2028]+/g, ' ').replace(/ ?\u2028\s*/g, '\n');
    open.grid.put(open.row, open.column, /\d/.test(shown) && open.number ? shownNumber(open.number, '', false) : shown);
    if (open.high > 1 && open.column < WIDE) {
      for (let more = 0; more < open.wide; more += 1) open.filled.set(open.column + more, open.high);
      open.covering.push({ at: open.row, to: open.row + open.high - 1, column: open.column });
    }
    open.column += open.wide;
    open.text = null;
  };
  const beginRow = (): void => {
    closeCell();
    const open = table();
    if (!open) return;
    [open.row, open.column] = [open.row + 1, 0];
    for (const [column, rows] of open.filled)
      if (rows > 1) open.filled.set(column, rows - 1);
      else open.filled.delete(column);
  };
  const openers: Record<string, (attributes: Record<string, string>) => void> = {
    table() {
      const open = newTable(spent);
      tables.push(open);
      done.push(open);
    },
    tr: beginRow,
    td(attributes) {
      closeCell();
      const open = table();
      if (!open) return;
      while (open.filled.has(open.column)) open.column += 1;
      const span = (text: string | undefined, most: number): number =>
        Math.min(Math.max(Number.parseInt(text ?? '', 10) || 1, 1), most);
      [open.wide, open.high] = [span(attributes['colspan'], MOST.columns), span(attributes['rowspan'], MOST.rows)];
      open.row ||= 1;
      open.text = '';
      // Excel shows long numbers shortened and keeps the whole number in an attribute.
      open.number = attributes['x:num'] ?? '';
    },
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (UNREAD.has(name)) unread += 1;
      const open = table();
      if (BLOCKS.has(name) && open?.text) open.text += LINE;
      openers[name === 'th' ? 'td' : name]?.(attributes);
    },
    ontext(part) {
      const open = table();
      if (unread === 0 && open && open.text !== null && open.text.length < MOST.text) open.text += part;
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      if (['td', 'th', 'tr', 'table'].includes(name)) closeCell();
      if (name === 'table') tables.pop();
    },
  });
  parser.write(page);
  parser.end();
  for (const { grid, covering } of done) grid.cover(covering);
  const sheets = done.map(({ grid }) => grid.toSheet()).filter(({ rows }) => rows.length > 0);
  return sheets.length < 2 ? sheets : sheets.map((sheet, at) => ({ ...sheet, name: say.listTableName(at + 1) }));
}
