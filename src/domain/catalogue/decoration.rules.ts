import * as say from '#domain/catalogue/catalogue.texts.ts';

/** Decoration tabs: label, category value, path of the tab's page and its heading. */
export const decorationTabs = [
  { label: say.tabMarriage, category: 'Marriage', path: '/decorations', title: say.marriageDecorations },
  { label: say.tabBirthday, category: 'BirthDay', path: '/bithday', title: say.birthdayDecorations },
  { label: say.tabMehndi, category: 'Mehndi', path: '/mehndi', title: say.mehndiDecorations },
  { label: say.tabRoomDecor, category: 'RoomDecor', path: '/room-decor', title: say.roomDecor },
  { label: say.tabParty, category: 'Party', path: '/party', title: say.partyDecorations },
] as const;

/** Event categories of decorations and checklists. */
export const eventCategories = ['Marriage', 'BirthDay', 'Mehndi', 'RoomDecor', 'Party'] as const;
