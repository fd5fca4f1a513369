/** Decoration tabs: what the tab reads, the category value and the page of its own. */
export const decorationTabs = [
  { label: 'Marriage', category: 'Marriage', path: '/decorations' },
  { label: 'Birthday', category: 'BirthDay', path: '/bithday' },
  { label: 'Mehndi', category: 'Mehndi', path: '/mehndi' },
  { label: 'Room Decor', category: 'RoomDecor', path: '/room-decor' },
  { label: 'Party', category: 'Party', path: '/party' },
] as const;

/** The event categories, shared with the planning lists. */
export const eventCategories = ['Marriage', 'BirthDay', 'Mehndi', 'RoomDecor', 'Party'] as const;
export type EventCategory = (typeof eventCategories)[number];
