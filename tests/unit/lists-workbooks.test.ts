import { describe, expect, it } from 'vitest';
import { MOST } from '#domain/lists/grid.rules.ts';
import { readBook } from '#domain/lists/read-book.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';
import { letters, textCell, textRow, workbookFile } from '#tests/support/workbook-file.ts';

const sheetOf = (rows: string, more: Parameters<typeof workbookFile>[1] = {}): Sheet =>
  readBook(workbookFile([{ name: 'Guests', rows }], more)).sheets[0]!;
const cellsOf = (cells: string, more: Parameters<typeof workbookFile>[1] = {}): readonly string[] | undefined =>
  sheetOf(`<row r="1">${cells}</row>`, more).rows[0]?.cells;

describe('a workbook', () => {
  it('gives every sheet with its name, and says which are hidden', () => {
    const { sheets, text } = readBook(
      workbookFile([
        { name: 'Lists', rows: textRow(1, ['Red']), state: 'hidden' },
        { name: 'Bride & co', rows: textRow(2, ['Name', '', 'Mobile']) },
        { name: 'Groom', rows: textRow(1, ['Om']) },
        { name: 'Codes', rows: '', state: 'veryHidden' },
      ]),
    );
    expect(text).toBe('');
    expect(sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Lists', true],
      ['Bride & co', false],
      ['Groom', false],
      ['Codes', true],
    ]);
    expect(sheets[1]).toMatchObject({ kind: 'table', rows: [{ at: 2, cells: ['Name', '', 'Mobile'] }], cut: '' });
  });

  it('is found where its relations say, in any writing, and its charts are no sheets', () => {
    const type = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
    const rows = `<x:worksheet xmlns:x="y"><x:sheetData><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const book = workbookFile(
      [
        { name: 'Chart', rows: '' },
        { name: 'Guests', rows: '' },
      ],
      {
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r0" Type="${type}/chartsheet" Target="a.xml"/><Relationship Id="r1" Type="${type}/worksheet" Target="/XL/Deep/Here.xml"/></Relationships>`,
        'xl\\deep\\here.xml': rows,
      },
    );
    expect(readBook(book).sheets).toMatchObject([{ name: 'Guests', rows: [{ at: 1, cells: ['7'] }] }]);
  });

  it('has its texts in runs and by number, without guides and marks of lines', () => {
    const strings =
      '<sst><si><t>12 Mall Road_x000D_\nPatiala</t></si><si><r><t>Bub</t></r><r><t xml:space="preserve">bly </t></r><rPh><t>x</t></rPh></si><si><t>_x005F_x000D_</t></si></sst>';
    const cells = '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>9</v></c>';
    expect(cellsOf(cells, { 'xl/sharedStrings.xml': strings })).toEqual(['12 Mall Road\nPatiala', 'Bubbly', '_x000D_']);
    expect(cellsOf(`${textCell('A1', ' a\r\nb ')}<c r="C1" t="str"><f>X()</f><v>98_x0041_</v></c>`)).toEqual([
      'a\nb',
      '',
      '98A',
    ]);
  });

  it('has errors as empty cells, and yes and no as spreadsheets write them', () => {
    const errors = ['#N/A', '#REF!', '#BUSY!'].map((error) => `<c t="e"><v>${error}</v></c>`).join('');
    expect(cellsOf(`${errors}<c t="b"><v>1</v></c><c t="b"><v>0</v></c>`)).toEqual(['', '', '', 'TRUE', 'FALSE']);
  });

  it.each([
    ['141001.00000000001', '141001'],
    ['9.81E9', '9810000000'],
    ['9.198140123450001E+11', '919814012345'],
    ['0.1', '0.1'],
    ['12345678901234567890', '12345678901234567890'],
    ['9811000404', '9811000404'],
  ])('shows the number %s as %s', (value, shown) => {
    expect(cellsOf(`<c><v>${value}</v></c>`)).toEqual([shown]);
  });

  const formats = [
    'dd/mm/yyyy',
    '[$-4009]d mmm yyyy;@',
    'h:mm AM/PM',
    'yyyy-mm-dd\\ hh:mm:ss',
    '000000',
    '0 "days"',
    'mmm',
  ];
  const styles = `<styleSheet><numFmts>${formats
    .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
    .join(
      '',
    )}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/>${formats
    .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
    .join('')}</cellXfs></styleSheet>`;
  it.each([
    [1, '46327', '01-11-2026'],
    [2, '46327.5', '01-11-2026 12:00'],
    [2, '46327', '01-11-2026'],
    [3, '46327', '01-11-2026'],
    [4, '46327', '01-11-2026'],
    [5, '0.75', '18:00'],
    [6, '46327.883333', '01-11-2026 21:12'],
    [7, '1234', '001234'],
    [8, '46327', '46327'],
    [9, '46327', '01-11-2026'],
    [1, '32', '01-02-1900'],
    [1, '141001', '141001'],
    [1, '9811000404', '9811000404'],
    [0, '46327', '46327'],
  ])('shows a number of style %i, %s, as %s', (style, value, shown) => {
    expect(cellsOf(`<c s="${style}"><v>${value}</v></c>`, { 'xl/styles.xml': styles })).toEqual([shown]);
  });

  it('counts days from 1904 where it says so, and reads dates that are written out', () => {
    const more = { 'xl/styles.xml': styles, props: '<workbookPr date1904="1"/>' };
    expect(cellsOf('<c s="1"><v>44865</v></c><c t="d"><v>2026-11-01T21:12:00</v></c>', more)).toEqual([
      '01-11-2026',
      '01-11-2026 21:12',
    ]);
  });

  it('puts cells and rows without a place behind those before', () => {
    const sheet = sheetOf(
      '<row><c><v>1</v></c><c r="C1"><v>2</v></c><c><v>3</v></c></row><row r="1"><c><v>4</v></c></row>',
    );
    expect(sheet.rows).toEqual([
      { at: 1, cells: ['1', '', '2', '3'] },
      { at: 2, cells: ['4', '', '', ''] },
    ]);
  });
});

