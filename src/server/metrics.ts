import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codeCounts } from '#server/code-counts.ts';
import type { Shop } from '#server/context.ts';
import { poolOf } from '#server/db/database.ts';
import { notFound } from '#server/http/errors.ts';
import { readQueues } from '#server/metrics.repo.ts';
import { roundsOf } from '#server/rounds.ts';

/** Upper ends of the latencies that are told apart, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a request is about, by its address in the table of routes: few values, and nothing of a person among them. */
function classOf(url: string | undefined): string {
  if (url === undefined || url === '*' || url === '/*') return 'page';
  if (url === '/healthz' || url === '/readyz' || url === '/metrics') return 'watch';
  if (url.startsWith('/uploads/')) return 'picture';
  if (url.startsWith('/api/staff')) return 'staff';
  if (url.startsWith('/api/payments') || url === '/createOrder' || url === '/verifyOrder') return 'payment';
  return url.startsWith('/api/') ? 'call' : 'page';
}

interface Series {
  count: number;
  seconds: number;
  /** So many requests took at most as long as the bucket of this place. */
  within: number[];
}

/** A line of the usual text form. */
const line = (name: string, labels: Record<string, string>, value: number): string => {
  const named = Object.entries(labels).map(([label, text]) => `${label}="${text.replace(/["\\\n]/g, '_')}"`);
  return `${name}${named.length > 0 ? `{${named.join(',')}}` : ''} ${value}`;
};

/** A family of figures with the two lines that say what it is. */
const family = (name: string, kind: 'counter' | 'gauge' | 'histogram', about: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [`# HELP ${name} ${about}`, `# TYPE ${name} ${kind}`, ...lines];

const sameText = (one: string, other: string): boolean => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/**
 * Tells whoever watches the shop how it is, at `/metrics` in the text form of Prometheus, for the bearer of `METRICS_TOKEN`;
 * without one there is no such page. The figures are of this process; they hold counts and times, and nobody's data.
 */
export function serveMetrics(app: FastifyInstance, shop: Shop): void {
  const token = shop.config.metricsToken;
  if (token === '') return;
  const series = new Map<string, Series>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  app.addHook('onResponse', async (request, reply) => {
    const key = JSON.stringify({ class: classOf(request.routeOptions.url), status: String(reply.statusCode) });
    const held = series.get(key) ?? { count: 0, seconds: 0, within: BUCKETS.map(() => 0) };
    series.set(key, held);
    const seconds = reply.elapsedTime / 1000;
    held.count += 1;
    held.seconds += seconds;
    BUCKETS.forEach((end, place) => {
      if (seconds <= end) held.within[place] = (held.within[place] ?? 0) + 1;
    });
  });
  const hidden = { schema: { hide: true } as never, config: { rateLimit: false } } as const;
  app.get('/metrics', hidden, async (request: FastifyRequest, reply) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`)) throw notFound();
    reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store');
    return `${[...requestLines(series), ...(await shopLines(app, shop)), ...processLines(delay)].join('\n')}\n`;
  });
}

function requestLines(series: ReadonlyMap<string, Series>): string[] {
  const lines = [...series].flatMap(([key, { count, seconds, within }]) => {
    const labels = JSON.parse(key) as Record<string, string>;
    const name = 'shop_request_seconds';
    return [
      ...BUCKETS.map((end, place) => line(`${name}_bucket`, { ...labels, le: String(end) }, within[place] ?? 0)),
      line(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
      line(`${name}_sum`, labels, seconds),
      line(`${name}_count`, labels, count),
    ];
  });
  return family('shop_request_seconds', 'histogram', 'Time to answer, by class of request and status.', lines);
}

async function shopLines(app: FastifyInstance, shop: Shop): Promise<string[]> {
  // A store that is away must not take the other figures with it.
  const queues = await readQueues(shop.db, shop.now()).catch(() => null);
  const lengths = { ...queues, pictures_to_come: shop.media.toCome.values().length };
  const rounds = [...roundsOf(app)];
  const pool = poolOf(shop.db);
  const connections = pool
    ? { idle: pool.idleCount, busy: pool.totalCount - pool.idleCount, waited_for: pool.waitingCount }
    : {};
  return [
    ...family('shop_store_up', 'gauge', 'Whether the store answered just now.', [
      line('shop_store_up', {}, queues ? 1 : 0),
    ]),
    ...family(
      'shop_queue_length',
      'gauge',
      'What waits to be done.',
      Object.entries(lengths).map(([queue, length]) => line('shop_queue_length', { queue }, length)),
    ),
    ...family(
      'shop_rounds_total',
      'counter',
      'Rounds of what is done in the background, by how they ended.',
      rounds.flatMap(([round, { done, failed }]) => [
        line('shop_rounds_total', { round, result: 'done' }, done),
        line('shop_rounds_total', { round, result: 'failed' }, failed),
      ]),
    ),
    ...family(
      'shop_round_last_done_seconds',
      'gauge',
      'When a round was last done, in seconds since 1970.',
      rounds.map(([round, { last }]) => line('shop_round_last_done_seconds', { round }, last / 1000)),
    ),
    ...family(
      'shop_codes_total',
      'counter',
      'One-time codes that were sent, by whose allowance, and refused, by why.',
      [...codeCounts(shop.db)].map(([key, count]) => {
        const [result = '', cause = ''] = key.split(' ');
        return line('shop_codes_total', { result, cause }, count);
      }),
    ),
    ...family(
      'shop_database_connections',
      'gauge',
      'Connections to PostgreSQL, and requests that wait for one.',
      Object.entries(connections).map(([state, count]) => line('shop_database_connections', { state }, count)),
    ),
  ];
}

function processLines(delay: ReturnType<typeof monitorEventLoopDelay>): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const longest = delay.count > 0 ? delay.percentile(99) / 1e9 : 0;
  delay.reset();
  return [
    ...family('process_resident_memory_bytes', 'gauge', 'Memory that the process holds.', [
      line('process_resident_memory_bytes', {}, rss),
    ]),
    ...family('nodejs_heap_size_used_bytes', 'gauge', 'Of it, objects of the program.', [
      line('nodejs_heap_size_used_bytes', {}, heapUsed),
    ]),
    ...family('process_cpu_seconds_total', 'counter', 'Processor time since the start.', [
      line('process_cpu_seconds_total', {}, (user + system) / 1e6),
    ]),
    ...family(
      'nodejs_eventloop_lag_p99_seconds',
      'gauge',
      'How late the program came to its next piece of work, since the last look.',
      [line('nodejs_eventloop_lag_p99_seconds', {}, longest)],
    ),
    ...family('process_start_time_seconds', 'gauge', 'When the process started, in seconds since 1970.', [
      line('process_start_time_seconds', {}, Math.round(Date.now() / 1000 - process.uptime())),
    ]),
  ];
}
