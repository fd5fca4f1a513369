import { newGrid } from '#domain/lists/grid.rules.ts';
import type { Sheet } from '#domain/lists/sheets.rules.ts';

/** What a contact holds, by heading. */
export type Contact = ReadonlyMap<string, string>;

/** Headings of what guest lists hold; they stand first, in this order, and others follow as they come. */
export const CARD_FIELDS = ['Name', 'Mobile', 'Email', 'Category', 'Address', 'Pincode', 'Note'] as const;

/** Returns a sheet of contacts with one column for each heading under which any of them holds something. */
export function contactSheet(contacts: readonly Contact[]): Sheet {
  const grid = newGrid();
  const used = new Set(
    contacts.flatMap((contact) => [...contact].flatMap(([head, text]) => (text.trim() ? [head] : []))),
  );
  const headings = [
    ...CARD_FIELDS.filter((head) => used.has(head)),
    ...[...used].filter((head) => !(CARD_FIELDS as readonly string[]).includes(head)),
  ];
  for (const [column, head] of headings.entries()) grid.put(0, column, head);
  for (const [at, contact] of contacts.entries())
    for (const [column, head] of headings.entries()) grid.put(at + 1, column, contact.get(head) ?? '');
  return grid.toSheet({ kind: 'cards' });
}
