import { expect, it } from 'vitest';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { fieldMessage, ownMessage, partMessage } from '#office/catalogue/field-message.ts';
import { declared } from '#tests/support/staff-records.ts';

it.each<[RecordKind, Record<string, unknown>, string, string | null]>([
  ['sweet', { name: 'Besan laddu' }, 'Besan laddu', '/sweets-info/ID'],
  ['dry-fruit', { name: 'Almonds' }, 'Almonds', '/dry-fruit_info/ID'],
  ['decoration', { name: 'A door', category: 'Mehndi' }, 'A door', '/mehndi'],
  ['decoration', { name: 'A door', category: 'Space' }, 'A door', null],
  ['designer', { name: 'Manish', category: 'Groom' }, 'Manish', '/groom'],
  ['banner', { title: 'Diwali', alt: 'Lamps' }, 'Diwali', '/'],
  ['banner', { alt: 'Lamps' }, 'Lamps', '/'],
  ['banner', {}, 'Banner without a title', '/'],
  ['ad', { alt: '', banner: 'Banner2' }, 'Place 2', '/'],
  ['about', {}, 'About the shop', '/'],
  ['review', { name: 'Gurleen' }, 'Gurleen', '/'],
  ['planning', { category: 'Mehndi' }, 'Mehndi', '/planning-tool'],
  ['planning', { category: 'Space' }, 'Space', '/planning-tool'],
  ['policy', { kind: 'shipping' }, 'Shipping Policy', '/Shipping'],
  ['policy', { kind: 'space' }, 'space', null],
])('a %s %j is called %s and seen at %s', (kind, record, title, page) => {
  const { title: titleOf, page: pageOf } = declared(kind);
  expect([titleOf(record), pageOf('ID', record)]).toEqual([title, page]);
});

it('a message about a part of a list is found where it was typed', () => {
  const error = {
    message: undefined,
    1: { columns: { 2: { heading: { message: 'Every column needs a heading.' } } } },
  };
  expect(partMessage(error as never, 1, 'columns', 2)).toBe('Every column needs a heading.');
  expect(partMessage(error as never, 0, 'columns')).toBeUndefined();
  expect(fieldMessage(error as never)).toBe('Every column needs a heading.');
  expect(ownMessage(error as never)).toBeUndefined();
  expect(ownMessage({ type: 'x', message: 'At least one.' })).toBe('At least one.');
  expect(fieldMessage(undefined)).toBeUndefined();
});
