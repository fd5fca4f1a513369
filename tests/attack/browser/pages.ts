import { siteRoutes } from '#lib/routes.ts';
import type { StaffToured } from '#tests/attack/browser/staff-tour.ts';
import type { Toured } from '#tests/attack/browser/family-tour.ts';

/** Who opens a page. */
export type Visitor = 'customer' | 'relative' | 'nobody' | 'staff';

/** Page that is opened in a browser. */
export interface Visit {
  as: Visitor;
  path: string;
  /** Calls and kinds of record of which the page shows a text, without which it is not looked at. */
  shows: readonly string[];
}

const visit = (as: Visitor, shows: readonly string[], ...paths: string[]): Visit[] =>
  paths.map((path) => ({ as, path, shows }));

/** Pages that show texts of a family and of its guests. */
export function familyPages({ links, boxOrder, itemOrder, sharedList, guests }: Toured): Visit[] {
  return [
    ...visit('nobody', [], links.guest),
    ...visit('nobody', [], links.family),
    ...visit('customer', [], '/guest/guest'),
    ...visit('customer', [], `/view-history/${boxOrder}`),
    ...visit('customer', [], `/view-sweet-history/${itemOrder}`),
    ...visit('relative', [], `/shared-list?id=${sharedList}`),
    ...visit('customer', [], '/profile'),
    ...visit('customer', [], '/shagun-ledger'),
    ...visit('customer', [], `/edit-guest?id=${guests[0]?._id}`),
    ...visit('customer', [], '/guest/planning'),
    ...visit('nobody', [], links.answered),
  ];
}

/** Pages of customers that may show a text of theirs. */
export const furtherFamilyPages = ({ cart }: Toured): Visit[] =>
  visit(
    'customer',
    [],
    '/payment-history',
    '/cart-list',
    '/saved-cart-list',
    `/cart-detail/${cart}/false`,
    '/guest-add',
    '/planning-tool',
    '/planning-mehndi',
    '/Design',
    '/sample-demo',
    '/payment',
  );

/** Pages of the back office that show texts of customers and of strangers. */
export function officePages({ enquiries }: StaffToured, { boxOrder, itemOrder }: Toured): Visit[] {
  return [
    ...visit('staff', [], `/back-office/orders/${boxOrder}`),
    ...enquiries.slice(0, 1).flatMap((id) => visit('staff', [], `/back-office/inbox/${id}`)),
    ...visit('staff', [], '/back-office/messages'),
    ...visit('staff', [], '/back-office/log'),
    ...visit('staff', [], '/back-office/inbox'),
    ...visit('staff', [], '/back-office/orders'),
    ...visit('staff', [], '/back-office/packing'),
    ...visit('staff', [], '/back-office/people'),
    ...visit('staff', [], '/back-office/money'),
    ...visit('staff', [], '/back-office/settings'),
    ...visit('staff', [], '/back-office', '/back-office/kitchen', '/back-office/numbers'),
    ...visit('staff', [], `/back-office/orders/${itemOrder}`),
    ...enquiries.slice(1, 6).flatMap((id) => visit('staff', [], `/back-office/inbox/${id}`)),
    ...visit('staff', [], `/back-office/labels?order=${boxOrder}`),
    ...visit('staff', [], `/back-office/labels?order=${boxOrder}&sheet=cards`),
  ];
}

/** Pages of the back office that show the catalogue. */
export function cataloguePages({ records }: StaffToured): Visit[] {
  const kinds = records.filter(({ kind }, at) => records.findIndex((one) => one.kind === kind) === at);
  return [
    ...kinds.flatMap(({ kind, id }) => visit('staff', [`${kind} record`], `/back-office/catalogue/${kind}/${id}`)),
    ...visit('staff', [], ...kinds.map(({ kind }) => `/back-office/catalogue/${kind}`)),
    ...visit('staff', [], '/back-office/releases', '/back-office/sheets?kind=sweet', '/back-office/preview'),
  ];
}

/** Public pages with parts that read the catalogue when somebody comes near. */
export function publicPages({ records }: StaffToured, mark: string): Visit[] {
  const idOf = (kind: string): string => records.find((one) => one.kind === kind)?.id ?? '';
  return [
    ...visit(
      'nobody',
      ['sweet record'],
      `/sweets-info/${idOf('sweet')}/sweets`,
      `/search?q=${mark}`,
      `/sweets?search=${mark}`,
    ),
    ...visit('nobody', ['dry-fruit record'], `/dry-fruit_info/${idOf('dry-fruit')}`),
    ...visit('nobody', ['invitation record'], `/invitation-detail/${idOf('invitation')}`),
    ...visit('nobody', ['policy record'], '/policies'),
    ...visit(
      'nobody',
      [],
      '/',
      '/sweets',
      '/invitation',
      '/contact-us',
      '/decorations',
      '/designers',
      '/how-it-works',
      '/offline',
    ),
  ];
}

/**
 * Every path of the shop with dangerous texts in each of its parts, in the query and behind `#`, as in a link that
 * somebody is sent.
 * @param text dangerous text
 */
export function pathsWith(text: string): Visit[] {
  const part = encodeURIComponent(text);
  const names = [
    'q',
    'search',
    'id',
    't',
    'f',
    'mobile',
    'lang',
    'secret',
    'order',
    'category',
    'kind',
    'state',
    'sort',
    'cart',
    'invitation',
    'to',
  ];
  const query = names.map((name) => `${name}=${part}`).join('&');
  const paths = siteRoutes.map(({ pattern }) => pattern.replace(/:[a-z]+|\*/g, part));
  return visit('nobody', [], ...new Set([...paths, `/${part}`].map((path) => `${path}?${query}#${part}`)));
}
