import type { StaffRole } from '#lib/staff-roles.ts';
import * as say from '#office/frame/frame.texts.ts';

/** Page of the back office with the roles that may open it; the owner may open all. */
export interface Room {
  path: string;
  name: string;
  roles: readonly StaffRole[];
}

/** Names of the five doors that the pages stand behind. */
export const doorNames = ['Today', 'Orders', 'Catalogue', 'People', 'Shop'] as const;
export type DoorName = (typeof doorNames)[number];

/** Door of the back office with the pages behind it, that which it opens on first. */
export interface Door {
  name: DoorName;
  rooms: readonly Room[];
}

const doors: readonly Door[] = [
  {
    name: 'Today',
    rooms: [{ path: '/back-office', name: 'Today', roles: ['owner', 'editor', 'packer', 'helper'] }],
  },
  {
    name: 'Orders',
    rooms: [
      { path: '/back-office/orders', name: say.allOrders, roles: ['owner', 'packer', 'helper'] },
      { path: '/back-office/packing', name: 'Packing', roles: ['owner', 'packer'] },
      { path: '/back-office/kitchen', name: 'Kitchen', roles: ['owner', 'packer'] },
      { path: '/back-office/labels', name: 'Labels', roles: ['owner', 'packer'] },
      { path: '/back-office/money', name: 'Money', roles: ['owner'] },
    ],
  },
  {
    name: 'Catalogue',
    rooms: [
      { path: '/back-office/catalogue', name: 'Lists', roles: ['owner', 'editor'] },
      { path: '/back-office/sheets', name: 'Tables', roles: ['owner', 'editor'] },
    ],
  },
  {
    name: 'People',
    rooms: [
      { path: '/back-office/inbox', name: 'Inbox', roles: ['owner', 'helper'] },
      { path: '/back-office/messages', name: say.sentToCustomers, roles: ['owner', 'helper'] },
      { path: '/back-office/numbers', name: say.lostNumbers, roles: ['owner'] },
    ],
  },
  {
    name: 'Shop',
    rooms: [
      { path: '/back-office/releases', name: say.publicSite, roles: ['owner', 'editor'] },
      { path: '/back-office/settings', name: 'Settings', roles: ['owner'] },
      { path: '/back-office/people', name: 'Staff', roles: ['owner'] },
      { path: '/back-office/log', name: say.whatWasDone, roles: ['owner'] },
    ],
  },
];

/** All pages of the back office. */
export const rooms: readonly Room[] = doors.flatMap((door) => door.rooms);

/** Returns the doors that a role may open, each with the pages that it may open; a packer begins with packing. */
export function doorsOf(role: StaffRole): Door[] {
  const first = ({ path }: Room): number => (role === 'packer' && path === '/back-office/packing' ? 0 : 1);
  return doors
    .map(({ name, rooms: all }) => ({
      name,
      rooms: all.filter(({ roles }) => roles.includes(role)).toSorted((one, other) => first(one) - first(other)),
    }))
    .filter((door) => door.rooms.length > 0);
}
