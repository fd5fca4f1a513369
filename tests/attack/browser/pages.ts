import type { EnquiryKind } from '#domain/enquiries/inbox.rules.ts';
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
    ...visit('nobody', ['PATCH /api/user/edit-guest'], links.guest),
    ...visit('nobody', ['PATCH /api/user/update'], links.family),
    ...visit('customer', ['POST /api/user/add-guest', 'PUT /api/user/add-myself'], '/guest/guest'),
    ...visit('customer', ['POST /createOrder', 'PUT /api/user/guest-arrived'], `/view-history/${boxOrder}`),
    ...visit('customer', ['POST /createOrder'], `/view-sweet-history/${itemOrder}`),
    ...visit('relative', ['POST /api/user/shared-lists/:id/guests'], `/shared-list?id=${sharedList}`),
    ...visit('customer', ['PATCH /api/user/update'], '/profile'),
    ...visit('customer', ['PUT /api/user/shagun-ledger/:id'], '/shagun-ledger'),
    ...visit('customer', ['PATCH /api/user/edit-guest'], `/edit-guest?id=${guests[0]?._id}`),
    ...visit('customer', ['PATCH /api/user/edit-guest'], '/guest/planning'),
    ...visit('nobody', ['PUT /api/user/celebration'], links.answered),
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

/** Call and field by which the text of a message of each kind comes. */
const TEXT_OF: Readonly<Record<EnquiryKind, readonly string[]>> = {
  contact: ['POST /api/user/contact-us-detail message'],
  'decoration-quote': ['POST /api/user/quote message'],
  'designer-quote': ['POST /api/user/designer-quote message'],
  customisation: ['POST /api/user/customization-requests message'],
  'design-quote': ['POST /api/user/upload-design-quote description'],
  'planning-help': [],
};

/** Pages of messages. Few fields take the texts that are links, so nobody demands to see those. */
const enquiryPages = (enquiries: StaffToured['enquiries']): Visit[] =>
  enquiries.flatMap(({ id, kind, way }) =>
    visit(
      'staff',
      way === 'link' ? [] : ['POST /api/staff/inbox/:enquiryId/notes', ...TEXT_OF[kind]],
      `/back-office/inbox/${id}`,
    ),
  );

/** Pages of the back office that show texts of customers and of strangers. */
export function officePages({ enquiries }: StaffToured, { boxOrder, itemOrder }: Toured): Visit[] {
  const messages = enquiryPages(enquiries);
  return [
    ...visit(
      'staff',
      ['POST /createOrder', 'POST /api/staff/orders/:orderId/notes'],
      `/back-office/orders/${boxOrder}`,
    ),
    ...messages.slice(0, 1),
    ...visit('staff', [], '/back-office/messages'),
    ...visit('staff', ['POST /api/staff/orders/:orderId/notes'], '/back-office/log'),
    ...visit('staff', ['POST /api/user/contact-us-detail', 'POST /api/user/quote'], '/back-office/inbox'),
    ...visit('staff', ['PATCH /api/user/update'], '/back-office/orders'),
    ...visit('staff', ['settings couriers'], '/back-office/packing'),
    ...visit('staff', ['POST /api/staff/people/invite'], '/back-office/people'),
    ...visit('staff', [], '/back-office/money'),
    ...visit(
      'staff',
      ['POST /createOrder', 'POST /api/staff/orders/:orderId/notes'],
      `/back-office/orders/${itemOrder}`,
    ),
    ...messages.slice(1),
    ...visit('staff', ['PATCH /api/user/edit-guest'], `/back-office/labels?order=${boxOrder}`),
    ...visit('staff', ['POST /createOrder'], `/back-office/labels?order=${boxOrder}&sheet=cards`),
  ];
}

/** Pages of the back office that show the catalogue, and those that count and set. */
export function cataloguePages({ records }: StaffToured): Visit[] {
  const kinds = records.filter(({ kind }, at) => records.findIndex((one) => one.kind === kind) === at);
  return [
    ...kinds.flatMap(({ kind, id }) => visit('staff', [`${kind} record`], `/back-office/catalogue/${kind}/${id}`)),
    ...visit('staff', [], ...kinds.map(({ kind }) => `/back-office/catalogue/${kind}`)),
    ...visit(
      'staff',
      [],
      '/back-office',
      '/back-office/settings',
      '/back-office/kitchen',
      '/back-office/numbers',
      '/back-office/releases',
      '/back-office/sheets?kind=sweet',
      '/back-office/preview',
    ),
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
