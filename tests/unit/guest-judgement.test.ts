import fc from 'fast-check';
import { unparse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { checkGuests } from '#domain/guests/guest-check.rules.ts';
import type { Edits } from '#domain/guests/guest-import.rules.ts';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import { guestSheets, rawGuests } from '#domain/guests/guest-sheets.rules.ts';
import { asciiDigits } from '#lib/digits.ts';
import type { Book } from '#domain/lists/sheets.rules.ts';
import { columnsInShort } from '#shop/guests/import-labels.ts';
import { bookOf, sheetOf } from '../support/list-book.ts';

const tableOf = (rows: readonly (readonly string[])[]): Book => ({ sheets: [sheetOf(rows)], text: '' });
const rawOf = (book: Book) => guestSheets(book).flatMap((sheet) => rawGuests(sheet, sheet.layout));
const read = (book: Book, edits: Edits = {}) => checkGuests(rawOf(book).map(readGuest), edits, [], new Set());
const layout = (...rows: string[][]) => guestSheets(tableOf(rows))[0]?.layout;

describe('the columns of a list', () => {
  it.each([
    ['Zip/Postal Code', 'pincode', '142001'],
    ['Address 1 - Postcode', 'pincode', '142001'],
    ['Home ZipCode', 'pincode', '142 001'],
    ['PIN Code No.', 'pincode', '142001'],
    ['postal_code', 'pincode', '142001'],
    ['Your full postal address with pin code?', 'address', 'House 4, Moga 142001'],
    ['Street Address 2 (Apt #)', 'address', 'First Floor'],
    ['State/Province', 'address', 'Punjab'],
    ['streetAddress', 'address', '5 Mall Road'],
    ['घर का पूरा पता', 'address', 'मकान 4 गली 5 रोहतक'],
    ['ਘਰ ਦਾ ਪੂਰਾ ਪਤਾ', 'address', 'ਪਿੰਡ ਵੇਰਕਾ 5'],
    ['How many people in your home?', 'guestNo', '4'],
    ['No. of persons', 'guestNo', '4'],
    ['कितने लोग आएँगे?', 'guestNo', '4'],
    ['guestCount', 'guestNo', '4'],
    ['Whose side are you on?', 'side', 'Bride'],
    ['Relation with you', 'category', 'Mama ji'],
    ['ईमेल', 'email', 'a@example.org'],
  ])('%s is the %s', (heading, field, cell) => {
    const found = layout(
      ['Name', 'Mobile', heading],
      ['Asha Gill', '9811000400', cell],
      ['Ravi Gill', '9811000401', cell],
    );
    expect(found).toMatchObject({ columns: ['name', 'mobile', field], from: 1, doubts: [] });
  });

  it.each(['आपका पूरा नाम', 'Your full name', 'ਤੁਹਾਡਾ ਪੂਰਾ ਨਾਮ', 'guestName', 'Name of the invitee'])(
    '%s is the name beside a time stamp that is nothing',
    (heading) => {
      const rows = [
        ['Timestamp', heading, 'WhatsApp number (10 digits)', 'Where shall we send it?'],
        ['2026/11/01 9:12:01 pm GMT+5:30', 'Asha Gill', '9811000400', 'House 3, Street 4, Bathinda'],
        ['01-11-2026 21:12', 'Ravi Gill', '9811000401', 'House 5, Street 4, Bathinda'],
      ];
      expect(layout(...rows)).toMatchObject({ columns: ['', 'name', 'mobile', 'address'], from: 1, leftOut: [0] });
    },
  );

  it('are judged by their cells where a heading says something else, and the doubt names them', () => {
    const rows = [
      ['Guest', 'Phone', 'Category', 'Address', 'Answer'],
      ['Asha', '9811000400', 'House 3, Street 4, Bathinda', '2026-11-01', 'with joy'],
      ['Ravi', '9811000401', 'House 5, Street 4, Bathinda', '2026-11-02', 'with joy'],
    ];
    const found = layout(...rows);
    expect(found?.columns).toEqual(['name', 'mobile', 'address', '', '']);
    expect(found?.doubts.map(({ column }) => column)).toEqual([2, 3, 4]);
    for (const [at, name] of ['Category', 'Address', 'Answer'].entries())
      expect(found?.doubts[at]?.said).toContain(name);
  });

  it('have headings unlike the cells beneath, known or not, and rounded numbers are guests', () => {
    const rows = [
      ['nombre', 'telefono'],
      ['Jessy Paul', '9,19811E+11'],
      ['Joy Paul', '9,18E+11'],
    ];
    expect(read(tableOf(rows)).map(({ name, problem }) => [name, problem.includes('shortened')])).toEqual([
      ['Jessy Paul', true],
      ['Joy Paul', true],
    ]);
  });

  it('keep a house number, and leave out only a whole part that is repeated', () => {
    const rows = [
      ['Name', 'Mobile', 'Street', 'House No', 'City'],
      ['Asha', '9811000400', 'Gali 12 Rampur Road', '2', 'Rampur'],
      ['Ravi', '9811000401', 'Gali 12, Moga', '3', 'Moga'],
    ];
    expect(read(tableOf(rows)).map(({ address }) => address)).toEqual([
      'Gali 12 Rampur Road, 2, Rampur',
      'Gali 12, Moga, 3',
    ]);
  });

  it('are titles, headings again and sums in rows that are named and no guests; a title tells the side', () => {
    const rows = [
      ['Our wedding'],
      ['Bride side'],
      ['No', 'Guest Name', 'Contact No'],
      ['1', 'Asha', '9811000400'],
      ['Groom side'],
      ['No', 'Guest Name', 'Contact No'],
      ['1', 'Ravi', '9811000401'],
      ['TOTAL', '2', ''],
    ];
    expect(read(tableOf(rows)).map(({ name, side, at }) => [name, side, at])).toEqual([
      ['Asha', 'bride', 4],
      ['Ravi', 'groom', 7],
    ]);
    expect(guestSheets(tableOf(rows))[0]?.cut).toMatch(/Our wedding.*Guest Name.*TOTAL/);
  });

  it.each([
    ['a sheet', ['Item', 'Vendor', 'Price'], tableOf],
    ['a sheet with a title', ['Item', 'Qty', 'Rate'], (rows: string[][]) => tableOf([['For the wedding'], ...rows])],
    ['a text', ['Particulars', 'Advance', 'Balance'], (rows: string[][]) => bookOf(unparse(rows))],
  ])('name nobody in %s of things, and its rows are named', (_, head, made) => {
    const book = made([head, ['Tent', 'Sharma Tents', '50000'], ['Flowers', 'Gupta', '500']]);
    const [sheet] = guestSheets(book);
    expect(sheet).toMatchObject({ guests: 0, layout: { columns: ['', '', ''] } });
    expect(sheet?.cut).toContain('“Tent, Sharma Tents, 50000” and “Flowers, Gupta, 500”');
  });

  it('are those of guests where a list of theirs says what is paid', () => {
    const rows = [
      ['Name', 'Total', 'Status', 'Paid'],
      ['Asha Gill', '3', 'came', 'yes'],
    ];
    expect(read(tableOf(rows)).map(({ name }) => name)).toEqual(['Asha Gill']);
  });

  it('have adults and kids as one number, which goes before that of invitations', () => {
    for (const order of [
      [0, 1, 2, 3, 4],
      [0, 1, 3, 4, 2],
    ]) {
      const rows = [
        ['Name', 'Mobile', 'No. of invites', 'Adults', 'Kids'],
        ['Asha Gill', '9811000400', '1', '2', '3'],
        ['Ravi Gill', '9811000401', '1', '4', ''],
      ].map((cells) => order.map((at) => cells[at]!));
      expect(read(tableOf(rows)).map(({ guestNo }) => Number(guestNo))).toEqual([5, 4]);
      expect(layout(...rows)?.doubts.map(({ said }) => said)).toEqual(['We left out “No. of invites”.']);
    }
  });

  it('are named only up to eight where many are left out', () => {
    const named = Array.from({ length: 98 }, (_, at) => `We left out “Column ${at + 6}”.`);
    expect(columnsInShort(named)).toEqual([...named.slice(0, 8), '90 more columns']);
    expect(columnsInShort(named.slice(0, 8))).toHaveLength(8);
    expect(columnsInShort(named.slice(0, 9)).at(-1)).toBe('1 more column');
  });

  it('take the home before work, and the first of two addresses; the other goes into the note', () => {
    const rows = [
      ['Name', 'Mobile', 'Work Address', 'Home Address', 'Home ZipCode'],
      ['Asha', '9811000400', 'Plot 4', '4 A Road ::: 5 B Road', '142001 ::: 305001'],
    ];
    expect(read(tableOf(rows))).toMatchObject([
      { address: '4 A Road', pincode: '142001', note: 'Other address: 5 B Road 305001' },
    ]);
    expect(layout(...rows)?.doubts).toEqual([{ column: 2, said: 'We left out “Work Address”.' }]);
  });
});

describe('a row', () => {
  const one = (heading: string, cell: string, edit: object = {}) =>
    read(
      tableOf([
        ['Name', 'Mobile', heading],
        ['Asha Gill', '9811000400', cell],
      ]),
      { 2: edit },
    )[0];

  it.each(['142-001', 'PIN 142001', '="142001"', '142001.00000000001', '१४२००१'])('has the pincode %s', (cell) => {
    expect(one('Pincode', cell)).toMatchObject({ pincode: '142001', problem: '' });
  });

  it.each([
    'House 4, Moga 142001',
    'House 4, Moga - 142 001',
    'House 4, Moga PIN: 142001',
    'House 4, Moga (142001), India',
  ])('has the pincode at the end of %s, which can be taken back', (address) => {
    const guest = one('Address', address);
    expect(guest).toMatchObject({ address: 'House 4, Moga', pincode: '142001' });
    const undo = guest?.changes[0]?.undo ?? {};
    expect(undo).toEqual({ address, pincode: '' });
    expect(one('Address', address, undo)).toMatchObject({ address, pincode: '', changes: [], problem: '' });
  });

  it.each(['5 (3 बड़े 2 बच्चे)', '5 (3 adults, 2 kids)', '५ (with family)', '5 persons (all)'])(
    'has five persons by %s',
    (cell) => {
      expect(one('Persons', cell)).toMatchObject({ guestNo: '5', note: '', problem: '' });
    },
  );

  it('is judged strictly where the host has typed, and leniently before', () => {
    expect(one('Pincode', '99')).toMatchObject({ pincode: '', problem: '' });
    expect(one('Pincode', '99', { pincode: '99' })).toMatchObject({ problemField: 'pincode', changes: [] });
    expect(one('Pincode', '99', { pincode: '142 001' })).toMatchObject({ pincode: '142001', problem: '' });
    expect(one('Side', 'cousin', { side: 'cousin' })).toMatchObject({ problemField: 'side' });
    expect(one('Note', '', { name: 'Om' })).toMatchObject({ problemField: 'name' });
  });

  it('has a number over several sheets that is its own', () => {
    const sheets = ['Bride side', 'Ladke wale'].map((name) =>
      sheetOf(
        [
          ['Name', 'Mobile'],
          ['Asha', '9811000400'],
        ],
        name,
      ),
    );
    const found = guestSheets({ sheets: [{ ...sheets[0]!, hidden: true }, sheets[1]!], text: '' });
    expect(found.map(({ name, side, guests }) => [name, side, guests])).toEqual([
      ['Ladke wale', 'groom', 1],
      ['Bride side', 'bride', 1],
    ]);
    expect(rawGuests(found[1]!, found[1]!.layout, 1000, 'bride')).toMatchObject([{ row: 1002, at: 2, side: 'bride' }]);
  });
});

/** Words beside numbers that say nothing of a guest. */
const LABELS = /^(?:ph|m|home|whatsapp|mobile|or|pin|persons|91)$/;
const plain = (text: string): string => asciiDigits(text).normalize('NFD').toLowerCase();

/** Returns the filled cells of a table's data whose words are nowhere in what was read, and that nothing names. */
function unnamed(rows: readonly (readonly string[])[], book: Book): string[] {
  return guestSheets(book).flatMap((sheet) => {
    const guests = checkGuests(rawGuests(sheet, sheet.layout).map(readGuest), {}, [], new Set());
    const named = plain([sheet.cut, JSON.stringify(guests)].join(' '));
    const digits = named.replace(/[^\d"]/g, '');
    return rows.flatMap((cells) =>
      cells.filter((cell, at) => {
        if (sheet.layout.leftOut.includes(at) || sheet.layout.doubts.some(({ column }) => column === at)) return false;
        const words = plain(cell).match(/[\p{L}\p{M}]+|\d[\d\s-]*\d|\d/gu) ?? [];
        return !words.every((word) =>
          /\d/.test(word)
            ? digits.includes(word.replace(/\D/g, '').slice(-10)) || named.includes(word)
            : LABELS.test(word) || named.includes(word),
        );
      }),
    );
  });
}

it('every filled cell is found in a guest, in what is said, or in a column that is named', () => {
  const fields = {
    name: fc.constantFrom(
      'Asha Gill',
      'Raju Plumber 2',
      'Sharma ji + family',
      'Ravi +1',
      'सीमा रानी',
      'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
      'Om',
    ),
    mobile: fc.constantFrom(
      '9811000400',
      '+91 98110 00401',
      'Ph: 98110-00402',
      '98110 00403 / 98110 00404',
      '0161 2401133',
      '12',
      '',
    ),
    address: fc.constantFrom('House 4, Moga 142001', 'मकान 4 गली 5 रोहतक', 'B-12 Green Park, Delhi', ''),
    pincode: fc.constantFrom('142001', '142-002', 'PIN 142003', '99', ''),
    guestNo: fc.constantFrom('4', '4 persons', '2+1', 'two', ''),
    relation: fc.constantFrom('Mama ji', 'Family', ''),
    when: fc.constantFrom('2026/11/01 9:12:01 pm', '01-11-2026', ''),
  };
  const headings: Record<keyof typeof fields, string[]> = {
    name: ['Name', 'आपका पूरा नाम', 'guestName', 'ਨਾਮ', 'Naam ji'],
    mobile: ['Mobile', 'Your WhatsApp number?', 'phoneNumber', 'मोबाइल', 'Fon'],
    address: ['Address', 'streetAddress', 'घर का पता', 'Ghar', 'Full postal address with pin code'],
    pincode: ['Pincode', 'Zip/Postal Code', 'पिन कोड', 'zipCode', 'Kod'],
    guestNo: ['Persons', 'How many people?', 'कितने लोग', 'Jane'],
    relation: ['Relation', 'रिश्ता', 'Wer'],
    when: ['Timestamp', 'टाइमस्टैंप', 'Wann'],
  };
  const keys = Object.keys(fields) as (keyof typeof fields)[];
  const list = fc
    .record({
      order: fc.shuffledSubarray(keys, { minLength: 2 }).filter((order) => order.includes('name')),
      rows: fc.array(fc.record(fields), { minLength: 1, maxLength: 6 }),
      words: fc.nat(4),
      headed: fc.boolean(),
      separator: fc.constantFrom(',', ';', '\t', '|'),
      titled: fc.boolean(),
    })
    .map(({ order, rows, words, headed, separator, titled }) => {
      const data = rows.map((row) => order.map((key) => row[key]));
      const head = order.map((key) => headings[key][words % headings[key].length]!);
      const text = unparse([...(titled ? [['Guest list']] : []), ...(headed ? [head] : []), ...data], {
        delimiter: separator,
      });
      return { data, text, table: [...(headed ? [head] : []), ...data] };
    });
  fc.assert(
    fc.property(list, ({ data, text, table }) => {
      expect(unnamed(data, tableOf(table))).toEqual([]);
      expect(unnamed(data, bookOf(text))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
