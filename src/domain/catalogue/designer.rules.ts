/** Designer tabs: label, category value on the wire (`Bridge` is spelt so), path of the tab's page and its heading. */
export const designerTabs = [
  { label: 'Bride', category: 'Bridge', path: '/designers', title: 'Designers for the bride' },
  { label: 'Groom', category: 'Groom', path: '/groom', title: 'Designers for the groom' },
  { label: 'Suits', category: 'Suits', path: '/suits', title: 'Designers of suits' },
  { label: 'Other', category: 'Other', path: '/other', title: 'More designers' },
] as const;

export const designerCategories = ['Bridge', 'Groom', 'Suits', 'Other'] as const;
