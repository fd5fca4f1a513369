import fc from 'fast-check';
import { unparse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { kindOfFile } from '#domain/lists/bytes.rules.ts';
import { MOST } from '#domain/lists/grid.rules.ts';
import { tableOf } from '#domain/lists/one-table.rules.ts';
import { readBook } from '#domain/lists/read-book.ts';
import type { Row, Sheet } from '#domain/lists/sheets.rules.ts';
import { textRow, workbookFile } from '#tests/support/workbook-file.ts';

const sheetOf = (source: string | Uint8Array): Sheet => readBook(source).sheets[0]!;
const cellsOf = (source: string | Uint8Array) => sheetOf(source).rows.map(({ cells }) => cells);

describe('a text in columns', () => {
  it('is rows with a filled cell, at their places, and the text as a whole', () => {
    const text = 'Guests,,,\r\n,,,\r\n\r\nName,Mobile,,\r\n Asha ,98,,\r\n';
    expect(readBook(text)).toEqual({
      text,
      sheets: [
        {
          name: '',
          hidden: false,
          kind: 'table',
          doubtful: [],
          cut: '',
          rows: [
            { at: 1, cells: ['Guests', ''] },
            { at: 4, cells: ['Name', 'Mobile'] },
            { at: 5, cells: ['Asha', '98'] },
          ],
        },
      ],
    });
  });

  it.each([['\t'], [';'], [','], ['|']])('is parted by %j', (separator) => {
    const lines = [
      ['Name', 'Place'],
      ['Asha', 'Moga'],
      ['Om', 'Agra'],
    ];
    expect(cellsOf(lines.map((cells) => cells.join(separator)).join('\n'))).toEqual(lines);
    expect(sheetOf(`sep=${separator}\r\n${lines[0]!.join(separator)}`).rows).toEqual([{ at: 2, cells: lines[0] }]);
  });

  it.each([['"=""9811000306"""'], ['="9811000306"'], ['=9811000306'], ['= 9811000306']])(
    'has the digits of the formula %s',
    (cell) => expect(cellsOf(`Name,Mobile\nAsha,${cell}`)[1]).toEqual(['Asha', '9811000306']),
  );

  it('has errors of spreadsheets as empty cells', () => {
    expect(cellsOf('Name,Place,Pin\nAsha,#N/A,#REF!\nOm,#1 Mall,x')[1]).toEqual(['Asha', '', '']);
  });

  it('gives lines back that a stray mark would swallow, and names the row', () => {
    const { rows, doubtful } = sheetOf(
      'Name,No\n"Goldy" Singh,1\nB,2\n"Pinky" Kaur,3\nC,4\n"Never closed,5\nD,6\n"E, F",7',
    );
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Name', 'No'],
      ['"Goldy" Singh', '1'],
      ['B', '2'],
      ['"Pinky" Kaur', '3'],
      ['C', '4'],
      ['"Never closed', '5'],
      ['D', '6'],
      ['E, F', '7'],
    ]);
    expect(doubtful).toEqual([2, 4, 6]);
  });

  it('gives lines back where a mark stands in a line with fewer cells', () => {
    expect(cellsOf('Name,No\nA,1\n"Never closed\nD,6')).toEqual([
      ['Name', 'No'],
      ['A', '1'],
      ['"Never closed', ''],
      ['D', '6'],
    ]);
  });

  it('keeps a cell of several lines with marks inside', () => {
    const { rows, doubtful } = sheetOf('Name,Address,Pin\nA,"12 "A" Road\nMoga",142001\nB,"3 Road\r\nMoga",142002');
    expect(rows[1]?.cells).toEqual(['A', '12 "A" Road\nMoga', '142001']);
    expect(rows[2]).toEqual({ at: 3, cells: ['B', '3 Road\nMoga', '142002'] });
    expect(doubtful).toEqual([2]);
  });

  it.each([
    ['marks', `Name,No\n${'"a" b,1\n'.repeat(100_000)}`, MOST.rows],
    ['open marks', `Name,No\n${'"a,1\n'.repeat(100_000)}`, MOST.rows],
    ['empty lines', `A\n${'\n'.repeat(5_000_000)}B`, 2],
    ['commas', `${','.repeat(2_000_000)}B`, 1],
    ['rows', 'a,b\n'.repeat(300_000), MOST.rows],
  ])('may have any number of %s', (_, text, rows) => {
    expect(sheetOf(text).rows).toHaveLength(rows);
  });

  it('says what was not read', () => {
    expect(sheetOf('a,b\n'.repeat(MOST.rows + 1)).cut).toContain('first 10,000 rows');
    expect(sheetOf(`a,${'b'.repeat(MOST.text + 1)}\nc,d`).cut).toContain('A text in row 1 is longer');
    expect(() => readBook('a'.repeat(MOST.letters + 1))).toThrow('more than we can read');
  });

  it('with nothing in it is a sheet without rows', () => {
    expect(readBook('').sheets).toMatchObject([{ rows: [], cut: '' }]);
  });
});

