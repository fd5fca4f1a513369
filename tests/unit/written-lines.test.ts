import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkGuests } from '#domain/guests/guest-check.rules.ts';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import { guestSheets, rawGuests } from '#domain/guests/guest-sheets.rules.ts';
import { bookOf } from '../support/list-book.ts';

const fields = ['name', 'mobile', 'address', 'pincode', 'guestNo'] as const;
type Person = Record<(typeof fields)[number], string>;
interface Written {
  who: string;
  text: string;
  persons: Person[];
}

const folder = new URL('../fixtures/written-lines/', import.meta.url);
const inWords = (person: Person): string => fields.map((field) => String(person[field] ?? '').trim()).join(' | ');

/** Returns the persons of a list that were not read right, with what was read. */
function missed({ text, persons }: Written): string[] {
  const read = guestSheets(bookOf(text)).flatMap((sheet) => rawGuests(sheet, sheet.layout).map(readGuest));
  const right = checkGuests(read, {}, [], new Set())
    .filter(({ problem }) => problem === '')
    .map(inWords);
  return persons.map(inWords).filter((person) => {
    const at = right.indexOf(person);
    if (at >= 0) right.splice(at, 1);
    return at < 0;
  });
}

it('the lists of every hand are read without a touch, but for two of forty persons', () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const lists = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Written[];
    const persons = lists.reduce((sum, list) => sum + list.persons.length, 0);
    const wrong = lists.flatMap((list) => missed(list).map((person) => `${list.who}: ${person}`));
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(persons / 20);
  }
});
