import { listPathOf } from '#office/frame/catalogue-paths.ts';
import { kindNames } from '#office/frame/kind-names.ts';
import type { Place } from '#office/frame/find.rules.ts';
import { doorsOf } from '#office/frame/rooms.rules.ts';
import { sections } from '#domain/settings/settings.contract.ts';
import { settingSections } from '#domain/settings/settings.rules.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import { type StaffRole, staffRoles } from '#lib/staff-roles.ts';
import * as say from '#office/frame/frame.texts.ts';

/** Other words that people look for a page by. */
const otherWords: Readonly<Record<string, string>> = {
  '/back-office/packing': 'courier parcel send dispatch',
  '/back-office/labels': 'courier address print',
  '/back-office/money': 'payment refund income',
  '/back-office/inbox': 'enquiries',
  '/back-office/sheets': 'csv excel spreadsheet',
  '/back-office/releases': 'publish',
  '/back-office/log': 'log history changes',
};

/**
 * Returns the places that a role may open: pages, the lists of the catalogue, the sections of the settings, and the form
 * that invites somebody, for each role.
 */
export function placesFor(role: StaffRole): Place[] {
  const doors = doorsOf(role);
  const mayOpen = (path: string): boolean => doors.some(({ rooms }) => rooms.some((room) => room.path === path));
  const pages = doors.flatMap(({ name: door, rooms }) =>
    rooms.map(({ path, name }): Place => ({
      href: path,
      title: name,
      detail: door,
      words: `${door} ${otherWords[path] ?? ''}`,
    })),
  );
  const lists = Object.entries(kindNames).map(([kind, title]): Place => ({
    href: listPathOf(kind),
    title,
    detail: 'Catalogue',
    words: 'list',
  }));
  const settings = settingSections.map((name): Place => {
    const { title, fields } = sections[name];
    const labels = Object.values(fields).map(({ label }) => label);
    return { href: `/back-office/settings#${name}`, title, detail: 'Settings', words: labels.join(' ') };
  });
  const invitations = staffRoles.map((one): Place => {
    const name = roleNames[one].name.toLowerCase();
    const title = say.inviteRole(name);
    return { href: `/back-office/people#invite-${one}`, title, detail: 'Staff', words: 'staff new link' };
  });
  return [
    ...pages,
    ...(mayOpen('/back-office/catalogue') ? lists : []),
    ...(mayOpen('/back-office/settings') ? settings : []),
    ...(mayOpen('/back-office/people') ? invitations : []),
  ];
}
