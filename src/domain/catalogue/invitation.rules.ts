import * as say from '#domain/catalogue/catalogue.texts.ts';

/** Invitation categories; the first has no tab. */
export const invitationCategories = [
  'Invitation',
  'Invitation On Box',
  'Wooden Box',
  'Glass Box',
  'Misc Invitation',
] as const;
/** Tabs of the invitation list: label, category value and heading of the page. */
export const invitationTabs = [
  { label: say.tabBox, category: 'Invitation On Box', path: '/invitation-box', title: say.invitationBoxes },
  { label: say.tabWooden, category: 'Wooden Box', path: '/invitation-wooden', title: say.woodenInvitationBoxes },
  { label: say.tabGlass, category: 'Glass Box', path: '/invitation-glass', title: say.glassInvitationBoxes },
  {
    label: say.tabMiscellaneous,
    category: 'Misc Invitation',
    path: '/invitation-misc',
    title: say.miscellaneousInvitations,
  },
] as const;
/** Price ranges of the invitation list, in rupees. */
export const invitationPriceRanges = ['200-300', '300-500', '500-700', '700 & Above', 'All'] as const;

/** Tells whether a category contains invitation boxes; other categories contain cards and scrolls. */
export function isInvitationBox(category: string): boolean {
  return ['Invitation On Box', 'Wooden Box', 'Glass Box'].includes(category);
}
