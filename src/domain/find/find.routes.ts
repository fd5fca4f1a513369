import type { FastifyInstance } from 'fastify';
import { findRecords } from '#domain/catalogue/staff-record-list.repo.ts';
import { pageEnquiries } from '#domain/enquiries/inbox.repo.ts';
import { findForStaff, MOST_FOUND } from '#domain/find/find.contract.ts';
import { findOrders } from '#domain/orders/staff-order-list.repo.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import type { Shop } from '#server/context.ts';
import { serve } from '#server/http/serve.ts';

/** Roles that may open each kind of thing. */
const openTo: Record<'orders' | 'messages' | 'records', readonly StaffRole[]> = {
  orders: ['owner', 'packer', 'helper'],
  messages: ['owner', 'helper'],
  records: ['owner', 'editor'],
};

/** Serves the one search of the back office. */
export function findRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;

  serve(app, shop, findForStaff, async ({ query: { q }, staff: { role } }) => {
    const messages = openTo.messages.includes(role)
      ? (await pageEnquiries(db, { search: q, state: 'all', page: 1 }, shop.now())).enquiries
      : [];
    return {
      orders: openTo.orders.includes(role) ? await findOrders(db, q, MOST_FOUND) : [],
      messages: messages.slice(0, MOST_FOUND).map(({ id, kind, name, text }) => ({ id, kind, name, text })),
      records: openTo.records.includes(role) ? await findRecords(db, q, MOST_FOUND) : [],
    };
  });
}
