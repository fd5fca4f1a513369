import * as say from '#domain/catalogue/catalogue.texts.ts';

/** Designer tabs: label, category value on the wire (`Bridge` is spelt so), path of the tab's page and its heading. */
export const designerTabs = [
  { label: say.tabBride, category: 'Bridge', path: '/designers', title: say.designersBride },
  { label: say.tabGroom, category: 'Groom', path: '/groom', title: say.designersGroom },
  { label: say.tabSuits, category: 'Suits', path: '/suits', title: say.designersSuits },
  { label: say.tabOther, category: 'Other', path: '/other', title: say.moreDesigners },
] as const;

export const designerCategories = ['Bridge', 'Groom', 'Suits', 'Other'] as const;
