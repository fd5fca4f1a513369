import { senderName } from '#domain/enquiries/inbox.rules.ts';
import type { Queries } from '#server/db/database.ts';

/** Entry of the log, as far as it says what it is about. */
interface About {
  kind: string;
  recordId: string;
  after: Record<string, unknown> | null;
}

/** Returns the ids that an entry names: its own, without the day of a tick of the kitchen, and that of its one order. */
function idsIn({ kind, recordId, after }: About): string[] {
  const { order, orders } = after ?? {};
  const own = kind === 'kitchen' ? recordId.split(' ')[1] : recordId;
  const named = [own, order, ...(Array.isArray(orders) && orders.length === 1 ? (orders as unknown[]) : [])];
  return named.filter((id): id is string => typeof id === 'string' && id !== '');
}

/** Returns the ids of what entries of a kind are about. */
const ofKind = (entries: readonly About[], kind: string): string[] =>
  entries.filter((entry) => entry.kind === kind).map(({ recordId }) => recordId);

/** Returns the names of the senders of messages: what they typed, else what their account says. */
async function sendersOf(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('enquiry')
    .leftJoin('user', 'user.id', 'enquiry.user_id')
    .select(['enquiry.id', 'enquiry.data', 'user.name'])
    .where('enquiry.id', 'in', ids)
    .execute();
  return rows.map(({ id, data, name }) => ({ id, name: senderName(data) || (name ?? '') }));
}

/** Returns the names of the homes that were the only ones of their step, by the step's id. */
async function homesOf(db: Queries, batches: readonly string[]) {
  if (batches.length === 0) return [];
  return db
    .selectFrom('parcel_step')
    .innerJoin('order_recipient', (join) =>
      join
        .onRef('order_recipient.order_id', '=', 'parcel_step.order_id')
        .onRef('order_recipient.position', '=', 'parcel_step.position'),
    )
    .select(({ fn }) => ['parcel_step.batch as id', fn.min('order_recipient.name').as('name')])
    .where('parcel_step.batch', 'in', batches)
    .groupBy('parcel_step.batch')
    .having(({ fn }) => fn.countAll(), '=', 1)
    .execute();
}

/**
 * Returns the present names of what entries of the log are about, by id: records of the catalogue, members of the staff,
 * senders of messages, orders by their number, and the one home of a step. What has no name, or is gone, is left out.
 */
export async function namesIn(db: Queries, entries: readonly About[]): Promise<Record<string, string>> {
  const ids = [...new Set(entries.flatMap(idsIn))];
  if (ids.length === 0) return {};
  const records = db.selectFrom('catalogue').select(['id', 'name']).where('id', 'in', ids).execute();
  const staff = db.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute();
  const orders = db.selectFrom('order').select(['id', 'invoice_number as name']).where('id', 'in', ids).execute();
  const alone = entries.filter(({ after }) => after?.['homes'] === 1);
  const people = [sendersOf(db, ofKind(entries, 'enquiry')), homesOf(db, ofKind(alone, 'parcel'))];
  const found = (await Promise.all([records, staff, orders, ...people])).flat();
  return Object.fromEntries(found.filter(({ name }) => name !== '').map(({ id, name }) => [id, name]));
}
