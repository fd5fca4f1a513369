import { inMs, type Outcome } from '#tests/attack/report.ts';
import type { Endpoint } from '#lib/endpoint.ts';
import { bodyLimitOf } from '#server/http/body-limit.ts';
import { type SignedIn, startTestShop, type TestShop } from '#tests/support/api.ts';
import { callOf, dearestOf } from '#tests/attack/fuzz/verdicts.ts';
import { allEndpoints, largest, upsetting } from '#tests/support/awkward.ts';
import type { EmptyShop } from '#tests/support/engines.ts';

/** Length of a text in a query. */
const QUERY_TEXT = 2000;

/** Request whose body or query is filled to be expensive. */
interface Hurt {
  endpoint: Endpoint;
  name: string;
  body: string;
  query?: string;
}

/** Status of an answer, and its processor time in ms. */
interface Cost {
  status: number;
  ms: number;
}

export interface BodiesPlan {
  /** True sends all requests up to four times and judges their time; false sends a part of them once. */
  isTimed: boolean;
}

/**
 * Yields the largest requests that an endpoint accepts, filled with content that is expensive to validate.
 * @param place index of the endpoint, which selects the texts when `isTimed` is false
 */
function* hurtsOf(endpoint: Endpoint, place: number, isTimed: boolean): Generator<Hurt> {
  const { body, query } = endpoint;
  const bodyLimit = bodyLimitOf(endpoint);
  const texts = upsetting.filter((_, at) => isTimed || at === place % upsetting.length);
  const entries = [0, -1, '', {}, [], null, 'x'].filter((_, at) => isTimed || at === place % 7);
  for (const [name, text] of query ? texts : [])
    for (const field of Object.keys(query?.fields ?? {}))
      yield { endpoint, name, body: '', query: `?${field}=${encodeURIComponent(text(QUERY_TEXT))}` };
  if (!body) return;
  for (const entry of entries) {
    const name = `lists of ${JSON.stringify(entry)}`;
    const some = (most: number, size: number): number => (most <= 50 && size > 50 ? 50 : size);
    for (const count of [some, Math.min])
      yield {
        endpoint,
        name,
        body: largest(endpoint, (size) => ({ entries: (most) => count(most, size), text: () => 'x', entry })),
      };
  }
  for (const [name, text] of texts) {
    const allowed = (most: number, size: number): number => Math.min(most, Math.ceil(size / 100));
    yield { endpoint, name, body: largest(endpoint, (size) => ({ entries: () => 1, text: () => text(size) })) };
    yield {
      endpoint,
      name: `${name} by the rule`,
      body: largest(endpoint, (size) => ({
        entries: (most) => allowed(most, size),
        text: (most) => text(Math.min(most, size, 5000)),
      })),
    };
  }
  const half = bodyLimit / 2;
  const fields = Array.from({ length: Math.floor(bodyLimit / 10) }, (_, at) => `"${at}":0`).join(',');
  yield { endpoint, name: 'deep', body: '['.repeat(half - 1) + ']'.repeat(half - 1) };
  yield { endpoint, name: 'deep in a field', body: `{"newObj":${'['.repeat(half - 20)}${']'.repeat(half - 20)}}` };
  yield { endpoint, name: 'many fields', body: `{${fields}}` };
  yield { endpoint, name: 'a long number', body: `{"amount":${'9'.repeat(bodyLimit - 20)}}` };
}

async function send({ app }: TestShop, person: SignedIn, { endpoint, body, query = '' }: Hurt): Promise<Cost> {
  const headers = { authorization: `Bearer ${person.token}`, ...(body && { 'content-type': 'application/json' }) };
  const url = endpoint.path.replace(/:[a-z]+/gi, person.userId) + query;
  const before = process.cpuUsage();
  const { statusCode } = await app.inject({
    method: endpoint.method,
    url,
    headers,
    ...(body ? { payload: body } : {}),
  });
  const { user, system } = process.cpuUsage(before);
  return { status: statusCode, ms: (user + system) / 1000 };
}

/**
 * Measures a request up to four times while it exceeds `most` ms, and returns the cheapest result, or the first 5xx; a
 * repeat rules out that the processor was merely busy.
 */
async function least(measure: () => Promise<Cost>, most: number): Promise<Cost> {
  let best = await measure();
  for (let more = 0; more < 3 && best.ms > most && best.status < 500; more += 1) {
    const again = await measure();
    if (again.ms < best.ms || again.status >= 500) best = again;
  }
  return best;
}

/**
 * Sends the largest expensive bodies to every endpoint that is open to clients without staff rights. Requires that none
 * is answered with 5xx, that larger bodies get 413 and, with `isTimed`, that none takes more processor time than its
 * call and size may.
 * @param place an empty store, which is removed at the end
 */
export async function bodies(place: EmptyShop, { isTimed }: BodiesPlan): Promise<Outcome> {
  const shop = await startTestShop({ place });
  try {
    const person = await shop.signIn();
    // Staff hold the shop's own key; everybody else may be a stranger.
    const endpoints = (await allEndpoints()).filter(({ access }) => access !== 'staff');
    const faults: string[] = [];
    let [sent, dearest] = [0, 0];
    for (const [at, endpoint] of endpoints.entries()) {
      // What is done for the first time costs more.
      if (isTimed && endpoint.body) await send(shop, person, { endpoint, name: '', body: '{}' });
      for (const hurt of hurtsOf(endpoint, at, isTimed)) {
        const measure = (): Promise<Cost> => send(shop, person, hurt);
        const most = dearestOf(callOf(endpoint), hurt.body.length);
        const { status, ms } = await (isTimed ? least(measure, most) : measure());
        sent += 1;
        dearest = Math.max(dearest, ms);
        if (status >= 500 || (isTimed && ms > most))
          faults.push(
            `${endpoint.method} ${endpoint.path} ${hurt.name}, ${hurt.body.length} bytes: ${status} after ${inMs(ms)}`,
          );
      }
      if (!endpoint.body || endpoint.multipart) continue;
      const body = JSON.stringify({ text: 'x'.repeat(bodyLimitOf(endpoint)) });
      const { status } = await send(shop, person, { endpoint, name: 'too large', body });
      if (status !== 413)
        faults.push(`${endpoint.method} ${endpoint.path} answers ${status} to a body above its limit`);
    }
    return {
      lines: [`${sent} bodies to ${endpoints.length} calls; the dearest took ${inMs(dearest)} of processor`],
      faults,
    };
  } finally {
    await shop.close();
  }
}
