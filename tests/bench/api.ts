import { Agent, request } from 'node:http';
import { SECOND } from '#lib/time.ts';
import { beside, type Figures, KeptRuns, wordsOfLast } from '#tests/bench/kept.ts';
import { type Buyer, JWT_SECRET, settle } from '#tests/attack/people.ts';
import { countStatus, inMs, percentile, type Statuses } from '#tests/attack/report.ts';
import { jsonRequest, newGuest } from '#tests/attack/requests.ts';
import { Victim } from '#tests/attack/victim.ts';
import { startPostgres } from '#scripts/lib/postgres.ts';
import { bareShop } from '#tests/support/engines.ts';

/** Number of concurrent writers, each a different customer. */
const PEOPLE = 50;
/** Number of concurrent readers. */
const READERS = 10;
/** Number of boxes that the writers change, so that several change the same one. */
const BOXES = 10;

/** Request of a measurement. */
interface Asked {
  method: string;
  path: string;
  token: string;
  body?: unknown;
}

/** Figures of a load of requests. */
interface Answers {
  answers: number;
  /** Seconds from the first request to the last answer, including the requests that were running at the end. */
  seconds: number;
  times: number[];
  statuses: Statuses;
}

/**
 * Measures the API's answers per second on SQLite and PostgreSQL, the latter also with several processes. Prints them
 * next to the last run and stores them in its place.
 * @param seconds duration of each measurement
 */
export async function printApi(say: (line: string) => void, seconds: number): Promise<void> {
  const { url, stop } = await startPostgres({ durable: true });
  process.env['TEST_DATABASE_URL'] = url;
  const kept = new KeptRuns();
  try {
    for (const [engine, processes] of [
      ['sqlite', 1],
      ['postgres', 1],
      ['postgres', 2],
      ['postgres', 4],
    ] as const) {
      const part = `${engine}, ${processes} process${processes === 1 ? '' : 'es'}`;
      const last = kept.last(`api, ${part}`);
      say(`\n${part}: answers a second, p50, p99, others than 200${wordsOfLast(last)}`);
      kept.keep(`api, ${part}`, await measureStore(say, { engine, processes, seconds, last: last?.figures }));
    }
  } finally {
    stop();
  }
}

interface Wanted {
  engine: 'sqlite' | 'postgres';
  processes: number;
  seconds: number;
  /** Figures of the last run. */
  last: Record<string, Figures> | undefined;
}

async function measureStore(
  say: (line: string) => void,
  { engine, processes, seconds, last }: Wanted,
): Promise<Record<string, Figures>> {
  const place = await bareShop(engine);
  const { buyers, goods } = await settle(place, PEOPLE);
  const shops = await Promise.all(
    Array.from({ length: processes }, () => Victim.open({ ...place.env, JWT_SECRET, RATE_LIMITS: 'false' })),
  );
  const measured: Record<string, Figures> = {};
  const urls = shops.map(({ url }) => url);
  const run = async (name: string, atOnce: number, next: (at: number, turn: number) => Asked): Promise<void> => {
    const { answers, seconds: took, times, statuses } = await crowd(urls, atOnce, seconds, next);
    const others = [...statuses].filter(([status]) => status !== 200).map(([status, count]) => `${count} × ${status}`);
    const figures = {
      'answers a second': Math.round(answers / took),
      'p50, ms': Math.round(percentile(times, 50)),
      'p99, ms': Math.round(percentile(times, 99)),
    };
    measured[name] = figures;
    const shown = (what: keyof typeof figures, print: (value: number) => string): string =>
      beside(figures, last?.[name], what, print).padStart(17);
    say(
      `  ${name.padEnd(30)}${shown('answers a second', String)}${shown('p50, ms', inMs)}${shown('p99, ms', inMs)}  ${others.join(', ')}`,
    );
  };
  const of = (at: number): Buyer => buyers[at % PEOPLE] as Buyer;
  const get = (path: (buyer: Buyer) => string) => (at: number) => ({
    method: 'GET',
    path: path(of(at)),
    token: of(at).token,
  });
  await run(
    'list of sweets',
    READERS,
    get(() => '/api/user/sweets_list'),
  );
  await run(
    'one sweet',
    READERS,
    get(() => `/api/user/sweet/${goods.sweet}`),
  );
  await run(
    'who is signed in',
    READERS,
    get(({ id }) => `/api/user/data/${id}`),
  );
  const guest = (at: number, turn: number): Asked => {
    const body = { ...newGuest(6_000_000_000 + turn, '4, Mall Road'), category: 'Family' };
    return { method: 'POST', path: '/api/user/add-guest', token: of(at).token, body };
  };
  await run('add a guest, 10 people', READERS, guest);
  await run(`add a guest, ${PEOPLE} people`, PEOPLE, (at, turn) => guest(at, 100_000_000 + turn));
  const boxes: { id: string; token: string }[] = [];
  for (let at = 0; at < BOXES; at += 1) {
    const body = { invitationId: goods.invitation, weight: 500, tempId: 1, paymentHistory: [], status: true };
    const answer = await fetch(`${urls[0]}/api/user/add-cart`, jsonRequest(body, of(at).token));
    boxes.push({ id: ((await answer.json()) as { cartId: string }).cartId, token: of(at).token });
  }
  await run(`change ${BOXES} boxes, ${PEOPLE} windows`, PEOPLE, (at, turn) => {
    const { id = '', token = '' } = boxes[at % BOXES] ?? {};
    return { method: 'PATCH', path: `/api/user/update-cart/${id}`, token, body: { weight: [250, 500, 750][turn % 3] } };
  });
  const held = await Promise.all(shops.map((shop) => shop.memory()));
  const memory = Object.fromEntries(held.map((bytes, at) => [`process ${at + 1}, MB`, Math.round(bytes / 1_048_576)]));
  measured['memory'] = memory;
  const shown = Object.keys(memory).map((one) => beside(memory, last?.['memory'], one, (value) => `${value} MB`));
  say(`  memory of each: ${shown.join(', ')}`);
  await Promise.all(shops.map((shop) => shop.close()));
  await place.remove();
  return measured;
}

/**
 * Sends requests over `atOnce` connections, distributed over the URLs, until `seconds` have passed.
 * @param next returns the request of a connection's index and a running number
 */
async function crowd(
  urls: readonly string[],
  atOnce: number,
  seconds: number,
  next: (at: number, turn: number) => Asked,
): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const figures: Answers = { answers: 0, seconds: 0, times: [], statuses: new Map() };
  const start = performance.now();
  const until = start + seconds * 1000;
  let turn = 0;
  const one = async (at: number): Promise<void> => {
    while (performance.now() < until) {
      turn += 1;
      const began = performance.now();
      const status = await ask(agent, urls[at % urls.length] ?? '', next(at, turn));
      figures.times.push(performance.now() - began);
      figures.answers += 1;
      countStatus(figures.statuses, status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => one(at)));
  figures.seconds = (performance.now() - start) / SECOND;
  agent.destroy();
  return figures;
}

/**
 * Sends a request and returns its status after the whole answer. Uses no `fetch`, whose own cost would dominate the
 * measurement.
 */
function ask(agent: Agent, url: string, { method, path, token, body }: Asked): Promise<number> {
  const text = body === undefined ? '' : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      {
        agent,
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(text === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}
