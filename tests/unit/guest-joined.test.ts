import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkGuests } from '#domain/guests/guest-check.rules.ts';
import type { Edits } from '#domain/guests/guest-import.rules.ts';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import { guestSheets, rawGuests } from '#domain/guests/guest-sheets.rules.ts';
import { readBook } from '#domain/lists/read-book.ts';
import type { Book } from '#domain/lists/sheets.rules.ts';
import { bookOf } from '../support/list-book.ts';
import { textRow, workbookFile } from '#tests/support/workbook-file.ts';

const check = (book: Book, edits: Edits = {}) =>
  checkGuests(
    guestSheets(book)
      .flatMap((sheet) => rawGuests(sheet, sheet.layout))
      .map(readGuest),
    edits,
    [],
    new Set(),
  );
const HEADINGS = ['Name', 'Mobile', 'Persons', 'Address', 'Pincode', 'Name on the box'];
const workbookOf = (rows: readonly (readonly string[])[], joined: readonly string[]): Book =>
  readBook(workbookFile([{ name: 'A', rows: rows.map((texts, at) => textRow(at + 1, texts)).join(''), joined }]));

describe('cells that cover several rows', () => {
  it('are the address and the box of each guest, and a number of people counts once', () => {
    const guests = check(
      workbookOf(
        [
          HEADINGS,
          ['Asha Gill', '9811000400', '4', '12 Mall Road', '142001', 'Gill family'],
          ['Ravi Gill', '9811000401'],
          ['Om Gill', '', '', '', '', ''],
        ],
        ['C2:C4', 'D2:D4', 'E2:E4', 'F2:F4'],
      ),
    );
    expect(guests.map(({ guestNo }) => guestNo)).toEqual(['4', '', '']);
    for (const guest of guests)
      expect(guest).toMatchObject({
        address: '12 Mall Road',
        pincode: '142001',
        household: 'Gill family',
        note: '',
        problem: '',
      });
  });

  it('are asked about where they are names, until the host has typed one', () => {
    const book = workbookOf(
      [
        ['Name', 'Mobile'],
        ['Asha Gill', '9811000400'],
        ['', '9811000401'],
      ],
      ['A2:A3'],
    );
    expect(check(book).map(({ problemField }) => problemField)).toEqual(['', 'name']);
    expect(check(book, { 3: { name: 'Ravi Gill' } })[1]).toMatchObject({ name: 'Ravi Gill', problem: '' });
  });
});

describe('a row with more cells than headings', () => {
  const HEAD = 'Name,Mobile,Address,Pincode,Note';
  const one = (line: string, edits: Edits = {}, head = HEAD) =>
    check(bookOf([head, line, 'Om Gill,9811000499,"1 Mall, Moga",142001,ring'].join('\n')), edits)[0];

  it.each([
    ['Asha,9811000400,12, GT Road, Moga,142001', '12, GT Road, Moga', '142001', ''],
    ['Asha,9811000400,12, GT Road, Moga,142001,ring', '12, GT Road, Moga', '142001', 'ring'],
    ['Asha,9811000400,12, GT Road,142001', '12, GT Road', '142001', ''],
    ['Asha,9811000400,12 GT Road,142001,call, then come', '12 GT Road', '142001', 'call, then come'],
    ['Asha,9811000400,12 GT Road,,call, then come', '12 GT Road', '', 'call, then come'],
  ])('%s is joined where the other columns agree, and said', (line, address, pincode, note) => {
    const guest = one(line);
    expect(guest).toMatchObject({ name: 'Asha', mobile: '9811000400', address, pincode, note, problem: '' });
    expect(guest?.changes[0]?.said).toMatch(/^We read “.*” as one (?:address|note), because the row has more cells/);
  });

  it('may have its surplus in the number of guests behind it or in the events, which are a list of their own', () => {
    const head = 'Name,Mobile,Address,Persons';
    expect(one('Asha,9811000400,12, GT Road,two', {}, head)).toMatchObject({ address: '12, GT Road', guestNo: '2' });
    const events = 'Name,Mobile,Address,Pincode,Events';
    expect(one('Asha,9811000400,12 GT Road,142001,Sangeet,Haldi', {}, events)).toMatchObject({
      address: '12 GT Road',
      events: 'Haldi, Sangeet',
      changes: [],
    });
    expect(one('Asha,9811000400,12 GT Road,Sangeet,Haldi', {}, 'Name,Mobile,Address,Events')).toMatchObject({
      problemField: 'address',
      address: '12 GT Road, Sangeet, Haldi',
    });
  });

  it('is taken back into the note', () => {
    const line = 'Asha,9811000400,12, GT Road, Moga,142001,ring';
    const [change] = one(line)?.changes ?? [];
    expect(change?.undo).toEqual({ address: '', note: 'ring; 12, GT Road, Moga' });
    expect(one(line, { 2: change!.undo })).toMatchObject({ address: '', pincode: '142001', changes: [], problem: '' });
  });

  it.each([
    'Gill, Asha,9811000400,12, GT Road,142001',
    'Asha,9811000400,12, GT Road,142001,ring,142002,x',
    'Asha,9811000400,12 GT Road, Moga',
  ])('%s is asked about where they do not, until the host has typed it', (line) => {
    expect(one(line)).toMatchObject({ problemField: 'address', problem: expect.stringContaining('more cells') });
    expect(one(line)?.address).not.toBe('');
    expect(one(line, { 2: { address: '12 GT Road' } })?.problem).toBe('');
  });

  it.each([
    ['Asha,9811000400,12 GT Road,142001,ring,'],
    ['Asha,9811000400,12 GT Road,142001'],
    ['Asha,9811000400,12 GT Road,99'],
    ['Asha,none,12 GT Road,n/a'],
  ])('is none in %s', (line) => {
    expect(one(line)).toMatchObject({ address: '12 GT Road', problem: '' });
    expect(one(line)?.changes.some(({ said }) => said.includes('cells'))).toBe(false);
  });

  it('leaves a further column without a heading as it is', () => {
    const text =
      'Name,Mobile,Address,Pincode\nAsha,9811000400,12 GT Road,142001,by car\nOm,9811000401,3 Mall,142002,by bus';
    expect(guestSheets(bookOf(text))[0]?.layout.doubts).toEqual([{ column: 4, said: 'We left out “Column 5”.' }]);
    expect(check(bookOf(text))[0]).toMatchObject({ address: '12 GT Road', pincode: '142001' });
  });
});

