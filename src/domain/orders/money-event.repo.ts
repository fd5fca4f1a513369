import { type Selectable, sql } from 'kysely';
import { provider } from '#domain/orders/hand-made.rules.ts';
import type { MoneyKind } from '#domain/orders/money.rules.ts';
import type { MoneyEntry } from '#domain/orders/refund.contract.ts';
import type { PaymentEventTable } from '#domain/payments/payments.schema.ts';
import type { Queries } from '#server/db/database.ts';

/** The kind of money entry for each outcome of a webhook in `payment_event` that somebody has to look at. */
const kinds: Record<string, MoneyKind> = {
  unknown: 'unclaimed',
  'second payment': 'second',
  mismatch: 'mismatch',
  'other currency': 'other-currency',
  'not captured': 'not-captured',
  unreadable: 'unreadable',
  'unknown refund': 'unknown-refund',
  'unreadable refund': 'unreadable',
  'refund differs': 'refund-differs',
};

/** Outcomes of webhooks about a payment that may still make its order; the entry then leaves the list. */
const maybePaid = ['unreadable', 'not captured'];

/** Outcomes of webhooks about a refund: whatever becomes of the payment, each stays until it is settled. */
const aboutRefund = ['unknown refund', 'unreadable refund', 'refund differs'];

/** Kinds whose payment can be refunded whole. */
const refundable: readonly MoneyKind[] = ['unclaimed', 'unfinished', 'second', 'mismatch'];

type Event = Selectable<PaymentEventTable>;

/**
 * Returns the key of a webhook's entry: `payment:` with the payment's id, so that several webhooks about one payment
 * share it. Without a payment, and for a refund, it is `event:` with the event's id.
 */
const keyOf = ({ id, payment_id, outcome }: Pick<Event, 'id' | 'payment_id' | 'outcome'>): string =>
  payment_id && !aboutRefund.includes(outcome) ? `payment:${payment_id}` : `event:${id}`;

/** The same key as `keyOf` returns, as an SQL expression. */
const keyColumn = sql<string>`case when event.payment_id is not null and event.outcome not in (${sql.join(aboutRefund)})
  then 'payment:' || event.payment_id else 'event:' || event.id end`;

/** Returns the payment id and payment order id of the webhook of an entry; undefined when there is no such webhook. */
export const readMoneyEvent = (db: Queries, key: string) =>
  db
    .selectFrom('payment_event as event')
    .select(['event.payment_id', 'event.gateway_order_id'])
    .where(keyColumn, '=', key)
    .where('event.outcome', 'in', Object.keys(kinds))
    .executeTakeFirst();

/** Returns the fields of an order that an entry shows; a missing one is empty. */
export const orderOf = (row: { title: string | null; invoice_number: string | null; customer: string | null }) => ({
  title: row.title ?? '',
  invoiceNumber: row.invoice_number ?? '',
  customer: row.customer ?? '',
});

/** Selects ids of payments with a pending or failed refund, or with refunds requested for the whole payment. */
const lookedAfter = (db: Queries) =>
  db
    .selectFrom('refund')
    .select('payment_id')
    .where('state', 'in', ['asked', 'failed'])
    .union(
      db
        .selectFrom('refund_account')
        .select('payment_id')
        .where(sql<boolean>`asked_goods + asked_delivery >= goods + delivery`),
    );

/** Returns the entries of webhooks that somebody has to look at, newest first. */
export async function eventEntries(db: Queries): Promise<MoneyEntry[]> {
  const rows = await db
    .selectFrom('payment_event as event')
    // A payment of the rest is about the order that it was begun for.
    .leftJoin('order_draft as begun', 'begun.gateway_order_id', 'event.gateway_order_id')
    .leftJoin('order', (join) =>
      join.on((on) =>
        on.or([
          on('order.gateway_order_id', '=', on.ref('event.gateway_order_id')),
          on('order.id', '=', on.ref('begun.order_id')),
        ]),
      ),
    )
    .leftJoin('user', 'user.id', 'order.user_id')
    .leftJoin('refund_account as account', 'account.payment_id', 'event.payment_id')
    .selectAll('event')
    .select(['order.id as order_id', 'order.title', 'order.invoice_number', 'user.name as customer'])
    .select('begun.state as begun_state')
    .select(
      sql<unknown>`case when "order".payment_id = event.payment_id or exists (select 1 from order_payment
        where order_payment.payment_id = event.payment_id) then 1 end`.as('has_paid'),
    )
    .select(['account.asked_goods', 'account.asked_delivery'])
    .where('event.outcome', 'in', Object.keys(kinds))
    .where(keyColumn, 'not in', db.selectFrom('money_settled').select('key'))
    .where((where) =>
      where.or([
        where('event.payment_id', 'is', null),
        where('event.outcome', 'in', aboutRefund),
        where('event.payment_id', 'not in', lookedAfter(db)),
      ]),
    )
    // Nor a refund made by hand that could be counted after all.
    .where(
      sql<boolean>`not (event.outcome = 'unknown refund' and exists (select 1 from refund
        where refund.payment_id = event.payment_id and refund.by_id = ${provider.id}
          and refund.goods + refund.delivery = event.amount))`,
    )
    .orderBy('event.received_at', 'desc')
    .execute();
  const seen = new Set<string>();
  return rows.flatMap((row): MoneyEntry[] => {
    const key = keyOf(row);
    const kind = row.id.startsWith('unfinished:') ? 'unfinished' : (kinds[row.outcome] ?? 'unreadable');
    // Of an order that is paid by another payment, this one's money is still to be found.
    const isPaid = row.payment_id === null ? row.id.startsWith('unfinished:') : row.has_paid !== null;
    const became = row.order_id !== null && maybePaid.includes(row.outcome) && row.begun_state !== 'open' && isPaid;
    if (became || seen.has(key)) return [];
    seen.add(key);
    const order = row.order_id === null ? null : { id: row.order_id, ...orderOf(row) };
    const asked = Number(row.asked_goods ?? 0) + Number(row.asked_delivery ?? 0);
    return [
      {
        key,
        kind,
        at: row.received_at,
        // Another currency's sum is no paise.
        amount:
          typeof row.amount === 'number' && kind !== 'other-currency'
            ? row.amount - (aboutRefund.includes(row.outcome) ? 0 : asked)
            : null,
        paymentId: row.payment_id ?? '',
        gatewayOrderId: row.gateway_order_id ?? '',
        order,
        refund: null,
        positions: [],
        words: '',
        canRefund: refundable.includes(kind) && Boolean(row.payment_id ?? row.gateway_order_id),
      },
    ];
  });
}
