import { connect } from 'node:net';
import type { Endpoint } from '#lib/endpoint.ts';
import { SECOND } from '#lib/time.ts';
import { hmac } from '#server/payments/razorpay.ts';
import { Dice } from '#tests/attack/dice.ts';
import { type Inhabitants, JWT_SECRET, settle } from '#tests/attack/people.ts';
import {
  countStatus,
  fewOf,
  forEachAtOnce,
  inMs,
  type Outcome,
  percentile,
  statusList,
  type Statuses,
} from '#tests/attack/report.ts';
import { brokenRequest, type Named, strangePath, type Thrown, throwCall } from '#tests/attack/values.ts';
import { Victim } from '#tests/attack/victim.ts';
import { allEndpoints } from '#tests/support/awkward.ts';
import type { EmptyShop } from '#tests/support/engines.ts';

export interface FuzzPlan {
  seed: number;
  requests: number;
  /** Number of the only request to send, as printed by an earlier run. */
  only?: number | undefined;
}

/** Number of concurrent requests. */
const AT_ONCE = 12;
/** Longest acceptable answer time in ms. */
const LONGEST = 5000;
const PEOPLE = 40;
const HOOK_SECRET = 'the publish hook of an attacked shop';
const NOTICE_SECRET = 'the notices of an attacked shop';

