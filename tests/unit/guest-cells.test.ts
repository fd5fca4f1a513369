import { describe, expect, it } from 'vitest';
import { checkGuests } from '#domain/guests/guest-check.rules.ts';
import type { Edits } from '#domain/guests/guest-import.rules.ts';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import { guestSheets, rawGuests } from '#domain/guests/guest-sheets.rules.ts';
import { MOST_PEOPLE, peopleIn } from '#domain/guests/people-words.rules.ts';
import { numbersInCell } from '#domain/guests/phone-numbers.rules.ts';
import type { Book } from '#domain/lists/sheets.rules.ts';
import type { Listed } from '#domain/guests/same-guest.rules.ts';
import { sheetOf } from '../support/list-book.ts';

const tableOf = (...rows: string[][]): Book => ({ sheets: [sheetOf(rows)], text: '' });
const check = (book: Book, edits: Edits = {}, held: readonly Listed[] = []) =>
  checkGuests(
    guestSheets(book)
      .flatMap((sheet) => rawGuests(sheet, sheet.layout))
      .map(readGuest),
    edits,
    held,
    new Set(),
  );
const one = (heading: string, cell: string, edit: object = {}) =>
  check(tableOf(['Name', 'Mobile', heading], ['Asha Gill', '9811000400', cell]), { 2: edit })[0];
/** A guest whose list has plain numbers of people besides. */
const counted = (cell: string) =>
  check(
    tableOf(
      ['Name', 'Mobile', 'Persons'],
      ['Asha Gill', '9811000400', cell],
      ['Ravi', '9811000401', '3'],
      ['Om Gill', '9811000402', '1'],
    ),
  )[0];
const saidOf = (guest?: { changes: readonly { said: string }[] }) => guest?.changes.map(({ said }) => said) ?? [];

describe('the number of guests', () => {
  it.each([
    ['4', 4],
    ['४ लोग', 4],
    ['2+1', 3],
    ['2 + 1 + 1', 4],
    ['+2', 3],
    ['2 adults 1 child', 3],
    ['2 Adults, 2 kids', 4],
    ['four', 4],
    ['Two persons', 2],
    ['couple', 2],
    ['Couple + 1', 3],
    ['family of 5', 5],
    ['4 (2 adults 2 kids)', 4],
    ['teen log', 3],
    ['2 teens', 2],
    ['ਚਾਰ ਜੀਅ', 4],
  ])('is told by %s', (text, people) => {
    expect(peopleIn(text)).toBe(people);
    expect(counted(text)).toMatchObject({ guestNo: String(people), note: '', problem: '' });
  });

  it.each([
    'family',
    'all',
    '2-3',
    '5 (2 adults 2 kids)',
    '5 (maybe 6)',
    '5 (plus two)',
    '5 (6)',
    '2 3',
    'couple 2',
    'total 4 2 adults and 2 kids',
    '3.5',
    '4/5',
  ])('is not told by %s, which is kept in the note and named', (text) => {
    const guest = counted(text);
    expect(guest).toMatchObject({ guestNo: '', note: `Guests: ${text}`, problem: '' });
    expect(saidOf(guest)).toEqual([`We kept this as a note: Guests: ${text}.`]);
  });

  it('is told by words alone under its heading, and a name stays a name', () => {
    const rows = [
      ['firstName', 'lastName', 'Mobile', 'Persons'],
      ['Camel', 'Two', '9811000400', 'couple'],
      ['Camel', 'Three', '9811000401', 'four'],
    ];
    expect(check(tableOf(...rows)).map(({ name, guestNo }) => [name, guestNo])).toEqual([
      ['Camel Two', '2'],
      ['Camel Three', '4'],
    ]);
  });

  it('is said where it is nobody, and asked where it is very many, until the host has typed it', () => {
    expect(one('Persons', '0')).toMatchObject({ guestNo: '0', problem: '' });
    expect(saidOf(one('Persons', '0'))).toEqual(['The number of guests is 0.']);
    expect(one('Persons', String(MOST_PEOPLE))?.problem).toBe('');
    expect(one('Persons', '5000')).toMatchObject({ problemField: 'guestNo', problem: expect.stringContaining('5000') });
    expect(one('Persons', '5000', { guestNo: '5000' })?.problem).toBe('');
  });
});

