import type { FastifyInstance } from 'fastify';

/** Headers of answers that are data and no page. */
export const DATA_HEADERS: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Adds the hook that sets `cache-control` and `content-security-policy` on JSON responses, unless they have their own,
 * and `permissions-policy` on all responses.
 */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('permissions-policy', DATA_HEADERS['permissions-policy']);
    const isData = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (isData)
      for (const name of ['cache-control', 'content-security-policy'])
        if (!reply.hasHeader(name)) reply.header(name, DATA_HEADERS[name]);
    return payload;
  });
}
