import { createHash } from 'node:crypto';
import type { Quote } from '#features/checkout/quote.repo.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { asOwner, type OwnersTransaction } from '#server/db/owner.ts';
import { Refusal } from '#server/http/errors.ts';

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
  /** Tells whether two presses of Pay are about the same goods, prices and addresses. */
  fingerprint: string;
  createdAt: string;
}

/** What is being paid for; kept before the payment, so that a paid order can be finished without the browser. */
export interface Draft extends DraftHead {
  content: Pick<Quote, 'title' | 'snapshot' | 'recipients' | 'cartId' | 'sale'>;
}

/** A draft about to be kept. */
export type NewDraft = Draft & { goods: string };

const digest = (parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Tells whether two presses of Pay are about the same goods, prices and addresses. */
export function fingerprintOf(userId: string, { kind, amount, snapshot, recipients, cartId, sale }: Quote): string {
  return digest([userId, kind, amount, snapshot, recipients, cartId, sale]);
}

/** Tells whether two orders send the same goods to the same homes, whatever they cost, are called, or where they were chosen. */
export function goodsOf(userId: string, { snapshot, recipients }: Quote): string {
  if ('itemId' in snapshot) {
    const { kind, itemId, quantity, unit } = snapshot;
    return digest([userId, kind, itemId, quantity, unit, recipients.map(({ mobile, pincode }) => [mobile, pincode])]);
  }
  const { invitationId, weight, tempId, sections } = snapshot;
  const sweets = sections.map(({ sweetId }) => sweetId);
  const homes = recipients.map(({ guestId, quantity }) => `${guestId} ${quantity}`).sort();
  return digest([userId, invitationId, weight, tempId, sweets, homes]);
}

const head = [
  'id',
  'user_id',
  'kind',
  'gateway_order_id',
  'amount',
  'currency',
  'state',
  'fingerprint',
  'created_at',
] as const;

/** The newest unpaid drafts of the same goods that were begun since a time; without their content. */
export async function listOpenDraftsOf(
  db: Queries,
  userId: string,
  goods: string,
  since: string,
): Promise<DraftHead[]> {
  const rows = await db
    .selectFrom('order_draft')
    .select(head)
    .where('user_id', '=', userId)
    .where('goods', '=', goods)
    .where('state', '=', 'open')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute();
  return rows.map(toHead);
}

/** So many unpaid drafts one person may have begun within an hour and within a day; a day later the untried ones are erased. */
export const MOST_DRAFTS = { hour: 20, day: 40 };
const HOUR = 60 * 60_000;
const TOO_MANY =
  'Many payments were begun from this account and not finished. Please wait a while before you begin another one, or call us and we help.';

/**
 * Stores a draft, unless another press of Pay stored the same goods first: then that one is the answer.
 * `since` is how old such a draft may be.
 * @throws Refusal 429 when the person has begun too many payments without finishing one.
 */
export async function keepDraft(db: Database, draft: NewDraft, since: string): Promise<DraftHead> {
  const keep = async (tx: OwnersTransaction): Promise<DraftHead> => {
    const earlier = (await listOpenDraftsOf(tx, draft.userId, draft.goods, since)).find(
      (one) => one.fingerprint === draft.fingerprint,
    );
    if (earlier) return earlier;
    await refuseTooMany(tx, draft);
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
        fingerprint: draft.fingerprint,
        goods: draft.goods,
        created_at: draft.createdAt,
      })
      .execute();
    return draft;
  };
  return asOwner(db, draft.userId, keep, { queue: 'draft' });
}

/** @throws Refusal 429 when the person has begun too many payments without finishing one. */
export async function refuseTooMany(
  db: Queries,
  { userId, createdAt }: Pick<DraftHead, 'userId' | 'createdAt'>,
): Promise<void> {
  const ago = (hours: number): string => new Date(Date.parse(createdAt) - hours * HOUR).toISOString();
  const open = await db
    .selectFrom('order_draft')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('created_at', '>=', ago(24))
    .execute();
  const lately = open.filter(({ created_at }) => created_at >= ago(1));
  if (open.length >= MOST_DRAFTS.day || lately.length >= MOST_DRAFTS.hour) throw new Refusal(429, TOO_MANY);
}

/** The draft behind a payment order; null when the shop never made one. */
export async function readDraft(db: Queries, gatewayOrderId: string): Promise<Draft | null> {
  const row = await db
    .selectFrom('order_draft')
    .selectAll()
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirst();
  return row ? { ...toHead(row), content: row.content as unknown as Draft['content'] } : null;
}

/** The same without what was bought, which may hold hundreds of addresses. */
export async function readDraftHead(db: Queries, gatewayOrderId: string): Promise<DraftHead | null> {
  const row = await db
    .selectFrom('order_draft')
    .select(head)
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirst();
  return row ? toHead(row) : null;
}

/** Unpaid drafts begun between two times, oldest first; without their content. */
export async function listOpenDrafts(db: Queries, from: string, to: string): Promise<DraftHead[]> {
  const rows = await db
    .selectFrom('order_draft')
    .select(head)
    .where('state', '=', 'open')
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .orderBy('created_at')
    .execute();
  return rows.map(toHead);
}

/** Erases drafts that are still unpaid. */
export async function eraseDrafts(db: Queries, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += 500) {
    await db
      .deleteFrom('order_draft')
      .where('id', 'in', ids.slice(from, from + 500))
      .where('state', '=', 'open')
      .execute();
  }
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
  fingerprint: string;
  created_at: string;
}

function toHead({
  id,
  user_id,
  kind,
  gateway_order_id,
  amount,
  currency,
  state,
  fingerprint,
  created_at,
}: HeadRow): DraftHead {
  return {
    id,
    userId: user_id,
    kind,
    gatewayOrderId: gateway_order_id,
    amount,
    currency,
    state,
    fingerprint,
    createdAt: created_at,
  };
}
