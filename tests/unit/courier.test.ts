import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressLines, courierRows } from '#domain/packing/courier.rules.ts';
import {
  courierExamples,
  type CourierField,
  courierFields,
  numberHeadings,
  referenceHeadings,
} from '#domain/settings/courier-tables.rules.ts';
import { contentsOf, type PackingHome } from '#domain/packing/packing.rules.ts';
import { NO_REFERENCES, readTracking, trackingLayout } from '#domain/packing/tracking.rules.ts';
import { tableOf } from '#domain/lists/one-table.rules.ts';
import { readBook } from '#domain/lists/read-book.ts';

const contents = contentsOf({
  kind: 'item',
  content: {
    kind: 'sweet',
    itemId: 'a'.repeat(24),
    name: 'Kaju katli',
    image: '',
    rate: '',
    description: '',
    quantity: 2,
    unit: 'kg',
    price: 0,
    delivery: 0,
  },
});
const home = (place: number, changes: Partial<PackingHome & { tracking: string }> = {}) => ({
  orderId: 'b'.repeat(24),
  position: place - 1,
  reference: `2627-000042-${place}`,
  contents: contents.key,
  boxes: 1,
  due: '2026-12-01',
  name: `Guest ${place}`,
  mobile: '9876543210',
  address: '12, Mall Road,\nAmritsar',
  pincode: '143001',
  district: 'Amritsar',
  region: 'Punjab',
  tracking: '',
  ...changes,
});
const sender = { name: 'Shagun', pincode: '143001', mobile: '9876543210' };

const headings = { reference: referenceHeadings, number: numberHeadings };

describe('the table for a courier', () => {
  it.each(courierExamples)('of $courier has a row a home, and a cell under every heading', (table) => {
    const rows = courierRows(
      table,
      [home(1), home(2, { name: '=1+1' })].map((one) => ({ home: one, contents })),
      sender,
    );
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toHaveLength(table.columns.length);
    const cells = (row: number) =>
      Object.fromEntries(table.columns.map(({ heading }, at) => [heading, rows[row]![at]]));
    expect(Object.values(cells(1))).toEqual(expect.arrayContaining(['2627-000042-1', 'Guest 1', '143001', '2250']));
    // What a spreadsheet would compute is marked as text.
    expect(Object.values(cells(2))).toContain("'=1+1");
    expect(rows.flat().some((cell) => cell.includes('\n'))).toBe(false);
  });

  it('has no heading and no text that a spreadsheet would run', () => {
    const columns = [{ heading: '=1+1', field: 'text' as const, text: '@sum' }];
    const table = { id: 'own', courier: 'Own', lineLength: 12, packingGrams: 125, columns };
    expect(courierRows(table, [{ home: home(1), contents }], sender)).toEqual([["'=1+1"], ["'@sum"]]);
  });

  it('has under each heading what the owner chose for it, and weighs boxes with their packing', () => {
    const fields = Object.keys(courierFields) as CourierField[];
    const table = {
      id: 'own',
      courier: 'Own',
      lineLength: 12,
      packingGrams: 125,
      columns: fields.map((field) => ({ heading: field, field, text: 'Prepaid' })),
    };
    const [first, row = []] = courierRows(table, [{ home: home(7, { boxes: 3, note: 'Flat 3' }), contents }], sender);
    expect(first).toEqual(fields);
    expect(Object.fromEntries(fields.map((field, at) => [field, row[at]]))).toEqual({
      reference: '2627-000042-7',
      name: 'Guest 7',
      mobile: '9876543210',
      address: '12, Mall Road, Amritsar',
      'line 1': '12, Mall',
      'line 2': 'Road,',
      'line 3': 'Amritsar',
      district: 'Amritsar',
      region: 'Punjab',
      pincode: '143001',
      boxes: '3',
      grams: '6375',
      kilograms: '6.375',
      contents: 'Kaju katli, 2 kg',
      note: 'Flat 3',
      sender: 'Shagun',
      'sender pincode': '143001',
      'sender mobile': '9876543210',
      text: 'Prepaid',
    });
  });

  it('has an empty cell where the family wrote no note', () => {
    const columns = (['name', 'note'] as const).map((field) => ({ heading: field, field, text: '' }));
    const table = { id: 'own', courier: 'Own', lineLength: 12, packingGrams: 0, columns };
    expect(courierRows(table, [{ home: home(1), contents }], sender)[1]).toEqual(['Guest 1', '']);
  });

  it('keeps every word of an address, in lines that are as long as the form has them', () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('a', 'ਘ', 'र', ',', '9') }));
    fc.assert(
      fc.property(words, fc.integer({ min: 10, max: 60 }), (list, length) => {
        const lines = addressLines(list.join('  '), length);
        expect(lines.filter(Boolean).join(' ')).toBe(list.join(' '));
        for (const line of lines.slice(0, 2))
          if (line.includes(' ')) expect([...line].length).toBeLessThanOrEqual(length);
      }),
    );
  });
});

