import type { FastifyInstance } from 'fastify';
import { MINUTE } from '#lib/time.ts';
import { RETURN_PATH } from '#domain/payments/checkout.contract.ts';
import { confirmPayment } from '#domain/payments/confirm-payment.service.ts';
import type { Finished } from '#domain/payments/finish-payment.service.ts';
import { readPendingOrderHead } from '#domain/payments/pending-order.repo.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';

/** Matches a path of the site, and nothing that a browser takes for another host. */
const PATH = /^\/(?![/\\])[\w\-./%?=&+,:~]{0,300}$/;

/**
 * Serves the return from the provider's own page, for browsers that cannot show its window: a form post without token
 * or cookie, trusted by its signature alone. It always redirects: to the finished order, or back to the payment page,
 * which checks the status.
 */
export async function returnRoutes(scope: FastifyInstance, shop: Shop): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(/^application\/x-www-form-urlencoded\b/, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  const options = {
    schema: { summary: 'Where the provider sends a browser back that left the page to pay' },
    bodyLimit: 16_384,
    ...(shop.config.rateLimits ? { config: { rateLimit: { max: 120, timeWindow: MINUTE } } } : {}),
  };
  const { siteDir, siteUrl } = shop.config;
  const site = siteDir === null ? siteUrl : '';

  scope.post<{ Querystring: { from?: string } }>(RETURN_PATH, options, async (request, reply) => {
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const orderId = fields.get('razorpay_order_id') ?? '';
    const finished = await confirm(orderId, fields, request.log);
    const { from } = request.query;
    const back = typeof from === 'string' && PATH.test(from) ? from : '/';
    const pages = { item: 'view-sweet-history', invitation: 'view-history' };
    const page = finished ? `/${pages[finished.kind]}/${finished.orderId}#paid=${orderId}` : back;
    return reply.header('cache-control', 'no-store').redirect(site + page, 303);
  });
  // Who comes back to this path by the browser's history has nothing to send.
  scope.get(RETURN_PATH, { schema: { hide: true } }, async (_request, reply) => reply.redirect(`${site}/`, 303));

  /**
   * Returns the order of a payment with a valid signature; null for any other form, while the payment is pending, and
   * when the order cannot be finished.
   */
  async function confirm(
    orderId: string,
    fields: URLSearchParams,
    log: Parameters<typeof confirmPayment>[3],
  ): Promise<Finished | null> {
    const paymentId = fields.get('razorpay_payment_id') ?? '';
    if (orderId === '' || orderId.length > 64 || paymentId === '' || paymentId.length > 64) return null;
    const pendingOrder = await readPendingOrderHead(shop.db, orderId);
    const signature = fields.get('razorpay_signature') ?? '';
    if (!pendingOrder || !shop.payments.isSignedByCheckout(orderId, paymentId, signature)) return null;
    return confirmPayment(shop, pendingOrder, paymentId, log).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
  }
}
