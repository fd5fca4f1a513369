import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import rateLimit, { type FastifyRateLimitStore, type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE, SECOND } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { type Database, isPostgres } from '#server/db/database.ts';
import { countCall } from '#server/http/call-count.repo.ts';
import { callerOf } from '#server/http/caller.ts';
import { Refusal } from '#server/http/errors.ts';
import * as say from '#server/http/http.texts.ts';
import { type Keys, keysFor } from '#server/shop-secret.ts';
import { said } from '#lib/said.ts';

/** Tells whether a request is for an uploaded picture. Pictures are not counted, because one page loads dozens. */
const isPicture = (request: FastifyRequest): boolean => request.routeOptions.url === '/uploads/*';

/** Owner of a secret that a request shows: an id, and the host's name that the caller may read. */
export interface SecretOwner {
  id: string;
  host?: string;
}

/** Rate limit of an endpoint: one IP address may call it `max` times in `minutes`. */
export interface Limit {
  max: number;
  minutes: number;
  /**
   * For endpoints that take a secret: only wrong secrets count towards `max`, because all guests in a hall share one IP
   * address.
   */
  secret?: {
    /** Calls with one right secret in the same minutes, from any IP address. */
    max: number;
    /**
     * Calls from one IP address, whatever the secret, in the same minutes: enough for a hall full of people. Counted
     * before the body is read.
     */
    fromOneIp: number;
    /**
     * Returns the owner of the secret in a body; null for a wrong secret.
     * @param said texts of the body
     * @param callerId id of the customer; empty without one
     */
    ownerOf(said: Partial<Record<string, string>>, callerId: string): Promise<SecretOwner | null>;
  };
}

/**
 * Returns the Refusal 429 of a request over its limit, with `Retry-After`.
 * @param ttl ms until the next request is allowed
 * @param host name of the host, for clients with a right secret
 */
function tooOften(ttl: number, host?: string): Refusal {
  const minutes = Math.ceil(ttl / MINUTE);
  const after = say.minutes(minutes);
  return new Refusal(429, said(say, 'tooOften', after), {
    retryAfter: Math.ceil(ttl / SECOND),
    ...(host ? { data: { host } } : {}),
  });
}

/**
 * Returns a hook that counts requests with a right secret per owner, and those with a wrong secret per IP address. The
 * hook throws a Refusal 429 over the limit. While the store fails, every secret counts as wrong.
 * @param name name of the endpoint
 * @param saidIn returns what a request says, when its secret is not in its body
 */
export function countSecrets(
  app: FastifyInstance,
  name: string,
  { max, minutes, secret }: Required<Limit>,
  saidIn = (request: FastifyRequest): object => request.body ?? {},
): (request: FastifyRequest) => Promise<void> {
  const owners = new WeakMap<FastifyRequest, SecretOwner>();
  const count = app.createRateLimit({
    timeWindow: minutes * MINUTE,
    keyGenerator: (request) => `${name} ${owners.get(request)?.id ?? callerOf(request.ip)}`,
    max: (request) => (owners.has(request) ? secret.max : max),
  });
  return async (request) => {
    const texts = Object.entries(saidIn(request)).filter(([, value]) => typeof value === 'string');
    const owner = await secret.ownerOf(Object.fromEntries(texts), request.callerId ?? '').catch(() => null);
    if (owner) owners.set(request, owner);
    const found = await count(request);
    if (!found.isAllowed && found.isExceeded) throw tooOften(found.ttl, owner?.host);
  };
}

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];
interface Count {
  current: number;
  ttl: number;
}
/** Store of the rate limit plugin as the plugin calls it; its own types leave out `span`. */
interface Counter {
  incr(key: string, done: Counted, span: number, max: number): void;
}
/** The plugin's counter in memory, which its types do not name. */
const LocalStore: new (continueExceeding: boolean, exponentialBackoff: boolean) => Counter = createRequire(
  import.meta.url,
)('@fastify/rate-limit/store/LocalStore.js');

/** Returns a counter in memory for the requests of this process. */
const local = (): Counter => new LocalStore(false, false);

/**
 * Returns a counter in the database, so that an endpoint's limit holds across processes. A client that exceeds the
 * limit in this process alone is refused without a query. While the database fails, each process counts alone.
 * @param name name of the endpoint
 * @param secrets keys of the digests under which clients are counted, so that no IP address is stored; counts with the
 *   old key too, for processes that only know that one
 */
function sharedCounter(db: Database, name: string, secrets: Keys): Counter {
  const own = local();
  const shared = async (key: string, span: number, mine: Count): Promise<Count> => {
    const idBy = (secret: string) => createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url');
    try {
      const counts = await Promise.all(secrets.map((secret) => countCall(db, idBy(secret), span)));
      return counts.reduce((most, one) => (one.current > most.current ? one : most));
    } catch {
      return mine;
    }
  };
  return {
    incr(key, done, span, max) {
      const told: Counted = (error, mine) => {
        if (error || !mine || mine.current > max) done(error, mine);
        else void tell(shared(key, span, mine), done);
      };
      own.incr(key, told, span, max);
    },
  };
}

async function tell(count: Promise<Count>, done: Counted): Promise<void> {
  done(null, await count);
}

/**
 * Returns the store class for the rate limit plugin: counts the common limit in memory, and endpoints' own limits in
 * the database on PostgreSQL.
 */
function countersOf({ db, config }: Pick<Shop, 'db' | 'config'>): RateLimitPluginOptions['store'] {
  class Counters {
    readonly #own = local();
    incr(key: string, done: Counted, span = 0, max = 0): void {
      this.#own.incr(key, done, span, max);
    }
    child({ routeInfo }: { routeInfo: { method?: unknown; url?: unknown } }): Counter {
      // The embedded store belongs to one process.
      const name = routeInfo.url ? `${routeInfo.method} ${routeInfo.url}` : 'secrets';
      return isPostgres(db) ? sharedCounter(db, name, keysFor(config, 'callers of limited calls')) : local();
    }
  }
  return Counters as never;
}

/**
 * Registers the rate limits: 600 requests a minute per client for all requests except pictures, and the limits of
 * single endpoints.
 */
export async function limitCallers(app: FastifyInstance, shop: Pick<Shop, 'db' | 'config'>): Promise<void> {
  const store = countersOf(shop);
  await app.register(rateLimit, {
    max: shop.config.rateLimits ? 600 : 1_000_000,
    timeWindow: MINUTE,
    keyGenerator: (request) => callerOf(request.ip),
    allowList: isPicture,
    ...(store ? { store } : {}),
    errorResponseBuilder: (_request, { ttl }) => tooOften(ttl),
  });
}

/** Tells whether a request is an API call: its URL starts with `/api/`, or its method is neither GET nor HEAD. */
export const isCall = ({ url, method }: FastifyRequest): boolean =>
  url.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD');

/** Returns a hook that counts API calls to unknown endpoints towards the common limit. */
export function countStrays(app: FastifyInstance): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const count = app.rateLimit();
  return async (request, reply) => {
    if (isCall(request)) await count.call(app, request, reply);
  };
}
