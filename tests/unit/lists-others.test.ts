import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MOST } from '#domain/lists/grid.rules.ts';
import { readBook } from '#domain/lists/read-book.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';

/** Bytes of a workbook of LibreOffice with these tables. */
const openDocument = (tables: string, more: Record<string, string> = {}): Uint8Array =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s"><office:automatic-styles><style:style style:name="ta1"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
    ...Object.fromEntries(Object.entries(more).map(([name, xml]) => [name, strToU8(xml)])),
  });
const table = (rows: string, style = 'ta1', name = 'Guests') =>
  `<table:table table:name="${name}" table:style-name="${style}"><table:table-column table:number-columns-repeated="16384"/>${rows}</table:table>`;
const row = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`;
const cell = (text: string, more = '') =>
  `<table:table-cell office:value-type="string" ${more}><text:p>${text}</text:p></table:table-cell>`;
const rowsOf = (sheet?: Sheet) => sheet?.rows.map(({ at, cells }) => [at, ...cells]);

describe('a workbook of LibreOffice', () => {
  it('gives its tables with their names, and says which are hidden', () => {
    const { sheets, text } = readBook(
      openDocument(
        table(row(cell('Red')), 'ta2', 'Codes') + table(row(cell('Asha')) + row(cell('Om')), 'ta1', 'Bride'),
      ),
    );
    expect(text).toBe('');
    expect(sheets.map(({ name, hidden, rows }) => [name, hidden, rows.length])).toEqual([
      ['Codes', true, 1],
      ['Bride', false, 2],
    ]);
  });

  it('shows numbers whole, dates and lines, and nothing of comments', () => {
    const of = (kind: string, value: string, text: string) =>
      `<table:table-cell office:value-type="${kind}" ${value}><text:p>${text}</text:p></table:table-cell>`;
    const cells = [
      of('float', 'office:value="9811000353"', '9.81E+09'),
      of('float', 'office:value="1234"', '001234'),
      of('date', 'office:date-value="2026-11-01"', '1 Nov'),
      '<table:table-cell office:value-type="string"><office:annotation><text:p>old</text:p></office:annotation><text:p>12<text:s/>Mall<text:line-break/>Road</text:p><text:p><text:span>Mo</text:span>ga</text:p></table:table-cell>',
      cell('#N/A'),
    ];
    const [sheet] = readBook(openDocument(table(row(cells.join(''))))).sheets;
    expect(rowsOf(sheet)).toEqual([[1, '9811000353', '001234', '01-11-2026', '12 Mall\nRoad\nMoga']]);
    expect(sheet?.cut).toContain('1 cell shows an error');
  });

  it('has cells that cover others, and repeats cells and rows', () => {
    const rows =
      row(
        cell('Our guests', 'table:number-columns-spanned="3"') +
          '<table:covered-table-cell table:number-columns-repeated="2"/>',
      ) +
      row('<table:table-cell/>', 'table:number-rows-repeated="2"') +
      '<table:table-row/>' +
      row(
        cell('Asha') +
          cell('12 Mall Road', 'table:number-rows-spanned="2"') +
          cell('x', 'table:number-columns-repeated="2"'),
      ) +
      row(`${cell('Om')}<table:covered-table-cell/>${cell('y')}`) +
      row(cell('z'), 'table:number-rows-repeated="2"');
    expect(rowsOf(readBook(openDocument(table(rows))).sheets[0])).toEqual([
      [1, 'Our guests', '', '', ''],
      [5, 'Asha', '12 Mall Road', 'x', 'x'],
      [6, 'Om', '12 Mall Road', 'y', ''],
      [7, 'z', '', '', ''],
      [8, 'z', '', '', ''],
    ]);
  });

  it('may claim any number of rows and columns', () => {
    const empty = '<table:table-cell table:number-columns-repeated="16384"/>';
    const end = row(empty, 'table:number-rows-repeated="1048576"');
    expect(readBook(openDocument(table(row(cell('Asha')) + end + end))).sheets[0]).toMatchObject({
      rows: [{ at: 1, cells: ['Asha'] }],
      cut: '',
    });
    const many = row(cell('a', 'table:number-columns-repeated="999999999"'), 'table:number-rows-repeated="1048576"');
    expect(readBook(openDocument(table(many + many))).sheets[0]?.cut).toContain('more than we can read');
    const long = readBook(openDocument(table(row(cell('a'), 'table:number-rows-repeated="1048576"')))).sheets[0];
    expect(long?.rows).toHaveLength(MOST.rows);
    const high =
      row(cell('a', 'table:number-rows-spanned="1048576"') + cell('b')) + row(cell('') + cell('c')).repeat(3);
    expect(readBook(openDocument(table(high))).sheets[0]?.rows.map(({ cells }) => cells[0])).toEqual([
      'a',
      'a',
      'a',
      'a',
    ]);
  });

  it('is told by its password', () => {
    const more = { 'META-INF/manifest.xml': '<manifest><encryption-data/></manifest>' };
    expect(() => readBook(openDocument('', more))).toThrow('password');
  });
});

describe('a workbook of Excel 2003 in XML', () => {
  const workbook = (sheets: string) =>
    `<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles><Style ss:ID="s21"><NumberFormat ss:Format="000000"/></Style></Styles>${sheets}</Workbook>`;
  const sheet = (rows: string, name = 'Guests', more = '') =>
    `<Worksheet ss:Name="${name}"><Table ss:ExpandedColumnCount="3">${rows}</Table>${more}</Worksheet>`;
  const data = (text: string, kind = 'String', more = '') =>
    `<Cell ${more}><Data ss:Type="${kind}">${text}</Data></Cell>`;

  it('gives its sheets with names, places, kinds and cells that cover others', () => {
    const rows = `<Row>${data('Our guests', 'String', 'ss:MergeAcross="2"')}${data('x')}</Row>
      <Row ss:Index="4" ss:Span="1">${data('Asha &amp; Om')}${data('9.811000353E9', 'Number')}${data('12 Mall Road&#10;Moga', 'String', 'ss:MergeDown="2"')}</Row>
      <Row>${data('Om')}<Cell ss:Index="4" ss:StyleID="s21"><Data ss:Type="Number">1234</Data><Comment><ss:Data>old</ss:Data></Comment></Cell></Row>
      <Row>${data('2026-11-01T00:00:00.000', 'DateTime')}${data('1', 'Boolean')}${data('#N/A', 'Error')}</Row>`;
    const hidden = '<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>';
    const book = readBook(
      new TextEncoder().encode(workbook(sheet(rows) + sheet(`<Row>${data('Red')}</Row>`, 'Codes', hidden))),
    );
    expect(book.text).toBe('');
    expect(book.sheets.map(({ name, hidden: isHidden }) => [name, isHidden])).toEqual([
      ['Guests', false],
      ['Codes', true],
    ]);
    expect(rowsOf(book.sheets[0])).toEqual([
      [1, 'Our guests', '', '', 'x'],
      [4, 'Asha & Om', '9811000353', '12 Mall Road\nMoga', ''],
      [6, 'Om', '', '12 Mall Road\nMoga', '001234'],
      [7, '01-11-2026', 'TRUE', '', ''],
    ]);
  });

  it('may claim any place, and says where it breaks off', () => {
    const far = workbook(
      sheet(
        `<Row ss:Index="999999999" ss:Span="999999999">${data('a', 'String', 'ss:Index="999999999" ss:MergeDown="999999999"')}</Row><Row>${data('b')}</Row>`,
      ),
    );
    expect(readBook(far).sheets[0]?.rows.map(({ cells }) => cells.filter(Boolean))).toEqual([['a'], ['b']]);
    const [broken] = readBook(workbook(sheet(`<Row>${data('a')}</Row>`)).slice(0, -30)).sheets;
    expect(broken).toMatchObject({ rows: [{ cells: ['a'] }], cut: expect.stringContaining('breaks off') });
  });
});

describe('a file of contact cards without any', () => {
  const read = (text: string, name: string) => readBook(new TextEncoder().encode(text), name);

  it('is refused in a sentence, unless its lines have numbers', () => {
    expect(() => read('hello this is no card', 'Contacts.VCF')).toThrow('no contact cards in this file');
    expect(() => read('', 'a.vcf')).toThrow('no contact cards');
    expect(read('Asha Gill 98110 00400', 'a.vcf').text).toContain('Asha');
    expect(read('hello this is no card', 'a.txt').text).toContain('hello');
    expect(read('BEGIN:VCARD\nFN:Asha\nEND:VCARD', 'a.vcf').sheets[0]?.kind).toBe('cards');
  });
});
