/** Decoration tabs: label, category value, path of the tab's page and its heading. */
export const decorationTabs = [
  { label: 'Marriage', category: 'Marriage', path: '/decorations', title: 'Marriage decorations' },
  { label: 'Birthday', category: 'BirthDay', path: '/bithday', title: 'Birthday decorations' },
  { label: 'Mehndi', category: 'Mehndi', path: '/mehndi', title: 'Mehndi decorations' },
  { label: 'Room Decor', category: 'RoomDecor', path: '/room-decor', title: 'Room decor' },
  { label: 'Party', category: 'Party', path: '/party', title: 'Party decorations' },
] as const;

/** Event categories of decorations and checklists. */
export const eventCategories = ['Marriage', 'BirthDay', 'Mehndi', 'RoomDecor', 'Party'] as const;
