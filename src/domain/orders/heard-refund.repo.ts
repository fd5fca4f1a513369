import { queueRefunded } from '#domain/outbox/queue.repo.ts';
import { refundParts, type RefundRow } from '#domain/orders/order-money.repo.ts';
import { financialYear } from '#domain/orders/order.rules.ts';
import { line, readRefund } from '#domain/orders/refund.repo.ts';
import { raiseAsked } from '#domain/orders/refund-account.repo.ts';
import { creditNoteNumber } from '#domain/orders/refund.rules.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';

/** What the provider says about a try. */
export interface ProviderWord {
  attempt: number;
  providerId: string;
  status: 'pending' | 'processed' | 'failed';
  problem: string;
}

/** Outcome of the provider's news; `hearOfRefund` says what each means. */
export type Heard = 'done' | 'already' | 'late' | 'too much' | 'contradicted' | 'unknown';

/**
 * Stores the provider's news of a refund attempt, in any order of arrival: a refund that was paid out never becomes
 * `asked` or `failed` again. For a paid-out refund of an order, it also numbers the credit note and queues the
 * customer's message in the same transaction.
 * @returns `done` when the state changed, `already` when the news was known, `late` for an earlier attempt, `too much`
 *   when money was paid out twice, `contradicted` when it is told to have failed after it was paid out, `unknown` when no
 *   refund has the id
 */
export async function hearOfRefund(db: Database, id: string, word: ProviderWord, now: number): Promise<Heard> {
  const at = new Date(now).toISOString();
  return withTransaction(
    db,
    async (tx): Promise<Heard> => {
      const row = await readRefund(tx, id);
      if (!row) return 'unknown';
      if (Number(row.attempt) !== word.attempt) return word.status === 'processed' ? 'too much' : 'late';
      if (row.state === 'processed') return word.status === 'failed' ? 'contradicted' : 'already';
      const set = (values: Partial<Omit<RefundRow, 'positions' | 'per_home'>>) =>
        tx
          .updateTable('refund')
          .set({ ...values, looked_at: at })
          .where('id', '=', id)
          .execute();
      if (word.status === 'processed') {
        if (row.state === 'failed' && !(await raiseAsked(tx, row.payment_id, refundParts(row)))) return 'too much';
        const credit_note = row.order_id === null ? null : await nextCreditNote(tx, now);
        await set({ state: 'processed', provider_id: word.providerId, problem: '', done_at: at, credit_note });
        if (row.order_id !== null) await queueRefunded(tx, { id, orderId: row.order_id }, now);
        return 'done';
      }
      if (row.state === 'failed') return 'already';
      if (word.status === 'failed') {
        const { goods, delivery } = refundParts(row);
        await tx
          .updateTable('refund_account')
          .set((one) => ({
            asked_goods: one('asked_goods', '-', goods),
            asked_delivery: one('asked_delivery', '-', delivery),
          }))
          .where('payment_id', '=', row.payment_id)
          .execute();
        await set({
          state: 'failed',
          done_at: at,
          problem: word.problem,
          ...(word.providerId ? { provider_id: word.providerId } : {}),
        });
        return 'done';
      }
      if (row.provider_id === word.providerId) return 'already';
      await set({ provider_id: word.providerId });
      return 'done';
    },
    line,
  );
}

/**
 * Returns the next credit note number of the financial year. Call it in the transaction that stores the number, so that
 * the series has no gaps.
 * @param now ms
 */
async function nextCreditNote(tx: Queries, now: number): Promise<string> {
  const year = financialYear(now);
  const { last } = await tx
    .insertInto('credit_note_counter')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((set) => ({ last: set('credit_note_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return creditNoteNumber(year, Number(last));
}
