import { createServer, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import { fateOf, Gate, type Limits, longestGap } from '#tests/attack/failover/gate.ts';
import { Ledger } from '#tests/attack/failover/ledger.ts';
import { listenHere } from '#tests/support/stand-in.ts';

const REFUSED = { message: 'The shop cannot save anything just now. Nothing was changed; please try again.' };

describe('the ledger of the drill', () => {
  const found = (marks: Record<string, number>) => new Map(Object.entries(marks));

  it('holds when acknowledged writes are there once, and refused ones are not', () => {
    const ledger = new Ledger();
    ledger.note('one', 'done');
    ledger.note('two', 'refused');
    ledger.note('three', 'unknown');
    expect(ledger.compare(found({ one: 1 }))).toEqual([]);
    expect(ledger.compare(found({ one: 1, three: 1 }))).toEqual([]);
  });

  it('sees what is lost, doubled, changed in spite of a refusal, or asked for by nobody', () => {
    const ledger = new Ledger();
    ledger.note('lost', 'done');
    ledger.note('doubled', 'done');
    ledger.note('refused', 'refused');
    ledger.note('unknown', 'unknown');
    expect(ledger.compare(found({ doubled: 2, refused: 1, unknown: 2, strange: 1 }))).toEqual([
      'lost was acknowledged and is there 0 times',
      'doubled was acknowledged and is there 2 times',
      'refused was refused with "Nothing was changed" and is there',
      'unknown is there 2 times',
      'strange is there, and nobody asked for it',
    ]);
  });

  it('takes the last word that says something about a write that is sent again', () => {
    const ledger = new Ledger();
    ledger.note('one', 'refused');
    ledger.note('one', 'done');
    expect(ledger.compare(found({ one: 1 }))).toEqual([]);
    expect([ledger.count('done'), ledger.count('refused')]).toEqual([1, 0]);
    ledger.note('two', 'unknown');
    ledger.note('two', 'refused');
    expect(ledger.compare(found({ one: 1, two: 1 }))).toEqual([]);
  });

  it.each([
    ['done', { status: 200, data: {} }],
    ['refused', { status: 503, data: REFUSED }],
    ['unknown', { status: 503, data: { message: 'Please look whether it is there.' } }],
    ['unknown', { status: 409, data: { message: 'The first try of this is still being worked on.' } }],
    ['unknown', null],
  ])('reads from an answer that a write is %s', (fate, heard) => expect(fateOf(heard)).toBe(fate));
});

describe('the gate of the drill', () => {
  let close: (() => Promise<void>) | undefined;
  afterEach(() => close?.());

  /** Sends one write to a stand-in of a shop; returns the gate and what it heard. */
  async function hear(answer: (response: ServerResponse) => void, limits: Partial<Limits> = {}) {
    const shop = await listenHere(createServer((_request, response) => answer(response)));
    close = shop.close;
    const gate = new Gate([shop.url], { longest: MINUTE, givenUp: MINUTE, rest: 0, ...limits });
    const heard = await gate.post('/api/write', { method: 'POST' });
    return { gate, heard, faults: [...gate.takeFaults().keys()] };
  }
  const says =
    (status: number, body: object, headers: Record<string, string> = {}) =>
    (response: ServerResponse): void =>
      void response.writeHead(status, headers).end(JSON.stringify(body));

  it.each([
    [200, {}, {}],
    [503, REFUSED, { 'retry-after': '30' }],
    [409, { message: 'The first try of this is still being worked on.' }, {}],
  ])('takes an answer of %s that is in order', async (status, body, headers) => {
    const { gate, heard, faults } = await hear(says(status, body, headers));
    expect(faults).toEqual([]);
    expect(heard).toEqual({ status, data: body });
    expect([...gate.statuses]).toEqual([[status, 1]]);
  });

  it.each([
    ['an error of the shop', says(500, { message: 'It broke.' }), 'POST /api/write is answered 500: It broke.'],
    ['an error of a proxy', says(502, { message: 'It broke.' }), 'POST /api/write is answered 502: It broke.'],
    ['a refusal without a time', says(503, REFUSED), 'POST /api/write is answered 503 without Retry-After'],
    [
      'a refusal without a word',
      (response: ServerResponse) => response.writeHead(503, { 'retry-after': '30' }).end(),
      'POST /api/write is answered 503 without a sentence',
    ],
    [
      'a refusal that blames the sender',
      says(400, { message: 'That is wrong.' }),
      'POST /api/write is answered 400: That is wrong.',
    ],
  ])('sees %s', async (_, answer, fault) => {
    expect((await hear(answer)).faults).toEqual([fault]);
  });

  it('sees a connection that is cut', async () => {
    const { heard, faults } = await hear((response) => response.destroy());
    expect(heard).toBeNull();
    expect(faults).toEqual([expect.stringMatching(/^POST \/api\/write got no answer/)]);
  });

  it('sees a request that hangs', async () => {
    const { faults } = await hear(() => undefined, { longest: 50, givenUp: 100 });
    expect(faults).toContain('POST /api/write took longer than 0.05 s');
  });

  it('knows the longest time between two moments', () => {
    expect(longestGap([10, 15, 40, 41])).toBe(25);
    expect(longestGap([10])).toBe(0);
  });
});
