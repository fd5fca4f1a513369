import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '#server/http/caller.ts';

/** Pictures are files: one view of home takes dozens of them, and they cost next to nothing. */
const isPicture = (request: FastifyRequest): boolean => request.routeOptions.url === '/uploads/*';

/** Limits how often one caller may call: the common allowance, and each call's own where it has one. */
export async function limitCallers(app: FastifyInstance, rateLimits: boolean): Promise<void> {
  await app.register(rateLimit, {
    max: rateLimits ? 600 : 1_000_000,
    timeWindow: 60_000,
    keyGenerator: (request) => callerOf(request.ip),
    allowList: isPicture,
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`That was a little too often. Please try again in ${after}.`), { statusCode: 429 }),
  });
}

/** Whether a request is no page or file, but a call or an attempt at one. */
export const isCall = ({ url, method }: FastifyRequest): boolean =>
  url.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD');

/** Lets calls that do not exist count in the common allowance. */
export function countStrays(app: FastifyInstance): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const count = app.rateLimit();
  return async (request, reply) => {
    if (isCall(request)) await count.call(app, request, reply);
  };
}
