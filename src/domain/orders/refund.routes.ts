import type { FastifyInstance } from 'fastify';
import { askRefund, askRefundAgain, listMoney, refundPayment, settleMoney } from '#domain/orders/refund.contract.ts';
import { readMoneyEvent } from '#domain/orders/money-event.repo.ts';
import { orderPaidBy, readMoneyEntries, settleEntry } from '#domain/orders/money.repo.ts';
import { type MoneyNow, splitAsked } from '#domain/orders/goes-back.rules.ts';
import type { StaffRefund } from '#domain/orders/order-money.contract.ts';
import { type RefundRow, refundToStaff } from '#domain/orders/order-money.repo.ts';
import { readPaidOrder } from '#domain/orders/paid-order.repo.ts';
import { unheardPayments } from '#domain/orders/notices.repo.ts';
import * as say from '#domain/orders/orders.texts.ts';
import { readRefund, renewRefund, TooMuch, TooMuchForHomes, UsedId, writeRefund } from '#domain/orders/refund.repo.ts';
import { LEAST_REFUND, nothing, type Parts } from '#domain/orders/refund.rules.ts';
import { askProvider } from '#domain/orders/refund.service.ts';
import { formatRupees } from '#lib/money.ts';
import type { Shop } from '#server/context.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { GatewayPayment } from '#server/payments/payment-provider.ts';
import { said } from '#lib/said.ts';

/** Serves refunds, the money list and its settlement to the owner. */
export function refundRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;

  /** Requests a refund from the provider and returns the refund in its new state. */
  const asked = async (row: RefundRow): Promise<StaffRefund> => {
    await askProvider(shop, row);
    return refundToStaff((await readRefund(db, row.id)) ?? row);
  };

  /**
   * Requests all refund rows of a request from the provider, one for each payment, and returns them in their new state:
   * the first as `refund`, the others as `more`. A repeated request calls no provider.
   * @throws TooMuch when there are no rows
   */
  const told = async ({ rows, fresh }: { rows: RefundRow[]; fresh: boolean }) => {
    const refunds: StaffRefund[] = [];
    for (const row of rows) refunds.push(fresh ? await asked(row) : refundToStaff(row));
    const [refund, ...more] = refunds;
    if (!refund) throw new TooMuch();
    return more.length > 0 ? { refund, more } : { refund };
  };

  serve(app, shop, askRefund, async ({ params: { orderId }, body: { id, amount, reason, positions = [] }, staff }) => {
    const order = await readPaidOrder(db, orderId);
    if (!order) throw notFound(said(say, 'noOrder'));
    const homes = [...new Set(positions)].sort((one, other) => one - other);
    if (homes.some((position) => position >= order.bought.homes.length))
      throw new Refusal(400, said(say, 'homeNotInOrder'));
    let left = nothing;
    const split = (_: Parts, money: MoneyNow | null): Parts | null =>
      money && splitAsked({ ...money, left: (left = money.left) }, amount, homes);
    const refund = { id, orderId, amount, positions: homes, reason };
    try {
      return await told(await writeRefund(db, staff, refund, order.payments, split, shop.now()));
    } catch (error) {
      throw asRefusal(error, left);
    }
  });

  serve(app, shop, askRefundAgain, async ({ params: { refundId }, body: { attempt }, staff }) => {
    const known = await readRefund(db, refundId);
    if (!known) throw notFound(said(say, 'noRefund'));
    try {
      const row = await renewRefund(db, staff, refundId, attempt, shop.now());
      // Somebody was faster, or it did not fail after all: how it stands is the answer.
      return row ? { refund: await asked(row) } : { refund: refundToStaff((await readRefund(db, refundId)) ?? known) };
    } catch (error) {
      throw asRefusal(error, null);
    }
  });

  serve(app, shop, listMoney, async () => ({
    entries: await readMoneyEntries(db, shop.now()),
    unheard: shop.config.demo.payments ? null : await unheardPayments(db, shop.now()),
  }));

  serve(app, shop, refundPayment, async ({ body: { id, key, reason }, staff }) => {
    const payment = await paymentOf(shop, key);
    const order = await orderPaidBy(db, payment.id);
    if (order) throw new Refusal(409, said(say, 'refundOnOrderPage', order.invoice_number));
    const paid = [{ paymentId: payment.id, parts: { goods: payment.amount, delivery: 0 } }];
    const refund = { id, orderId: null, positions: [], reason };
    const all = (left: Parts): Parts | null => (left.goods >= LEAST_REFUND ? left : null);
    try {
      return await told(await writeRefund(db, staff, refund, paid, all, shop.now()));
    } catch (error) {
      throw asRefusal(error, nothing);
    }
  });

  serve(app, shop, settleMoney, async ({ body, staff }) => {
    if (!(await settleEntry(db, staff, body, shop.now()))) throw notFound(said(say, 'entryGone'));
    return {};
  });
}

/**
 * Returns the captured payment of a money entry, read from the provider.
 * @throws Refusal 404 when the entry is not in the list, 409 when the payment is not captured, 503 when the provider
 *   does not answer
 */
async function paymentOf(shop: Shop, key: string): Promise<GatewayPayment> {
  const event = await readMoneyEvent(shop.db, key);
  if (!event) throw notFound(said(say, 'entryGone'));
  const { payment_id, gateway_order_id } = event;
  const known = await (
    payment_id ? shop.payments.readPayment(payment_id).then((one) => (one ? [one] : [])) : listOf(gateway_order_id)
  ).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 503 ? new Refusal(503, said(say, 'providerAway')) : error;
  });
  const captured = known.find(({ status }) => status === 'captured');
  if (!captured) throw new Refusal(409, said(say, 'providerHasNothing'));
  return captured;

  function listOf(orderId: string | null): Promise<GatewayPayment[]> {
    return orderId ? shop.payments.listPayments(orderId) : Promise.resolve([]);
  }
}

/**
 * Converts an error from storing a refund to a Refusal 409 with a message and, for too large a refund, the paise left;
 * returns any other error unchanged.
 * @param left goods and delivery left of the payment; null when unknown, which counts as nothing left
 */
function asRefusal(error: unknown, left: Parts | null): unknown {
  if (error instanceof UsedId)
    return new Refusal(
      409,
      error.asked === null ? said(say, 'pressUsed') : said(say, 'pressUsedFor', formatRupees(error.asked)),
    );
  if (error instanceof TooMuchForHomes)
    return new Refusal(
      409,
      error.left > 0 ? said(say, 'leftOfHomes', formatRupees(error.left)) : said(say, 'nothingLeftOfHomes'),
      { data: { left: error.left } },
    );
  if (!(error instanceof TooMuch)) return error;
  const sum = left ? left.goods + left.delivery : 0;
  return new Refusal(409, sum > 0 ? said(say, 'leftOfPayment', formatRupees(sum)) : said(say, 'nothingLeftOfPayment'), {
    data: { left: sum },
  });
}
