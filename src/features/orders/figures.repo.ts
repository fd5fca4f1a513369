import { type CountedOrder, type Figures, figuresOf, firstDay } from '#features/orders/figures.rules.ts';
import { dayStart } from '#features/orders/staff-order.rules.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { Queries } from '#server/db/database.ts';

/** Orders read at once. */
const PAGE = 1000;

/** What was ordered in the last weeks, added up. */
export async function readFigures(db: Queries, now: number): Promise<Figures> {
  const today = yearMonthDay(new Date(now).toISOString());
  const orders: CountedOrder[] = [];
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('order')
      .select(['id', 'kind', 'content', 'amount', 'created_at'])
      .where('created_at', '>=', dayStart(firstDay(today)))
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { kind, content, amount, created_at } of rows)
      orders.push({ kind, content, amount: Number(amount), createdAt: created_at } as unknown as CountedOrder);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return figuresOf(orders, today);
    after = last.id;
  }
}