describe('words in place of an address', () => {
  const after = (cells: readonly string[], above = ['12 Mall Road, Moga', '142001'], edits: Edits = {}) => {
    const head = ['Name', 'Mobile', 'Address', 'Pincode', 'Persons'];
    return check(workbookOf([head, ['Asha Gill', '9811000400', ...above, '4'], [...cells]], []), edits)[1];
  };

  it.each(['same as above', '-do-', 'do', 'ditto', 'Ditto.', '〃', '"', 'as above', 'ऊपर वाला'])(
    '%s are that of the row above with its pincode, which is said and can be taken back',
    (words) => {
      for (const pincode of ['', words]) {
        const row = ['Prem Nath', '9814077358', words, pincode, '2'];
        const guest = after(row);
        expect(guest).toMatchObject({ address: '12 Mall Road, Moga', pincode: '142001', note: '', problem: '' });
        expect(guest?.changes.map(({ said }) => said)).toEqual([
          `We read “${words}” as the address of the row above: 12 Mall Road, Moga.`,
        ]);
        const undone = after(row, undefined, { 3: guest!.changes[0]!.undo });
        expect(undone).toMatchObject({ address: '', pincode: '', note: `Address: ${words}`, changes: [] });
      }
    },
  );

  it('are no surplus cell, and go on from row to row', () => {
    const head = 'Name,Mobile,Address,Pincode,Persons';
    const rows = [
      'Asha,9811000400,"12 Mall, Moga 142001",,1',
      'Prem Nath,9814077358,do,do,2',
      'Om Gill,9814077359,do,,2',
    ];
    for (const guest of check(bookOf([head, ...rows].join('\n'))))
      expect(guest).toMatchObject({ address: '12 Mall, Moga', pincode: '142001', problem: '' });
  });

  it('are marks in a pasted spreadsheet', () => {
    const rows = ['Name\tMobile\tAddress\tPincode\tPersons', 'Asha\t9811000400\t12 Mall, Moga\t142001\t1'];
    const guests = check(bookOf([...rows, 'Prem Nath\t9814077358\t"\t"\t2'].join('\n')));
    expect(guests[1]).toMatchObject({ address: '12 Mall, Moga', pincode: '142001', guestNo: '2', problem: '' });
  });

  it('keep a pincode of their own, and stay in the note where nothing stands above', () => {
    expect(after(['Om Gill', '', 'same as above', '142002'])).toMatchObject({
      address: '12 Mall Road, Moga',
      pincode: '142002',
    });
    for (const above of [
      ['', ''],
      ['NA', ''],
    ]) {
      const guest = after(['Om Gill', '9814077359', 'same as above', 'do'], above);
      expect(guest).toMatchObject({ address: '', pincode: '', note: 'Address: same as above; Pincode: do' });
      expect(guest?.changes[0]?.said).toBe('We kept this as a note: Address: same as above.');
    }
  });

  it.each(['send later', 'NA', 'nil', 'will tell', 'TBC'])('%s are none, and stay in the note', (words) => {
    const guest = after(['Om Gill', '9814077359', words, '']);
    expect(guest).toMatchObject({ address: '', pincode: '', note: `Address: ${words}`, problem: '' });
    expect(guest?.changes.map(({ said }) => said)).toEqual([`We kept this as a note: Address: ${words}.`]);
  });
});

