import { strFromU8, unzipSync } from 'fflate';

/** Maximum size of one unpacked part of a workbook in bytes; no guest list is larger. */
const MOST = 40_000_000;
const PARTS = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/**
 * Returns the cell texts of the first sheet of an Excel workbook, by row. Reads only texts and numbers; libraries for
 * workbooks need workers that the content policy forbids, or are ten times as large.
 * @throws Error when the bytes are not a workbook
 */
export function readWorkbook(bytes: Uint8Array): string[][] {
  const parts = unzipSync(bytes, { filter: ({ name, originalSize }) => PARTS.test(name) && originalSize < MOST });
  const xml = (name: string): Document | null => {
    const part = parts[name];
    return part ? new DOMParser().parseFromString(strFromU8(part), 'application/xml') : null;
  };
  const book = xml('xl/workbook.xml');
  const sheet = book && xml(`xl/${firstSheet(book, xml('xl/_rels/workbook.xml.rels'))}`);
  if (!sheet) throw new Error('no workbook');
  const shared = all(xml('xl/sharedStrings.xml'), 'si').map(textOf);
  const rows: string[][] = [];
  for (const row of all(sheet, 'row')) {
    const cells: string[] = [];
    for (const cell of all(row, 'c'))
      cells[columnOf(cell.getAttribute('r') ?? '') ?? cells.length] = valueOf(cell, shared);
    // Empty rows are not stored: their numbers are.
    rows[Number(row.getAttribute('r') ?? rows.length + 1) - 1] = Array.from(cells, (text) => text ?? '');
  }
  return Array.from(rows, (row) => row ?? []);
}

const all = (within: Document | Element | null, name: string): Element[] => [
  ...(within?.getElementsByTagNameNS('*', name) ?? []),
];

/** Returns the path of the first sheet, relative to the folder `xl`. */
function firstSheet(book: Document, relations: Document | null): string {
  const [sheet] = all(book, 'sheet');
  const id = [...(sheet?.attributes ?? [])].find(
    ({ localName, prefix }) => localName === 'id' && prefix !== null,
  )?.value;
  const target = all(relations, 'Relationship')
    .find((one) => one.getAttribute('Id') === id)
    ?.getAttribute('Target');
  return target?.replace(/^\/?xl\//, '') ?? 'worksheets/sheet1.xml';
}

/**
 * Returns the zero-based column index of a cell reference (`C7` is 2); null when it does not begin with capital
 * letters.
 */
function columnOf(place: string): number | null {
  const [letters] = /^[A-Z]+/.exec(place) ?? [];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

function valueOf(cell: Element, shared: readonly string[]): string {
  const kind = cell.getAttribute('t');
  if (kind === 'inlineStr') return textOf(cell);
  const value = all(cell, 'v')[0]?.textContent ?? '';
  if (kind === 's') return shared[Number(value)] ?? '';
  // Numbers may be stored as 9.814012345E9.
  return kind === null || kind === 'n' ? (/e/i.test(value) ? String(Number(value)) : value) : value;
}

/** Returns the text of a cell, joined from its runs, without the phonetic guides of East Asian scripts. */
function textOf(element: Element): string {
  return all(element, 't')
    .filter((part) => part.parentElement?.localName !== 'rPh')
    .map((part) => part.textContent ?? '')
    .join('');
}
