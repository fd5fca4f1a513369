import { existsSync, readFileSync } from 'node:fs';
import { ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { DATA_HEADERS } from '#server/http/headers.ts';
import { errorBody } from '#server/http/errors.ts';
import * as say from '#server/http/http.texts.ts';
import { type Said, said } from '#lib/said.ts';

/** Status and message for requests that fail before any hook runs, by error code. */
const EARLY: Record<string, [number, Said]> = {
  FST_ERR_BAD_URL: [404, said(say, 'notFound')],
  FST_ERR_MAX_PARAM_LENGTH: [414, said(say, 'addressTooLong')],
  HPE_HEADER_OVERFLOW: [431, said(say, 'tooManyHeaders')],
  ERR_HTTP_REQUEST_TIMEOUT: [408, said(say, 'requestTooSlow')],
};
const UNREADABLE: [number, Said] = [400, said(say, 'requestUnreadable')];

/**
 * Returns Fastify's handler for URLs that it cannot route. It sends the site's 404 page to browsers for a malformed
 * URL, and a JSON error otherwise.
 * @param siteDir folder of the built site; null for none
 */
export function answerBadUrl(
  siteDir: string | null,
): (error: { code: string }, request: FastifyRequest, reply: FastifyReply) => void {
  return (error, request, reply) => {
    const [status, text] = EARLY[error.code] ?? UNREADABLE;
    const page = siteDir && join(siteDir, '404.html');
    void reply.code(status).headers(DATA_HEADERS);
    if (page && status === 404 && request.headers.accept?.includes('text/html') && existsSync(page)) {
      void reply
        .header('content-security-policy', "frame-ancestors 'self'")
        .type('text/html; charset=utf-8')
        .send(readFileSync(page));
    } else void reply.send(errorBody(text));
  };
}

/**
 * Answers a request that Node cannot parse, whose headers are too large, or that arrives too slowly, with 400, 431 or
 * 408, and closes the connection. Sends nothing when an answer has begun.
 */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, text] = EARLY[error.code] ?? UNREADABLE;
  const body = JSON.stringify(errorBody(text));
  const headers = {
    ...DATA_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // An answer that has begun cannot be replaced by another.
  const answer = '_httpMessage' in socket ? socket._httpMessage : null;
  const begun = answer instanceof ServerResponse && answer.headersSent;
  if (socket.writable && !begun)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy(error);
}
