import { strToU8, zipSync, type Zippable } from 'fflate';

/** A sheet of a workbook: the XML of its rows. */
export interface MadeSheet {
  name: string;
  rows: string;
  /** Areas of joined cells: `C2:C5`. */
  joined?: readonly string[];
  state?: 'hidden' | 'veryHidden';
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/\r/g, '_x000D_');

/** XML of a cell with a text of its own. */
export const textCell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** XML of a row with texts in the columns from A on. */
export const textRow = (at: number, texts: readonly string[]): string =>
  `<row r="${at}">${texts.map((text, column) => (text === '' ? '' : textCell(`${letters(column)}${at}`, text))).join('')}</row>`;

/** Letters of a column from 0: A, B, … AA. */
export const letters = (column: number): string =>
  (column > 25 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** Bytes of an Excel workbook with these sheets; `more` adds parts or takes the place of one. */
export function workbookFile(
  sheets: readonly MadeSheet[],
  { props = '', ...more }: Record<string, string> = {},
): Uint8Array {
  const namespace = 'http://schemas.openxmlformats.org';
  const relation = `${namespace}/officeDocument/2006/relationships`;
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${relation}">${props}<sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${escaped(name)}" sheetId="${at + 1}" ${state ? `state="${state}"` : ''} r:id="r${at}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships>${sheets
      .map((_, at) => `<Relationship Id="r${at}" Type="${relation}/worksheet" Target="worksheets/part${at}.xml"/>`)
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows, joined = [] }, at) => [
        `xl/worksheets/part${at}.xml`,
        `<?xml version="1.0"?><worksheet xmlns="${namespace}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData><mergeCells>${joined.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
      ]),
    ),
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])) as Zippable);
}
