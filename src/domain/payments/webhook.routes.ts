import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { number, object, string } from 'yup';
import { isRecorded, recordEvent } from '#domain/payments/payment-event.repo.ts';
import { readPendingOrderHead } from '#domain/payments/pending-order.repo.ts';
import { oldSecretSince, takesOldSecret } from '#domain/payments/old-secret.service.ts';
import { takeRefund } from '#domain/orders/refund.service.ts';
import type { Shop } from '#server/context.ts';
import { storeFault } from '#server/db/faults.ts';
import { Refusal } from '#server/http/errors.ts';
import { finishPayment, judgePayment } from '#domain/payments/finish-payment.service.ts';
import * as say from '#domain/payments/payments.texts.ts';
import { type GatewayPayment, type GatewayRefund, noticeHeaders } from '#server/payments/payment-provider.ts';
import { said } from '#lib/said.ts';

const GATEWAY_ID = /^[\w-]{1,64}$/;
const gatewayId = () => string().matches(GATEWAY_ID);
/** Paise, as the store can keep them. */
const amount = () => number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required();
const paymentEntity = object({
  id: gatewayId().required(),
  order_id: gatewayId().required(),
  amount: amount(),
  currency: string().required(),
  status: string().oneOf(['created', 'authorized', 'captured', 'failed', 'refunded']).required(),
}).required();

const refundEntity = object({
  id: gatewayId().required(),
  payment_id: gatewayId().required(),
  amount: amount(),
  receipt: string().nullable(),
}).required();

/** Events that say that money arrived. */
const PAID_EVENTS = ['payment.captured', 'order.paid'];
/** Events about a refund, with the state that each means. */
const REFUND_EVENTS = {
  'refund.created': 'pending',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
} as const;

/**
 * Serves the payment provider's signed webhooks. They arrive at least once and in any order, so their processing is
 * idempotent, and each id is stored after it. The provider repeats a webhook until the status is 2xx.
 */
export async function webhookRoutes(scope: FastifyInstance, shop: Shop): Promise<void> {
  // The signature covers the very bytes that were sent, so nothing may parse them first.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  // The day of the old secret begins with the first start that has one, not with the first notice that needs it.
  if (shop.config.payments.oldWebhookSecret !== '')
    scope.addHook('onReady', async () => void (await oldSecretSince(shop)));

  const options = {
    schema: { summary: "The payment provider's notices" },
    bodyLimit: 262_144,
    config: { rateLimit: false },
  } as const;
  scope.post('/api/payments/webhook', options, async (request) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = String(request.headers[noticeHeaders.signature] ?? '');
    if (!(await isSigned(shop, body, signature))) throw new Refusal(400, said(say, 'signatureWrong'));
    const named = String(request.headers[noticeHeaders.id] ?? '').slice(0, 100);
    const id = named || createHash('sha256').update(body).digest('hex');
    if (await isRecorded(shop.db, id)) return { ok: true };

    const { kind, payment, refund, ids } = readNotice(body);
    const about = kind.startsWith('refund.') ? refund : payment;
    const outcome = PAID_EVENTS.includes(kind)
      ? await takeMoney(shop, payment, request.log)
      : await takeBack(shop, kind, refund);
    if (LOOKED_AT.includes(outcome))
      request.log.warn(
        { payment: ids.payment, order: ids.order, refund: ids.refund, kind, outcome },
        'a payment needs a look',
      );
    await recordEvent(shop.db, {
      id,
      kind,
      gateway_order_id: ids.order,
      outcome,
      received_at: new Date(shop.now()).toISOString(),
      payment_id: ids.payment,
      amount: about?.amount ?? null,
    });
    return { ok: true };
  });
}

/** Tells whether a webhook is signed with the current secret or, for a day after a change, with the old one. */
async function isSigned(shop: Shop, body: Buffer, signature: string): Promise<boolean> {
  if (shop.payments.isSignedNotice(body, signature)) return true;
  return shop.payments.isSignedByOldSecret(body, signature) && takesOldSecret(shop);
}

interface Notice {
  kind: string;
  payment: GatewayPayment | null;
  refund: GatewayRefund | null;
  /** The provider's ids that the webhook names, also where the rest of it cannot be read; each is null when missing. */
  ids: { payment: string | null; order: string | null; refund: string | null };
}

