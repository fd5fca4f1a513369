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
    ['Asha Gill/9811000400/12/3 Mall Road/Moga', 'Asha Gill|9811000400|12/3 Mall Road, Moga'],
    [
      'Asha Gill, 9811000400 / 0161-2404417, C-8/8136, Moga',
      'Asha Gill|9811000400|C-8/8136, Moga|||Landline 0161 2404417',
    ],
    ['Asha Gill 9811000400 4/7-B Mall Road, Moga', 'Asha Gill|9811000400|4/7-B Mall Road, Moga'],
    ['Asha; M: not available; 12 Mall Road, Moga', 'Asha||12 Mall Road, Moga|||M: not available'],
    ['Asha, 9811000400, Address: to be shared, 2', 'Asha|9811000400|||2|Address: to be shared'],
    ['Asha - Mob - will send - Moga', 'Asha||Moga|||Mob: will send'],
    ['Asha, Vasant Vihar, Thane (W) 400610, 9811000400, all 5', 'Asha|9811000400|Vasant Vihar, Thane (W)|400610|5'],
    ['Asha, 9811000400, Khar, Mumbai-400 053 (MH)', 'Asha|9811000400|Khar, Mumbai (MH)|400053'],
    ['Asha Gill, Reading, +44 7700 900417 (1)', 'Asha Gill|+447700900417|Reading||1'],
    ['Asha Gill (no phone, tell in person)', 'Asha Gill|||||no phone, tell in person'],
    ['Asha Gill, Bokaro Steel City - 827004', 'Asha Gill||Bokaro Steel City|827004'],
    ['Asha Gill Faridabad (3) no card needed', 'Asha Gill||Faridabad||3|no card needed'],
    ['To, Asha Gill, Moga 142001', 'Asha Gill||Moga|142001'],
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

  it('are no table where commas part lines into different numbers of cells', () => {
    expect(
      read(
        'Haldi + Wedding',
        'Asha Gill, 98110 00400, A-12/4 Mall Road, Moga 142001, 3',
        'Ravi, 98110 00401, 2',
        'Hirjikaka, Jasdan, phone nathi',
        'Only Reception',
        'Seema, 98110 00402, Flat 4B, Palm Court, Pune 411001',
      ),
    ).toEqual([
      'Asha Gill|9811000400|A-12/4 Mall Road, Moga|142001|3',
      'Ravi|9811000401|||2',
      'Hirjikaka||Jasdan|||phone nathi',
      'Seema|9811000402|Flat 4B, Palm Court, Pune|411001',
    ]);
  });

  it('below a message’s first line belong to its guest, a house’s number too', () => {
    expect(
      read(
        '[12/11/26, 9:41:10 PM] Pinky: Mr & Mrs Vohra 0161-2404417',
        '45-B Sarabha Nagar, Ludhiana 141001',
        '[12/11/26, 9:42:10 PM] Pinky: Asha 98110 00400',
        'Talwandi, Kota 324005',
        'total 5',
        '[12/11/26, 9:43:10 PM] Pinky: baaki shaam ko',
      ),
    ).toEqual([
      'Mr & Mrs Vohra||45-B Sarabha Nagar, Ludhiana|141001||Landline 0161 2404417',
      'Asha|9811000400|Talwandi, Kota|324005|5',
    ]);
  });

  it('are parted by numbers of any kind, and by titles of groups', () => {
    expect(
      read('Guest 1: Asha', 'Tel: 9811000400', 'RSVP: yes (2)', 'Guest 2: Ravi', 'Tel: NA', '(iii) Seema 9811000401'),
    ).toEqual(['Asha|9811000400|||2|yes', 'Ravi|||||Tel: NA', 'Seema|9811000401']);
    expect(
      read(
        'Mumbai wale',
        'Asha - 9811000400 - 2',
        'Delhi wale',
        'Ravi - 9811000401 - Moga',
        'Papa ke dost: Seema 9811000402, Mohan 9811000403, Bedi uncle',
        'Tara - 9811000404 - same address',
      ),
    ).toEqual([
      'Asha|9811000400|||2',
      'Ravi|9811000401|Moga',
      'Seema|9811000402',
      'Mohan|9811000403',
      'Bedi uncle',
      'Tara|9811000404||||same address',
    ]);
    expect(read('To,', 'Asha', 'Moga 142001', '', 'To,', 'Ravi', 'Kota 324005')).toEqual([
      'Asha||Moga|142001',
      'Ravi||Kota|324005',
    ]);
  });

  it('of a letter are no guests above the first and below the last', () => {
    const lines = ['Priya,', '', 'sending you the names as promised.', '', 'Asha 9811000400', 'Ravi 9811000401'];
    expect(read(...lines, '', 'Thanks & regards', 'Mummy')).toEqual(['Asha|9811000400', 'Ravi|9811000401']);
  });

  it('may be told by letters, or begin with the number of people', () => {
    expect(read('a. Asha Gill; Moga', 'b. Ravi Bedi; Kota', 'c. Dr. M. Rao; Cell 9811000400; 1 member')).toEqual([
      'Asha Gill||Moga',
      'Ravi Bedi||Kota',
      'Dr. M. Rao|9811000400|||1',
    ]);
    expect(read('A. Gill 9811000400', 'B. Bedi 9811000401')).toEqual(['A. Gill|9811000400', 'B. Bedi|9811000401']);
    expect(read('A. K. Gill', 'B. R. Bedi', 'C. L. Rao')).toEqual(['A. K. Gill', 'B. R. Bedi', 'C. L. Rao']);
    const ends = ['Asha - 9811000400 - Moga', 'Ravi - 9811000401', 'Seema - 9811000402'];
    const counted = read(`4 - ${ends[0]}`, `2 - ${ends[1]}`, `6 - ${ends[2]}`, 'Total 12 cards nahi, 12 log hai');
    expect(counted).toEqual(['Asha|9811000400|Moga||4', 'Ravi|9811000401|||2', 'Seema|9811000402|||6']);
    const numbered = read(`1 - ${ends[0]}`, `2 - ${ends[1]}`, `3 - ${ends[2]}`);
    expect(numbered).toEqual(['Asha|9811000400|Moga', 'Ravi|9811000401', 'Seema|9811000402']);
  });

  it.each([
    [
      'Asha Gill, 9811000400, Unnao, number purana band ho gaya',
      'Asha Gill|9811000400|Unnao|||number purana band ho gaya',
    ],
    ['Asha Gill, Moga 142001, 98110 00400, puri family 5 log', 'Asha Gill|9811000400|Moga|142001|5|puri family'],
    [
      'Mr & Mrs Bedi, 45 Lawrence Road Amritsar - 143001, 9814012349, 1.5 boxes',
      'Mr & Mrs Bedi|9814012349|45 Lawrence Road Amritsar|143001||1.5 boxes',
    ],
    [
      'Baldev Raj 9876501235, 4 Civil Lines, Jalandhar 144001, 2 boxes',
      'Baldev Raj|9876501235|4 Civil Lines, Jalandhar|144001||2 boxes',
    ],
    ['Asha Gill 9811000400 - 4 log - 1 box mithai', 'Asha Gill|9811000400|||4|1 box mithai'],
    ['Asha Gill, Moga, give 2 boxes by hand', 'Asha Gill||Moga|||give 2 boxes by hand'],
  ])('keep remarks and boxes in the note: %s', (line, guest) => {
    expect(read(line)).toEqual([guest]);
  });

  it('below a guest may count the guest’s people', () => {
    expect(
      read('Asha Gill', '9811000400', 'Moga', 'couple', '', 'Ravi', 'Cell: 9811000401', 'Add: Kota', 'Nos: 2'),
    ).toEqual(['Asha Gill|9811000400|Moga||2', 'Ravi|9811000401|Kota||2']);
    expect(
      read('Asha', 'Mob: 9811000400', 'Pin: 142001', 'Total: 5', 'Ravi', 'Mob: 9811000401', 'Pin: 324005', 'Total: 3'),
    ).toEqual(['Asha|9811000400||142001|5', 'Ravi|9811000401||324005|3']);
    expect(
      read('राम', 'मो: ९८११०००४००', 'पता: ५ माल रोड', 'कुल लोग: ४', '', 'सीता', 'मो: ९८११०००४०१', 'कुल लोग: ३'),
    ).toEqual(['राम|9811000400|५ माल रोड||4', 'सीता|9811000401|||3']);
    const sum = ['Asha 9811000400', 'Ravi 9811000401', 'Total: 2'];
    expect(read(...sum)).toEqual(['Asha|9811000400', 'Ravi|9811000401']);
    expect(sheetsOf(...sum)[0]?.cut).toContain('Total: 2');
  });

  it('that only count belong to the guest before them', () => {
    const stamp = '[12/11/26, 9:41:10 PM] Papa:';
    expect(
      read(`${stamp} Asha Gill 9811000400 Moga`, `${stamp} 4 log aayenge`, `${stamp} Ravi Bedi 9811000401`),
    ).toEqual(['Asha Gill|9811000400|Moga||4', 'Ravi Bedi|9811000401']);
  });

  it('stand alone below a numbered guest where they are names', () => {
    const list = ['1. Asha Gill (+91-98110-00400) 1 box', '2. Manjit Kaur (+91-98110-00401) 2 boxes'];
    expect(read(...list, 'Dr. A.P. D’Souza', 'Smt. Kamla Devi', 'Ravi Kumar')).toEqual([
      'Asha Gill|9811000400||||1 box',
      'Manjit Kaur|9811000401||||2 boxes',
      'Dr. A.P. D’Souza',
      'Smt. Kamla Devi',
      'Ravi Kumar',
    ]);
    expect(read(...list, 'Ravi Kumar', 'Sunita Sharma').slice(2)).toEqual(['Ravi Kumar', 'Sunita Sharma']);
    expect(read(...list, 'Shri Niwas, Moga 142001')[1]).toBe('Manjit Kaur|9811000401|Shri Niwas, Moga|142001||2 boxes');
    expect(read('1. Sh. Ram Lal', 'Smt. Sita Devi', 'H.No 5, Moga', '2. Asha', 'H.No 6, Moga')).toHaveLength(2);
  });

  it('keep a broken number as a note where the others have their number', () => {
    const asha = 'Asha Rani, 9811000400, 7 Model Town, Ludhiana 141002';
    const ravi = 'Ravi Kumar, 9811000401, 5 Mall Road, Jalandhar 144001';
    expect(read(asha, 'Hari Singh, 123, 8 Mall Road, Jalandhar 144001', ravi)[1]).toBe(
      'Hari Singh||8 Mall Road, Jalandhar|144001||123',
    );
    expect(read(asha, 'Hari Singh, 123, Mall Road, Jalandhar 144001', ravi)[1]).toBe(
      'Hari Singh||123, Mall Road, Jalandhar|144001',
    );
  });

  it.each(['Col1;Col2;Col3', 'Column 1, Column 2', 'Flat 102 - locked, gone to USA', 'H.No. 12: khali'])(
    'are no guest, nor swallow the next: %s',
    (line) => {
      const lines = [line, 'Asha Gill;9811000400;Moga', 'Ravi Bedi;9811000401;Kota'];
      expect(read(...lines)).toEqual(['Asha Gill|9811000400|Moga', 'Ravi Bedi|9811000401|Kota']);
      expect(sheetsOf(...lines)[0]?.cut).toContain(line);
    },
  );

  it('of a form stay with its guest where one was left empty', () => {
    expect(read('Name: Asha Gill', 'Address:', 'Mobile: 9811000400', 'No. of guests:', 'Remark: ask her')).toEqual([
      'Asha Gill|9811000400||||ask her',
    ]);
    expect(read('Asha Gill, +1 647 555 0138, 22 Castle Road, Brampton, ON L6P 2X4, Canada')[0]).toContain('L6P 2X4');
  });

  it('are no table, and a table is no line', () => {
    expect(sheetsOf('Name,Mobile', 'Asha Gill,9811000400')[0]?.layout.from).toBe(1);
    expect(read('Asha - 9811000400, Moga', 'Ravi 9811000401; 2 persons')).toEqual([
      'Asha|9811000400|Moga',
      'Ravi|9811000401|||2',
    ]);
  });
});
