import fc from 'fast-check';
import { parse, unparse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { guarded } from '#lib/cells.ts';
import { digitsOf } from '#domain/guests/column-cells.rules.ts';
import { checkGuests as check } from '#domain/guests/guest-check.rules.ts';
import { layoutOf as layoutOfSheet } from '#domain/guests/guest-columns.rules.ts';
import { guestsToRows } from '#domain/guests/guest-files.rules.ts';
import { noTexts, type RawGuest } from '#domain/guests/guest-import.rules.ts';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import { guestSheets, rawGuests } from '#domain/guests/guest-sheets.rules.ts';
import type { Listed } from '#domain/guests/same-guest.rules.ts';
import { readBook } from '#domain/lists/read-book.ts';
import { rowProblem } from '#domain/guests/guest-row.rules.ts';
import { sheetOf } from '../support/list-book.ts';

const raw = (changes: Partial<RawGuest> = {}): RawGuest => ({
  ...noTexts(),
  row: 1,
  at: changes.row ?? 1,
  sheet: '',
  name: 'Manjit Kaur',
  mobile: '9814012345',
  ...changes,
});
const layoutOf = (rows: readonly (readonly string[])[]) => layoutOfSheet(sheetOf(rows));
const read = (rows: readonly (readonly string[])[]) => rawGuests(sheetOf(rows), layoutOf(rows));
const checkGuests = (rows: readonly RawGuest[], held: readonly Listed[]) =>
  check(rows.map(readGuest), {}, held, new Set());
const saidOf = (guest?: { changes: readonly { said: string }[] }) => guest?.changes.map(({ said }) => said).join(' ');
const readText = (source: string | Uint8Array) =>
  guestSheets(readBook(source)).flatMap((sheet) => rawGuests(sheet, sheet.layout));

describe('a list of guests', () => {
  it('names the row in which a stray quotation mark may have swallowed the next one', () => {
    const headings = 'Name,Mobile,Address,Pincode';
    const third = 'Amrit Kaur,9814000003,"5, Mall Road",143001';
    const list = (second: string) => readBook([headings, second, third].join('\n')).sheets[0];
    expect(list('Manjit,9814000002,"H.No: 12; "Ganga", Mall Road",143001')).toMatchObject({ doubtful: [2] });
    expect(list('Manjit,9814000002,"H.No: 12; ""Ganga"", Mall Road",143001')).toMatchObject({ doubtful: [] });
    expect(list('Manjit,9814000002,"H.No: 12",143001')).toMatchObject({ doubtful: [] });
  });

  it('is read by its headings, in any order and language, or by what its columns hold without them', () => {
    expect(
      read([
        ['Phone', 'Pin code', 'नाम'],
        ['9814012345', '143001', 'मनजीत कौर'],
      ]),
    ).toEqual([raw({ row: 2, name: 'मनजीत कौर', pincode: '143001' })]);
    expect(read([['Manjit Kaur', '9814012345', '2']])).toEqual([raw({ guestNo: '2' })]);
    expect(read([['Manjit Kaur', '9814012345', '2', 'm@example.in', 'Family', '12, Mall Road', '143001']])).toEqual([
      raw({ guestNo: '2', email: 'm@example.in', category: 'Family', address: '12, Mall Road', pincode: '143001' }),
    ]);
    expect(
      read([
        ['1', '98140 12345', 'Manjit Kaur', 'House 7, Verka'],
        ['2', '98140 54321', 'Amrit Gill', 'House 8, Verka'],
        ['3', '98140 54322', 'Charan', 'House 9'],
      ])[0],
    ).toEqual(raw({ mobile: '98140 12345', address: 'House 7, Verka' }));
    expect(read([['', '']])).toEqual([]);
  });

  it.each([
    'मोबाइल',
    'मोबाइल नंबर',
    'फ़ोन',
    'ਮੋਬਾਈਲ',
    'ਫ਼ੋਨ ਨੰਬਰ',
    'Mobile No.',
    'MOBILE NO',
    'Mobile Phone',
    'Contact No',
    'Contact No.',
    'Ph. No',
    'WhatsApp Number',
    'Phone 1 - Value',
    ' mobile_number ',
  ])('knows the heading %s of the numbers', (heading) => {
    expect(
      read([
        ['Name', heading, 'Address'],
        ['Manjit Kaur', '9814012345', 'House 7'],
      ]),
    ).toEqual([raw({ row: 2, address: 'House 7' })]);
  });

  it.each(['पता', 'पूरा पता', 'ਪਤਾ', 'Full Address', 'ADDRESS', 'Residence'])(
    'knows the heading %s of the addresses',
    (heading) => {
      expect(
        read([
          ['नाम', 'मोबाइल', heading],
          ['Manjit Kaur', '9814012345', 'Verka'],
        ])[0],
      ).toMatchObject({ address: 'Verka' });
    },
  );

  it('finds the columns by what they hold where no heading is known, and takes the row of headings for none', () => {
    expect(
      read([
        ['Naam ji', 'Fon', 'Ghar'],
        ['Manjit Kaur', '9814012345', 'House 7, Verka'],
      ]),
    ).toEqual([raw({ row: 2, address: 'House 7, Verka' })]);
  });

  it('finds the numbers also where most of them are wrong', () => {
    const rows = [
      ['Manjit Kaur', '9814012345', '2', '', 'Family', '12, Lawrence Road', '999999'],
      ['Broken', '12'],
      ['Another', 'none yet'],
    ];
    expect(checkGuests(read(rows), []).map(({ name, mobile, problem }) => [name, mobile, problem === ''])).toEqual([
      ['Manjit Kaur', '9814012345', true],
      ['Broken', '12', false],
      ['Another', '', true],
    ]);
    expect(read(rows)[0]).toEqual(
      raw({ guestNo: '2', category: 'Family', address: '12, Lawrence Road', pincode: '999999' }),
    );
  });

  it('passes over a title, empty rows and the line that names the separator', () => {
    expect(read([['Wedding of Simran'], [''], ['Name', 'Mobile'], ['Manjit Kaur', '9814012345']])).toEqual([
      raw({ row: 4 }),
    ]);
    expect(readText('sep=;\r\nName;Mobile\r\nManjit Kaur;9814012345')).toEqual([raw({ row: 3 })]);
    expect(
      read([
        ['Wedding of Simran', ''],
        ['Manjit Kaur', '9814012345'],
      ]),
    ).toEqual([raw({ row: 2 })]);
  });

  it('never takes a guest without a number for a heading', () => {
    expect(
      read([
        ['Amrit Gill', '', 'House 7, Verka'],
        ['Manjit Kaur', '9814012345', 'House 8, Verka'],
      ]).map(({ name }) => name),
    ).toEqual(['Amrit Gill', 'Manjit Kaur']);
  });

  it('puts the parts of a name and of an address together, without saying anything twice', () => {
    const google = [
      [
        'First Name',
        'Middle Name',
        'Last Name',
        'Labels',
        'Phone 1 - Label',
        'Phone 1 - Value',
        'Address 1 - Formatted',
        'Address 1 - City',
        'Address 1 - Postal Code',
      ],
      [
        'Manjit',
        '',
        'Kaur',
        '* myContacts ::: Family',
        'Home',
        '0183 2501234 ::: +91 98140 12345',
        '12, Lawrence Road, Amritsar',
        'Amritsar',
        '143001',
      ],
    ];
    expect(read(google)).toEqual([
      raw({
        row: 2,
        mobile: '0183 2501234 ::: +91 98140 12345',
        category: '* myContacts ::: Family',
        address: '12, Lawrence Road, Amritsar',
        pincode: '143001',
      }),
    ]);
    expect(read(google).map(readGuest)).toMatchObject([{ category: 'Family' }]);
    expect(
      read([
        ['Name', 'Given Name', 'Family Name', 'Phone'],
        ['Manjit Kaur', 'Manjit', 'Kaur', '9814012345'],
      ]),
    ).toEqual([raw({ row: 2 })]);
    expect(
      read([
        ['Name', 'Mobile', 'Home Street', 'City', 'State'],
        ['Manjit Kaur', '9814012345', 'House 7', 'Verka', 'Punjab'],
      ])[0]?.address,
    ).toBe('House 7, Verka, Punjab');
  });

  it.each([
    [
      'its headings, of which only those of guests and numbers may be missing',
      [
        ['Name', 'Ring me', 'Where', 'PIN-Code:', 'House'],
        ['Manjit', '9814012345', '143001', '143002', 'House 7'],
      ],
      ['name', 'mobile', '', 'pincode', 'address'],
      1,
    ],
    [
      'the row with most headings below a title that is a heading too',
      [
        ['Guest', ''],
        ['Name', 'Mobile'],
        ['Manjit', '9814012345'],
      ],
      ['name', 'mobile'],
      2,
    ],
    [
      'headings as phones and spreadsheets spoil them',
      [
        ['\u200eＮＡＭＥ\u200f', 'Mobile__No.2'],
        ['Manjit', '9814012345'],
      ],
      ['name', 'mobile'],
      1,
    ],
    [
      'two headings that name neither guest nor number',
      [
        ['Pincode', 'City', '?', '!'],
        ['143001', 'Verka', 'Manjit', '9814012345'],
      ],
      ['pincode', 'address', 'name', 'mobile'],
      1,
    ],
    [
      'what it holds, where a single word looks like a heading',
      [
        ['City', 'Manjit', '9814012345'],
        ['Delhi', 'Amrit', '9814012346'],
      ],
      ['name', 'category', 'mobile'],
      0,
    ],
    [
      'what it holds, where a guest is called like a heading',
      [
        ['Guest', 'Mobile', '9814012345'],
        ['Manjit', 'Friend', '9814012346'],
      ],
      ['name', 'category', 'mobile'],
      0,
    ],
    [
      'what most of its rows hold, without taking a running number for people',
      [
        ['1', 'Manjit', '9814012345', '2', 'a@b.in', '143001', 'Verka, near the well'],
        ['2', 'Amrit', '9814012346', '4', '', '', 'House 7'],
        ['3', 'Charan', '', '1', 'x', '143002', 'Gali'],
      ],
      ['', 'name', 'mobile', 'guestNo', 'email', 'pincode', 'address'],
      0,
    ],
    [
      'what it holds, two numbers being no running one',
      [
        ['1', 'Manjit', '9814012345'],
        ['2', 'Amrit', '9814012346'],
      ],
      ['guestNo', 'name', 'mobile'],
      0,
    ],
    ['nothing', [], [], 0],
  ] as const)('is laid out by %s', (_, rows, columns, from) => {
    expect(layoutOf(rows)).toMatchObject({ columns, from });
  });

  it('has its headings within ten rows', () => {
    const under = (titles: number) =>
      layoutOf([...Array.from({ length: titles }, () => ['Wedding']), ['Name', 'Mobile'], ['Manjit', '9814012345']])
        .from;
    expect([under(9), under(10)]).toEqual([10, 0]);
  });

  it('reads digits as a spreadsheet writes them', () => {
    expect(['१४३ 001', '143001.0', '1.5', '143\u200e001.000'].map(digitsOf)).toEqual([
      '143001',
      '143001',
      '1.5',
      '143001',
    ]);
  });

  it('takes of a phone book the first address and group that are somebody’s own, and names a row without a name', () => {
    const rows = [
      ['Name', 'Mobile', 'E-mail', 'Labels', 'Street', 'City', 'State'],
      [
        'Manjit',
        '9814012345',
        'a@b.in ::: c@d.in',
        '* friends ::: Bua ji ::: Office',
        'Verka, Amritsar',
        'Amritsar',
        '',
      ],
      ['', '', 'x@y.in', 'Office', '', '', ''],
      ['', '0183 2501234', '', '* mine', '', 'Delhi', 'Delhi'],
    ];
    expect(checkGuests(read(rows), [])).toMatchObject([
      {
        row: 2,
        name: 'Manjit',
        email: 'a@b.in',
        category: 'Bua ji',
        address: 'Verka, Amritsar',
        note: 'c@d.in; Office',
      },
      { row: 3, name: '', email: 'x@y.in', problem: 'The name is missing.', problemField: 'name' },
      { row: 4, name: '', category: '', address: 'Delhi', problem: 'The name is missing.' },
    ]);
  });

  it('takes the mobile among several numbers, and the others as a note', () => {
    const rows = read([
      ['Name', 'Home Phone', 'Mobile Phone'],
      ['Manjit Kaur', '0183 2501234', '98140-12345'],
    ]);
    expect(checkGuests(rows, [])).toMatchObject([{ mobile: '9814012345', note: 'Landline 0183 2501234' }]);
  });

  it('comes back as it went out, formulas included', () => {
    const guest = fc.record({
      name: fc.constantFrom('=HYPERLINK("x")', '+Aunty', '@home', 'ਗੁਰਪ੍ਰੀਤ', 'O"Brien, Pat', '-1+2'),
      mobile: fc.constantFrom('9814012345', '9814054321'),
      guestNo: fc.constantFrom(null, 3),
      email: fc.constant(''),
      category: fc.constantFrom('Family', '=cmd|x'),
      address: fc.constantFrom('12, Lawrence Road\nAmritsar', ''),
      pincode: fc.constantFrom('143001', ''),
    });
    fc.assert(
      fc.property(fc.array(guest, { minLength: 1, maxLength: 5 }), (guests) => {
        const back = read(parse<string[]>(unparse(guestsToRows(guests))).data);
        expect(back.map(({ name, category, address }) => [name, category, address])).toEqual(
          // Line breaks become commas.
          guests.map(({ name, category, address }) => [name, category, address.replaceAll('\n', ', ')]),
        );
      }),
    );
  });

  it('is read in any order of its columns and by any of the separators', () => {
    const fields = ['Name', 'Mobile', 'Guest number', 'Email', 'Category', 'Address', 'Pincode'] as const;
    const values = ['Manjit Kaur', '9814012345', '2', 'm@example.in', 'Family', 'House 7, Verka', '143501'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
        fc.constantFrom(',', ';', '\t'),
        fc.boolean(),
        (places, delimiter, titled) => {
          const rows = [
            ...(titled ? [['Our guests']] : []),
            places.map((at) => fields[at]!),
            places.map((at) => values[at]!),
          ];
          expect(readText(unparse(rows, { delimiter }))).toEqual([
            raw({
              row: rows.length,
              guestNo: '2',
              email: 'm@example.in',
              category: 'Family',
              address: 'House 7, Verka',
              pincode: '143501',
            }),
          ]);
        },
      ),
    );
  });

  it('never breaks, whatever is pasted', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.array(fc.string())).map((rows) => unparse(rows)),
        ),
        (text) => {
          for (const row of checkGuests(readText(text), [])) if (row.problem === '') expect(rowProblem(row)).toBe('');
        },
      ),
    );
  });

  it('never gives a spreadsheet a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@x', '\tx', '\rx']) expect(guarded(text)).toBe(`'${text}`);
    expect(guarded('Manjit')).toBe('Manjit');
  });
});

