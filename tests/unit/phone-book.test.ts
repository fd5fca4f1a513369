import fc from 'fast-check';
import { parse, unparse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { checkGuests as check } from '#domain/guests/guest-check.rules.ts';
import { layoutOf } from '#domain/guests/guest-columns.rules.ts';
import { guestsToRows } from '#domain/guests/guest-files.rules.ts';
import { noTexts, type RawGuest } from '#domain/guests/guest-import.rules.ts';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import { isGuestName } from '#domain/guests/guest-row.rules.ts';
import { nameInBook } from '#domain/guests/phone-book.rules.ts';
import { numbersInCell } from '#domain/guests/phone-numbers.rules.ts';
import { landlineNumber } from '#lib/phone.ts';
import { rawGuests } from '#domain/guests/guest-sheets.rules.ts';
import type { Listed } from '#domain/guests/same-guest.rules.ts';
import { sheetOf } from '../support/list-book.ts';

const raw = (changes: Partial<RawGuest> = {}): RawGuest => ({
  ...noTexts(),
  row: 1,
  at: changes.row ?? 1,
  sheet: '',
  name: 'Ravi Sharma',
  mobile: '9811000326',
  ...changes,
});
/** Checks rows; what is said about each stands together. */
const checkGuests = (rows: readonly RawGuest[], held: readonly Listed[], homes: ReadonlySet<number> = new Set()) =>
  check(rows.map(readGuest), {}, held, homes).map((guest) => ({
    ...guest,
    said: guest.problem === '' ? [...guest.changes.map(({ said }) => said), ...guest.hints].join(' ') : '',
  }));
const checked = (...rows: object[]) =>
  checkGuests(
    rows.map((row, at) => raw({ row: at + 1, ...row })),
    [],
  );
const held = (changes: object = {}) => ({
  _id: 'a',
  name: 'Ravi Sharma',
  mobile: '9811000326',
  address: '',
  ...changes,
});

describe('a name of a phone book', () => {
  it.each([
    ['Ravi+Sunita', 'Ravi & Sunita'],
    ['Sharma ji + family', 'Sharma ji & family'],
    ['Pinky;Dolly', 'Pinky & Dolly'],
    ['Vijay "Goldy" Singh', 'Vijay (Goldy) Singh'],
    ['“Ravi Kumar”', 'Ravi Kumar'],
    ['Ravi_Kumar', 'Ravi Kumar'],
    ['Mr. & Mrs. Arora*', 'Mr. & Mrs. Arora'],
    ['Gupta {Delhi}', 'Gupta (Delhi)'],
    ['Sharma\\Gupta', 'Sharma/Gupta'],
    ['1. Ravi Kumar', 'Ravi Kumar'],
    ['Simran 👰🏽‍♀️💍 Chadha ❤️', 'Simran Chadha'],
    ['🇨🇦 Bunty Veerji 1️⃣', 'Bunty Veerji'],
    ['Ravi 👩‍👩‍👧‍👦 Singh 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Ravi Singh'],
    ['\u202aRavi\u202c \u2066Kumar\u2069\u200b', 'Ravi Kumar'],
    ['Ｒａｖｉ　Ｋｕｍａｒ', 'Ravi Kumar'],
    ['शक्‍ति सिंह', 'शक्‍ति सिंह'],
    ['Dr. K.K. Sharma, MD', 'Dr. K.K. Sharma, MD'],
    ['S. Harbhajan Singh (Retd.)', 'S. Harbhajan Singh (Retd.)'],
    ['Chacha ji – Moga', 'Chacha ji – Moga'],
    ['Happy S/o Lt. Sh. Ram Lal', 'Happy S/o Lt. Sh. Ram Lal'],
  ])('%s is %s', (text, name) => {
    expect(nameInBook(text)).toEqual({ name, note: '', people: 0 });
  });

  it.each([
    ['Sharma ji Flat 3', 'Sharma ji', 'Flat 3'],
    ['Raju Plumber 2', 'Raju Plumber', ''],
    ['Ravi2', 'Ravi', ''],
    ['Amit_Office', 'Amit', 'Office'],
    ['Simran@Work', 'Simran', 'Work'],
    ['Gupta: Sector 9', 'Gupta', 'Sector 9'],
    ['Gupta: Green Park', 'Gupta', 'Green Park'],
    ['Anita Aunty (B-Block) 1', 'Anita Aunty (B-Block)', ''],
    ['Anita B-Block 1', 'Anita', 'B-Block 1'],
    ['Ravi (Flat 3) Singh', 'Ravi Singh', 'Flat 3'],
    ['Flat 3 Sharma ji', 'Sharma ji', 'Flat 3'],
    ['Sharma H.No. 23', 'Sharma', 'H.No. 23'],
    ['Sharma 2nd floor', 'Sharma', '2nd floor'],
    ['Sharma ji Flat No. B-12, Mohali', 'Sharma ji', 'Flat No. B-12, Mohali'],
    ['Ravi +91 98110 00324', 'Ravi', '91 98110 00324'],
    ['शर्मा जी फ्लैट 3', 'शर्मा जी', 'फ्लैट 3'],
    ['शर्मा जी २', 'शर्मा जी', ''],
    ['ਸ਼ਰਮਾ ਜੀ ਸੈਕਟਰ ੯', 'ਸ਼ਰਮਾ ਜੀ', 'ਸੈਕਟਰ ੯'],
  ])('%s is %s with the note %s', (text, name, note) => {
    expect(nameInBook(text)).toEqual({ name: name.normalize('NFC'), note: note.normalize('NFC'), people: 0 });
  });

  it.each([
    ['Ravi +1', 'Ravi', 2],
    ['Ravi (+2)', 'Ravi', 3],
    ['रवि +१', 'रवि', 2],
    ['Ravi+Sunita+2', 'Ravi & Sunita', 4],
    ['Ravi +1 wife', 'Ravi & wife', 2],
  ])('%s is %s, a party of %s', (text, name, people) => {
    expect(nameInBook(text)).toEqual({ name, note: '', people });
  });

  it.each(['Om', '12', 'Om Flat 3', '<img src=x>', '=HYPERLINK("x")', '🌸', ''])('%s stays and is refused', (text) => {
    expect(nameInBook(text)).toMatchObject({ note: '', people: 0 });
    const [row] = checked({ name: text });
    expect(row?.problem).toMatch(
      /^The name (?:is missing|“.*” is not valid\. (?:A name has 3 to 80 letters|It has characters that we do not use in names))\.$/,
    );
    expect(row?.said).toBe('');
  });

  it('becomes a valid name or is refused, and loses no letter', () => {
    const letters = (text: string) => {
      const plain = text.replace(/\P{L}/gu, '').normalize('NFKD');
      return [...plain.replace(/\P{L}/gu, '')].sort();
    };
    const word = fc.constantFrom(
      'Ravi',
      'जी',
      'ਸ਼ਰਮਾ',
      'Flat',
      'no',
      '3',
      '+',
      '+1',
      '&',
      '"',
      '(',
      ')',
      '_',
      ':',
      '@',
      '⭐',
      '1️⃣',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.oneof(word, fc.constant(' ')), { maxLength: 12 }).map((words) => words.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const { name, note } = nameInBook(typed);
        expect(letters(name + note)).toEqual(letters(typed));
        const [row] = checked({ name: typed });
        expect(row?.problem === '').toBe(isGuestName(name));
      }),
    );
  });

  it('says beside the row what it was made of, and gives the party only where the list gives none', () => {
    expect(checked({ name: 'Sharma ji + family Flat 3' })).toMatchObject([
      {
        name: 'Sharma ji & family',
        note: 'Flat 3',
        said: 'It says “Sharma ji + family Flat 3” in your list. We kept this as a note: Flat 3.',
      },
    ]);
    expect(checked({ name: 'Ravi +1' })).toMatchObject([
      { name: 'Ravi', guestNo: '2', said: 'We read +1 in the name as 2 guests.' },
    ]);
    expect(checked({ name: 'Ravi +1', guestNo: '4' })).toMatchObject([
      { guestNo: '4', note: '2 people', said: 'It says “Ravi +1” in your list. We kept this as a note: 2 people.' },
    ]);
    expect(checked({ name: 'Ravi  Kumar\u200b' })).toMatchObject([{ name: 'Ravi Kumar', said: '' }]);
  });
});

