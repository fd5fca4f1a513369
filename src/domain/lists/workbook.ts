import { type Archive, TooLargeInside } from '#domain/lists/archive.ts';
import { type Covering, type Grid, newGrid, type Spent } from '#domain/lists/grid.rules.ts';
import * as say from '#domain/lists/lists.texts.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';
import { builtInFormat, isoShown, shownNumber, unmarked } from '#domain/lists/workbook-values.rules.ts';
import { readXml } from '#domain/lists/xml-part.ts';

/** Most sheets that are read; those after them are named. */
const MOST_SHEETS = 60;

/** A sheet as the workbook announces it. */
interface Announced {
  name: string;
  hidden: boolean;
  relation: string;
}

/** What all sheets of a workbook share. */
interface Shared {
  texts: readonly string[];
  /** Codes of formats, by the number of a style. */
  formats: readonly string[];
  is1904: boolean;
  spent: Spent;
}

/**
 * Reads all sheets of an Excel workbook, hidden ones as well, in the workbook's order. Own code over fflate and
 * htmlparser2: read-excel-file ends in want of memory for a row 300,000,000, refuses cells without a place, and tells
 * no hidden sheet; hucre refuses formatted cells at the last row and column.
 * @throws Error when the archive is no workbook
 */
export function readWorkbook(archive: Archive): Sheet[] {
  const home = mainPart(archive);
  const book = archive.part(home);
  if (!book) throw new Error('no workbook');
  const folder = home.slice(0, home.lastIndexOf('/') + 1);
  const { sheets, is1904 } = announcedIn(book);
  const relations = relationsOf(archive, home);
  const of = (kind: string): string => relations.find(({ type }) => type === kind)?.target ?? `${folder}${kind}.xml`;
  const shared = {
    texts: sharedTexts(archive.part(of('sharedStrings'))),
    formats: formatsIn(archive.part(of('styles'))),
    is1904,
    spent: { cells: 0, letters: 0 },
  };
  return sheets.flatMap(({ name, hidden, relation }, at) => {
    const found = relations.find(({ id }) => id === relation);
    // Charts and dialogs are sheets as well, without rows.
    if (found && found.type !== 'worksheet') return [];
    const part = found?.target ?? `${folder}worksheets/sheet${at + 1}.xml`;
    return [{ ...readPart(archive, at < MOST_SHEETS ? part : '', shared), name, hidden }];
  });
}

function readPart(archive: Archive, part: string, shared: Shared): Sheet {
  try {
    const xml = part === '' ? null : archive.part(part);
    return xml
      ? readSheet(xml, shared)
      : newGrid().toSheet({ cut: part === '' ? say.listCutSheet : say.listCutUnread });
  } catch (error) {
    return newGrid().toSheet({ cut: error instanceof TooLargeInside ? say.listCutSheet : say.listCutUnread });
  }
}

/** Returns the name of the part that announces the sheets. */
const mainPart = (archive: Archive): string =>
  relationsOf(archive, '').find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';

/** Returns what a part refers to, with the last word of each kind: `worksheet`, `styles`. */
function relationsOf(archive: Archive, part: string): { id: string; type: string; target: string }[] {
  const cut = part.lastIndexOf('/') + 1;
  const [folder, file] = [part.slice(0, cut), part.slice(cut)];
  const xml = archive.part(`${folder}_rels/${file}.rels`);
  const relations: { id: string; type: string; target: string }[] = [];
  if (xml)
    readXml(xml, {
      open(name, attribute) {
        if (name !== 'Relationship') return;
        const target = new URL(attribute('Target').replaceAll('\\', '/'), `file:///${folder}`);
        relations.push({
          id: attribute('Id'),
          type: attribute('Type').split('/').at(-1) ?? '',
          target: decodeURIComponent(target.pathname.slice(1)),
        });
      },
    });
  return relations;
}

function announcedIn(book: Uint8Array): { sheets: Announced[]; is1904: boolean } {
  const sheets: Announced[] = [];
  let is1904 = false;
  readXml(book, {
    open(name, attribute) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attribute('date1904'));
      if (name !== 'sheet') return;
      const state = attribute('state');
      sheets.push({ name: attribute('name'), hidden: /hidden/i.test(state), relation: attribute('id') });
    },
  });
  return { sheets, is1904 };
}