describe('a note', () => {
  it('that is too long keeps its beginning, and what is left out is said', () => {
    const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
    const guest = one('Note', words);
    expect(guest?.note.length).toBeGreaterThan(180);
    expect(words.startsWith(`${guest?.note} `)).toBe(true);
    expect(guest?.changes).toEqual([
      {
        said: `The note is longer than 200 letters. We left out its end: “${words.slice(guest!.note.length).trim()}”.`,
        undo: { note: words },
      },
    ]);
    expect(one('Note', 'x'.repeat(300))?.note).toBe('x'.repeat(200));
  });

  it('has blanks for signs that cannot be printed', () => {
    expect(one('Note', 'ring\u0007twice')).toMatchObject({ note: 'ring twice', changes: [] });
  });

  it('takes a name on the box that nobody else has, unless the host has typed the note', () => {
    const rows = [
      ['Name', 'Mobile', 'Name on the box'],
      ['Asha', '9811000400', 'Gill family'],
      ['Ravi', '9811000401', 'Rana family'],
      ['Sona', '9811000402', 'Rana family'],
    ];
    const [asha, ravi] = check(tableOf(...rows));
    expect(asha).toMatchObject({
      note: 'On the box: Gill family',
      hints: ['Nobody else has “Gill family” as the name on the box, so we kept it as a note.'],
    });
    expect(ravi).toMatchObject({ note: '', hints: [] });
    expect(check(tableOf(...rows), { 2: { note: '' } })[0]).toMatchObject({
      note: '',
      hints: ['Nobody else has “Gill family” as the name on the box, so we left it out.'],
    });
  });
});

describe('a second number in short', () => {
  it.each([
    ['9812200142/43', '9812200142', ['Also 9812200143']],
    ['9812200142 / 143 / 4', '9812200142', ['Also 9812200143', 'Also 9812200144']],
    ['0172 2741234/35', '', ['Landline 0172 2741234', 'Landline 0172 2741235']],
    ['9812200142/9812200143', '9812200142', ['Also 9812200143']],
  ])('is told whole: %s', (cell, mobile, notes) => {
    expect(numbersInCell(cell)).toMatchObject({ mobile, notes, words: '' });
  });
});

describe('the same guest twice', () => {
  const rows = (...more: string[][]) => check(tableOf(['Name', 'Mobile', 'Address'], ...more));
  const home = '12 GT Road, Amritsar';

  it('is seen once and said, with and without a number, in any order', () => {
    expect(rows(['Ravi', '', home], ['ravi', '', '12 GT Road Amritsar'])[1]?.problem).toBe(
      'The same guest as in row 2.',
    );
    expect(rows(['Ravi', '', home], ['Ravi', '9811000401', home])[1]?.problem).toBe('The same guest as in row 2.');
    expect(rows(['Ravi', '9811000401', home], ['Ravi', '', home])[1]?.problem).toBe('The same guest as in row 2.');
    const [known] = check(tableOf(['Name', 'Mobile', 'Address'], ['Ravi', '9811000401', home]), {}, [
      { name: 'Ravi', mobile: '', address: home },
    ]);
    expect(known).toMatchObject({ known: true, problem: '' });
  });

  it('is not two people at one home, nor two of one name with numbers of their own', () => {
    const people = rows(
      ['Ravi', '', home],
      ['Asha', '', home],
      ['Amar', '9811000401', home],
      ['Amar', '9811000402', home],
      ['Ravi', '', ''],
      ['Om Gill', '9811000403', ''],
      ['Om Gill', '', home],
    );
    for (const person of people) expect(person).toMatchObject({ problem: '', known: false });
  });
});