describe('a number of a phone book', () => {
  it.each([
    ['98110 00324 / 98110 00325', '9811000324', 'Also 98110 00325'],
    ['9811000324(Home)', '9811000324', ''],
    ['Ph: 9811000324', '9811000324', ''],
    ['M-98110 00324', '9811000324', ''],
    ['Mob.9811000324', '9811000324', ''],
    ['whatsapp 9811000324', '9811000324', ''],
    ['मोबाइल ९८११००० ३२४', '9811000324', ''],
    ['+91-9811000324 (WhatsApp)', '9811000324', ''],
    ['98110 00324 98110 00325', '9811000324', 'Also 98110 00325'],
    ['(+91) 98110 00324', '9811000324', ''],
    ['+91 (0)98110 00324', '9811000324', ''],
    ['0091 98110 00324', '9811000324', ''],
    ['9811000324 ext 2', '9811000324', 'ext 2'],
    ['98110 00324 & 98110 00325', '9811000324', 'Also 98110 00325'],
    ['९८११००० ३२४', '9811000324', ''],
    ['\u202a+91 98110 00324\u202c', '9811000324', ''],
    ['919811000324', '9811000324', ''],
    ['9811000324 or 9811000325', '9811000324', 'Also 9811000325'],
    ["'+919811000324", '9811000324', ''],
    ['98.110.00324', '9811000324', ''],
    ['9811000324\\9811000325', '9811000324', 'Also 9811000325'],
    ['9811000324 ::: +91 98110 00324', '9811000324', ''],
    ['="9811000324"', '9811000324', ''],
    ['＋９１ ９８１１０００３２４', '9811000324', ''],
    ['9811000324.0', '9811000324', ''],
    ['0172-2741234', '', 'Landline 0172 2741234'],
    ['0172 2741234 98110 00324', '9811000324', 'Landline 0172 2741234'],
    ['98110 00324 ::: +1 416 555 0199', '9811000324', 'Also +1 416 555 0199'],
    ['+1 (416) 555-0199', '+14165550199', ''],
    ['0044 20 7946 0958', '+442079460958', ''],
    ['+98110 00324', '9811000324', ''],
    ['0098110 00324', '9811000324', ''],
    ['+65 8123 4567', '+6581234567', ''],
    ['+971 50 123 4567', '+971501234567', ''],
    ['+961 3 123 456', '+9613123456', ''],
    ['Fax: 0172-2741234', '', 'Fax: 0172-2741234'],
    ['fax 9811000325, 9811000324', '9811000324', 'fax 9811000325'],
    ['-', '', ''],
    ['no phone', '', ''],
    ['1724441234', '', 'Phone 1724441234'],
  ])('of %s is %j with the note %j', (cell, mobile, note) => {
    expect(numbersInCell(cell)).toEqual({ mobile, notes: note === '' ? [] : [note], words: '', unreadable: false });
  });

  it('leaves words out that say nothing to packers, and says so', () => {
    expect(numbersInCell('98110 00324 wife')).toEqual({
      mobile: '9811000324',
      notes: [],
      words: 'wife',
      unreadable: false,
    });
    expect(checked({ mobile: 'same as brother' })).toMatchObject([
      {
        mobile: '',
        said: 'We left out the words beside the number: same as brother. No mobile number: you cannot ask this guest on WhatsApp.',
      },
    ]);
  });

  it.each([
    '98ABC',
    '2345 6789 0123',
    '123456789012',
    '9811 0003 2412',
    '981100032',
    '98110003245',
    '9811O00326',
    '१२',
    '012345',
  ])('is not made of %s, which is refused as it stands', (cell) => {
    expect(checked({ mobile: cell })).toMatchObject([
      { mobile: cell, problem: `The mobile number ${cell} is not valid.`, said: '' },
    ]);
  });

  it.each([
    ['0172-2741234', '0172 2741234'],
    ['01722741234', '01722741234'],
    ['(011) 2345 6789', '011 2345 6789'],
    ['(011)23456789', '011 23456789'],
    ['+91 172 2741234', '0172 2741234'],
    ['+91 (0)172 2741234', '0172 2741234'],
    ['+911722741234', '01722741234'],
    ['080-23456789', '080 23456789'],
    ['+91-80-2345 6789', '080 2345 6789'],
    ['0612-2345678', '0612 2345678'],
    ['07582-223344', '07582 223344'],
    ['०१७२ २७४१२३४', '0172 2741234'],
    ['2741234', '2741234'],
    ['2345 6789', '2345 6789'],
    ['98110 00324', null],
    ['09811 000324', null],
    ['+91 98 2345 6789', null],
    ['098 23456789', null],
    ['8123456789', null],
    ['08123456789', null],
    ['142001', null],
    ['123456789012', null],
  ])('is a landline in %s: %j', (typed, landline) => {
    expect(landlineNumber(typed)).toBe(landline);
  });

  it('may be missing, which is said, and so is a number abroad', () => {
    const none = 'No mobile number: you cannot ask this guest on WhatsApp.';
    expect(
      checked(
        { name: 'Nani ji', mobile: '' },
        { name: 'Mausa ji', mobile: '0172-2741234' },
        { name: 'Pinky', mobile: '+1 416 555 0199' },
      ),
    ).toMatchObject([
      { mobile: '', problem: '', said: none },
      {
        mobile: '',
        note: 'Landline 0172 2741234',
        problem: '',
        said: `We kept this as a note: Landline 0172 2741234. ${none}`,
      },
      {
        mobile: '+14165550199',
        problem: '',
        said: 'Lives abroad: stays on your list, but we send boxes within India only.',
      },
    ]);
  });

  it.each(['142-001', 'PIN 142001', '142001.0', '१४२००१', '142 001', '１４２００１'])(
    'beside a pincode written %s',
    (pincode) => {
      expect(checked({ pincode })).toMatchObject([{ pincode: '142001', said: '' }]);
    },
  );
});