/** Returns an id of the provider from a field of a webhook's entity; null when there is none. */
function idIn(entity: unknown, field: string): string | null {
  const id = (entity as Record<string, unknown> | null | undefined)?.[field];
  return typeof id === 'string' && GATEWAY_ID.test(id) ? id : null;
}

/**
 * Parses a webhook into event name, payment and refund; each of the last two is null when missing or of another shape.
 * A body that is not JSON has the kind `unreadable`.
 */
function readNotice(body: Buffer): Notice {
  try {
    const { event, payload } = JSON.parse(body.toString('utf8')) as {
      event?: unknown;
      payload?: { payment?: { entity?: unknown }; refund?: { entity?: unknown } };
    };
    const kind = String(event ?? '')
      .replaceAll(/[^\w.]/g, '')
      .slice(0, 60);
    const entity = payload?.payment?.entity;
    const back = payload?.refund?.entity;
    return {
      kind,
      payment: paymentEntity.isValidSync(entity, { strict: true }) ? (entity as GatewayPayment) : null,
      refund: refundEntity.isValidSync(back, { strict: true }) ? (back as GatewayRefund) : null,
      ids: {
        payment: kind.startsWith('refund.') ? idIn(back, 'payment_id') : idIn(entity, 'id'),
        order: idIn(entity, 'order_id'),
        refund: idIn(back, 'id'),
      },
    };
  } catch {
    return { kind: 'unreadable', payment: null, refund: null, ids: { payment: null, order: null, refund: null } };
  }
}

type Outcome =
  | 'finished'
  | 'second payment'
  | 'mismatch'
  | 'other currency'
  | 'not captured'
  | 'unknown'
  | 'unreadable'
  | 'ignored'
  | 'refund'
  | 'unknown refund'
  | 'unreadable refund';
/** Outcomes that somebody has to look at, because the shop cannot place the money. */
const LOOKED_AT: Outcome[] = [
  'second payment',
  'mismatch',
  'other currency',
  'not captured',
  'unknown',
  'unreadable',
  'unknown refund',
  'unreadable refund',
];

/**
 * Processes a webhook about a refund; returns `refund`, `unknown refund`, `unreadable refund`, or `ignored` for other
 * events and for unknown refunds that moved no money.
 */
async function takeBack(shop: Shop, kind: string, refund: GatewayRefund | null): Promise<Outcome> {
  const status = REFUND_EVENTS[kind as keyof typeof REFUND_EVENTS];
  if (!status) return 'ignored';
  if (!refund) return 'unreadable refund';
  const heard = await takeRefund(shop, { ...refund, status });
  if (heard === 'too much') return 'unknown refund';
  // Of a payment that the shop never heard of: before it left, and where it failed, it moved nothing.
  if (heard === 'unknown') return status === 'processed' ? 'unknown refund' : 'ignored';
  return 'refund';
}

/**
 * Processes a webhook about a payment; returns `finished`, `second payment`, `mismatch` for another sum,
 * `other currency`, `not captured`, `ignored` for a payment that failed or was not made, `unknown` for an unknown payment
 * order, or `unreadable` when the payment cannot be read or the order not be finished.
 */
async function takeMoney(shop: Shop, payment: GatewayPayment | null, log: FastifyBaseLogger): Promise<Outcome> {
  if (!payment) return 'unreadable';
  // No money came, whatever the event is called; the notice of a later try comes by itself.
  if (payment.status === 'failed' || payment.status === 'created') return 'ignored';
  if (payment.status !== 'captured') return 'not captured';
  const pendingOrder = await readPendingOrderHead(shop.db, payment.order_id);
  if (!pendingOrder) return 'unknown';
  if (payment.currency !== pendingOrder.currency) return 'other currency';
  if (judgePayment(payment, pendingOrder) !== 'good') return 'mismatch';
  try {
    const finished = await finishPayment(shop, payment);
    return finished?.counts ? 'finished' : 'second payment';
  } catch (error) {
    // The provider repeats a notice that was not taken.
    if (storeFault(error)) throw error;
    // Told again and again it would not become better; the sweep tries it once more, and names it.
    log.error(
      { err: error, pendingOrder: pendingOrder.id, order: pendingOrder.gatewayOrderId },
      'a paid order cannot be finished',
    );
    return 'unreadable';
  }
}
