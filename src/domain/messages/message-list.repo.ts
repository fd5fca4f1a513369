import { MESSAGE_PAGE, type MessageCount, type MessageLine } from '#domain/messages/messages.contract.ts';
import type { MessageKind, MessageState } from '#domain/outbox/customer-messages.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import type { Queries } from '#server/db/database.ts';
import { contains } from '#server/db/text-search.repo.ts';

/** Filters and page of the message log. */
export interface MessageQuery {
  q?: string | undefined;
  state?: MessageState | undefined;
  kind?: MessageKind | undefined;
  page: number;
}

/** Returns a query for messages, joined with their orders and customers. */
const messages = (db: Queries) =>
  db
    .selectFrom('outbox')
    .innerJoin('order', 'order.id', 'outbox.order_id')
    .leftJoin('user', 'user.id', 'order.user_id');

const lines = (query: ReturnType<typeof messages>) =>
  query
    .select([
      'outbox.id',
      'outbox.kind',
      'outbox.way',
      'outbox.state',
      'outbox.order_id as orderId',
      'order.invoice_number as invoiceNumber',
      'order.sale',
      'user.name',
      'user.mobile as known',
      'outbox.mobile',
      'outbox.text',
      'outbox.positions',
      'outbox.problem',
      'outbox.tries',
      'outbox.created_at as createdAt',
      'outbox.due',
      'outbox.changed_at as changedAt',
      'outbox.by_name as by',
    ])
    .orderBy('outbox.created_at', 'desc')
    .orderBy('outbox.id', 'desc');
type Row = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number];

function toLine({ sale, name, known, mobile, positions, tries, ...row }: Row): MessageLine {
  const buyer = sale?.buyer;
  return {
    ...row,
    customer: name ?? buyer?.name ?? '',
    mobile: mobile || known || buyer?.mobile || '',
    homes: positions.length,
    tries: Number(tries),
  };
}

/**
 * Returns one page of the message log, newest first, that matches the query, with the number of matches and of pages
 * (at least 1). A page has `MESSAGE_PAGE` messages.
 */
export async function listMessages(
  db: Queries,
  { q, state, kind, page }: MessageQuery,
): Promise<{ messages: MessageLine[]; count: number; pages: number }> {
  let found = messages(db);
  if (state) found = found.where('outbox.state', '=', state);
  if (kind) found = found.where('outbox.kind', '=', kind);
  if (q) {
    const part = normaliseMobile(q) ?? q;
    const places = [
      'order.invoice_number',
      'order.id',
      'order.gateway_order_id',
      'outbox.mobile',
      'user.mobile',
      'user.name',
    ];
    found = found.where((where) => where.or(places.map((column) => contains(column, part))));
  }
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await lines(found)
    .limit(MESSAGE_PAGE)
    .offset((page - 1) * MESSAGE_PAGE)
    .execute();
  return {
    messages: rows.map(toLine),
    count: Number(count),
    pages: Math.max(1, Math.ceil(Number(count) / MESSAGE_PAGE)),
  };
}

/** Returns all messages to the customer of an order, newest first. */
export const messagesOfOrder = async (db: Queries, orderId: string): Promise<MessageLine[]> =>
  (await lines(messages(db).where('outbox.order_id', '=', orderId)).execute()).map(toLine);

/** Returns a message by id; null when it does not exist. */
export async function findMessage(db: Queries, id: string): Promise<MessageLine | null> {
  const row = await lines(messages(db).where('outbox.id', '=', id)).executeTakeFirst();
  return row ? toLine(row) : null;
}

/** Returns the numbers of messages that failed, were perhaps sent (`unsure`) or wait to be sent. */
export async function countMessageStates(db: Queries): Promise<MessageCount> {
  const rows = await db
    .selectFrom('outbox')
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .where('state', 'in', ['failed', 'unsure', 'waiting'])
    .groupBy('state')
    .execute();
  const of = (state: MessageState): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { failed: of('failed'), unsure: of('unsure'), waiting: of('waiting') };
}
