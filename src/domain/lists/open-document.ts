import { type Archive, LockedInside } from '#domain/lists/archive.ts';
import { MOST } from '#domain/lists/grid.rules.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';
import { isoShown, shownNumber } from '#domain/lists/workbook-values.rules.ts';
import { readXml } from '#domain/lists/xml-part.ts';
import { type Attribute, newSheets, wholeIn } from '#domain/lists/xml-sheets.ts';

/** Tells whether an archive is a document of LibreOffice or OpenOffice, such as an `.ods` workbook. */
export const isOpenDocument = (archive: Archive): boolean =>
  archive.has('content.xml') && !archive.has('[Content_Types].xml');

/** A cell while it is read: its value as the file keeps it and as it is shown. */
interface Cell {
  kind: string;
  stored: string;
  text: string;
}

/**
 * Reads all tables of a document of LibreOffice or OpenOffice. Rows and columns that it says to repeat cost nothing
 * where they are empty.
 * @throws LockedInside when it has a password
 */
export function readOpenDocument(archive: Archive): Sheet[] {
  const manifest = archive.part('META-INF/manifest.xml');
  if (manifest && new TextDecoder().decode(manifest).includes('encryption-data')) throw new LockedInside();
  const { begin, open, toSheets } = newSheets();
  const hidden = new Set<string>();
  let [style, row, column, repeated, times] = ['', 1, 0, 0, 0];
  let [isComment, isText] = [false, false];
  let filled: [column: number, text: string][] = [];
  let cell: Cell | null = null;
  const add = (part: string): void => {
    if (cell && !isComment && cell.text.length < MOST.text) cell.text += part;
  };
  // Places go on where an element opens: an empty one has no end.
  const openers: Record<string, (attribute: Attribute) => void> = {
    style: (attribute) => (style = attribute('name')),
    'table-properties': (attribute) => attribute('display') === 'false' && hidden.add(style),
    table(attribute) {
      begin(attribute('name'), hidden.has(attribute('style-name')));
      [row, repeated] = [1, 0];
    },
    'table-row'(attribute) {
      [row, column, times, filled] = [row + repeated, 0, 0, []];
      repeated = wholeIn(attribute('number-rows-repeated')) || 1;
    },
    'table-cell'(attribute) {
      const kind = attribute('value-type');
      [column, isComment] = [column + times, false];
      times = wholeIn(attribute('number-columns-repeated')) || 1;
      cell = { kind, stored: attribute(kind === 'date' ? 'date-value' : 'value'), text: '' };
      const high = wholeIn(attribute('number-rows-spanned'));
      if (high > 1) open()?.covering.push({ at: row, to: row + high - 1, column });
    },
    annotation: () => (isComment = true),
    p() {
      isText = true;
      if (cell?.text) add('\n');
    },
    s: () => add(' '),
    tab: () => add(' '),
    'line-break': () => add('\n'),
  };
  const closers: Record<string, () => void> = {
    'table-cell'() {
      const text = cell ? shownCell(cell).trim() : '';
      for (let more = 0; more < times && text !== '' && filled.length < MOST.cells; more += 1)
        filled.push([column + more, text]);
      cell = null;
    },
    'table-row'() {
      const grid = open()?.grid;
      for (let more = 0; more < repeated && filled.length > 0 && grid?.isFull() === false; more += 1)
        for (const [at, text] of filled) grid.put(row + more, at, text);
    },
    annotation: () => (isComment = false),
    p: () => (isText = false),
  };
  const own = (name: string): string => (name === 'covered-table-cell' ? 'table-cell' : name);
  const isWhole = readXml(archive.part('content.xml') ?? new Uint8Array(), {
    open: (name, attribute) => openers[own(name)]?.(attribute),
    text: (part) => isText && add(part),
    close: (name) => closers[own(name)]?.(),
  });
  return toSheets(isWhole);
}

/** Returns a cell as a person reads it, with all digits of a number that is shown shortened. */
function shownCell({ kind, stored, text }: Cell): string {
  if (kind === 'date') return isoShown(stored.trim());
  if (kind !== 'float') return text;
  return /^0\d+$/.test(text) && Number(text) === Number(stored) ? text : shownNumber(stored, '', false) || text;
}
