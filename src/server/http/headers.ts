import type { FastifyInstance } from 'fastify';

/** What a browser must not do with an answer that is data and no page. */
export const DATA_HEADERS: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Gives data the headers of data, and every answer the list of what the shop's pages never ask a device for. */
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
