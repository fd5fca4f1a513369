import { DAY } from '#lib/time.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Counts messages that are waiting, unsure (perhaps sent) or failed, and payments opened within a day that are not
 * settled.
 */
export async function readQueues(db: Queries, now: number): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', ({ fn }) => fn.countAll().as('all')])
    .where('state', 'in', ['waiting', 'sending', 'unsure', 'failed'])
    .groupBy('state')
    .execute();
  const of = (...states: string[]): number =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { all }) => sum + Number(all), 0);
  const open = await db
    .selectFrom('order_draft')
    .select(({ fn }) => fn.countAll().as('all'))
    .where('state', '=', 'open')
    .where('created_at', '>', new Date(now - DAY).toISOString())
    .executeTakeFirstOrThrow();
  return {
    messages_waiting: of('waiting', 'sending'),
    messages_unsure: of('unsure'),
    messages_failed: of('failed'),
    payments_open: Number(open.all),
  };
}
