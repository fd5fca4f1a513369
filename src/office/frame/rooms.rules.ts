import type { StaffRole } from '#lib/staff-roles.ts';

/** Pages of the back office with the roles that may open them; the owner may open all. */
export const rooms: { path: string; name: string; roles: readonly StaffRole[] }[] = [
  { path: '/back-office', name: 'Overview', roles: ['owner', 'editor', 'packer', 'helper'] },
  { path: '/back-office/orders', name: 'Orders', roles: ['owner', 'packer', 'helper'] },
  { path: '/back-office/money', name: 'Money', roles: ['owner'] },
  { path: '/back-office/kitchen', name: 'Kitchen', roles: ['owner', 'packer'] },
  { path: '/back-office/packing', name: 'Packing', roles: ['owner', 'packer'] },
  { path: '/back-office/labels', name: 'Labels', roles: ['owner', 'packer'] },
  { path: '/back-office/inbox', name: 'Inbox', roles: ['owner', 'helper'] },
  { path: '/back-office/messages', name: 'Messages', roles: ['owner', 'helper'] },
  { path: '/back-office/catalogue', name: 'Catalogue', roles: ['owner', 'editor'] },
  { path: '/back-office/sheets', name: 'Tables', roles: ['owner', 'editor'] },
  { path: '/back-office/releases', name: 'Public site', roles: ['owner', 'editor'] },
  { path: '/back-office/people', name: 'Staff', roles: ['owner'] },
  { path: '/back-office/numbers', name: 'Lost numbers', roles: ['owner'] },
  { path: '/back-office/settings', name: 'Settings', roles: ['owner'] },
  { path: '/back-office/log', name: 'What was done', roles: ['owner'] },
];
