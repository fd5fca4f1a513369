import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { AnswerOf, Endpoint, PartOf } from '#lib/endpoint.ts';
import { isRecord } from '#lib/narrow.ts';
import { HOUR, MINUTE, SECOND } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { type Trace, tracing } from '#server/db/kept.ts';
import { knownCaller, noteSeen } from '#server/http/caller.repo.ts';
import { bodyLimitOf } from '#server/http/body-limit.ts';
import { endedSession } from '#server/http/auth.ts';
import { notFound, TooLate } from '#server/http/errors.ts';
import { answerOnce } from '#server/http/idempotency.ts';
import { countSecrets, type Limit } from '#server/http/rate-limits.ts';
import { identifyStaff } from '#server/staff/identify.ts';
import type { StaffMember } from '#server/staff/staff-session.repo.ts';

/** Input of an endpoint's handler: the validated request and its caller. */
export interface Call<E extends Endpoint> {
  params: PartOf<E, 'params'>;
  query: PartOf<E, 'query'>;
  body: PartOf<E, 'body'>;
  /** Id of the customer; empty on calls without one. */
  userId: string;
  /** Member of the staff who calls; undefined on endpoints that are not for staff. */
  staff: E['access'] extends 'staff' ? StaffMember : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Registers an endpoint as a route. Before the handler runs, its access rule authenticates the caller and its schemas
 * validate the input.
 * @param limit rate limit of its own
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  shop: Shop,
  endpoint: E,
  handler: (call: Call<E>) => Promise<AnswerOf<E>>,
  { limit }: { limit?: Limit } = {},
): void {
  const schema = {
    summary: endpoint.summary,
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body && !endpoint.multipart ? { body: endpoint.body } : {}),
  };
  const options: RouteShorthandOptions = {
    schema,
    bodyLimit: bodyLimitOf(endpoint),
    ...(limit && shop.config.rateLimits ? limitsOf(app, endpoint, limit) : {}),
  };
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...options,
    config: { ...options.config, isTraced: true },
    // After the limits: a wrong token counts like any other call.
    preParsing: async (request, reply) => {
      if (endpoint.access === 'customer') await inTime(identifyCustomer(shop, request), reply.elapsedTime);
      if (endpoint.access === 'staff')
        request.staff = await inTime(identifyStaff(shop, request, endpoint), reply.elapsedTime);
      // A body that comes slowly takes nothing of the time.
      request.waited = reply.elapsedTime;
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
      request.trace = { kept: false };
      const trace = request.trace;
      const work = (): Promise<unknown> => tracing(trace, async () => withMessage(await handler(call), reply));
      // What comes in a form is known once it is read, which the handler does and a slow line makes long.
      if (endpoint.multipart) return work();
      const answer = endpoint.once ? answerOnce(shop, call, [request.params, request.body], work) : work();
      return inTime(answer, request.waited ?? 0);
    },
  });
}

/** Returns a function that registers endpoints like `serve`, each with the same rate limit of its own. */
export const serveLimited =
  (app: FastifyInstance, shop: Shop, limit: Limit) =>
  <E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<AnswerOf<E>>): void =>
    serve(app, shop, endpoint, handler, { limit });

/**
 * Returns the route options of a rate limit: counted per IP address before the body is read and, when the limit has a
 * secret, also per secret in the body.
 */
function limitsOf(app: FastifyInstance, { method, path }: Endpoint, limit: Limit): RouteShorthandOptions {
  const { max, minutes, secret } = limit;
  return {
    config: { rateLimit: { max: secret?.fromOneIp ?? max, timeWindow: minutes * MINUTE } },
    ...(secret ? { preValidation: countSecrets(app, `${method} ${path}`, { max, minutes, secret }) } : {}),
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that notes what it leaves in the store. */
    isTraced?: boolean;
  }
  interface FastifyRequest {
    /** What the request has left in the store; undefined before its handler runs. */
    trace?: Trace;
    /** What the request had taken before its body was read, ms. */
    waited?: number;
    /** Id of the customer who calls, once the token was checked. */
    callerId?: string;
    /** Id of the customer's session; undefined for tokens from before sessions had rows. */
    callerSession?: string;
    /** Member of the staff who calls, once the session was checked. */
    staff?: StaffMember;
  }
}

/** Longest time of a request beside that of its body, ms: nobody waits for more than 20 s. */
const LONGEST = 18 * SECOND;

/**
 * Returns the result of a part of a request, unless the request then takes longer than 18 s. The work goes on, and a
 * repeated request with the same `Idempotency-Key` gets its answer.
 * @param waited what the request has taken so far, ms
 * @throws TooLate
 */
async function inTime<T>(part: Promise<T>, waited: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooLate('no answer within 18 s')), Math.max(LONGEST - waited, SECOND));
  return Promise.race([part, late]).finally(() => clearTimeout(timer));
}

/** Shortest time between two notes that a session was used, ms: one page view is a dozen requests. */
const SEEN_EVERY = HOUR;

async function identifyCustomer(shop: Shop, request: FastifyRequest): Promise<void> {
  const claims = await shop.tokens.check(request.headers.authorization);
  const known = await knownCaller(shop.db, claims);
  const { subject, version, session } = claims;
  if (known?.version !== version || (session !== null && known.seenAt === null)) throw endedSession('invalid token');
  request.callerId = subject;
  if (session === null || known.seenAt === null) return;
  request.callerSession = session;
  const at = new Date(shop.now()).toISOString();
  const before = new Date(shop.now() - SEEN_EVERY).toISOString();
  // Nobody waits for it, and a store that takes no writes still answers questions.
  if (known.seenAt <= before)
    void noteSeen(shop.db, session, at, before).catch((error: unknown) => {
      if (!request.server.outages.tell(error))
        request.log.warn({ err: error }, 'could not note that a session was used');
    });
}

/** Adds `message: 'success'` to a response object that has no message. */
function withMessage(answer: unknown, reply: FastifyReply): unknown {
  if (answer === reply || typeof answer !== 'object' || answer === null || 'message' in answer) return answer;
  return { ...answer, message: 'success' };
}

/**
 * Refuses a non-empty `userId` in the path or body that differs from the token's, as if the record did not exist.
 * @throws Refusal 404
 */
function refuseOtherUsers(userId: string, ...inputs: unknown[]): void {
  for (const input of inputs) {
    const named = isRecord(input) ? input['userId'] : undefined;
    if (named !== undefined && named !== '' && named !== userId) throw notFound();
  }
}
