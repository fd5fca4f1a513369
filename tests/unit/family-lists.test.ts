import { expect, it } from 'vitest';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import { guestSheets, rawGuests } from '#domain/guests/guest-sheets.rules.ts';
import { bookOf } from '../support/list-book.ts';

/** Lists as families paste them: one line a guest, some of them marked, and what stands beside each of them is read. */
const lists: Readonly<Record<string, readonly (readonly [line: string, guest?: string])[]>> = {
  'a list of two sides, marked here and there': [
    ['BRIDE SIDE'],
    [
      '1. Sunita Sharma 9811022334 H.No 12 Sector 8 Panchkula 134109',
      'Sunita Sharma|9811022334|H.No 12 Sector 8 Panchkula|134109|bride',
    ],
    [
      '2) Gurpreet Singh 9814011223 45 Model Town Ludhiana 141002',
      'Gurpreet Singh|9814011223|45 Model Town Ludhiana|141002|bride',
    ],
    ['Bua ji', 'Bua ji||||bride'],
    [
      '- Ramesh Uncle 9872055667 22 Mall Road Amritsar 143001',
      'Ramesh Uncle|9872055667|22 Mall Road Amritsar|143001|bride',
    ],
    ['Harjit Kaur 9815533221', 'Harjit Kaur|9815533221|||bride'],
    ['- Nani', 'Nani||||bride'],
    [''],
    ['Kavita Joshi 9823011223 11 FC Road Pune 411004', 'Kavita Joshi|9823011223|11 FC Road Pune|411004|bride'],
    ["D'Souza, 8 Church St, Panaji 403001", "D'Souza||8 Church St, Panaji|403001|bride"],
    ['Meena Mausi 98765', 'Meena Mausi||||bride'],
    ['GROOM SIDE'],
    [
      '3. Anil Verma 9899011223 B-12 Lajpat Nagar Delhi 110024',
      'Anil Verma|9899011223|B-12 Lajpat Nagar Delhi|110024|groom',
    ],
    [
      'Farah Khan, 9930011223, 7 Carter Road, Mumbai 400050',
      'Farah Khan|9930011223|7 Carter Road, Mumbai|400050|groom',
    ],
    ['Chacha ji', 'Chacha ji||||groom'],
  ],
  'a list whose last guests are added without a mark': [
    ['1. Verma ji 9811100001 12 Vikas Puri Delhi 110018', 'Verma ji|9811100001|12 Vikas Puri Delhi|110018|'],
    ['2. Suman Aunty 9811100003 4 Civil Lines Agra 282002', 'Suman Aunty|9811100003|4 Civil Lines Agra|282002|'],
    ['3. Rekha Gupta 9811100004, 9 MG Road, Indore 452001', 'Rekha Gupta|9811100004|9 MG Road, Indore|452001|'],
    ['4. Dadi', 'Dadi||||'],
    ['Mausi', 'Mausi||||'],
    ['Bose 12 Southern Avenue Kolkata 700029', 'Bose||12 Southern Avenue Kolkata|700029|'],
    ['Iqbal bhai 98140 55667', 'Iqbal bhai|9814055667|||'],
    ['Tinku 98114', 'Tinku||||'],
  ],
  'a list without marks, numbers at the end of their lines': [
    ['Ramesh Uncle 22 Mall Road Amritsar 143001 98720 55667', 'Ramesh Uncle|9872055667|22 Mall Road Amritsar|143001|'],
    ["D'Souza, 8 Church St, Panaji 403001", "D'Souza||8 Church St, Panaji|403001|"],
    ['Nani', 'Nani||||'],
    ['Harjit Kaur 9815533221', 'Harjit Kaur|9815533221|||'],
    ['Chacha ji', 'Chacha ji||||'],
    ['Pinky didi 9811300003', 'Pinky didi|9811300003|||'],
    ['Sethi Saab 9811200008', 'Sethi Saab|9811200008|||'],
    ['Kuldeep 9811200006', 'Kuldeep|9811200006|||'],
    ['Meena Mausi 9876', 'Meena Mausi||||'],
  ],
  'names and numbers, and who has neither': [
    ['Ladki wale'],
    ['1. Raju 9811200001', 'Raju|9811200001|||bride'],
    ['2. Anita 9811200002', 'Anita|9811200002|||bride'],
    ['Bua ji', 'Bua ji||||bride'],
    ['3. Deepak Jain 9811200004', 'Deepak Jain|9811200004|||bride'],
    ['4. Neetu 9811200005', 'Neetu|9811200005|||bride'],
    ['Mama ji', 'Mama ji||||bride'],
    [''],
    ['Ladke wale'],
    ['1. Kuldeep 9811200006', 'Kuldeep|9811200006|||groom'],
    ['2. Pinky Bhabhi 9811200007', 'Pinky Bhabhi|9811200007|||groom'],
    ['3. Sethi Saab 9811200008', 'Sethi Saab|9811200008|||groom'],
    ['4. Balwinder 9811200009', 'Balwinder|9811200009|||groom'],
  ],
};

const read = (lines: readonly string[]) =>
  guestSheets(bookOf(lines.join('\n')))
    .flatMap((sheet) => rawGuests(sheet, sheet.layout).map(readGuest))
    .map(({ name, mobile, address, pincode, side }) => [name, mobile, address, pincode, side].join('|'));

it.each(Object.entries(lists))('%s: each line is one guest', (_, list) => {
  expect(read(list.map(([line]) => line))).toEqual(list.flatMap(([, guest]) => guest ?? []));
});

it('a line that is the end of an address stays with its guest', () => {
  const lines = [
    'Amit Kumar 9811400001 house no 22 sector 15 Chandigarh 160015',
    'Kulwant Kaur 9811400003 VPO Sahnewal Ludhiana 141120',
    'Jasbir Singh 9811400004 #45 Urban Estate Phase 2',
    'Patiala 147002',
    'Rahul Nair 9811400005 Prestige Towers Bengaluru 560001',
    'will come on Friday',
  ];
  expect(read(lines)).toEqual([
    'Amit Kumar|9811400001|house no 22 sector 15 Chandigarh|160015|',
    'Kulwant Kaur|9811400003|VPO Sahnewal Ludhiana|141120|',
    'Jasbir Singh|9811400004|#45 Urban Estate Phase 2, Patiala|147002|',
    'Rahul Nair|9811400005|Prestige Towers Bengaluru|560001|',
  ]);
});
