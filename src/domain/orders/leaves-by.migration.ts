import type { Kysely } from 'kysely';

const IST = 5.5 * 3_600_000;
const DAY = 24 * 3_600_000;
/** Working days promised for orders from before this migration; boxes from October to February have the longer time. */
const DAYS: Record<string, number> = { sweet: 1, 'dry-fruit': 2, invitation: 7 };
const IN_SEASON = 15;
const SEASON = [9, 10, 11, 0, 1];
const AT_ONCE = 500;

interface Orders {
  order: { id: string; kind: string; content: unknown; created_at: string; leaves_by: string | null };
}

/**
 * Adds the column `leaves_by`, the time by which an order leaves, so that lists can sort by it. Fills it for existing
 * orders with the time promised to them.
 */
export async function leavesBy(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order').addColumn('leaves_by', 'timestamptz').execute();
  await db.schema.createIndex('order_leaves_by').on('order').column('leaves_by').execute();
  const orders = db as Kysely<Orders>;
  for (;;) {
    const rows = await orders
      .selectFrom('order')
      .select(['id', 'kind', 'content', 'created_at'])
      .where('leaves_by', 'is', null)
      .limit(AT_ONCE)
      .execute();
    for (const row of rows)
      await orders
        .updateTable('order')
        .set({ leaves_by: promisedOf(row) })
        .where('id', '=', row.id)
        .execute();
    if (rows.length < AT_ONCE) return;
  }
}

function promisedOf({ kind, content, created_at }: Pick<Orders['order'], 'kind' | 'content' | 'created_at'>): string {
  const bought = (typeof content === 'string' ? JSON.parse(content) : content) as { kind?: string };
  let day = Date.parse(created_at) + IST;
  const isBox = kind === 'invitation';
  const busy = isBox && SEASON.includes(new Date(day).getUTCMonth());
  for (let left = busy ? IN_SEASON : (DAYS[isBox ? 'invitation' : (bought.kind ?? '')] ?? 1); left > 0;) {
    day += DAY;
    if (new Date(day).getUTCDay() !== 0) left -= 1;
  }
  return new Date(day - IST).toISOString();
}
