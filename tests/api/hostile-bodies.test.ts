import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Endpoint, SMALL_BODY } from '#lib/endpoint.ts';
import { allEndpoints, largest, upsetting } from '#tests/support/awkward.ts';
import { type SignedIn, startTestShop, type TestShop } from '#tests/support/api.ts';

/** Processor time that one request may take, in ms: everybody else waits for so long. */
const MOST = 200;

describe('the largest bodies that a call takes, filled to hurt', () => {
  let shop: TestShop;
  let person: SignedIn;
  let endpoints: Endpoint[];
  beforeAll(async () => {
    shop = await startTestShop();
    person = await shop.signIn();
    // Staff hold the shop's own key; everybody else may be a stranger.
    endpoints = (await allEndpoints()).filter(({ access }) => access !== 'staff');
  });
  afterAll(() => shop.close());

  /** Sends a text as it is and answers its status and the processor's time in ms. */
  async function cost(
    { method, path }: Endpoint,
    payload: string,
    query = '',
  ): Promise<{ status: number; ms: number }> {
    const headers = {
      authorization: `Bearer ${person.token}`,
      ...(payload ? { 'content-type': 'application/json' } : {}),
    };
    const url = path.replace(/:[a-z]+/gi, person.userId) + query;
    const before = process.cpuUsage();
    const { statusCode } = await shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    const { user, system } = process.cpuUsage(before);
    return { status: statusCode, ms: (user + system) / 1000 };
  }

  /** What it costs at least: what hurts costs as much every time, a busy processor does not. */
  async function least(measure: () => ReturnType<typeof cost>): ReturnType<typeof cost> {
    let best = await measure();
    for (let more = 0; more < 3 && best.ms > MOST && best.status < 500; more += 1) {
      const again = await measure();
      if (again.ms < best.ms || again.status >= 500) best = again;
    }
    return best;
  }

  async function expectQuick(bodiesOf: (endpoint: Endpoint) => Iterable<[name: string, body: string]>): Promise<void> {
    const slow: string[] = [];
    let sent = 0;
    for (const endpoint of endpoints.filter(({ body }) => body)) {
      await cost(endpoint, '{}');
      for (const [name, body] of bodiesOf(endpoint)) {
        const { status, ms } = await least(() => cost(endpoint, body));
        sent += 1;
        if (ms > MOST || status >= 500)
          slow.push(
            `${endpoint.method} ${endpoint.path} ${name}, ${body.length} bytes: ${status} after ${Math.round(ms)} ms`,
          );
      }
    }
    expect(slow).toEqual([]);
    expect(sent).toBeGreaterThan(20);
  }

  it('cost little with lists as long as the body allows', () =>
    expectQuick((endpoint) =>
      [0, '', {}, [], null].map((entry) => [
        `lists of ${JSON.stringify(entry)}`,
        largest(endpoint, (size) => ({
          entries: (most) => (most <= 50 && size > 50 ? 50 : size),
          text: () => 'x',
          entry,
        })),
      ]),
    ));

  it('cost little with lists as long as the rule allows and nothing right in them', () =>
    expectQuick((endpoint) =>
      [-1, '', {}, 'x', null].map((entry) => [
        `lists of ${JSON.stringify(entry)}`,
        largest(endpoint, (size) => ({ entries: (most) => Math.min(most, size), text: () => '', entry })),
      ]),
    ));

  it('cost little with texts as long as the body allows', () =>
    expectQuick((endpoint) =>
      upsetting.map(([name, text]) => [
        name,
        largest(endpoint, (size) => ({ entries: () => 1, text: () => text(size) })),
      ]),
    ));

  it('cost little with texts as long as the rule allows', () =>
    expectQuick((endpoint) =>
      upsetting.map(([name, text]) => [
        name,
        largest(endpoint, (size) => ({
          entries: (most) => Math.min(most, Math.ceil(size / 100)),
          text: (most) => text(Math.min(most, size, 5000)),
        })),
      ]),
    ));

  it('cost little with what nobody asked for', () =>
    expectQuick(({ bodyLimit = SMALL_BODY }) => [
      ['deep', '['.repeat(bodyLimit / 2 - 1) + ']'.repeat(bodyLimit / 2 - 1)],
      ['deep in a field', `{"newObj":${'['.repeat(bodyLimit / 2 - 20)}${']'.repeat(bodyLimit / 2 - 20)}}`],
      [
        'many fields',
        `{${Array.from({ length: Math.floor(bodyLimit / 10) }, (_, place) => `"${place}":0`).join(',')}}`,
      ],
      ['a long number', `{"amount":${'9'.repeat(bodyLimit - 20)}}`],
    ]));

  it('cost little in the query of an address', async () => {
    const slow: string[] = [];
    for (const endpoint of endpoints.filter(({ query }) => query)) {
      for (const name of Object.keys(endpoint.query?.fields ?? {})) {
        for (const [what, text] of upsetting) {
          const { status, ms } = await least(() => cost(endpoint, '', `?${name}=${encodeURIComponent(text(2000))}`));
          if (ms > MOST || status >= 500) slow.push(`${endpoint.path} ${name} ${what}: ${status} after ${ms} ms`);
        }
      }
    }
    expect(slow).toEqual([]);
  });

  it('are refused above the limit of the call', async () => {
    for (const endpoint of endpoints.filter(({ body, multipart }) => body && !multipart)) {
      const { status } = await cost(endpoint, JSON.stringify({ text: 'x'.repeat(endpoint.bodyLimit ?? SMALL_BODY) }));
      expect([endpoint.path, status]).toEqual([endpoint.path, 413]);
    }
  });
});
