import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { AnswerOf, Endpoint, PartOf } from '#lib/endpoint.ts';
import { HOUR, MINUTE } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { knownCaller, noteSeen } from '#server/http/caller.repo.ts';
import { bodyLimitOf } from '#server/http/body-limit.ts';
import { endedSession } from '#server/http/auth.ts';
import { notFound } from '#server/http/errors.ts';
import { answerOnce } from '#server/http/once.ts';
import { countSecrets, type Limit } from '#server/http/rate-limits.ts';
import { identifyStaff } from '#server/staff/identify.ts';
import type { StaffMember } from '#server/staff/staff-session.repo.ts';

/** What a handler gets: the checked input and who calls. */
export interface Call<E extends Endpoint> {
  params: PartOf<E, 'params'>;
  query: PartOf<E, 'query'>;
  body: PartOf<E, 'body'>;
  /** The customer's id; an empty text on calls of others. */
  userId: string;
  /** Who of the staff calls. */
  staff: E['access'] extends 'staff' ? StaffMember : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a call needs beyond the common rules. */
export interface ServeOptions {
  limit?: Limit;
}

/** Registers an endpoint: its schemas check the input, its access rule the caller, and the handler does the rest. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  shop: Shop,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E>>,
  { limit }: ServeOptions = {},
): void {
  const schema = {
    summary: endpoint.summary,
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body && !endpoint.multipart ? { body: endpoint.body } : {}),
  };
  const options: RouteShorthandOptions = {
    schema: schema as never,
    bodyLimit: bodyLimitOf(endpoint),
    ...(limit && shop.config.rateLimits ? limitsOf(app, endpoint, limit) : {}),
  };
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...options,
    // After the limits: a wrong token counts like any other call.
    preParsing: async (request) => {
      if (endpoint.access === 'customer') await identifyCustomer(shop, request);
      if (endpoint.access === 'staff') request.staff = await identifyStaff(shop, request, endpoint);
    },
    handler: async (request, reply) => {
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        userId: request.callerId ?? '',
        staff: request.staff,
        request,
        reply,
      } as unknown as Call<E>;
      if (endpoint.access === 'staff') reply.header('cache-control', 'no-store');
      if (endpoint.access === 'customer') refuseOtherUsers(call.userId, request.params, request.body);
      const work = async (): Promise<unknown> => withMessage(await handler(call), reply);
      // What comes in a form is known once it is read, which the handler does.
      return endpoint.once && !endpoint.multipart
        ? answerOnce(shop, call, [request.params, request.body], work)
        : work();
    },
  });
}

/** The limits of a call: by address before anything of it is read, and by the secret that its body shows. */
function limitsOf(app: FastifyInstance, { method, path }: Endpoint, limit: Limit): RouteShorthandOptions {
  const { max, minutes, secret } = limit;
  return {
    config: { rateLimit: { max: secret?.fromOneAddress ?? max, timeWindow: minutes * MINUTE } },
    ...(secret ? { preValidation: countSecrets(app, `${method} ${path}`, { max, minutes, secret }) } : {}),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Which customer calls, once the token was checked. */
    callerId?: string;
    /** The session by which they do; none where the token is older than sessions. */
    callerSession?: string;
    /** Who of the staff calls, once the session was checked. */
    staff?: StaffMember;
  }
}

/** When a session was last used is written at most once in so long, ms: a look at a page is a dozen calls. */
const SEEN_EVERY = HOUR;

async function identifyCustomer(shop: Shop, request: FastifyRequest): Promise<void> {
  const claims = await shop.tokens.check(request.headers.authorization);
  const known = await knownCaller(shop.db, claims);
  const { subject, version, session } = claims;
  if (known?.version !== version || (session !== null && known.seenAt === null)) throw endedSession('invalid token');
  request.callerId = subject;
  if (session === null || known.seenAt === null) return;
  request.callerSession = session;
  const now = shop.now();
  const [at, before] = [now, now - SEEN_EVERY].map((time) => new Date(time).toISOString()) as [string, string];
  // Nobody waits for it, and a store that takes no writes still answers questions.
  if (known.seenAt <= before)
    void noteSeen(shop.db, session, at, before).catch((error: unknown) =>
      request.log.warn({ err: error }, 'could not note that a session was used'),
    );
}

/** Every answer that succeeds carries a message, as every refusal does; most handlers have nothing to say but that. */
function withMessage(answer: unknown, reply: FastifyReply): unknown {
  if (answer === reply || typeof answer !== 'object' || answer === null || 'message' in answer) return answer;
  return { ...answer, message: 'success' };
}

/** A user id in the path or the body must be the token's own; anything else does not exist for the caller. */
function refuseOtherUsers(userId: string, ...inputs: unknown[]): void {
  for (const input of inputs) {
    const named = (input as { userId?: unknown } | null | undefined)?.userId;
    if (named !== undefined && named !== '' && named !== userId) throw notFound();
  }
}
