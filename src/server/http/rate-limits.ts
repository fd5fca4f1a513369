import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import rateLimit, { type FastifyRateLimitStore, type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE } from '#lib/time.ts';
import type { Shop } from '#server/context.ts';
import { type Database, isPostgres } from '#server/db/database.ts';
import { countCall } from '#server/http/call-count.repo.ts';
import { callerOf } from '#server/http/caller.ts';
import { Refusal } from '#server/http/errors.ts';
import { type Keys, keysFor } from '#server/shop-secret.ts';

/** Pictures are files: one view of home takes dozens of them, and they cost next to nothing. */
const isPicture = (request: FastifyRequest): boolean => request.routeOptions.url === '/uploads/*';

/** Whom the right secret of a call belongs to: an id, and who may be named to whoever shows it. */
export interface SecretOwner {
  id: string;
  host?: string;
}

/** A limit on how often one address may call: `max` times in `minutes`. */
export interface Limit {
  max: number;
  minutes: number;
  /** For a call that shows a secret: only wrong ones count towards `max`, because all guests in a hall have one address. */
  secret?: {
    /** So often in the same minutes a right one may be shown, from wherever. */
    max: number;
    /** So often one address may call whatever it shows, known or not: a hall full of people. It is counted before all else. */
    fromOneAddress: number;
    /** @param said texts of the body @param callerId of a customer; @returns null for a wrong secret */
    ownerOf(said: Partial<Record<string, string>>, callerId: string): Promise<SecretOwner | null>;
  };
}

/** Why a call is not heard, in words. @param ttl ms until it is again @param host who may be named to whoever shows a right secret */
function tooOften(ttl: number, host?: string): Refusal {
  const minutes = Math.ceil(ttl / MINUTE);
  const after = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new Refusal(429, `That was a little too often. Please try again in ${after}.`, {
    retryAfter: Math.ceil(ttl / 1000),
    ...(host ? { data: { host } } : {}),
  });
}

/**
 * Makes the check that counts a call by the secret that its body shows: a right one by whose it is, a wrong one by address.
 * Where the store is away every secret counts as wrong.
 * @param name of the call
 */
export function countSecrets(
  app: FastifyInstance,
  name: string,
  { max, minutes, secret }: Required<Limit>,
): (request: FastifyRequest) => Promise<void> {
  const owners = new WeakMap<FastifyRequest, SecretOwner>();
  const count = app.createRateLimit({
    timeWindow: minutes * MINUTE,
    keyGenerator: (request) => `${name} ${owners.get(request)?.id ?? callerOf(request.ip)}`,
    max: (request) => (owners.has(request) ? secret.max : max),
  });
  return async (request) => {
    const texts = Object.entries(request.body ?? {}).filter(([, value]) => typeof value === 'string');
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
/** How the plugin calls a store; its types leave the window out. */
interface Counter {
  incr(key: string, done: Counted, span: number, max: number): void;
}
/** The plugin's own counter in memory, which it does not name among its types. */
const LocalStore = createRequire(import.meta.url)('@fastify/rate-limit/store/LocalStore.js') as new (
  continueExceeding: boolean,
  exponentialBackoff: boolean,
) => Counter;

/** Counts the calls of this process alone. */
const local = (): Counter => new LocalStore(false, false);

/**
 * Counts the calls of a call's own limit in the database, so that it holds however many processes serve. Who is over the
 * limit of this process alone is refused without asking, so that a flood costs the database no more than the limit. While the
 * database is away, each process counts by itself.
 * @param name of the call
 * @param secrets make the digests under which a caller is counted: no address is kept. While there is an old one, processes
 *   that know it alone count with it
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

/** The counters of a shop: the common allowance in memory, each call's own limit shared where processes may share a store. */
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

/** Limits how often one caller may call: the common allowance, and each call's own where it has one. */
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
