import { shorten } from '#lib/text.ts';

/** Planning pages: the category behind each address and the word people read. */
export const planningPages = [
  { path: '/planning-tool', category: 'Marriage', label: 'Marriage' },
  { path: '/planning-birthday', category: 'BirthDay', label: 'Birthday' },
  { path: '/planning-mehndi', category: 'Mehndi', label: 'Mehndi' },
  { path: '/planning-party', category: 'Party', label: 'Party' },
  { path: '/planning-other', category: 'RoomDecor', label: 'Room Decor' },
] as const;

/** The category that a word means: its own spelling or the one that people read (`Birthday`, `Room Decor`), in any letter case. */
export function planningCategory(text: string): string {
  const wanted = text.trim().toLowerCase();
  return (
    planningPages.find(({ category, label }) => [category, label].some((word) => word.toLowerCase() === wanted))
      ?.category ?? text
  );
}

/** A checklist text over 52 characters is shown as its first 51 and an ellipsis. */
export function checklistText(text: string): string {
  return shorten(text, 52, { inclusive: true });
}
