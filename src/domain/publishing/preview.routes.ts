import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ValidationError } from 'yup';
import { recordSchemas } from '#domain/catalogue/record-kinds.contract.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { makePreview, PREVIEW_PATH } from '#domain/publishing/preview.contract.ts';
import { keepPreview, pageBySecret, readDrawn } from '#domain/publishing/preview.repo.ts';
import * as say from '#domain/publishing/publishing.texts.ts';
import { safeHtml } from '#lib/html.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { checkInput } from '#server/http/check.ts';
import { fieldErrors, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { said, saidAs } from '#lib/said.ts';

/** Longest wait for the publisher, which may have to start, in ms. */
const PATIENCE = 16 * SECOND;
const AGAIN = 50;

/**
 * Adds the routes by which staff request a preview, waiting up to 20 seconds for it, and anyone with its link reads it.
 */
export function previewRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;

  serve(app, shop, makePreview, async ({ body: { kind, id, record } }) => {
    const wish = { kind, recordId: id ?? newId(shop.now()), record: checked(kind, record) };
    const { id: preview, secret, expiresAt } = await keepPreview(db, wish, shop.now());
    shop.rouse?.();
    for (const end = performance.now() + PATIENCE; performance.now() < end; await pause(AGAIN)) {
      const drawn = await readDrawn(db, preview);
      if (drawn?.problem) throw new Refusal(409, saidAs('publishing.cannotDraw', drawn.problem));
      if (drawn) return { secret, expiresAt };
    }
    throw new Refusal(503, said(say, 'noPublisherAnswer'));
  });

  const options = {
    schema: { hide: true },
    ...(shop.config.rateLimits ? { config: { rateLimit: { max: 60, timeWindow: MINUTE } } } : {}),
  };
  app.get<{ Querystring: Record<string, unknown> }>(PREVIEW_PATH, options, async ({ query }, reply) => {
    const secret = typeof query['secret'] === 'string' ? query['secret'].slice(0, 200) : '';
    const page = secret ? await pageBySecret(db, secret, shop.now()) : null;
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', "frame-ancestors 'self'");
    return page ?? reply.code(404).send(GONE);
  });
}

const GONE = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No preview</title></head><body><h1>This preview is not there any more</h1>
<p>The link of a preview works for a day. Please ask whoever sent it for a new one.</p></body></html>`;

/**
 * Validates a record and returns it as it would be saved; the HTML of a policy is sanitised.
 * @throws Refusal 400 with the errors by field
 */
function checked(kind: RecordKind, record: Record<string, unknown>): Record<string, unknown> {
  try {
    const kept: Record<string, unknown> = { ...checkInput(recordSchemas[kind], record) };
    return kind === 'policy' ? { ...kept, data: safeHtml(String(kept['data'])) } : kept;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = fieldErrors(error);
    throw new Refusal(400, saidAs('publishing.recordNotComplete', Object.values(fields)[0] ?? say.recordIncomplete), {
      fields,
    });
  }
}