/** Reads a courier's file as the page does. */
function read(text: Uint8Array | string, homes = [home(1), home(2), home(3, { tracking: 'AW300IN' })]) {
  const { rows: table } = tableOf(readBook(text));
  const layout = trackingLayout(table, headings);
  return { layout, ...readTracking(table, layout, homes) };
}
const given = (reading: ReturnType<typeof read>) => reading.given.map((one) => [one.home.reference, one.number]);

describe('the numbers that a courier sends back', () => {
  it.each([
    ['AWB,Order ID\nAW100IN,2627-000042-1\nAW200IN,2627-000042-2'],
    ['Order No;Status;Waybill No.\n2627-000042-1;Booked;AW100IN\n2627-000042-2;Booked;AW200IN'],
    [
      'Bookings of 22 November\t\t\n\t\t\nConsignment Number\tSender\tYour remark\nAW100IN\tShagun\t2627-000042-1\nAW200IN\tShagun\t2627-000042-2',
    ],
    ['sep=;\nREF NO;ARTICLE NO\n 2627-000042-1 ; AW 100 IN \n2627–000042–2;AW200IN'],
    // Two columns and an empty line at the end, as most couriers send it.
    ['Reference;Barcode No\r\n2627-000042-1;AW100IN\r\n2627-000042-2;AW200IN\r\n'],
    ['Order No\tWaybill\n2627-000042-1\tAW100IN\n2627-000042-2\tAW200IN\n'],
    ['Bookings, Amritsar\n\nOrder No;Waybill\n2627-000042-1;aw 100 in\n2627-000042-2;AW200IN\n\n'],
    ['Ref;To;AWB\n2627-000042-1;12, Mall Road, Amritsar;AW100IN\n2627-000042-2;7, Lawrence Road, Amritsar;AW200IN'],
  ])('are found whatever stands around them', (text) => {
    expect(given(read(text))).toEqual([
      ['2627-000042-1', 'AW100IN'],
      ['2627-000042-2', 'AW200IN'],
    ]);
  });

  it('are read from a file of UTF-16 with semicolons, as spreadsheets save it', () => {
    const text = '\uFEFFReference;Name;Tracking Number\r\n2627-000042-2;ਗੁਰਪ੍ਰੀਤ;AW200IN\r\n';
    const bytes = new Uint8Array(Buffer.from(text, 'utf16le'));
    expect(given(read(bytes))).toEqual([['2627-000042-2', 'AW200IN']]);
  });

  it('are taken for no home when one number stands twice, or a home has two', () => {
    const twice = read('Ref,AWB\n2627-000042-1,AW100IN\n2627-000042-2,aw100in');
    expect(given(twice)).toEqual([]);
    expect(twice.problems).toEqual([
      { row: 2, message: 'AW100IN is also in row 3. Each home needs a number of its own.' },
      { row: 3, message: 'AW100IN is also in row 2. Each home needs a number of its own.' },
    ]);
    const two = read('Ref,AWB\n2627-000042-1,AW100IN\n2627-000042-1,AW101IN\n2627-000042-2,AW200IN');
    expect(given(two)).toEqual([['2627-000042-2', 'AW200IN']]);
    expect(two.problems.map(({ message }) => message)).toEqual([
      '2627-000042-1 has another number in row 3.',
      '2627-000042-1 has another number in row 2.',
    ]);
  });

  it('are told when they belong to another home already, and are known when nothing is new', () => {
    expect(read('Ref,AWB\n2627-000042-1,AW300IN').problems[0]?.message).toBe(
      'AW300IN already belongs to 2627-000042-3, Guest 3.',
    );
    expect(read('Ref,AWB\n2627-000042-3,AW300IN')).toMatchObject({ given: [], problems: [], known: 1 });
    // The same line twice harms nobody.
    expect(given(read('Ref,AWB\n2627-000042-1,AW100IN\n2627-000042-1,AW100IN'))).toEqual([
      ['2627-000042-1', 'AW100IN'],
    ]);
  });

  it.each([
    ['2627-000099-1,AW100IN', 'is not one of our boxes'],
    [',AW100IN', 'does not say which box'],
    ['2627-000042-1,', 'There is no tracking number for 2627-000042-1 yet.'],
    ['2627-000042-1,1.23457E+12', 'shortened the number'],
    ['2627-000042-1,<b>', 'is not a tracking number'],
    ['2627-000042-1,abc', 'is not a tracking number'],
    [`2627-000042-1,${'9'.repeat(41)}`, `“${'9'.repeat(40)}” is not a tracking number`],
    ['2627-000042-1,AB<>CD', 'is not a tracking number'],
    ['2627-000042-1,9E11', 'shortened the number'],
    [`${'8'.repeat(50)},AW100IN`, `“${'8'.repeat(40)}” is not one of our boxes`],
  ])('%s is told with its row, and the others are taken', (line, words) => {
    const reading = read(`Ref,AWB\n${line}\n2627-000042-2,AW200IN`);
    expect(given(reading)).toEqual([['2627-000042-2', 'AW200IN']]);
    expect(reading.problems).toEqual([{ row: 2, message: expect.stringContaining(words) }]);
  });

  it('are looked for below the headings alone, and a row of other things has none yet', () => {
    const reading = read('To,Ref,AWB\nBua ji,,\nMama ji,2627-000042-2,AW200IN\n,,');
    expect(reading.problems).toEqual([{ row: 2, message: 'There is no tracking number for this row yet.' }]);
    expect(reading.given).toMatchObject([{ row: 3, number: 'AW200IN' }]);
    const titles = (count: number) => 'Bookings,\n'.repeat(count);
    const from = (count: number) => read(`${titles(count)}AWB,Remark\nAW100IN,2627-000042-1`).layout;
    expect([from(9), from(10)]).toEqual([
      { reference: 1, number: 0, from: 10 },
      { reference: 1, number: null, from: 11 },
    ]);
  });

  it('named in several rows are told with the first three of the others', () => {
    const lines = [1, 2, 1, 2, 1].map((place) => `2627-000042-${place},AW100IN`);
    const rows = ['Ref,AWB', ...lines.map((line, at) => line.replace('AW100IN', `AW10${at}IN`))].join('\n');
    expect(read(rows).problems.map(({ message }) => message)).toEqual([
      '2627-000042-1 has other numbers in rows 4 and 6.',
      '2627-000042-2 has another number in row 5.',
      '2627-000042-1 has other numbers in rows 2 and 6.',
      '2627-000042-2 has another number in row 3.',
      '2627-000042-1 has other numbers in rows 2 and 4.',
    ]);
    const five = ['Ref,AWB', ...[1, 2, 3, 4, 5].map((place) => `2627-000042-${place},AW100IN`)].join('\n');
    const homes = [1, 2, 3, 4, 5].map((place) => home(place));
    expect(read(five, homes).problems[0]?.message).toContain('is also in rows 3, 4 and 5');
  });

  it('are asked for when the columns have other names', () => {
    const text = 'Sr,Docket Ref\n1,AW100IN';
    expect(read(text).layout).toEqual({ reference: null, number: null, from: 0 });
    const { rows: table } = tableOf(readBook('Our no,Their no\n2627-000042-1,AW100IN'));
    const layout = trackingLayout(table, headings);
    expect(layout).toEqual({ reference: 0, number: null, from: 1 });
    const chosen = readTracking(table, { ...layout, number: 1 }, [home(1)]);
    expect(chosen.given.map(({ number }) => number)).toEqual(['AW100IN']);
    expect(NO_REFERENCES).toContain('2627-000042-7');
  });
});