/** Texts that must not be in an answer: internals of the program, store and files, and secrets. */
const INTERNAL =
  /node_modules|\bat \S+ \(|\.ts:\d+|SQLITE_|\bsqlite\b|\bERR_[A-Z_]{4,}|FST_ERR|\bECONN[A-Z]+|\bENO[A-Z]{3,}|\bEACCES\b|violates .* constraint|syntax error at|secret of a shop that|of an attacked shop/i;

/** Answer of the shop. */
interface Reply {
  status: number;
  text: string;
  ms: number;
  /** True when the security headers of all answers are present. */
  guarded: boolean;
}

/**
 * Sends random requests as visitors, customers and staff: from the contracts, paths, webhooks and raw bytes. Checks
 * that no answer is a 5xx, takes over five seconds or contains internals.
 * @param place an empty store
 */
export async function fuzz(place: EmptyShop, { seed, requests, only }: FuzzPlan): Promise<Outcome> {
  const inhabitants = await settle(place, PEOPLE);
  const victim = await Victim.open({
    ...place.env,
    JWT_SECRET,
    PUBLISH_HOOK_SECRET: HOOK_SECRET,
    RAZORPAY_WEBHOOK_SECRET: NOTICE_SECRET,
    LOG_LEVEL: 'error',
  });
  try {
    const endpoints = await allEndpoints();
    const { buyers, goods } = inhabitants;
    const named: Named = [
      ...buyers.slice(0, 5).map(({ id }) => id),
      ...Object.values(goods),
      'f'.repeat(24),
      'sweet',
      'sweets',
      'facts',
      'placed',
      '143001',
    ];
    const dice = new Dice(seed);
    const replies: Reply[] = [];
    const faults: string[] = [];
    const one = async (number: number): Promise<void> => {
      const [what, reply] = await throwOne(victim.url, dice.of(number), endpoints, inhabitants, named);
      replies.push(reply);
      const wrong = faultOf(reply);
      if (wrong) faults.push(`#${number} ${what.slice(0, 120)}: ${wrong}`);
    };
    await (only === undefined ? forEachAtOnce(requests, AT_ONCE, one) : one(only));
    const alive = await fetch(`${victim.url}/readyz`).then(({ status }) => status === 200);
    if (!alive) faults.push('afterwards the shop is not ready');
    const statuses: Statuses = new Map();
    for (const { status } of replies) countStatus(statuses, status);
    const times = replies.map(({ ms }) => ms);
    return {
      lines: [
        `${replies.length} requests over ${endpoints.length} calls, notices, the hook, the test gateway, paths and raw bytes`,
        `answers: ${statusList(statuses)}`,
        `time: p50 ${inMs(percentile(times, 50))}, p99 ${inMs(percentile(times, 99))}, longest ${inMs(Math.max(...times))}`,
        ...(faults.length > 0 ? victim.log.split('\n').slice(-20) : []),
      ],
      faults: fewOf(faults),
    };
  } finally {
    await victim.close();
  }
}

/**
 * Returns the problem of a reply: a 5xx, too slow, internals in its text, or missing headers; null when there is none.
 */
function faultOf({ status, text, ms, guarded }: Reply): string | null {
  if (status >= 500) return `answers ${status}`;
  if (ms > LONGEST) return `takes ${inMs(ms)}`;
  const told = INTERNAL.exec(text);
  if (told) return `tells "${told[0]}"`;
  return status > 0 && !guarded ? 'comes without the headers of every answer' : null;
}

async function throwOne(
  url: string,
  dice: Dice,
  endpoints: readonly Endpoint[],
  inhabitants: Inhabitants,
  named: Named,
): Promise<[what: string, reply: Reply]> {
  if (dice.percent(4)) {
    const text = brokenRequest(dice);
    return [JSON.stringify(text.slice(0, 60)), await sendRaw(url, text)];
  }
  const endpoint = dice.pick(endpoints);
  const thrown = dice.percent(12) ? elsewhere(dice, named) : throwCall(endpoint, dice, named);
  const authorization = bearerOf(dice, endpoint, inhabitants);
  const headers: Record<string, string> = { ...thrown.headers, ...(authorization ? { authorization } : {}) };
  return [`${thrown.method} ${thrown.path}`, await send(url, { ...thrown, headers })];
}

/**
 * Returns an `Authorization` header for a request: mostly one that the endpoint allows, sometimes another or a
 * malformed one; empty for none.
 */
function bearerOf(dice: Dice, { access }: Endpoint, { buyers, staff }: Inhabitants): string {
  if (dice.percent(3))
    return dice.pick(['Bearer', 'Bearer x', `Bearer ${'x'.repeat(3000)}`, 'Basic eDp5', 'Bearer a.b.c']);
  if (access === 'staff' ? dice.percent(90) : dice.percent(4))
    return `Bearer ${dice.percent(80) ? staff.owner : dice.pick(Object.values(staff))}`;
  return access === 'customer' || dice.percent(20) ? `Bearer ${dice.pick(buyers).token}` : '';
}

/** Returns a random request to a URL without a contract: webhooks, the test gateway, files and strange paths. */
function elsewhere(dice: Dice, named: Named): Thrown {
  const headers = { 'content-type': 'application/json' };
  const entity = {
    id: dice.pick(['pay_1', '', null, {}, 'x'.repeat(500)]),
    order_id: dice.pick(['order_1', 5, null, ...named]),
    amount: dice.pick([100, -1, '100', null, 1e99]),
    currency: dice.pick(['INR', 'USD', 1]),
    status: dice.pick(['captured', 'failed', 'x']),
    payment_id: dice.pick(['pay_1', null]),
  };
  const event = dice.pick([
    'payment.captured',
    'order.paid',
    'refund.processed',
    'refund.failed',
    'settlement.processed',
    '',
    5,
  ]);
  const notice = dice.pick([
    JSON.stringify({ event, payload: { payment: { entity }, refund: { entity } } }),
    JSON.stringify({ event, payload: dice.pick([null, [], 'x', { payment: null }]) }),
    'null',
    '[]',
    '',
    '{',
  ]);
  const signature = dice.percent(80) ? hmac(NOTICE_SECRET, notice) : dice.pick(['', 'x', 'f'.repeat(64)]);
  return dice.pick<Thrown>([
    {
      method: 'POST',
      path: '/api/payments/webhook',
      headers: { ...headers, 'x-razorpay-signature': signature, 'x-razorpay-event-id': `evt_${dice.whole(1, 1000)}` },
      body: notice,
    },
    {
      method: 'POST',
      path: '/hooks/publish',
      headers: { ...headers, 'x-hub-signature-256': `sha256=${hmac(HOOK_SECRET, notice)}` },
      body: notice,
    },
    { method: 'POST', path: '/test-gateway/pay', headers, body: notice },
    { method: 'POST', path: '/test-gateway/v1/orders', headers, body: notice },
    {
      method: 'GET',
      path: dice.pick(['/api/openapi.json', '/readyz', '/healthz', '/test-gateway/window', '/uploads/']),
      headers: {},
    },
    {
      method: 'GET',
      path: `/uploads/${dice.pick(['..%2f..%2fshop.sqlite', 'sweets/x.webp', '%00', '../secrets/jwt'])}`,
      headers: {},
    },
    { method: dice.pick(['GET', 'GET', 'DELETE', 'PUT', 'OPTIONS', 'HEAD']), path: strangePath(dice), headers: {} },
  ]);
}

async function send(url: string, { method, path, headers, body }: Thrown): Promise<Reply> {
  const began = performance.now();
  try {
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body }),
      signal: AbortSignal.timeout(30 * SECOND),
      redirect: 'manual',
    });
    const text = await answer.text();
    const guarded = answer.headers.get('x-content-type-options') === 'nosniff';
    return { status: answer.status, text, ms: performance.now() - began, guarded };
  } catch {
    // A head that the sender's own rules forbid, or a connection that was closed.
    return { status: 0, text: '', ms: performance.now() - began, guarded: true };
  }
}

/**
 * Sends raw bytes over a socket and returns the reply until the connection closes; status 0 when it is no HTTP
 * response.
 */
function sendRaw(url: string, text: string): Promise<Reply> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  return new Promise((done) => {
    let heard = '';
    const socket = connect(Number(port), hostname);
    // Whoever stops writing is not waited for.
    socket.on('data', (part: Buffer) => (heard += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
      const guarded = /x-content-type-options: nosniff/i.test(heard) || heard.startsWith('HTTP/1.1 1');
      done({ status, text: heard, ms: performance.now() - began, guarded });
    });
    socket.end(text, 'latin1');
  });
}
