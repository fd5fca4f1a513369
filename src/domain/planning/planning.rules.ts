import { shorten } from '#lib/text.ts';

/** Planning pages: the category behind each path and the word people read. */
export const planningPages = [
  { path: '/planning-tool', category: 'Marriage', label: 'Marriage' },
  { path: '/planning-birthday', category: 'BirthDay', label: 'Birthday' },
  { path: '/planning-mehndi', category: 'Mehndi', label: 'Mehndi' },
  { path: '/planning-party', category: 'Party', label: 'Party' },
  { path: '/planning-other', category: 'RoomDecor', label: 'Room Decor' },
] as const;

/** Returns the category for a text that is a category's key or label in any letter case; an unknown text unchanged. */
export function planningCategory(text: string): string {
  const wanted = text.trim().toLowerCase();
  return (
    planningPages.find(({ category, label }) => [category, label].some((word) => word.toLowerCase() === wanted))
      ?.category ?? text
  );
}

/** Shortens a checklist text that has more than 52 characters to 51 characters and an ellipsis. */
export function checklistText(text: string): string {
  return shorten(text, 52, { inclusive: true });
}

/**
 * Returns the progress of the boxes as text: `143 of 240 guests have an address. 120 of 143 homes: sent, 90 of them
 * arrived.`
 */
export function progressText({
  guests,
  addresses,
  homes,
  sent,
  delivered,
}: {
  guests: number;
  addresses: number;
  homes: number;
  sent: number;
  delivered: number;
}): string {
  const people =
    guests === 0
      ? ''
      : addresses === guests
        ? `${guests === 1 ? 'Your guest has' : `All ${guests} guests have`} an address.`
        : `${addresses} of ${guests} guests ${addresses === 1 ? 'has' : 'have'} an address.`;
  if (homes === 0) return `${people} No box is ordered yet.`.trim();
  const boxes =
    delivered === homes
      ? homes === 1
        ? 'The box has arrived.'
        : `All ${homes} homes have their box.`
      : sent === 0
        ? `Boxes for ${homes} ${homes === 1 ? 'home' : 'homes'} are ordered; none has left yet.`
        : `${sent} of ${homes} homes: sent${delivered > 0 ? `, ${delivered} of them arrived` : ''}.`;
  return `${people} ${boxes}`.trim();
}
