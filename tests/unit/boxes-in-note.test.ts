import { expect, it } from 'vitest';
import { boxesInNote } from '#domain/guests/boxes-in-note.rules.ts';

it.each([
  ['2 boxes', 2],
  ['second floor, 3 Boxes please', 3],
  ['10 dabbe', 10],
  ['2 ਡੱਬੇ', 2],
  ['३ or 2 डिब्बे', 2],
  ['1 box', 1],
  ['', 1],
  ['0 boxes', 1],
  ['House 22, box room', 1],
  ['100 boxes', 1],
  ['2 boxers live here', 1],
  ['Landline 0183 2223334', 1],
])('a note “%s” asks for %i', (note, boxes) => expect(boxesInNote(note)).toBe(boxes));