describe('the bytes of a file', () => {
  const text = 'Name,Mobile\nRenée Kaur,9814012345';
  const utf16 = (little: boolean, mark: boolean) => {
    const view = new DataView(new ArrayBuffer((text.length + Number(mark)) * 2));
    [...(mark ? '\ufeff' : ''), ...text].forEach((letter, at) => view.setUint16(at * 2, letter.charCodeAt(0), little));
    return new Uint8Array(view.buffer);
  };

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16 as Excel saves it', utf16(true, true)],
    ['UTF-16 the other way round', utf16(false, true)],
    ['UTF-16 without a mark', utf16(true, false)],
    ['UTF-16 the other way round without a mark', utf16(false, false)],
    ['Windows-1252', Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
  ])('are read as %s', (_, bytes) => {
    expect(readText(bytes)[0]?.name).toBe('Renée Kaur');
  });
});

describe('contact cards', () => {
  it('give name, first number, address and pincode, also folded and in bytes', () => {
    const cards = [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Manjit\r\n  Kaur\r\nTEL;TYPE=CELL:+91 98140 12345\r\nitem1.ADR:;;12\\, Lawrence Road;Amritsar;Punjab;143001;India\r\nEND:VCARD',
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;=E0=A8=97=E0=A9=81=\n=E0=A8=B0;;;\nTEL;CELL:09814054321\nEND:VCARD',
      'BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:=E0=A8 broken\nTEL:tel:9814011111\nEND:VCARD',
    ].join('\r\n');
    expect(readText(cards)).toEqual([
      raw({ mobile: '+91 98140 12345', address: '12, Lawrence Road, Amritsar, Punjab', pincode: '143001' }),
      raw({ row: 2, name: 'ਗੁਰ', mobile: '09814054321' }),
      raw({ row: 3, name: 'à¨ broken', mobile: '9814011111' }),
    ]);
  });

  it('give the mobile where a landline comes first, the landline as a note, and never a fax', () => {
    const card = (...numbers: string[]) =>
      checkGuests(
        readText(
          `BEGIN:VCARD\nFN:Manjit Kaur\n${numbers.map((number) => `item1.TEL;TYPE=${number}`).join('\n')}\nEND:VCARD`,
        ),
        [],
      )[0];
    expect(card('HOME:0183 2501234', 'CELL:+91 98140 12345')).toMatchObject({
      mobile: '9814012345',
      note: 'Landline 0183 2501234',
    });
    expect(card('HOME:0183 2501234')).toMatchObject({ mobile: '', note: 'Landline 0183 2501234', problem: '' });
    expect(card('FAX:9814000001', 'CELL:9814012345')).toMatchObject({ mobile: '9814012345' });
    expect(card('FAX:9814000001', 'CELL:9814012345')?.note).toBe('');
  });

  it('give what older and newer phones write of name and address', () => {
    const card = (...lines: string[]) => readText(['begin:vcard', ...lines, 'end:vcard'].join('\r\n'))[0];
    expect(card('N:Kaur;Manjit;;;', 'tel:98140 12345', 'email;type=home:m@example.in')).toEqual(
      raw({ mobile: '98140 12345', email: 'm@example.in' }),
    );
    expect(card('FN:Bua\\, ji\\; Manjit', 'TEL:TEL:9814012345')).toMatchObject({
      name: 'Bua, ji; Manjit',
      mobile: '9814012345',
    });
    expect(card('N:Kaur', 'FN: ', 'ADR;TYPE=HOME:;;House 7\\nVerka\\\\A;;Punjab;143001;India')).toMatchObject({
      name: 'Kaur',
      mobile: '',
      address: 'House 7, Verka\\A, Punjab',
      pincode: '143001',
    });
    expect(card('NOTE:TEL:1', 'X-TEL-NO:2', 'FN:A')).toMatchObject({ name: 'A', mobile: '' });
    expect(card('FN;encoding=quoted-printable:100%=20Kaur')).toMatchObject({ name: '100% Kaur' });
  });
});

