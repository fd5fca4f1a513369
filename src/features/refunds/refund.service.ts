import { type Heard, hearOfRefund, lookedAt, waitingRefunds } from '#features/refunds/refund.repo.ts';
import { partsOf, type RefundRow } from '#features/orders/order-money.repo.ts';
import { sumOf } from '#features/orders/refund.rules.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import type { GatewayRefund } from '#server/payments/gateway.ts';

/** An attempt's name at the provider: it makes a repeated question the same refund, and comes back in notices. */
const receiptOf = ({ id, attempt }: Pick<RefundRow, 'id' | 'attempt'>): string => `${id}-${attempt}`;

/** The refund and its attempt behind a name; null for one that the shop did not give. */
export function readReceipt(receipt: string): { id: string; attempt: number } | null {
  const [, id, attempt] = /^([0-9a-f]{24})-([1-9]\d{0,3})$/.exec(receipt) ?? [];
  return id && attempt ? { id, attempt: Number(attempt) } : null;
}

/**
 * Asks the provider for the money of a refund that is written down already. Where the provider does not answer it stays
 * asked: nobody knows whether the money left, so the same question is put again later, and is the same refund there.
 */
export async function askProvider(shop: Shop, refund: RefundRow): Promise<void> {
  const now = shop.now();
  const attempt = Number(refund.attempt);
  const answer = await shop.payments
    .refund(refund.payment_id, sumOf(partsOf(refund)), receiptOf(refund))
    .catch(unlessAway);
  if (!answer) return lookedAt(shop.db, refund.id, now);
  const word =
    'refused' in answer
      ? { attempt, providerId: '', status: 'failed' as const, problem: answer.refused }
      : wordOf(answer, attempt);
  await hearOfRefund(shop.db, refund.id, word, now);
}

const BANK_REFUSED = 'The bank did not take the money back.';

const wordOf = ({ id, status }: GatewayRefund, attempt: number) => ({
  attempt,
  providerId: id,
  status,
  problem: status === 'failed' ? BANK_REFUSED : '',
});

function unlessAway(error: unknown): null {
  if (error instanceof Refusal && error.status === 503) return null;
  throw error;
}

/** Takes the provider's notice of a refund. */
export async function takeRefundNotice(
  shop: Shop,
  refund: GatewayRefund,
  status: 'processed' | 'failed',
): Promise<Heard> {
  const named = readReceipt(refund.receipt ?? '');
  if (!named) return 'unknown';
  return hearOfRefund(shop.db, named.id, wordOf({ ...refund, status }, named.attempt), shop.now());
}

const MINUTE = 60_000;

/**
 * Looks after refunds that nobody heard of again: those without an answer are asked for once more, under the same name;
 * of the others the provider is asked how they stand.
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
    if (Date.parse(refund.looked_at) > now - 60 * MINUTE) continue;
    const known = await shop.payments.readRefund(refund.payment_id, refund.provider_id);
    if (known) await hearOfRefund(shop.db, refund.id, wordOf(known, Number(refund.attempt)), now);
    await lookedAt(shop.db, refund.id, now);
  }
}
