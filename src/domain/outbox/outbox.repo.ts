import { type MessageKind, nextSending, repeatable } from '#domain/outbox/customer-messages.rules.ts';
import * as say from '#domain/outbox/outbox.texts.ts';
import { newId } from '#lib/ids.ts';
import { DAY, isoTime, MINUTE } from '#lib/time.ts';
import { momentOf } from '#server/db/clock.ts';
import type { Database, Queries } from '#server/db/database.ts';

/**
 * Milliseconds for which a process may keep a claimed message while sending it; much longer than the gateway's timeout.
 */
const LEASE_MS = 2 * MINUTE;
/** Messages that are claimed and sent together. */
const TOGETHER = 5;

/** A message that this process holds while it sends it. */
export interface Claimed {
  id: string;
  orderId: string;
  kind: MessageKind;
  positions: number[];
  /** The refund that it speaks of, for a message about one. */
  refundId: string | null;
  /** With this one. */
  tries: number;
  since: string;
  claim: string;
  /** Increases with every claim; a holder of an older claim cannot write. */
  term: number;
}

/** Tells whether a message is due, or the lease of one being sent has expired. @param now ms */
export async function hasDue(db: Database, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('outbox')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'waiting'), where('due', '<=', isoTime(now))]),
        where.and([where('state', '=', 'sending'), where('lease_until', '<', momentOf(db))]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Claims at most `TOGETHER` due messages for sending and returns them. One statement does it, so that processes never
 * claim the same message; its outer condition repeats the inner one, since two PostgreSQL statements could otherwise
 * both get a row.
 * @param now ms
 */
export async function claimDue(db: Database, now: number): Promise<Claimed[]> {
  const claim = newId(now);
  const at = isoTime(now);
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due', '<=', at)
    .orderBy('due')
    .orderBy('id')
    .limit(TOGETHER);
  const rows = await db
    .updateTable('outbox')
    .set((set) => ({
      state: 'sending',
      claim,
      lease_until: momentOf(db, LEASE_MS),
      term: set('term', '+', 1),
      tries: set('tries', '+', 1),
      changed_at: at,
    }))
    .where('id', 'in', due)
    .where('state', '=', 'waiting')
    .where('due', '<=', at)
    .returning(['id', 'order_id as orderId', 'kind', 'positions', 'refund_id as refundId', 'tries', 'since', 'term'])
    .execute();
  return rows.map((row) => ({
    ...row,
    refundId: row.refundId ?? null,
    tries: Number(row.tries),
    term: Number(row.term),
    claim,
  }));
}

/**
 * Stores the mobile number and text of a claimed message just before it is sent, so that the log contains them in any
 * case. Returns false when the claim was lost.
 */
export async function storeMessageText(
  db: Queries,
  { id, claim, term }: Claimed,
  text: { mobile: string; text: string },
): Promise<boolean> {
  const kept = await db
    .updateTable('outbox')
    .set(text)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('term', '=', term)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return Number(kept.numUpdatedRows) > 0;
}

/** Result of an attempt to send. */
export type Ending = { is: 'taken'; id: string } | { is: 'refused' | 'away' | 'unsure' | 'withdrawn'; why: string };

const endings = { refused: 'failed', unsure: 'unsure', withdrawn: 'withdrawn' } as const;

/**
 * Stores the result of an attempt to send, if the claim is still the latest, even after its lease has expired. When the
 * gateway was away, the message waits for the next attempt, or fails after a day of attempts.
 * @param now ms
 */
export async function conclude(
  db: Queries,
  { id, claim, term, tries, since }: Claimed,
  ending: Ending,
  now: number,
): Promise<void> {
  const next = ending.is === 'away' ? nextSending(tries, Date.parse(since), now) : null;
  const values =
    ending.is === 'taken'
      ? { state: 'sent' as const, provider_id: ending.id, problem: '' }
      : ending.is !== 'away'
        ? { state: endings[ending.is], problem: ending.why }
        : next === null
          ? { state: 'failed' as const, problem: say.triedForADay(ending.why) }
          : { state: 'waiting' as const, due: isoTime(next), problem: ending.why };
  await db
    .updateTable('outbox')
    .set({ ...values, changed_at: isoTime(now) })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('term', '=', term)
    .where('state', 'in', ['sending', 'unsure'])
    .execute();
}

/**
 * Marks messages as `unsure` whose lease expired while they were being sent, for example because the process stopped.
 * They are not sent again automatically.
 * @param now ms
 */
export async function tellLapsed(db: Database, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'unsure', problem: say.stoppedWhileSending, changed_at: isoTime(now) })
    .where('state', '=', 'sending')
    .where('lease_until', '<', momentOf(db))
    .execute();
}

/**
 * Marks the unsent messages of a restored backup as `unsure`, because they may have been sent after the backup.
 * @param now ms
 */
export async function tellRestored(db: Queries, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: 'unsure',
      problem: say.perhapsSentBeforeRestore,
      changed_at: isoTime(now),
    })
    .where('state', 'in', ['waiting', 'sending'])
    .execute();
}

/** Queues a `failed` or `unsure` SMS for sending again; returns false when it is in no such state. @param now ms */
export async function queueAgain(tx: Queries, id: string, now: number): Promise<boolean> {
  const at = isoTime(now);
  const fresh = { state: 'waiting' as const, due: at, since: at, tries: 0, claim: '', problem: '' };
  const changed = await tx
    .updateTable('outbox')
    .set({ ...fresh, lease_until: null, changed_at: at })
    .where('id', '=', id)
    .where('way', '=', 'sms')
    .where('state', 'in', repeatable)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows) > 0;
}

/**
 * Maximum age in ms of messages that are sent again together: no customer should be thanked for an order of last month.
 */
const AGAIN_WITHIN = 7 * DAY;

const failedLately = (db: Queries, now: number) =>
  db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'failed')
    .where('way', '=', 'sms')
    .where('created_at', '>=', isoTime(now - AGAIN_WITHIN));

/** Returns the number of failed SMS messages created within `AGAIN_WITHIN` ms. @param now ms */
export const countFailedLately = async (db: Queries, now: number): Promise<number> =>
  (await failedLately(db, now).execute()).length;

/**
 * Queues all failed SMS messages created within `AGAIN_WITHIN` ms for sending again and returns their ids. Concurrent
 * calls queue each message once.
 * @param now ms
 */
export async function queueFailedAgain(tx: Queries, now: number): Promise<string[]> {
  const queued: string[] = [];
  for (const { id } of await failedLately(tx, now).execute()) if (await queueAgain(tx, id, now)) queued.push(id);
  return queued;
}

/**
 * Records that a staff member opened a message in WhatsApp; returns false when a click with this id is recorded
 * already.
 * @param now ms
 */
export async function noteOpened(
  tx: Queries,
  opened: { id: string; orderId: string; kind: MessageKind; mobile: string; text: string; by: string },
  now: number,
): Promise<boolean> {
  const at = isoTime(now);
  const noted = await tx
    .insertInto('outbox')
    .values({
      id: opened.id,
      key: `whatsapp ${opened.id}`,
      order_id: opened.orderId,
      kind: opened.kind,
      way: 'whatsapp',
      positions: '[]',
      state: 'opened',
      due: at,
      since: at,
      tries: 0,
      claim: '',
      lease_until: null,
      mobile: opened.mobile,
      text: opened.text,
      provider_id: '',
      problem: '',
      by_name: opened.by,
      created_at: at,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(noted.numInsertedOrUpdatedRows) > 0;
}
