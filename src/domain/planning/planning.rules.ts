import { shorten } from '#lib/text.ts';
import * as say from '#domain/planning/box-progress.texts.ts';

/** Planning pages: the category behind each path and the word people read. */
export const planningPages = [
  { path: '/planning-tool', category: 'Marriage', label: say.marriage },
  { path: '/planning-birthday', category: 'BirthDay', label: say.birthday },
  { path: '/planning-mehndi', category: 'Mehndi', label: say.mehndi },
  { path: '/planning-party', category: 'Party', label: say.party },
  { path: '/planning-other', category: 'RoomDecor', label: say.roomDecor },
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
 * Returns the progress of the boxes as text: `143 of 240 guests have an address. Boxes for 120 of 143 homes have
 * left. 90 have arrived.`
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
    guests === 0 ? '' : addresses === guests ? say.allHaveAddress(guests) : say.someHaveAddress(addresses, guests);
  if (homes === 0) return `${people} ${say.noBoxOrdered}`.trim();
  return `${people} ${boxesText({ homes, sent, delivered })}`.trim();
}

/** Returns how far the boxes of at least one home are. */
function boxesText({ homes, sent, delivered }: { homes: number; sent: number; delivered: number }): string {
  if (delivered === homes) return say.allArrived(homes);
  if (sent === 0) return say.orderedNoneSent(homes);
  if (sent === homes) return delivered > 0 ? say.allSentSomeArrived(homes, delivered) : say.allSent(homes);
  return delivered > 0 ? say.someArrived(sent, homes, delivered) : say.someSent(sent, homes);
}