describe('rows that mean the same', () => {
  const ravi = {};
  const sunita = { row: 2, name: 'Sunita Sharma' };

  it('are offered as one home where two names have one number, and taken apart again', () => {
    const rows = [raw(ravi), raw(sunita)];
    const offer = 'The same number as Ravi Sharma in row 1.';
    expect(checkGuests(rows, [])).toMatchObject([
      { problem: '', shared: '' },
      { problem: offer, shared: offer, homeWith: '', mobile: '9811000326' },
    ]);
    expect(checkGuests(rows, [], new Set([2]))).toMatchObject([
      { problem: '', mobile: '9811000326' },
      { problem: '', shared: offer, homeWith: '9811000326', mobile: '', said: '' },
    ]);
  });

  it('are offered with a guest of the list, and are known once they share the home', () => {
    const offer = 'The same number as Ravi Sharma on your list.';
    expect(checkGuests([raw(sunita)], [held()])).toMatchObject([{ problem: '', known: true, shared: offer }]);
    expect(checkGuests([raw(sunita)], [held()], new Set([2]))).toMatchObject([
      { problem: '', known: false, shared: offer, homeWith: '9811000326', mobile: '' },
    ]);
    const home = [held({ household: 'a' }), held({ _id: 'b', name: 'Sunita Sharma', mobile: '', household: 'a' })];
    expect(checkGuests([raw(sunita)], home)).toMatchObject([
      { problem: '', known: true, shared: '', homeWith: '9811000326', mobile: '' },
    ]);
  });

  it('stay the same guest where the names are equal, in any letter case', () => {
    const rows = [raw(), raw({ row: 2, name: 'ravi  SHARMA' })];
    expect(checkGuests(rows, [])[1]).toMatchObject({ problem: 'The same mobile number as in row 1.', shared: '' });
    expect(checkGuests(rows.slice(1), [held()])).toMatchObject([{ known: true, shared: '' }]);
  });

  it('say that two addresses are two homes, and that a third row is the second again', () => {
    const rows = [
      raw({ address: 'House 1, Moga' }),
      raw({ ...sunita, address: 'House 2, Moga' }),
      raw({ ...sunita, row: 3, address: 'House 2, Moga' }),
    ];
    expect(checkGuests(rows, [], new Set([2, 3])).map(({ said, problem }) => [said, problem])).toEqual([
      ['', ''],
      ['Two addresses: we made two homes, and put this number in the note.', ''],
      ['', 'The same guest as in row 2.'],
    ]);
  });

  it('hold a good guest whose number stood in a row that was refused', () => {
    expect(checked({ name: 'Om' }, sunita).map(({ problem }) => problem === '')).toEqual([false, true]);
  });

  it('are told by name and address where there is no number', () => {
    const nani = { name: 'Nani ji', mobile: '' };
    const fifty = Array.from({ length: 50 }, (_, at) => ({ ...nani, address: `House ${at}, Moga` }));
    expect(checked(...fifty).every(({ problem }) => problem === '')).toBe(true);
    expect(
      checked(nani, { ...nani, name: 'NANI JI' }, { ...nani, address: 'House 1, Moga' }).map(({ problem }) => problem),
    ).toEqual(['', 'The same guest as in row 1.', '']);
    const row = raw({ ...nani, address: 'House 1, Moga' });
    const known = (...guests: ReturnType<typeof held>[]) => checkGuests([row], guests)[0]?.known;
    expect(known(held({ ...nani, address: 'house 1,  Moga' }))).toBe(true);
    expect(known(held({ ...nani, address: 'House 2, Moga' }))).toBe(false);
    expect(known(held({ name: 'Nani ji', address: 'House 1, Moga' }))).toBe(true);
    // A name alone means nobody who has a number.
    expect(checkGuests([raw(nani)], [held({ name: 'Nani ji' })])[0]?.known).toBe(false);
  });
});

