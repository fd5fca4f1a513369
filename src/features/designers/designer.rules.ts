/** Designer tabs: what the tab reads, the category value on the wire (`Bridge` is spelt so) and the page of its own. */
export const designerTabs = [
  { label: 'Bride', category: 'Bridge', path: '/designers' },
  { label: 'Groom', category: 'Groom', path: '/groom' },
  { label: 'Suits', category: 'Suits', path: '/suits' },
  { label: 'Other', category: 'Other', path: '/other' },
] as const;

export const designerCategories = ['Bridge', 'Groom', 'Suits', 'Other'] as const;