describe('checking a list', () => {
  it.each([
    ['+91 98140 12345', '9814012345'],
    ['098140-12345', '9814012345'],
    ['919814012345', '9814012345'],
    ['00919814012345', '9814012345'],
    ['\u202a+91 98140\u00a012345\u202c', '9814012345'],
    ['98140\u201112345', '9814012345'],
    ['९८१४०१२३४५', '9814012345'],
    ['੯੮੧੪੦੧੨੩੪੫', '9814012345'],
    ['9814012345.0', '9814012345'],
    ["'9814012345", '9814012345'],
  ])('puts %s right', (typed, right) => {
    expect(
      checkGuests(
        read([
          ['Name', 'Mobile'],
          ['Manjit Kaur', typed],
        ]),
        [],
      ),
    ).toMatchObject([{ mobile: right, problem: '' }]);
  });

  it('says what a spreadsheet has done to a number', () => {
    expect(checkGuests([raw({ mobile: '9.81401E+09' })], [])[0]?.problem).toContain(
      'Your spreadsheet shortened this number',
    );
  });

  it('marks numbers that were written differently, and who is known by them', () => {
    const rows = ['9814012345', '+91 98140 12346', '12'].map((mobile, at) => raw({ row: at + 1, mobile }));
    expect(
      checkGuests(rows, [{ name: 'Manjit Kaur', mobile: '9814012346', address: '' }]).map(
        ({ known, mobile, problem }) => [problem === '', known, mobile],
      ),
    ).toEqual([
      [true, false, '9814012345'],
      [true, true, '9814012346'],
      [false, false, '12'],
    ]);
  });

  it.each([
    ['9.81401E+09', true],
    ['9,81401e9', true],
    ['9E+9', true],
    ['9814012345', false],
    ['x9E+9', false],
    ['9E+9x', false],
  ])('takes %j for a number that was shortened: %s', (mobile, shortened) => {
    expect(checkGuests([raw({ mobile })], [])[0]?.problem.startsWith('Your spreadsheet')).toBe(shortened);
  });

  it('leaves out a long category and quotes no more than the beginning of what it leaves out', () => {
    const [row] = checkGuests([raw({ category: 'x'.repeat(60), email: 'y'.repeat(60), guestNo: '3.0' })], []);
    expect(row).toMatchObject({ category: '', guestNo: '3' });
    expect(saidOf(row)).toBe(
      `We left out the email ${'y'.repeat(30)}…: it is not valid. We left out the category ${'x'.repeat(30)}…: it is not valid.`,
    );
    expect(saidOf(checkGuests([raw({ email: 'y'.repeat(30) })], [])[0])).toContain(` ${'y'.repeat(30)}:`);
  });

  it('names by row what cannot be taken, doubles, and who is known', () => {
    const rows = [
      raw(),
      raw({ row: 2, name: 'Again' }),
      raw({ row: 3, name: '' }),
      raw({ row: 4, mobile: '' }),
      raw({ row: 5, mobile: '12345' }),
      raw({ row: 6, mobile: '9814054321' }),
      raw({ row: 7, name: '<img src=x>', mobile: '9814054322' }),
    ];
    expect(
      checkGuests(rows, [{ name: 'Manjit Kaur', mobile: '9814054321', address: '' }]).map(({ problem, known }) => [
        problem,
        known,
      ]),
    ).toEqual([
      ['', false],
      ['The same number as Manjit Kaur in row 1.', false],
      ['The name is missing.', false],
      ['', false],
      ['The mobile number 12345 is not valid.', false],
      ['', true],
      ['The name “<img src=x>” is not valid. It has characters that we do not use in names.', false],
    ]);
  });

  it('leaves out what is wrong beside a good name and number, and says so', () => {
    const [row] = checkGuests([raw({ address: '12345', pincode: '99', email: 'nobody', guestNo: '12345' })], []);
    expect(row).toMatchObject({ address: '', pincode: '', email: '', guestNo: '', problem: '' });
    for (const part of ['address 12345', 'pincode 99', 'email nobody', 'guest number 12345'])
      expect(saidOf(row)).toContain(`We left out the ${part}: it is not valid.`);
    expect(checkGuests([raw({ address: 'y'.repeat(10_000) })], [])[0]?.address).toBe('');
  });

  it('takes the little pictures out of a name and keeps the joiners of Hindi', () => {
    expect(checkGuests([raw({ name: '🌸 Manjit\u200b  Kaur 👩‍👧' })], [])[0]).toMatchObject({
      name: 'Manjit Kaur',
      problem: '',
    });
    expect(checkGuests([raw({ name: 'शक्‍ति सिंह' })], [])[0]).toMatchObject({ name: 'शक्‍ति सिंह', problem: '' });
  });

  it('reads numbers and pincodes in the digits of the family', () => {
    expect(checkGuests([raw({ pincode: '१४३ ००१', guestNo: '੩' })], [])[0]).toMatchObject({
      pincode: '143001',
      guestNo: '3',
      changes: [],
    });
  });
});
