import { siteRoutes } from '#lib/routes.ts';
import type { StaffToured } from '#tests/attack/browser/staff-tour.ts';
import type { Toured } from '#tests/attack/browser/family-tour.ts';

/** Who opens a page. */
export type Visitor = 'customer' | 'relative' | 'nobody' | 'staff';

/** Page that is opened in a browser. */
export interface Visit {
  as: Visitor;
  path: string;
  /** True for a page that shows texts of this run, without which it is not looked at. */
  shows: boolean;
}

const visit = (as: Visitor, shows: boolean, ...paths: string[]): Visit[] => paths.map((path) => ({ as, path, shows }));

/** Pages of guests and of a family. */
export function familyPages(family: Toured): Visit[] {
  const { links, cart, boxOrder, itemOrder, sharedList, guests } = family;
  return [
    ...visit('nobody', true, links.guest, links.answered, links.family),
    ...visit(
      'customer',
      true,
      '/guest/guest',
      `/view-history/${boxOrder}`,
      `/view-sweet-history/${itemOrder}`,
      '/profile',
      '/shagun-ledger',
      `/edit-guest?id=${guests[0]?._id}`,
      '/guest/planning',
    ),
    ...visit('relative', true, `/shared-list?id=${sharedList}`),
    ...visit(
      'customer',
      false,
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
    ),
  ];
}

/** Pages of the back office. */
export function officePages({ records, enquiries }: StaffToured, families: readonly Toured[]): Visit[] {
  const orders = families.flatMap(({ boxOrder, itemOrder }) => [boxOrder, itemOrder]);
  return [
    ...visit('staff', true, ...orders.map((id) => `/back-office/orders/${id}`)),
    ...visit('staff', true, ...enquiries.slice(0, 5).map((id) => `/back-office/inbox/${id}`)),
    ...visit(
      'staff',
      true,
      '/back-office/inbox',
      '/back-office/orders',
      '/back-office/log',
      '/back-office/messages',
      '/back-office/packing',
      '/back-office/settings',
      ...orders
        .slice(0, 1)
        .flatMap((id) => [`/back-office/labels?order=${id}`, `/back-office/labels?order=${id}&sheet=cards`]),
    ),
    ...visit(
      'staff',
      true,
      ...firstOfKinds(records).flatMap(({ kind, id }) => [`/back-office/catalogue/${kind}/${id}`]),
    ),
    ...visit('staff', false, ...firstOfKinds(records).map(({ kind }) => `/back-office/catalogue/${kind}`)),
    ...visit(
      'staff',
      false,
      '/back-office',
      '/back-office/people',
      '/back-office/money',
      '/back-office/kitchen',
      '/back-office/numbers',
      '/back-office/releases',
      '/back-office/sheets?kind=sweet',
      '/back-office/preview',
    ),
  ];
}

const firstOfKinds = (records: StaffToured['records']): StaffToured['records'] =>
  records.filter(({ kind }, at) => records.findIndex((one) => one.kind === kind) === at);

/** Public pages with parts that read the catalogue when somebody comes near. */
export function publicPages({ records }: StaffToured, mark: string): Visit[] {
  const idOf = (kind: string): string => records.find((one) => one.kind === kind)?.id ?? '';
  return [
    ...visit(
      'nobody',
      true,
      `/sweets-info/${idOf('sweet')}/sweets`,
      `/dry-fruit_info/${idOf('dry-fruit')}`,
      `/invitation-detail/${idOf('invitation')}`,
      '/',
      '/policies',
      `/search?q=${mark}`,
      `/sweets?search=${mark}`,
    ),
    ...visit(
      'nobody',
      false,
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
  return visit('nobody', false, ...new Set([...paths, `/${part}`].map((path) => `${path}?${query}#${part}`)));
}