describe('cells that are joined', () => {
  const rows = [
    ['Our guests', '', ''],
    ['Name', 'Mobile', 'Address'],
    ['Asha', '1', '12 Mall Road, Moga'],
    ['Om', '2', ''],
    ['Ravi', '3', 'Other Road'],
    ['Sona', '4', ''],
  ].map((texts, at) => textRow(at + 1, texts));
  const joined = (...areas: string[]) =>
    readBook(workbookFile([{ name: 'A', rows: rows.join(''), joined: areas }])).sheets[0]!;

  it('count for each filled row that they cover, without taking the place of a text; titles stay one cell', () => {
    expect(joined('A1:C1', 'C3:C6', 'C7:C9', 'A4:B4', 'x').rows.map(({ cells, above }) => [cells[2], above])).toEqual([
      ['', undefined],
      ['Address', undefined],
      ['12 Mall Road, Moga', undefined],
      ['12 Mall Road, Moga', [2]],
      ['Other Road', undefined],
      ['12 Mall Road, Moga', [2]],
    ]);
    expect(joined('A1:C1').rows[0]?.cells).toEqual(['Our guests', '', '']);
  });

  it('make no rows, whatever they claim, and what is not followed is said', () => {
    expect(joined('A1:C1048576', 'C3:C999999999').rows).toHaveLength(6);
    const many = Array.from({ length: 6000 }, (_, at) => textRow(at + 1, ['a'.repeat(3000), at === 0 ? 'b' : '']));
    const areas = Array.from({ length: 6000 }, () => 'B1:B1048576');
    const sheet = readBook(workbookFile([{ name: 'A', rows: many.slice(0, 3000).join(''), joined: areas }])).sheets[0]!;
    expect(sheet.rows.at(-1)?.cells[1]).toBe('b');
    expect(sheet.cut).toMatch(/^Cells that cover several rows count up to row [\d,]+ only\.$/);
  });
});

