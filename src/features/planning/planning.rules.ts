import { eventCategories } from '#features/decorations/decoration.rules.ts';
import { shorten } from '#lib/text.ts';

/** Planning pages: the category behind each address and the word people read. */
export const planningPages = [
  { path: '/planning-tool', category: 'Marriage', label: 'Marriage' },
  { path: '/planning-birthday', category: 'BirthDay', label: 'Birthday' },
  { path: '/planning-mehndi', category: 'Mehndi', label: 'Mehndi' },
  { path: '/planning-party', category: 'Party', label: 'Party' },
  { path: '/planning-other', category: 'RoomDecor', label: 'Room Decor' },
] as const;

export const planningCategories = eventCategories;

/** A checklist text over 52 characters is shown as its first 51 and an ellipsis. */
export function checklistText(text: string): string {
  return shorten(text, 52, { inclusive: true });
}
