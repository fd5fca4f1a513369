import { type CountedOrder, type Figures, figuresOf, firstFiguresDay } from '#domain/orders/figures.rules.ts';
import { isItem } from '#domain/orders/order.rules.ts';
import { dayStart } from '#domain/orders/staff-order.rules.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { Queries } from '#server/db/database.ts';

/** Orders read at once. */
const PAGE = 1000;

/** Reads the orders and part payments of the last 12 weeks and returns their figures. @param now ms */
export async function readFigures(db: Queries, now: number): Promise<Figures> {
  const today = yearMonthDay(new Date(now).toISOString());
  const since = dayStart(firstFiguresDay(today));
  const orders: CountedOrder[] = [];
  const parts = (await db.selectFrom('order_payment').select(['at', 'amount']).where('at', '>=', since).execute()).map(
    ({ at, amount }) => ({ at, amount: Number(amount) }),
  );
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('order')
      .leftJoin('order_payment as advance', (join) =>
        join.onRef('advance.order_id', '=', 'order.id').on('advance.kind', '=', 'advance'),
      )
      .select(['id', 'content', 'order.amount', 'created_at', 'advance.payment_id as inParts'])
      .where('created_at', '>=', since)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { content, amount, created_at, inParts } of rows) {
      const whole = inParts === null ? Number(amount) : 0;
      const head = { amount: whole, createdAt: created_at };
      orders.push(isItem(content) ? { ...head, kind: 'item', content } : { ...head, kind: 'invitation', content });
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return figuresOf(orders, today, parts);
    after = last.id;
  }
}
