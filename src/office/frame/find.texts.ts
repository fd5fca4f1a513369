import type { StaffRole } from '#lib/staff-roles.ts';

export const findTitle = 'Find anything';
/** Label of the search by role: what it can find for them. */
export const findLabels: Record<StaffRole, string> = {
  owner: 'Find an order, a name, a mobile, a sweet, a setting or a page',
  editor: 'Find a sweet, a list or a page',
  packer: 'Find an order, a name, a mobile or a page',
  helper: 'Find an order, a name, a mobile or a page',
};
export const tooShort = 'Type at least two letters or digits.';
/** Says that nothing was found; to whom not everything is open, no more than that. */
export const nothingFound = (text: string, role: StaffRole): string =>
  role === 'owner' ? `We found nothing and nobody for “${text}”.` : `We found nothing for “${text}” that you may open.`;
export const foundCount = (count: number): string => (count === 1 ? '1 found' : `${count} found`);

/** Headings of what is found. */
export const groupNames = { orders: 'Orders', messages: 'Inbox', records: 'Catalogue', places: 'Pages' } as const;