describe('a file that claims much', () => {
  it('costs nothing for formatted empty cells in the last row and column', () => {
    const sheet = sheetOf(
      `${textRow(1, ['Name'])}<row r="2">${textCell('A2', 'Asha')}<c r="XFD2" s="3"/></row><row r="1048576"><c r="A1048576"/></row>`,
    );
    expect(sheet).toMatchObject({ rows: [{ cells: ['Name'] }, { cells: ['Asha'] }], cut: '' });
  });

  it('may name row 300,000,000 and column XFD', () => {
    const sheet = sheetOf(`${textRow(1, ['A'])}<row r="300000000">${textCell('XFD300000000', 'B')}</row>`);
    expect(sheet.rows).toEqual([
      { at: 1, cells: ['A', ''] },
      { at: 300_000_000, cells: ['', 'B'] },
    ]);
  });

  it('may hold a million cells: so much is read, and said', () => {
    const filled = sheetOf(`<row>${'<c><v>1</v></c>'.repeat(100)}</row>`.repeat(10_000));
    expect(filled.rows).toHaveLength(MOST.cells / 100);
    expect(filled.cut).toBe('This is more than we can read at once. We read it up to row 5,001 and left out the rest.');
    expect(sheetOf(`<row>${'<c/>'.repeat(1_000_000)}</row>${textRow(2, ['A'])}`)).toMatchObject({
      rows: [{ at: 2, cells: ['A'] }],
      cut: '',
    });
  });

  it('may have too many rows or columns: the first ones are read, and said', () => {
    const long = sheetOf('<row><c><v>1</v></c></row>'.repeat(MOST.rows + 5));
    expect(long.rows).toHaveLength(MOST.rows);
    expect(long.cut).toContain('We read only the first 10,000 rows, up to row 10,000');
    const places = Array.from({ length: 250 }, (_, at) => `<c r="${letters(at * 3)}1"><v>${at}</v></c>`);
    const wide = sheetOf(`<row>${places.join('')}</row>`);
    expect(wide.rows[0]?.cells).toHaveLength(MOST.columns);
    expect(wide.cut).toBe('We read only the first 200 columns and left out 50 more.');
  });

  it('may repeat one long text: the letters are counted', () => {
    const strings = `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>`;
    const { rows, cut } = sheetOf('<row><c t="s"><v>0</v></c></row>'.repeat(5000), { 'xl/sharedStrings.xml': strings });
    expect(rows.length).toBeLessThanOrEqual(MOST.letters / 30_000);
    expect(cut).toContain('more than we can read at once');
  });

  it('may unpack to 100 MB: the other sheets are read, and nothing of it', () => {
    const bomb = { name: 'Bomb', rows: `<row><c><v>${'1'.repeat(100_000_000)}</v></c></row>` };
    const both = readBook(workbookFile([bomb, { name: 'Guests', rows: textRow(1, ['Asha']) }]));
    expect(both.sheets).toMatchObject([
      { name: 'Bomb', rows: [], cut: expect.stringContaining('too large') },
      { name: 'Guests', rows: [{ cells: ['Asha'] }] },
    ]);
    expect(() => readBook(workbookFile([bomb]))).toThrow('This sheet is too large');
  });

  it('may say less than it unpacks to: it breaks off, and says so', () => {
    const bytes = workbookFile([{ name: 'Guests', rows: textRow(1, ['Asha']) + textRow(2, ['Om']).repeat(2000) }]);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length - 50; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 100_000)
        view.setUint32(at + 24, 50_000, true);
    const [sheet] = readBook(bytes).sheets;
    expect(sheet?.rows[0]?.cells).toEqual(['Asha']);
    expect(sheet?.cut).toContain('breaks off');
  });

  it.each([
    ['an archive of something else', () => workbookFile([], { 'xl/workbook.xml': '' })],
    ['a broken archive', () => workbookFile([{ name: 'A', rows: '' }]).slice(0, -30)],
    ['an old workbook', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['a PDF', () => new TextEncoder().encode('%PDF-1.7\n')],
  ])('is refused with a sentence when it is %s', (what, made) => {
    if (what === 'an archive of something else') expect(readBook(made()).sheets).toEqual([]);
    else expect(() => readBook(made())).toThrow(/save|CSV/i);
  });

  it('is told by its password', () => {
    const name = new Uint8Array(Buffer.from('EncryptedPackage', 'utf16le'));
    expect(() => readBook(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, ...name))).toThrow('password');
  });
});
