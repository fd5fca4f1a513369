import { describe, expect, it } from 'vitest';
import { checkGuests } from '#domain/guests/guest-check.rules.ts';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import { guestSheets, rawGuests } from '#domain/guests/guest-sheets.rules.ts';
import { bookOf } from '../support/list-book.ts';

const sheetsOf = (...lines: string[]) => guestSheets(bookOf(lines.join('\n')));
const read = (...lines: string[]) =>
  checkGuests(
    sheetsOf(...lines).flatMap((sheet) => rawGuests(sheet, sheet.layout).map(readGuest)),
    {},
    [],
    new Set(),
  ).map(({ name, mobile, address, pincode, guestNo, note, side }) =>
    [name, mobile, address, pincode, guestNo, note, side].join('|').replace(/\|+$/, ''),
  );

describe('lines of a list', () => {
  it.each([
    ['Asha Gill 98110 00400', 'Asha Gill|9811000400'],
    ['Asha Gill - 9811000400', 'Asha Gill|9811000400'],
    ['7. Asha Gill: +91 98110 00400', 'Asha Gill|9811000400'],
    ['9811000400 Asha Gill', 'Asha Gill|9811000400'],
    ['Asha Gill 98110-00400 (Moga)', 'Asha Gill|9811000400||||Moga'],
    ['Asha Gill & family (5) 9811000400', 'Asha Gill & family|9811000400|||5'],
    ['Asha Gill +1 98110 00400', 'Asha Gill|9811000400|||2'],
    [
      'Asha Gill, 9811000400, 12 Mall Road, Moga - 142001, 3 persons',
      'Asha Gill|9811000400|12 Mall Road, Moga|142001|3',
    ],
    [
      'Asha Gill H.No 5 Street 2 Bathinda 9811000400 PIN 151-001',
      'Asha Gill|9811000400|H.No 5 Street 2 Bathinda|151001',
    ],
    ['Asha nine eight one one zero zero zero four zero zero', 'Asha|9811000400'],
    ['सीमा रानी ९८११०००४०० मकान ४ गली ५ रोहतक १२४००१', 'सीमा रानी|9811000400|मकान ४ गली ५ रोहतक|124001'],
    ['Asha Gill(9811000400)', 'Asha Gill|9811000400'],
    ['Asha Gill/9811000400/Moga/3', 'Asha Gill|9811000400|Moga||3'],
    ['Asha s/o Mohan, Sector 22 Chandigarh, 9811000400, 2', 'Asha s/o Mohan|9811000400|Sector 22 Chandigarh||2'],
    ['Asha Gill 98110 00400 or 98110 00401', 'Asha Gill|9811000400||||Also 98110 00401'],
  ])('%s', (line, guest) => {
    expect(read(line)).toEqual([guest]);
  });

  it('may stand several in one, numbered or not, below titles that tell the side', () => {
    const lines = [
      '*Groom side list*',
      'ravi 9811000400, asha 9811000401 and mukesh ji 9811000402',
      '',
      'Bride side:',
      '1) Nani ji',
    ];
    expect(read(...lines)).toEqual([
      'ravi|9811000400|||||groom',
      'asha|9811000401|||||groom',
      'mukesh ji|9811000402|||||groom',
      'Nani ji||||||bride',
    ]);
    expect(sheetsOf(...lines)[0]?.cut).toBe('');
  });

  it('may have labels, or be blocks between empty lines', () => {
    const asha = 'Asha Gill|9811000400|H.No 5, Street 2, Moga|142001|4';
    const ravi = 'Ravi|9811000401';
    expect(
      read(
        'Name: Asha Gill',
        'Address: H.No 5, Street 2, Moga',
        'Pin: 142001',
        'Ph: 98110 00400',
        'Persons: 4',
        '',
        'Name: Ravi',
        'Mobile no - 9811000401',
      ),
    ).toEqual([asha, ravi]);
    expect(
      read('Asha Gill', 'H.No 5', 'Street 2', 'Moga 142001', '98110 00400', '4 people', '', 'Ravi', '9811000401'),
    ).toEqual([asha, ravi]);
  });

  it('may be a chat’s export, whose talk is named and no guest', () => {
    const lines = [
      '12/11/2026, 9:40 pm - Messages and calls are end-to-end encrypted.',
      '12/11/2026, 9:41 pm - Mummy: Asha Gill 98110 00400',
      'H.No 5, Street 2, Moga 142001',
      '[12/11/26, 9:41:10 PM] Papa: Ravi 98110 00401',
      '12/11/2026, 9:43 pm - Me: ok thanks',
    ];
    expect(read(...lines)).toEqual(['Asha Gill|9811000400|H.No 5, Street 2, Moga|142001', 'Ravi|9811000401']);
    expect(sheetsOf(...lines)[0]?.cut).toContain('ok thanks');
  });

  it('are no table, and a table is no line', () => {
    expect(sheetsOf('Name,Mobile', 'Asha Gill,9811000400')[0]?.layout.from).toBe(1);
    expect(read('Asha - 9811000400, Moga', 'Ravi 9811000401; 2 persons')).toEqual([
      'Asha|9811000400|Moga',
      'Ravi|9811000401|||2',
    ]);
  });
});
