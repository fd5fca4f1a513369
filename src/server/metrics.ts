import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Counter as CounterOf, Gauge as GaugeOf } from 'prom-client';
import { SECOND } from '#lib/time.ts';
import { codeCounts } from '#server/code-counts.ts';
import type { Shop } from '#server/context.ts';
import { poolOf } from '#server/db/database.ts';
import { notFound } from '#server/http/errors.ts';
import { readQueues } from '#server/metrics.repo.ts';
import { roundsOf } from '#server/rounds.ts';

/** Upper bounds of the histogram of response times, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Returns the class of a request for the metrics, by its route: `page`, `watch`, `picture`, `staff`, `payment` or
 * `call`.
 */
function classOf(url: string | undefined): string {
  if (url === undefined || url === '*' || url === '/*') return 'page';
  if (url === '/healthz' || url === '/readyz' || url === '/metrics') return 'watch';
  if (url.startsWith('/uploads/')) return 'picture';
  if (url.startsWith('/api/staff')) return 'staff';
  if (url.startsWith('/api/payments') || url === '/createOrder' || url === '/verifyOrder') return 'payment';
  return url.startsWith('/api/') ? 'call' : 'page';
}

const sameText = (one: string, other: string): boolean => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/**
 * Adds the route `/metrics` in Prometheus text format, for requests with the bearer token `METRICS_TOKEN`; others get
 * 404. Adds nothing when no token is configured. The figures are of this process and contain no personal data.
 */
export async function serveMetrics(app: FastifyInstance, shop: Shop): Promise<void> {
  const token = shop.config.metricsToken;
  if (token === '') return;
  // Loaded where somebody watches alone: it takes a tenth of a second.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const register = new Registry();
  const registers = [register];
  // Memory, processor time and how late the program comes to its next piece of work, under the names that all programs use.
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'shop_request_seconds',
    help: 'Time to answer, by class of request and status.',
    labelNames: ['class', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const gauge = (name: string, help: string, ...labelNames: string[]): GaugeOf =>
    new Gauge({ name, help, labelNames, registers });
  const counter = (name: string, help: string, ...labelNames: string[]): CounterOf =>
    new Counter({ name, help, labelNames, registers });
  const storeUp = gauge('shop_store_up', 'Whether the store answered just now.');
  const queues = gauge('shop_queue_length', 'What waits to be done.', 'queue');
  const rounds = counter(
    'shop_rounds_total',
    'Rounds of what is done in the background, by how they ended.',
    'round',
    'result',
  );
  const lastDone = gauge('shop_round_last_done_seconds', 'When a round was last done, in seconds since 1970.', 'round');
  const codes = counter(
    'shop_codes_total',
    'One-time codes that were sent, by whose allowance, and refused, by why.',
    'result',
    'cause',
  );
  const pool = poolOf(shop.db);
  const connections =
    pool && gauge('shop_database_connections', 'Connections to PostgreSQL, and requests that wait for one.', 'state');

  async function look(): Promise<void> {
    // A store that is away must not take the other figures with it.
    const lengths = await readQueues(shop.db, shop.now()).catch(() => null);
    storeUp.set(lengths ? 1 : 0);
    queues.reset();
    const waiting = { ...lengths, pictures_to_come: shop.media.toCome.values().length };
    for (const [queue, length] of Object.entries(waiting)) queues.set({ queue }, length);
    rounds.reset();
    for (const [round, { done, failed, last }] of roundsOf(app)) {
      rounds.inc({ round, result: 'done' }, done);
      rounds.inc({ round, result: 'failed' }, failed);
      lastDone.set({ round }, last / SECOND);
    }
    codes.reset();
    for (const [key, count] of codeCounts(shop.db)) {
      const [result = '', cause = ''] = key.split(' ');
      codes.inc({ result, cause }, count);
    }
    if (!pool || !connections) return;
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'waited_for' }, pool.waitingCount);
  }

  app.addHook('onResponse', async (request, reply) =>
    requests.observe(
      { class: classOf(request.routeOptions.url), status: reply.statusCode },
      reply.elapsedTime / SECOND,
    ),
  );
  const hidden = { schema: { hide: true }, config: { rateLimit: false } } as const;
  app.get('/metrics', hidden, async (request: FastifyRequest, reply) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`)) throw notFound();
    await look();
    reply.type(register.contentType).header('cache-control', 'no-store');
    return register.metrics();
  });
}
