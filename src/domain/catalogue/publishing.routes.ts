import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { MINUTE } from '#lib/time.ts';
import { dryFruitToWire } from '#domain/catalogue/dry-fruit.contract.ts';
import { invitationToWire } from '#domain/catalogue/invitation.contract.ts';
import { type LargeKind, readCatalogueChanges, readCatalogueVersion } from '#domain/catalogue/publishing.contract.ts';
import { sweetToWire } from '#domain/catalogue/sweet.contract.ts';
import { listChanged } from '#domain/catalogue/catalogue.repo.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';
import { catalogueVersion, requestPublish } from '#domain/catalogue/publishing.repo.ts';
import type { Shop } from '#server/context.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said } from '#lib/said.ts';

/** Translates the records of a kind for the wire. */
const toWire: Record<LargeKind, (record: never) => object> = {
  sweet: sweetToWire,
  'dry-fruit': dryFruitToWire,
  invitation: invitationToWire,
};

/**
 * Serves the endpoints for publishers (version and changes of the catalogue) and the webhook by which a CMS requests a
 * publish.
 */
export function publishingRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, readCatalogueVersion, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { version: await catalogueVersion(shop.db) };
  });
  serve(app, shop, readCatalogueChanges, async ({ params: { kind }, query: { since }, reply }) => {
    reply.header('cache-control', 'no-store');
    const at = new Date().toISOString();
    const { ids, changed } = await listChanged(shop.db, kind, new Date(since).toISOString());
    return { ids, changed: changed.map((record) => toWire[kind](record as never) as Record<string, unknown>), at };
  });
  app.register(async (scope) => publishHook(scope, shop));
}

/**
 * Serves the webhook `POST /hooks/publish`, which requests a publish of the site on each call, whatever the body
 * contains. The header `x-hub-signature-256` must be `sha256=` and the hexadecimal HMAC-SHA256 of the body. Answers 404
 * when no secret is configured and 401 for a wrong signature.
 */
function publishHook(scope: FastifyInstance, shop: Shop): void {
  // The signature covers the very bytes that were sent, so nothing may parse them first.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const schema = { summary: 'Asks for a publish of the site; signed' };
  // A host of code sends the whole story of a change.
  const options = {
    schema,
    bodyLimit: 1_048_576,
    ...(shop.config.rateLimits ? { config: { rateLimit: { max: 30, timeWindow: MINUTE } } } : {}),
  };
  scope.post('/hooks/publish', options, async (request, reply) => {
    const { publishHookSecret } = shop.config;
    if (!publishHookSecret) throw notFound();
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const fitting = Buffer.from(`sha256=${createHmac('sha256', publishHookSecret).update(body).digest('hex')}`);
    const given = Buffer.from(String(request.headers['x-hub-signature-256'] ?? ''));
    if (given.length !== fitting.length || !timingSafeEqual(given, fitting))
      throw new Refusal(401, said(say, 'signatureWrong'));
    await requestPublish(shop.db, shop.now());
    return reply.status(202).send({ success: true, message: say.siteWillBePublished });
  });
}
