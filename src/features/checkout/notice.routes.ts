import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { number, object, string } from 'yup';
import { readDraft } from '#features/checkout/draft.repo.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import { finishPayment, judgePayment } from '#server/payments/finish-payment.ts';
import type { GatewayPayment } from '#server/payments/gateway.ts';

const paymentEntity = object({
  id: string().required(),
  order_id: string().required(),
  amount: number().required(),
  currency: string().required(),
  status: string().oneOf(['created', 'authorized', 'captured', 'failed', 'refunded']).required(),
});
const notice = object({ event: string().required(), payload: object({ payment: object({ entity: paymentEntity.default(undefined) }) }) });

/** Events that say that money arrived; every other kind is only recorded. */
const PAID_EVENTS = ['payment.captured', 'order.paid'];

/**
 * The payment provider's signed notices. They come at least once and in any order, so each is recorded by its id after
 * its work is done, and its work can be done again. Anything but 2xx makes the provider repeat it.
 */
export async function noticeRoutes(scope: FastifyInstance, shop: Shop): Promise<void> {
  // The signature covers the very bytes that were sent, so nothing may parse them first.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const options = { schema: { summary: "The payment provider's notices" } as never, bodyLimit: 262_144, config: { rateLimit: false } } as const;
  scope.post('/api/payments/webhook', options, async (request) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!shop.payments.isSignedNotice(body, String(request.headers['x-razorpay-signature'] ?? ''))) {
      throw new Refusal(400, 'The signature does not fit the notice.');
    }
    const named = String(request.headers['x-razorpay-event-id'] ?? '').slice(0, 100);
    const id = named || createHash('sha256').update(body).digest('hex');
    const known = await shop.db.selectFrom('payment_event').select('outcome').where('id', '=', id).executeTakeFirst();
    if (known) return { ok: true };

    const { kind, payment } = readNotice(body);
    const outcome = payment && PAID_EVENTS.includes(kind) ? await takePayment(shop, payment) : 'ignored';
    if (outcome === 'second payment' || outcome === 'mismatch') {
      request.log.warn({ payment: payment?.id, order: payment?.order_id, outcome }, 'a payment needs a look');
    }
    await shop.db
      .insertInto('payment_event')
      .values({ id, kind, gateway_order_id: payment?.order_id ?? null, outcome, received_at: new Date(shop.now()).toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return { ok: true };
  });
}

function readNotice(body: Buffer): { kind: string; payment: GatewayPayment | null } {
  let data: unknown;
  try {
    data = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'The notice is not valid JSON.');
  }
  const kind = String((data as { event?: unknown } | null)?.event ?? '').slice(0, 60);
  return { kind, payment: notice.isValidSync(data) ? ((data.payload.payment.entity as GatewayPayment | undefined) ?? null) : null };
}

/** Takes the money of a notice; its answer is what the record of the notice says. */
async function takePayment(shop: Shop, payment: GatewayPayment): Promise<'finished' | 'second payment' | 'mismatch' | 'unknown'> {
  const draft = await readDraft(shop.db, payment.order_id);
  if (!draft) return 'unknown';
  if (judgePayment(payment, draft) !== 'good') return 'mismatch';
  const finished = await finishPayment(shop, payment);
  return finished?.counts ? 'finished' : 'second payment';
}
