import { describe, expect, it } from 'vitest';
import {
  columnLabel,
  readSheet,
  sheetColumns,
  tableProblem,
  writeSheet,
} from '#domain/catalogue/catalogue-sheet.contract.ts';
import { kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import { type RecordKind, recordKinds } from '#domain/catalogue/record-kinds.rules.ts';
import type { StaffRecord } from '#domain/catalogue/staff-catalogue.contract.ts';

const jalebi: StaffRecord = {
  id: '0123456789abcdef01234567',
  revision: 4,
  position: 3,
  isActive: true,
  record: {
    name: 'Jalebi',
    image: 'sweets/jalebi-1a2b3c4d.webp',
    rate: 420_50,
    category: 'Indian Sweets',
    type: 'Sweets',
    description: 'Crisp, "golden" and wet.\nEaten warm.',
    isWedding: true,
    isBestSeller: false,
    isDeliveryCharge: true,
    leastGrams: 100,
    ingredients: '=sugar',
    allergens: ['Wheat', 'Milk'],
    shelfLifeDays: 3,
    storage: '',
    isVegetarian: true,
    otherNames: ['ਜਲੇਬੀ', 'जलेबी'],
  },
};
const picture = 'sweets/jalebi-1a2b3c4d.webp';
/** A valid record of each kind. */
const valid: Record<RecordKind, StaffRecord['record']> = {
  sweet: jalebi.record,
  'dry-fruit': { ...recordSchemas['dry-fruit'].getDefault(), name: 'Almonds', image: picture, rate: 900_00 },
  invitation: {
    ...recordSchemas.invitation.getDefault(),
    name: 'Peacock',
    image: picture,
    category: 'Invitation',
    price: 90_00,
  },
  decoration: { name: 'Arch', image: picture, category: 'Party' },
  designer: { name: 'Meera', image: picture, category: 'Suits' },
  banner: { ...recordSchemas.banner.getDefault(), title: 'Boxes', banner: picture },
  ad: { banner: 'Banner2', image: picture, alt: '' },
  about: { ...recordSchemas.about.getDefault(), description: 'Since 1950.' },
  review: { name: 'Harleen', location: 'Moga', rating: 5, description: 'Lovely.' },
  planning: { category: 'Party', items: [{ id: 'a', text: 'Book the hall', daysBefore: 200 }] },
  policy: { kind: 'shipping', data: '<p>Sent</p>' },
};
const plan: StaffRecord = {
  id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  revision: 1,
  position: 0,
  isActive: true,
  record: { category: 'Marriage', items: [{ id: 'a', text: 'Book the hall', daysBefore: 200 }] },
};

/** Returns the sheet of the jalebi with some cells changed; null leaves a column out. */
function sheet(changes: Record<string, string | null> = {}, more: string[][] = []): string[][] {
  const [labels = [], cells = []] = writeSheet('sweet', [jalebi]);
  // By the fields' own names, as tables were written before.
  const names = Object.keys(recordSchemas.sweet.fields);
  const heads = labels.map((label) => names.find((name) => columnLabel('sweet', name) === label) ?? label);
  const kept = heads.filter((head) => changes[head] !== null);
  return [kept, kept.map((head) => changes[head] ?? cells[heads.indexOf(head)] ?? ''), ...more];
}
const read = (rows: string[][]) => readSheet('sweet', rows, [jalebi]);

describe('the sheet of a kind', () => {
  it('comes back as it went out, with formulas, lists, line breaks and other scripts', () => {
    expect(read(writeSheet('sweet', [jalebi]))).toEqual({ problems: [], changes: [], unchanged: 1, blind: 0 });
    expect(readSheet('planning', writeSheet('planning', [plan]), [plan])).toEqual({
      problems: [],
      changes: [],
      unchanged: 1,
      blind: 0,
    });
    expect(sheet()[1]).toContain("'=sugar");
    expect(writeSheet('sweet', [jalebi])[0]).toContain('Delivery charge');
    const typed = [
      ['id', 'price of 400 GM', 'isBestSeller'],
      [jalebi.id, '400', 'yes'],
    ];
    expect(read(typed).changes[0]?.changes.map(({ column }) => column)).toEqual(['rate', 'isBestSeller']);
  });

  it.each(recordKinds)('comes back of %s with every choice, in words that no code is among', (kind) => {
    const choices = Object.entries(kindDeclarations[kind].fields).flatMap(([field, { widget }]) =>
      widget.is === 'choice' ? widget.choices.map((one) => ({ field, ...one })) : [],
    );
    const fields = choices.length > 0 ? choices : [{ field: '', value: '', label: '' }];
    const held = fields.map(({ field, value }, at): StaffRecord => ({
      ...jalebi,
      id: String(at).padStart(24, '0'),
      record: { ...valid[kind], ...(field ? { [field]: value } : {}) },
    }));
    const rows = writeSheet(kind, held);
    expect(readSheet(kind, rows, held)).toEqual({ problems: [], changes: [], unchanged: held.length, blind: 0 });
    choices.forEach(({ field, value, label }, at) => {
      const column = rows[0]?.indexOf(columnLabel(kind, field)) ?? -1;
      expect(rows[at + 1]?.[column]).toBe(label);
      for (const cell of [label, label.toUpperCase(), value])
        expect(
          readSheet(
            kind,
            [
              ['id', field],
              [held[at]?.id ?? '', cell],
            ],
            held,
          ),
        ).toMatchObject({
          problems: [],
          unchanged: 1,
        });
    });
  });

  it('tells what was chosen, and what can be, by labels', () => {
    const held: StaffRecord = { ...jalebi, record: { ...valid.designer, category: 'Bridge' } };
    const meant = (cell: string) =>
      readSheet(
        'designer',
        [
          ['id', 'Tab'],
          [jalebi.id, cell],
        ],
        [held],
      );
    expect(meant('groom').changes[0]).toMatchObject({
      record: { record: { category: 'Groom' } },
      changes: [{ column: 'category', from: 'Bride', to: 'Groom' }],
    });
    expect(meant('Uncle').problems[0]?.message).toBe('must be one of Bride, Groom, Suits, Other');
    const policy = { ...jalebi, record: valid.policy };
    const rows = [
      ['id', 'Text'],
      [jalebi.id, '<p>Anew</p>'],
    ];
    expect(readSheet('policy', rows, [policy]).changes[0]?.name).toBe('Shipping Policy');
    const ad = { ...jalebi, record: valid.ad };
    const look = [
      ['id', 'Description of the picture'],
      [jalebi.id, 'Boxes'],
    ];
    expect(readSheet('ad', look, [ad]).changes[0]?.name).toBe('Place 2');
  });

  it('names a heading with a comma in quotation marks', () => {
    expect(tableProblem('sweet', [['%PDF']])).toContain(', “Smallest order, in grams”,');
    expect(read([['id', 'prize']]).problems[0]?.message).toContain(', “Smallest order, in grams”,');
  });

  it('tells a changed cell in the words of the sheet and keeps money in paise', () => {
    const { changes } = read(sheet({ rate: '₹1,450.75', visible: 'no' }));
    expect(changes[0]?.changes).toEqual([
      { column: 'visible', from: 'yes', to: 'no' },
      { column: 'rate', from: '420.5', to: '1450.75' },
    ]);
    expect(changes[0]?.record).toMatchObject({ id: jalebi.id, isActive: false, record: { rate: 1450_75 } });
  });

  it.each([
    ['1,450.75', 1450_75],
    ['1,23,456', 1_23_456_00],
    ['1.450,5', null],
    ['Rs. 500/-', 500_00],
    ['₹ 99', 99_00],
  ])('reads the amount %s as people write it', (cell, paise) => {
    const { changes, problems } = read(sheet({ rate: cell }));
    expect(paise === null ? problems[0]?.message : changes[0]?.record.record['rate']).toBe(
      paise ?? 'must be an amount in rupees',
    );
  });

  it('asks for the point where a comma would make an amount a hundredfold', () => {
    expect(read(sheet({ rate: '421,50' })).problems[0]?.message).toBe(
      'must be an amount in rupees; please write 421.50, with a point',
    );
  });

  it('says which rows somebody changed since the sheet was written, and only those', () => {
    const changed = (revision: string | null) => read(sheet({ revision, rate: '500' })).changes[0]?.overtaken;
    expect([changed('4'), changed('3'), changed(''), changed(null)]).toEqual([false, true, false, false]);
    expect(read(sheet({ revision: '3' })).unchanged).toBe(1);
    const blind = (revision: string | null, rate = '500') => read(sheet({ revision, rate })).blind;
    expect([blind('4'), blind('3'), blind(''), blind(null), blind(null, '420.5')]).toEqual([0, 0, 1, 1, 0]);
  });

  it('counts rows as the spreadsheet does when the headings are not the first', () => {
    const [heads = [], cells = []] = sheet({ rate: 'x' });
    expect(read([[''], ['', ''], heads, cells]).problems).toEqual([
      { row: 4, column: 'rate', message: 'must be an amount in rupees' },
    ]);
    expect(read([[], ['id', 'prize']]).problems[0]).toMatchObject({ row: 2, column: 'prize' });
  });

  it('knows an id that the spreadsheet made a number', () => {
    expect(read(sheet({ id: '1.23457E+22' })).problems[0]?.message).toContain(
      'your spreadsheet turned this into a number',
    );
  });

  it('tells one thing of a cell, and of a row without its record nothing but that', () => {
    const told = (rows: string[][]): string[] => read(rows).problems.map(({ column }) => column);
    expect(
      told([
        ['name', 'rate'],
        ['Pinni', '421,50'],
      ]).filter((column) => column === 'rate'),
    ).toHaveLength(1);
    expect(
      told([
        ['id', 'name'],
        ['f'.repeat(24), 'Pinni'],
      ]),
    ).toEqual(['id']);
  });

  it('leaves alone what has no column', () => {
    const { changes } = read([
      ['id', 'rate'],
      [jalebi.id, '500'],
    ]);
    expect(changes[0]?.record.record).toEqual({ ...jalebi.record, rate: 500_00 });
  });

  it('takes a row without an id as new, with what the schema supplies for empty cells too', () => {
    expect(
      read([
        ['name', 'image', 'rate', 'category', 'type', 'storage'],
        ['Imarti', 'sweets/imarti-1a2b3c4d.webp', '480', 'Indian Sweets', '', ''],
      ]).changes[0]?.record.record,
    ).toMatchObject({ type: 'Sweets', storage: '' });
    const { changes } = read([
      ['name', 'image', 'rate', 'category'],
      ['Imarti', 'sweets/imarti-1a2b3c4d.webp', '480', 'Indian Sweets'],
    ]);
    expect(changes).toMatchObject([
      { row: 2, name: 'Imarti', record: { isActive: true, record: { rate: 480_00, isVegetarian: true } } },
    ]);
    expect(changes[0]?.record.id).toBeUndefined();
  });

  it.each([
    ['a rate in words', { rate: 'abc' }, 'rate', 'must be an amount in rupees'],
    ['a rate of nothing', { rate: '0' }, 'rate', 'Price of 400 gm must be above zero.'],
    ['a switch that is neither', { isWedding: 'maybe' }, 'isWedding', 'must be yes or no'],
    ['an unknown category', { category: 'Cakes' }, 'category', 'must be one of Indian Sweets, '],
    ['an empty name', { name: '' }, 'name', 'Name is required.'],
    [
      'a picture elsewhere',
      { image: 'https://example.in/a.jpg' },
      'image',
      'must be a picture or video that is already in the shop',
    ],
    ['an id of nobody', { id: 'ffffffffffffffffffffffff' }, 'id', 'is not in this list'],
    [
      'a text of 5,001 characters',
      { description: 'x'.repeat(5001) },
      'description',
      'Description may have at most 5000 characters: 1 too many.',
    ],
  ])('refuses %s by row and column', (_case, changes, column, message) => {
    const { problems, changes: writes } = read(sheet(changes));
    expect(problems).toEqual([{ row: 2, column, message: expect.stringContaining(message) }]);
    expect(writes).toEqual([]);
  });

  it('refuses columns it does not know, a record that is there twice, and cells beyond the headings', () => {
    expect(
      read([
        ['id', 'prize'],
        [jalebi.id, '1'],
      ]).problems[0],
    ).toMatchObject({ row: 1, column: 'prize' });
    const twice = sheet();
    expect(read([...twice, twice[1] ?? []]).problems).toMatchObject([
      { row: 3, column: 'id', message: 'is already in row 2' },
    ]);
    expect(
      read([
        ['id', 'name'],
        [jalebi.id, 'Jalebi', 'warm'],
      ]).problems[0]?.message,
    ).toContain('has no heading');
  });

  it('has the place columns first and every field of the record', () => {
    expect(sheetColumns('ad')).toEqual([
      'id',
      'revision',
      'position',
      'visible',
      'Place',
      'Picture',
      'Description of the picture',
    ]);
  });
});

describe('a file that is no table', () => {
  it.each([
    [[['%PDF-1.4 hello']], /^The shop cannot read this table/],
    [[['']], /^This file is empty/],
    [[], /^This file is empty/],
    [[['name', 'rate']], /no rows below/],
  ])('is answered by one sentence: %j', (rows, words) => expect(tableProblem('sweet', rows)).toMatch(words));

  it('is none with headings of its own beside those of the shop', () => {
    const rows = [
      ['name', 'colour', 'taste'],
      ['Laddu', 'gold', 'sweet'],
    ];
    expect(tableProblem('sweet', rows)).toBe('');
    expect(readSheet('sweet', rows, []).problems).toEqual(
      ['colour', 'taste'].map((column) => ({
        row: 1,
        column,
        message: expect.stringMatching(
          /^is not a heading that the shop knows\. .* The shop knows id, .*Price of 400 gm,/,
        ),
      })),
    );
  });
});