/** Reads the texts that cells name by number, joined from their runs, without the guides of East Asian scripts. */
function sharedTexts(xml: Uint8Array | null): string[] {
  const texts: string[] = [];
  let [text, isText, isGuide] = ['', false, false];
  if (xml)
    readXml(xml, {
      open(name) {
        if (name === 'si') text = '';
        if (name === 'rPh') isGuide = true;
        isText = name === 't' && !isGuide;
      },
      text(part) {
        if (isText) text += part;
      },
      close(name) {
        isText = false;
        if (name === 'rPh') isGuide = false;
        if (name === 'si') texts.push(unmarked(text));
      },
    });
  return texts;
}

/** Returns the format of each style that cells name by number. */
function formatsIn(xml: Uint8Array | null): string[] {
  const codes = new Map<string, string>();
  const formats: string[] = [];
  let isCells = false;
  if (xml)
    readXml(xml, {
      open(name, attribute) {
        if (name === 'cellXfs') isCells = true;
        if (name === 'numFmt') codes.set(attribute('numFmtId'), attribute('formatCode'));
        if (name !== 'xf' || !isCells) return;
        const id = attribute('numFmtId');
        formats.push(codes.get(id) ?? builtInFormat(Number(id)));
      },
      close(name) {
        if (name === 'cellXfs') isCells = false;
      },
    });
  return formats;
}

/** A cell while it is read. */
interface Cell {
  kind: string;
  format: string;
  value: string;
  text: string;
  isFormula: boolean;
}

/** Tells whether a cell has a formula that no program has calculated; the result of one may be an empty text. */
const isUncounted = ({ kind, value, text, isFormula }: Cell): boolean =>
  isFormula && kind !== 'str' && value.trim() === '' && text === '';

function readSheet(xml: Uint8Array, shared: Shared): Sheet {
  const grid: Grid = newGrid(shared.spent);
  let [row, column, within, isGuide] = [0, -1, '', false];
  let cell: Cell | null = null;
  const covering: Covering[] = [];
  const uncounted = new Set<number>();
  const isWhole = readXml(xml, {
    open(name, attribute) {
      if (name === 'row') {
        // Rows stand in order; a place that goes back is none.
        const said = Number(attribute('r'));
        [row, column] = [Number.isSafeInteger(said) && said > row ? said : row + 1, -1];
      } else if (name === 'c') {
        column = columnOf(attribute('r')) ?? column + 1;
        cell = {
          kind: attribute('t'),
          format: shared.formats[Number(attribute('s'))] ?? '',
          value: '',
          text: '',
          isFormula: false,
        };
      } else if (name === 'f' && cell) cell.isFormula = true;
      else if (name === 'rPh') isGuide = true;
      else if (name === 'mergeCell') covering.push(...coveringIn(attribute('ref')));
      within = name;
    },
    text(part) {
      if (cell && within === 'v') cell.value += part;
      if (cell && within === 't' && !isGuide) cell.text += part;
    },
    close(name) {
      within = '';
      if (name === 'rPh') isGuide = false;
      if (name !== 'c' || !cell) return;
      if (isUncounted(cell)) uncounted.add(row);
      grid.put(row, column, shownCell(cell, shared));
      cell = null;
    },
    isDone: grid.isFull,
  });
  grid.cover(covering);
  const formulas = uncounted.size > 0 ? say.listFormulas([...uncounted]) : '';
  return grid.toSheet({ cut: [isWhole ? '' : say.listCutBroken, formulas].filter(Boolean).join(' ') });
}

/** Returns the cell of an area of joined cells (`C2:D5`) when it covers rows; a title over columns stays one cell. */
function coveringIn(area: string): Covering[] {
  const [, place = '', first, last] =
    /^([A-Z]{1,4}(\d{1,9})):[A-Z]{1,4}(\d{1,9})$/.exec(area.replaceAll('$', '')) ?? [];
  const column = columnOf(place);
  return column !== null && Number(last) > Number(first) ? [{ at: Number(first), to: Number(last), column }] : [];
}

/**
 * Returns the zero-based column of a cell's place (`C7` is 2); null when it does not begin with one to four capital
 * letters.
 */
function columnOf(place: string): number | null {
  const [letters] = /^[A-Z]{1,4}(?![A-Z])/.exec(place) ?? [];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

function shownCell({ kind, format, value, text }: Cell, { texts, is1904 }: Shared): string {
  if (kind === 's') return texts[Number(value)] ?? '';
  if (kind === 'e') return '#ERROR!';
  if (kind === 'b') return value.trim() === '1' || value.trim() === 'true' ? 'TRUE' : 'FALSE';
  if (kind === 'd') return isoShown(value.trim());
  if (kind === 'str' || kind === 'inlineStr' || text !== '') return unmarked(text || value);
  return shownNumber(value, format, is1904);
}
