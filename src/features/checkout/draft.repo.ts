import { createHash } from 'node:crypto';
import type { Quote } from '#features/checkout/quote.repo.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';

/** What a payment is held against. */
export interface DraftHead {
  id: string;
  userId: string;
  kind: 'item' | 'invitation';
  gatewayOrderId: string;
  /** Paise. */
  amount: number;
  currency: string;
  state: 'open' | 'paid';
  createdAt: string;
}

/** What is being paid for; kept before the payment, so that a paid order can be finished without the browser. */
export interface Draft extends DraftHead {
  content: Pick<Quote, 'title' | 'snapshot' | 'recipients' | 'cartId'>;
}

/** Tells whether two presses of Pay are about the same goods, prices and addresses. */
export function fingerprintOf(userId: string, { kind, amount, snapshot, recipients, cartId }: Quote): string {
  return createHash('sha256').update(JSON.stringify([userId, kind, amount, snapshot, recipients, cartId])).digest('hex');
}

/** The newest unpaid draft of the same goods that was begun since a time. */
export async function findOpenDraft(db: Queries, userId: string, fingerprint: string, since: string): Promise<Draft | null> {
  const row = await db
    .selectFrom('order_draft')
    .selectAll()
    .where('user_id', '=', userId)
    .where('fingerprint', '=', fingerprint)
    .where('state', '=', 'open')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row ? toDraft(row) : null;
}

/**
 * Stores a draft, unless another press of Pay stored the same goods first: then that one is the answer.
 * `since` is how old such a draft may be.
 */
export async function keepDraft(db: Database, draft: Draft, fingerprint: string, since: string): Promise<Draft> {
  const keep = async (tx: Queries): Promise<Draft> => {
    const earlier = await findOpenDraft(tx, draft.userId, fingerprint, since);
    if (earlier) return earlier;
    await tx
      .insertInto('order_draft')
      .values({
        id: draft.id,
        user_id: draft.userId,
        kind: draft.kind,
        gateway_order_id: draft.gatewayOrderId,
        amount: draft.amount,
        currency: draft.currency,
        content: JSON.stringify(draft.content),
        state: draft.state,
        fingerprint,
        created_at: draft.createdAt,
      })
      .execute();
    return draft;
  };
  return withTransaction(db, keep, { queue: 'draft' });
}

/** The draft behind a payment order; null when the shop never made one. */
export async function readDraft(db: Queries, gatewayOrderId: string): Promise<Draft | null> {
  const row = await db.selectFrom('order_draft').selectAll().where('gateway_order_id', '=', gatewayOrderId).executeTakeFirst();
  return row ? toDraft(row) : null;
}

/** Unpaid drafts begun between two times, oldest first; without their content, which may hold hundreds of addresses. */
export async function listOpenDrafts(db: Queries, from: string, to: string): Promise<DraftHead[]> {
  const rows = await db
    .selectFrom('order_draft')
    .select(['id', 'user_id', 'kind', 'gateway_order_id', 'amount', 'currency', 'state', 'created_at'])
    .where('state', '=', 'open')
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .orderBy('created_at')
    .execute();
  return rows.map(toHead);
}

/** Marks a draft paid; nothing ever marks it unpaid again. */
export async function markPaid(tx: Queries, draftId: string): Promise<void> {
  await tx.updateTable('order_draft').set({ state: 'paid' }).where('id', '=', draftId).execute();
}

interface HeadRow {
  id: string;
  user_id: string;
  kind: 'item' | 'invitation';
  gateway_order_id: string;
  amount: number;
  currency: string;
  state: 'open' | 'paid';
  created_at: string;
}

function toHead({ id, user_id, kind, gateway_order_id, amount, currency, state, created_at }: HeadRow): DraftHead {
  return { id, userId: user_id, kind, gatewayOrderId: gateway_order_id, amount, currency, state, createdAt: created_at };
}

function toDraft(row: HeadRow & { content: Record<string, unknown> }): Draft {
  return { ...toHead(row), content: row.content as unknown as Draft['content'] };
}
