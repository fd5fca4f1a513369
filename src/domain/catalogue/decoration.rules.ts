/** Decoration tabs: what the tab reads, the category value, the page of its own and what stands over it. */
export const decorationTabs = [
  { label: 'Marriage', category: 'Marriage', path: '/decorations', title: 'Marriage decorations' },
  { label: 'Birthday', category: 'BirthDay', path: '/bithday', title: 'Birthday decorations' },
  { label: 'Mehndi', category: 'Mehndi', path: '/mehndi', title: 'Mehndi decorations' },
  { label: 'Room Decor', category: 'RoomDecor', path: '/room-decor', title: 'Room decor' },
  { label: 'Party', category: 'Party', path: '/party', title: 'Party decorations' },
] as const;

/** The event categories, shared with the planning lists. */
export const eventCategories = ['Marriage', 'BirthDay', 'Mehndi', 'RoomDecor', 'Party'] as const;
