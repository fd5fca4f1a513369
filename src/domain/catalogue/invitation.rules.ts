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
  { label: 'Box', category: 'Invitation On Box', path: '/invitation-box', title: 'Invitation boxes' },
  { label: 'Wooden Box', category: 'Wooden Box', path: '/invitation-wooden', title: 'Wooden invitation boxes' },
  { label: 'Glass Box', category: 'Glass Box', path: '/invitation-glass', title: 'Glass invitation boxes' },
  { label: 'Miscellaneous', category: 'Misc Invitation', path: '/invitation-misc', title: 'Miscellaneous invitations' },
] as const;
/** Price ranges of the invitation list, in rupees. */
export const invitationPriceRanges = ['200-300', '300-500', '500-700', '700 & Above', 'All'] as const;

/** Tells whether a category contains invitation boxes; other categories contain cards and scrolls. */
export function isInvitationBox(category: string): boolean {
  return ['Invitation On Box', 'Wooden Box', 'Glass Box'].includes(category);
}