describe('bytes', () => {
  it('tell their kind', () => {
    expect(kindOfFile(new TextEncoder().encode('PK,1'))).toBe('text');
    expect(kindOfFile(Uint8Array.of(0x50, 0x4b, 3, 4, 20))).toBe('archive');
    expect(kindOfFile(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toBe('old-workbook');
  });

  it('are read line by line where a program put two encodings into one file', () => {
    const bytes = Uint8Array.of(...new TextEncoder().encode('Name\nसीमा\n'), 0x52, 0xe9, 0x6e, 0x0a);
    expect(cellsOf(bytes)).toEqual([['Name'], ['सीमा'], ['Rén']]);
  });
});

describe('a web page under the name of a table', () => {
  it('is read with its joined cells, lines and whole numbers', () => {
    const page = `<html><head><style>td{}</style><title>x</title></head><body><table><tr><th>Name</th><th colspan=2>Number</th><th>City</th></tr>
      <tr><td rowspan=2>A<br> B</td><td x:num="9811000353">9.81E+09</td><td></td><td>M&amp;N
      x</td></tr><tr><td>2</td><td>3</td><td>4</td></tr></table></body></html>`;
    const book = readBook(page);
    expect(book.text).toBe('');
    expect(book.sheets).toHaveLength(1);
    expect(cellsOf(page)).toEqual([
      ['Name', 'Number', '', 'City'],
      ['A\nB', '9811000353', '', 'M&N x'],
      ['A\nB', '2', '3', '4'],
    ]);
  });

  it('has the text of a cell that covers rows in each filled one, and a title once', () => {
    const page = `<table><tr><td colspan=2 rowspan=2>Guests</td><td>x</td></tr><tr></tr><tr><td rowspan=99999999>A<td>1</tr><tr><td>2</tr><tr></tr><tr><td>3</tr></table>`;
    expect(sheetOf(page).rows).toEqual([
      { at: 1, cells: ['Guests', '', 'x'] },
      { at: 3, cells: ['A', '1', ''] },
      { at: 4, cells: ['A', '2', ''], above: [0] },
      { at: 6, cells: ['A', '3', ''], above: [0] },
    ]);
  });

  it('may claim any number of covering cells', () => {
    const page = `<table>${`<tr>${'<td rowspan=9999 colspan=200>a</td>'.repeat(50)}</tr>`.repeat(2000)}</table>`;
    expect(sheetOf(page).rows.length).toBeGreaterThan(0);
  });

  it('may have several tables, one within another, and no closing tags', () => {
    const { sheets } = readBook(
      '<table><tr><td>a<table><tr><td>b</table><td>c<tr><td>d</table><table><tr><td>e</table>',
    );
    expect(sheets.map(({ name, rows }) => [name, rows.map(({ cells }) => cells)])).toEqual([
      [
        'Table 1',
        [
          ['a', 'c'],
          ['d', ''],
        ],
      ],
      ['Table 2', [['b']]],
      ['Table 3', [['e']]],
    ]);
  });

  it.each([
    ['<html><body>No table</body></html>'],
    ['MIME-Version: 1.0\nContent-Type: multipart/related'],
    ['<?xml version="1.0"?><Workbook/>'],
  ])('is refused with a sentence without one: %s', (text) => expect(() => readBook(text)).toThrow('CSV UTF-8'));

  it('is none where a name stands in brackets', () => {
    expect(cellsOf('<Asha>,98\n<Om>,97')).toEqual([
      ['<Asha>', '98'],
      ['<Om>', '97'],
    ]);
  });
});

describe('the one table of a file', () => {
  const book = (...sheets: [name: string, state: 'hidden' | undefined, rows: string][]) =>
    readBook(workbookFile(sheets.map(([name, state, rows]) => ({ name, rows, ...(state ? { state } : {}) }))));

  it('is the first visible sheet with rows, and the others are named', () => {
    const one = tableOf(
      book(
        ['Lists', 'hidden', textRow(1, ['x'])],
        ['Empty', undefined, ''],
        ['Sent', undefined, textRow(3, ['AWB'])],
        ['More', undefined, textRow(1, ['y'])],
      ),
    );
    expect(one.rows).toEqual([[], [], ['AWB']]);
    expect(one.said).toBe('We read the sheet “Sent” and left out “Lists”, “More”.');
    expect(tableOf(book(['A', undefined, textRow(1, ['x'])]))).toEqual({ rows: [['x']], doubtful: [], said: '' });
    expect(tableOf(readBook(''))).toEqual({ rows: [], doubtful: [], said: '' });
  });

  it('does not grow by a row that claims a place beyond any spreadsheet', () => {
    const far = textRow(1, ['a']) + textRow(300_000_000, ['b']);
    expect(tableOf(book(['A', undefined, far])).rows).toEqual([['a'], ['b']]);
  });
});

const names = fc.constantFrom(
  'Asha Rani',
  'ਗੁਰਪ੍ਰੀਤ ਕੌਰ',
  'सीमा देवी',
  'Vijay "Goldy" Singh',
  'Om; Hari',
  'A, B',
  'C | D',
  'E\tF',
);
const latin = fc.constantFrom('Renée Kaur', 'José "Joe", Goa', 'Zoë; Om', 'Tom');
const numbers = fc.constantFrom('9811000306', '+91 98110 00306', '0161-2401133', '98110/00301', "'+9198");
const places = fc.constantFrom('12 Mall Road\nLudhiana', 'H.No 3, Street 4', '', '', 'Moga - 142001');

/** Encodings in which spreadsheets save texts. */
const encodings: readonly [name: string, encode: (text: string) => Uint8Array, name: fc.Arbitrary<string>][] = [
  ['UTF-8', (text) => new TextEncoder().encode(text), names],
  ['UTF-8 with a mark', (text) => new TextEncoder().encode(`\uFEFF${text}`), names],
  ['UTF-16', (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')), names],
  ['UTF-16 the other way round', (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()), names],
  ['UTF-16 without a mark', (text) => new Uint8Array(Buffer.from(text, 'utf16le')), names],
  ['Windows-1252', (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)), latin],
];
const tables = (name: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(name, fc.oneof(numbers, fc.constant('')), places, fc.constant(''), places), {
    minLength: 2,
    maxLength: 12,
  });
/** What a sheet holds: filled cells by row and column. */
const found = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ at, cells }) => cells.flatMap((cell, column) => (cell ? [`${at}.${column} ${cell}`] : []))).sort();
const wanted = (table: readonly (readonly string[])[]): string[] =>
  found(table.map((cells, at) => ({ at: at + 1, cells: cells.map((cell) => cell.trim()) })));
const HEADINGS = ['Name', 'Mobile', 'Address', 'Side', 'Note'];

describe('no filled cell disappears', () => {
  it.each(encodings)('from a text in %s', (_, encode, name) => {
    fc.assert(
      fc.property(
        tables(name),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        (rows, delimiter, newline) => {
          const table = [HEADINGS, ...rows.map((cells) => [...cells])];
          const sheet = sheetOf(encode(unparse(table, { delimiter, newline })));
          expect(found(sheet.rows)).toEqual(wanted(table));
          expect(sheet.doubtful).toEqual([]);
        },
      ),
    );
  });

  it('from a workbook', () => {
    fc.assert(
      fc.property(tables(names), fc.integer({ min: 1, max: 2_000_000 }), (rows, first) => {
        const table = [HEADINGS, ...rows];
        const sheet = sheetOf(
          workbookFile([{ name: 'A', rows: table.map((cells, at) => textRow(first + at, cells)).join('') }]),
        );
        expect(found(sheet.rows.map(({ at, cells }) => ({ at: at - first + 1, cells })))).toEqual(wanted(table));
        expect(sheet.cut).toBe('');
      }),
    );
  });
});
