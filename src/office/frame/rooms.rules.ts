import type { StaffRole } from '#lib/staff-roles.ts';

/** The rooms of the back office and whose they are; the owner has the keys to all. */
export const rooms: { address: string; name: string; roles: readonly StaffRole[] }[] = [
  { address: '/back-office', name: 'Overview', roles: ['owner', 'editor', 'packer', 'helper'] },
  { address: '/back-office/orders', name: 'Orders', roles: ['owner', 'packer', 'helper'] },
  { address: '/back-office/money', name: 'Money', roles: ['owner'] },
  { address: '/back-office/kitchen', name: 'Kitchen', roles: ['owner', 'packer'] },
  { address: '/back-office/packing', name: 'Packing', roles: ['owner', 'packer'] },
  { address: '/back-office/labels', name: 'Labels', roles: ['owner', 'packer'] },
  { address: '/back-office/inbox', name: 'Inbox', roles: ['owner', 'helper'] },
  { address: '/back-office/messages', name: 'Messages', roles: ['owner', 'helper'] },
  { address: '/back-office/catalogue', name: 'Catalogue', roles: ['owner', 'editor'] },
  { address: '/back-office/sheets', name: 'Tables', roles: ['owner', 'editor'] },
  { address: '/back-office/releases', name: 'Public site', roles: ['owner', 'editor'] },
  { address: '/back-office/people', name: 'Staff', roles: ['owner'] },
  { address: '/back-office/numbers', name: 'Lost numbers', roles: ['owner'] },
  { address: '/back-office/settings', name: 'Settings', roles: ['owner'] },
  { address: '/back-office/log', name: 'What was done', roles: ['owner'] },
];