describe('a list', () => {
  const read = (rows: string[][]) => checkGuests(rawGuests(sheetOf(rows), layoutOf(sheetOf(rows))), []);

  it('may hold names alone', () => {
    expect(read([['Name'], ['Nani ji'], ['Mausa ji']]).map(({ name, problem }) => [name, problem])).toEqual([
      ['Nani ji', ''],
      ['Mausa ji', ''],
    ]);
  });

  it.each(['Note', 'Notes', 'Remark', 'Remarks', 'नोट', 'ਨੋਟ'])('has its notes under the heading %s', (heading) => {
    const [guest] = read([
      ['Name', 'Mobile', heading],
      ['Ravi Sharma', '0172-2741234', 'Ring twice'],
    ]);
    expect(guest).toMatchObject({ note: 'Ring twice; Landline 0172 2741234' });
    expect(
      read([
        ['Name', 'Mobile', heading],
        ['Ravi Sharma', '9811000326', 'x'.repeat(201)],
      ]),
    ).toMatchObject([
      {
        note: 'x'.repeat(200),
        problem: '',
        said: 'The note is longer than 200 letters. We left out its end: “x”.',
      },
    ]);
  });

  it('goes out with a column for notes where there are any, and comes back the same', () => {
    const guest = {
      name: 'Pinky Gill',
      mobile: '+14165550199',
      guestNo: null,
      email: '',
      category: '',
      address: '',
      pincode: '',
    };
    expect(guestsToRows([guest])[0]).not.toContain('Note');
    const guests = [guest, { ...guest, name: 'Nani ji', mobile: '', note: 'Landline 0172 2741234; =1' }];
    const back = read(parse<string[]>(unparse(guestsToRows(guests))).data);
    expect(back.map(({ name, mobile, note }) => [name, mobile, note])).toEqual([
      ['Pinky Gill', '+14165550199', ''],
      ['Nani ji', '', 'Landline 0172 2741234; =1'],
    ]);
  });
});
