import { DAY, HOUR, MINUTE } from '#lib/time.ts';
import {
  handMadeId,
  newsOf,
  orderRefunded,
  paymentRefunded,
  tellContradicted,
  tellUnplaced,
  writeHandMade,
} from '#domain/orders/hand-made.repo.ts';
import { type Heard, hearOfRefund } from '#domain/orders/heard-refund.repo.ts';
import { lookedAt, readByProviderId, readRefund, TooMuch, waitingRefunds } from '#domain/orders/refund.repo.ts';
import { refundParts, type RefundRow } from '#domain/orders/order-money.repo.ts';
import * as say from '#domain/orders/orders.texts.ts';
import { sumOfParts } from '#domain/orders/refund.rules.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';
import { type GatewayRefund, unlessAway } from '#server/payments/payment-provider.ts';

/**
 * Returns the receipt of a refund attempt: refund id and attempt number. The provider uses it as an idempotency key and
 * repeats it in webhooks.
 */
const receiptOf = ({ id, attempt }: Pick<RefundRow, 'id' | 'attempt'>): string => `${id}-${attempt}`;

/** Parses a receipt into refund id and attempt number; null when the shop did not make the receipt. */
export function readReceipt(receipt: string): { id: string; attempt: number } | null {
  const [, id, attempt] = /^([0-9a-f]{24})-([1-9]\d{0,3})$/.exec(receipt) ?? [];
  return id && attempt ? { id, attempt: Number(attempt) } : null;
}

/**
 * Requests a stored refund from the provider and stores the answer. Without an answer the refund stays `asked`, since
 * money may have left; a later call sends the same receipt, so that the provider refunds once.
 */
export async function askProvider(shop: Shop, refund: RefundRow): Promise<void> {
  const now = shop.now();
  const attempt = Number(refund.attempt);
  const answer = await shop.payments
    .refund(refund.payment_id, sumOfParts(refundParts(refund)), receiptOf(refund))
    .catch(unlessAway);
  if (!answer) return lookedAt(shop.db, refund.id, now);
  const word =
    'refused' in answer
      ? { attempt, providerId: '', status: 'failed' as const, problem: answer.refused }
      : wordOf(answer, attempt);
  await hearOfRefund(shop.db, refund.id, word, now);
}

const wordOf = ({ id, status }: GatewayRefund, attempt: number) => ({
  attempt,
  providerId: id,
  status,
  problem: status === 'failed' ? say.bankRefused : '',
});

/**
 * Stores the provider's news of a refund, from a webhook or a query. The refund is known by the provider's id; until
 * the shop has that id, by its receipt. A refund made by hand at the provider is stored once, with the order that its
 * payment paid, and gets a credit note like any other. News that contradicts what is stored changes nothing; it is put
 * before the owner once.
 * @returns `done` when the state changed, `already` when the news was known, `late` for an earlier attempt, `too much`
 *   when more is refunded than was left, `contradicted` when it failed after it was paid out, `unknown` for an unknown
 *   payment or a refund by hand that failed at once
 * @throws Refusal 503 when the provider must be asked about the payment and does not answer
 */
export async function takeRefund(shop: Shop, refund: GatewayRefund): Promise<Heard> {
  const known = await knownRefund(shop.db, refund);
  if (!known) return takeHandMade(shop, refund);
  const { row, attempt } = known;
  const heard = await hearOfRefund(shop.db, row.id, wordOf(refund, attempt), shop.now());
  const isOtherSum = refund.status === 'processed' && refund.amount !== sumOfParts(refundParts(row));
  // What is too much is put before the owner as that.
  if (heard === 'contradicted' || (isOtherSum && heard !== 'too much'))
    await tellContradicted(shop.db, refund, shop.now());
  return heard;
}

/** Returns the stored refund that the provider tells of, with the attempt that is meant; null when none is known. */
async function knownRefund(db: Queries, refund: GatewayRefund): Promise<{ row: RefundRow; attempt: number } | null> {
  const known = await readByProviderId(db, refund);
  if (known) return { row: known, attempt: Number(known.attempt) };
  const named = readReceipt(refund.receipt ?? '');
  const row = named && (await readRefund(db, named.id));
  return named && row?.payment_id === refund.payment_id ? { row, attempt: named.attempt } : null;
}

async function takeHandMade(shop: Shop, refund: GatewayRefund): Promise<Heard> {
  const { db } = shop;
  const id = handMadeId(refund.id);
  if (!(await readRefund(db, id))) {
    // What failed at once has moved nothing.
    const paid = refund.status === 'failed' ? null : await paymentBehind(shop, refund);
    if (!paid) return 'unknown';
    try {
      await writeHandMade(db, refund, paid, shop.now());
    } catch (error) {
      if (error instanceof TooMuch) return 'too much';
      throw error;
    }
  }
  return hearOfRefund(db, id, wordOf(refund, 1), shop.now());
}

async function paymentBehind(shop: Shop, refund: GatewayRefund) {
  const order = await orderRefunded(shop.db, refund);
  if (order) return order;
  const payment = await shop.payments.readPayment(refund.payment_id);
  return payment && paymentRefunded(shop.db, payment);
}

/** How long, in ms, the provider is asked for refunds whose webhook may be lost. */
const ASKED_BACK = 8 * DAY;

/**
 * Follows up pending refunds: requests again, with the same receipt, those that the provider never answered, and reads
 * the state of the others at most once an hour. Then stores the provider's refunds of the last eight days, so that a
 * refund made by hand is known even when its webhook was lost.
 * @throws Refusal 503 when the provider does not answer
 */
export async function sweepRefunds(shop: Shop): Promise<void> {
  const now = shop.now();
  for (const refund of await waitingRefunds(shop.db, new Date(now - 2 * MINUTE).toISOString())) {
    if (refund.provider_id === '') {
      await askProvider(shop, refund);
      continue;
    }
    // What is pending at a bank is pending for days.
    if (Date.parse(refund.looked_at) > now - HOUR) continue;
    const known = await shop.payments.readRefund(refund.payment_id, refund.provider_id);
    if (known) await hearOfRefund(shop.db, refund.id, wordOf(known, Number(refund.attempt)), now);
    await lookedAt(shop.db, refund.id, now);
  }
  for (const refund of await newsOf(shop.db, await shop.payments.listRefunds(now - ASKED_BACK))) {
    const heard = await takeRefund(shop, refund);
    if (heard === 'too much') await tellUnplaced(shop.db, refund, now);
  }
}
