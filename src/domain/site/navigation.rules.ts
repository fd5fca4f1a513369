import { decorationTabs } from '#domain/catalogue/decoration.rules.ts';
import { designerTabs } from '#domain/catalogue/designer.rules.ts';
import { invitationTabs } from '#domain/catalogue/invitation.rules.ts';
import { sweetCategories } from '#domain/catalogue/sweet.rules.ts';
import * as say from '#domain/site/site.texts.ts';
import { slugOf } from '#lib/text.ts';

export interface NavLink {
  label: string;
  href: string;
}

/** An entry of the main navigation; the ones with `links` open a panel on wide screens. */
export interface NavEntry extends NavLink {
  links: NavLink[];
}

const tabLink = ({ label, path }: { label: string; path: string }): NavLink => ({ label, href: path });

/** The main navigation. A panel's entry leads to the list that opens with its category; the header keeps the spellings `BirthDay` and `Bridge`. */
export const mainNavigation: readonly NavEntry[] = [
  { label: say.invitations, href: '/invitation', links: invitationTabs.map(tabLink) },
  {
    label: say.sweets,
    href: '/sweets',
    links: sweetCategories.map((label, index) => ({
      label,
      href: index === 0 ? '/sweets' : `/sweets/${slugOf(label)}`,
    })),
  },
  {
    label: say.decorations,
    href: '/decorations',
    links: decorationTabs.map((tab) => ({
      ...tabLink(tab),
      label: tab.category === 'BirthDay' ? say.birthday : tab.label,
    })),
  },
  {
    label: say.designer,
    href: '/designers',
    links: designerTabs.map((tab) => ({ ...tabLink(tab), label: tab.category === 'Bridge' ? say.bridge : tab.label })),
  },
  { label: say.planningTools, href: '/planning-tool', links: [] },
  { label: say.contact, href: '/contact-us', links: [] },
];

/**
 * Tells whether a page belongs to a navigation entry: its path is the entry's, that of one of its links, or below one
 * of them. Ignores letter case and a slash at the end.
 */
export function isCurrentEntry(entry: NavEntry, path: string): boolean {
  const here = path.replace(/(?<=.)\/$/, '').toLowerCase();
  return [entry, ...entry.links].some(({ href }) => here === href || here.startsWith(`${href}/`));
}
