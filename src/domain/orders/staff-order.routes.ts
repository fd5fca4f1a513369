import type { FastifyInstance } from 'fastify';
import {
  addOrderNote,
  listStaffOrders,
  readOrderFigures,
  readStaffOrder,
  permitUnpaidPacking,
} from '#domain/orders/staff-order.contract.ts';
import { ordersBoughtTwice } from '#domain/orders/had-box.repo.ts';
import { readFigures } from '#domain/orders/figures.repo.ts';
import { orderCities, pageOrders } from '#domain/orders/staff-order-list.repo.ts';
import type { OrderQuery } from '#domain/orders/order-search.repo.ts';
import { storePackingPermit, readPackingPermit } from '#domain/part-payments/part-payment.repo.ts';
import { insertNote, readOrderForStaff } from '#domain/orders/staff-order.repo.ts';
import { sampleOfOrder } from '#domain/orders/sample.repo.ts';
import { readOrderMoney } from '#domain/orders/order-money.repo.ts';
import * as say from '#domain/orders/orders.texts.ts';
import { leavingTimes } from '#domain/orders/staff-order.rules.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { StaffRole } from '#lib/staff-roles.ts';
import { formatRupees } from '#lib/money.ts';
import type { Shop } from '#server/context.ts';
import { withTransaction } from '#server/db/database.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { said } from '#lib/said.ts';

/**
 * Returns totals with `amount` set to null, except for the owner: other roles keep no accounts. An order's own amount
 * is not hidden, since its invoice shows it.
 */
const forAccounts = <T extends { amount: number | null }>(role: StaffRole, sums: T): T =>
  role === 'owner' ? sums : { ...sums, amount: null };

/** Serves the orders of all customers to staff: list, figures, single orders, notes and packing permits. */
export function staffOrderRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;

  serve(app, shop, listStaffOrders, async ({ query, staff }) => {
    const asked = query as OrderQuery;
    const today = yearMonthDay(new Date(shop.now()).toISOString());
    const leaves = asked.state ? leavingTimes(asked.state, today) : null;
    const { totals, ...page } = await pageOrders(db, { ...asked, leaves });
    return { ...page, totals: forAccounts(staff.role, totals), cities: await orderCities(db) };
  });

  serve(app, shop, readOrderFigures, async () => readFigures(db, shop.now()));

  serve(app, shop, readStaffOrder, async ({ params: { orderId }, staff }) => {
    const read = await readOrderForStaff(shop, orderId);
    const money = await readOrderMoney(db, orderId);
    if (!read || !money) throw notFound(said(say, 'noOrder'));
    const sample = await sampleOfOrder(db, orderId, shop.now());
    const twice = (await ordersBoughtTwice(db, [orderId])).get(orderId);
    const order = { ...read, ...(sample ? { sample } : {}), ...(twice ? { twice } : {}) };
    // Who packs needs the worth of a parcel, and not how it was paid.
    if (staff.role === 'packer') return { order: { ...order, paymentId: '', gatewayOrderId: '' }, money: null };
    return { order, money };
  });

  serve(app, shop, addOrderNote, async ({ params: { orderId }, body: { text }, staff }) => {
    const now = shop.now();
    const note = await withTransaction(db, async (tx) => {
      const kept = await insertNote(tx, orderId, text, staff, now);
      if (kept) await writeAudit(tx, staff, now, { action: 'note', kind: 'order', recordId: orderId, after: { text } });
      return kept;
    });
    if (!note) throw notFound(said(say, 'noOrder'));
    return { note };
  });

  serve(app, shop, permitUnpaidPacking, async ({ params: { orderId }, body: { reason }, staff }) => {
    const now = shop.now();
    const permit = await withTransaction(db, async (tx) => {
      const money = await readOrderMoney(tx, orderId);
      if (!money) throw notFound(said(say, 'noOrder'));
      const known = await readPackingPermit(tx, orderId);
      if (known) return known;
      if (!money.parts || money.parts.complete) throw new Refusal(409, said(say, 'alreadyPaidInFull'));
      await storePackingPermit(tx, orderId, reason, staff, now);
      const due = formatRupees(money.parts.due);
      const entry = { action: 'release', kind: 'order', recordId: orderId, after: { reason, due } } as const;
      await writeAudit(tx, staff, now, entry);
      return readPackingPermit(tx, orderId);
    });
    if (!permit) throw notFound(said(say, 'noOrder'));
    return { released: permit };
  });
}