describe('a row that only the host can settle', () => {
  it('has two pincodes, until the address or the pincode is typed', () => {
    const book = workbookOf([HEADINGS, ['Asha Gill', '9811000400', '2', '12 Mall, Ludhiana 141012', '141001']], []);
    const [guest] = check(book);
    expect(guest).toMatchObject({ problemField: 'pincode', problem: expect.stringContaining('141012') });
    expect(check(book, { 2: { note: 'ring' } })[0]?.problemField).toBe('pincode');
    expect(check(book, { 2: { pincode: '141001' } })[0]?.problem).toBe('');
    expect(check(book, { 2: { address: '12 Mall, Ludhiana' } })[0]?.problem).toBe('');
  });

  it('has a quotation mark that is not closed, until the field is typed', () => {
    const text =
      'Name,Mobile,Address,Persons\nOm Gill,9811000401,12 Mall,2\nAsha,9811000400,"4 Mall,2\nRavi,9811000402,5 Mall,1';
    const waits = (edits: Edits = {}) => check(bookOf(text), edits).map(({ problemField }) => problemField);
    expect(waits()).toEqual(['', 'address', '']);
    expect(check(bookOf(text))[1]?.problem).toContain('quotation mark');
    expect(waits({ 3: { address: '4 Mall' } })).toEqual(['', '', '']);
  });
});

it('names the rows whose formulas have no result, and none whose result is an empty text', () => {
  const formula = (place: string, value: string, kind = '') => `<c r="${place}"${kind}><f>A1</f>${value}</c>`;
  const bookWith = (more: string): Book => {
    const rows = textRow(1, ['Name', 'Mobile', 'Persons']) + textRow(2, ['Asha Gill', '9811000400']);
    return readBook(workbookFile([{ name: 'A', rows: rows.replace(/<\/row>$/, `${more}</row>`) }]));
  };
  expect(guestSheets(bookWith(formula('C2', '<v></v>')))[0]?.cut).toContain(
    'We left out a formula without a result in row 2.',
  );
  expect(guestSheets(bookWith(formula('C2', '')))[0]?.cut).toContain('row 2');
  expect(guestSheets(bookWith(formula('C2', '<v></v>', ' t="str"')))[0]?.cut).toBe('');
  expect(check(bookWith(formula('C2', '<v>4</v>')))[0]?.guestNo).toBe('4');
});

it('no filled cell disappears where cells cover rows or commas part an address', () => {
  const guest = fc.record({
    name: fc.constantFrom('Asha Gill', 'Om Gill', 'Ravi Kumar'),
    mobile: fc.constantFrom('9811000400', '9811000401', ''),
    address: fc.array(fc.constantFrom('12', 'GT Road', 'near Bank', 'Amritsar', 'B-4'), { minLength: 1, maxLength: 4 }),
    pincode: fc.constantFrom('142001', '143001', ''),
    note: fc.constantFrom('ring twice', 'first, then', ''),
  });
  const wordsOf = (texts: readonly string[]): string[] => texts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  fc.assert(
    fc.property(fc.array(guest, { minLength: 1, maxLength: 5 }), fc.nat(4), fc.nat(4), (guests, from, high) => {
      const lines = guests.map(({ name, mobile, address, pincode, note }) => [
        name,
        mobile,
        address.join(', '),
        pincode,
        note,
      ]);
      const head = ['Name', 'Mobile', 'Address', 'Pincode', 'Note'];
      const said = (book: Book): string => {
        const sheets = guestSheets(book);
        return JSON.stringify([sheets.map(({ cut, layout }) => [cut, layout.doubts]), check(book)]);
      };
      const text = said(bookOf([head, ...lines].map((cells) => cells.join(',')).join('\n')));
      const left = /“Column \d+” is left out/.test(text);
      if (!left) for (const word of wordsOf(lines.flat())) expect(text).toContain(word);
      const areas = ['C', 'D', 'E'].map((column) => `${column}${from + 2}:${column}${from + 2 + high}`);
      const book = said(workbookOf([head, ...lines], areas));
      for (const word of wordsOf(lines.flat())) expect(book).toContain(word);
    }),
    { numRuns: 100 },
  );
});
