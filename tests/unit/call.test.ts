import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '#lib/endpoint.ts';
import { idempotentCall } from '#lib/idempotent-call.ts';
import { SECOND } from '#lib/time.ts';
import { fakePage } from '#tests/support/browser-globals.ts';
import { BETWEEN_LETTERS, BETWEEN_PARTS, letterByLetter, slowSender } from '#tests/support/slow-line.ts';

const read = endpoint<{ name: string }>()({ method: 'GET', path: '/api/thing', access: 'public', summary: 'A thing' });
const ask = endpoint<{ name: string }>()({
  method: 'POST',
  path: '/api/price',
  access: 'public',
  summary: 'A question',
  reading: true,
});
const write = endpoint<{ name: string }>()({
  method: 'POST',
  path: '/api/thing',
  access: 'public',
  summary: 'A new thing',
});

const create = endpoint<{ name: string }>()({
  method: 'POST',
  path: '/api/things',
  access: 'public',
  summary: 'One more thing',
  once: idempotentCall(),
});

const put = endpoint<{ name: string }>()({
  method: 'POST',
  path: '/api/the-thing',
  access: 'public',
  summary: 'The same thing, however often',
  idempotent: true,
});

/** The first try of the request is still worked on, or its end is not known. */
type UnansweredCall = 'working' | 'unknown';
type Behaviour = 'silent' | 'stalled' | 'slow' | UnansweredCall | number;

const SAID: Record<UnansweredCall, string> = { working: 'Still being worked on.', unknown: 'Please look.' };

/** The `Idempotency-Key` of each try. */
let keys: (string | null)[] = [];

/** Returns a network that behaves as told, one try after the other; it notes when each try began and ended. */
function network(...tries: Behaviour[]) {
  const begun: number[] = [];
  keys = [];
  vi.stubGlobal('fetch', (_: unknown, { signal, headers }: RequestInit) => {
    const behaviour = tries[begun.length] ?? 200;
    begun.push(Date.now());
    keys.push(new Headers(headers).get('idempotency-key'));
    const ended = new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
    ended.catch(() => undefined);
    if (signal?.aborted) return Promise.reject(new DOMException('aborted', 'AbortError'));
    if (behaviour === 'silent') return ended;
    if (behaviour === 'stalled') {
      const body = new ReadableStream({ start: (stream) => void ended.catch((error) => stream.error(error)) });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
    }
    if (behaviour === 'slow') return letterByLetter('{"name":"Laddu"}', ended);
    if (typeof behaviour === 'string')
      return Promise.resolve(Response.json({ message: SAID[behaviour], firstTry: behaviour }, { status: 409 }));
    return Promise.resolve(
      new Response('{"name":"Laddu"}', { status: behaviour, headers: { 'content-type': 'application/json' } }),
    );
  });
  return begun;
}

/** Makes a call and lets time pass until it is answered; says after how many seconds. */
async function timed(
  what: typeof read | typeof ask | typeof write | typeof put | typeof create,
  body: unknown = { a: 1 },
  onSent?: (share: number) => void,
) {
  const { call } = await import('#client/api.ts');
  const from = Date.now();
  let seconds = 0;
  const answer = call(what, what.method === 'POST' ? { body: body as never } : {}, onSent).finally(
    () => (seconds = (Date.now() - from) / SECOND),
  );
  await vi.advanceTimersByTimeAsync(400 * SECOND);
  return { answer: await answer, seconds };
}

describe('a call', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    fakePage();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each<[string, Behaviour[]]>([
    ['after a silent try', ['silent', 200]],
    ['after an answer that stopped half way', ['stalled', 200]],
    ['after a passing failure', [503, 200]],
  ])('that reads is made once more %s, and then yields', async (_, tries) => {
    const begun = network(...tries);
    expect((await timed(read)).answer).toEqual({ ok: true, data: { name: 'Laddu' } });
    expect(begun).toHaveLength(2);
  });

  it.each<[string, Behaviour[]]>([
    ['nobody answers', ['silent', 'silent']],
    ['a quick failure is followed by silence', [503, 'silent']],
    ['answers stop half way', ['stalled', 'stalled']],
  ])('that reads gives up within about thirty seconds when %s', async (_, tries) => {
    const begun = network(...tries);
    const { answer, seconds } = await timed(read);
    expect(answer).toMatchObject({ ok: false, status: 0 });
    expect(seconds).toBeLessThanOrEqual(31);
    expect(begun).toHaveLength(2);
  });

  it.each([read, ask, write])('whose answer keeps coming is waited for, however long it takes (%#)', async (what) => {
    const begun = network('slow');
    const { answer, seconds } = await timed(what);
    expect(answer).toEqual({ ok: true, data: { name: 'Laddu' } });
    expect(begun).toHaveLength(1);
    expect(seconds).toBeGreaterThan(180);
  });

  it('tells what has come of answers that are still coming, and of none when all are there', async () => {
    const { $coming, call } = await import('#client/api.ts');
    network('slow', 'slow');
    const answers = [call(read), call(read)];
    expect($coming.get()).toBe(0);
    await vi.advanceTimersByTimeAsync(4 * BETWEEN_LETTERS);
    expect($coming.get()).toBe(6);
    await vi.advanceTimersByTimeAsync(400 * SECOND);
    await Promise.all(answers);
    expect($coming.get()).toBe(0);
  });

  it.each([
    ['a form with a file', () => new FormData()],
    ['a long list', () => ({ names: 'x'.repeat(20_000) })],
  ])('that sends %s is waited for as long as parts of it go', async (_, body) => {
    network();
    const { sent } = slowSender(4, '{"name":"Laddu"}');
    const shares: number[] = [];
    const { answer, seconds } = await timed(write, body(), (share) => shares.push(share));
    expect(answer).toEqual({ ok: true, data: { name: 'Laddu' } });
    expect([sent.length, seconds]).toEqual([1, (5 * BETWEEN_PARTS) / SECOND]);
    expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('that sends a form is waited for as long as parts of the answer come', async () => {
    network();
    slowSender(1, '{"name":"Laddu"}', 4);
    const { answer, seconds } = await timed(write, new FormData());
    expect([answer, seconds]).toEqual([{ ok: true, data: { name: 'Laddu' } }, (5 * BETWEEN_PARTS) / SECOND]);
  });

  it('that sends a form gives up when nothing of it goes', async () => {
    network();
    slowSender(0);
    const { answer, seconds } = await timed(write, new FormData());
    expect([answer, seconds]).toMatchObject([{ ok: false, status: 0 }, 60]);
  });

  it('that only asks is a read, though it is posted', async () => {
    const begun = network('silent', 200);
    expect((await timed(ask)).answer.ok).toBe(true);
    expect(begun).toHaveLength(2);
  });

  it.each<Behaviour>(['silent', 503])('that writes is sent once, also when the answer is %s', async (behaviour) => {
    const begun = network(behaviour);
    expect((await timed(write)).answer.ok).toBe(false);
    expect(begun).toHaveLength(1);
  });

  it.each<[string, Behaviour[]]>([
    ['a lost answer', ['silent', 200]],
    ['a proxy that answers for the shop', [502, 200]],
  ])('that creates something is made once more after %s, as the same request', async (_, tries) => {
    network(...tries);
    expect((await timed(create)).answer.ok).toBe(true);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{48}$/), keys[0]]);
  });

  it.each<Behaviour>([409, 500, 503])(
    'that creates something is sent once when the shop answers %s',
    async (status) => {
      network(status);
      expect((await timed(create)).answer.ok).toBe(false);
      expect(keys).toHaveLength(1);
    },
  );

  it('that creates something has a key for every request that was answered, and other calls have none', async () => {
    network();
    await timed(create);
    await timed(create);
    await timed(write);
    await timed(read);
    const [one, other, ...rest] = keys;
    expect(one).not.toBe(other);
    expect(rest).toEqual([null, null]);
  });

  it('that creates something is the request of before when that was never answered, and says the same', async () => {
    network('silent', 'silent', 200, 'silent', 'silent', 200);
    await timed(create);
    await timed(create);
    expect(new Set(keys).size).toBe(1);
    await timed(create);
    await timed(create, { a: 2 });
    expect(keys[5]).not.toBe(keys[4]);
  });

  it.each([401, 429, 503])(
    'that creates something is the request of a lost one still after a refusal with %i',
    async (status) => {
      network('silent', 'silent', status, 200, 200);
      for (let tries = 0; tries < 4; tries += 1) await timed(create);
      expect(new Set(keys.slice(0, 4)).size).toBe(1);
      expect(keys[4]).not.toBe(keys[3]);
    },
  );

  it('that creates something is the same request still while the shop works on its first try', async () => {
    network('silent', 'working', 'working', 200, 200);
    for (let tries = 0; tries < 4; tries += 1) await timed(create);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[3]);
  });

  it.each<Behaviour>([409, 'unknown'])(
    'that creates something is a new request after a lost one that ended with %s: the person was told',
    async (end) => {
      network('silent', end, 200);
      for (let tries = 0; tries < 2; tries += 1) await timed(create);
      expect(keys[1]).toBe(keys[0]);
      expect(keys[2]).not.toBe(keys[1]);
    },
  );

  it('that sends a form again is the request of before when it holds the same file', async () => {
    const form = (at: number) => {
      const made = new FormData();
      made.set('name', 'Simran');
      made.set('image', new File(['picture'], 'design.jpg', { lastModified: at }));
      return made;
    };
    network();
    const { sent } = slowSender(0);
    for (const at of [1, 1, 2]) await timed(create, form(at));
    const [one, again, same, sameAgain, other] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set([one, again, same, sameAgain]).size).toBe(1);
    expect(other).not.toBe(one);
  });

  it.each<[string, boolean, Behaviour[]]>([
    ['known where it was refused', false, [400]],
    ['known where the shop itself failed', false, [500]],
    ['open where nobody answered', true, ['silent', 'silent']],
    ['open where a proxy answered for the shop', true, [504, 504]],
    ['open while the first try is worked on', true, ['working']],
    ['open where the shop lost sight of the first try', true, ['unknown']],
    ['open where a lost try is followed by a refusal that says nothing of it', true, ['silent', 429]],
    ['known where a lost try is followed by one of what was sent', false, ['silent', 422]],
  ])('that creates something tells whether it arrived: %s', async (told, unknown, tries) => {
    network(...tries);
    const { answer } = await timed(create, { told });
    expect([answer.ok, !answer.ok && answer.unknown]).toEqual([false, unknown]);
  });

  it('that was lost is open still when the next request is put off, and known when that is refused', async () => {
    network('silent', 'silent', 429, 400, 429);
    await timed(create);
    expect((await timed(create)).answer).toMatchObject({ status: 429, unknown: true });
    expect((await timed(create)).answer).toHaveProperty('unknown', false);
    expect((await timed(create)).answer).toHaveProperty('unknown', false);
  });

  it('that may be repeated is open after a lost try, however the second one ends', async () => {
    network('silent', 429, 503, 429);
    expect((await timed(put)).answer).toMatchObject({ status: 429, unknown: true });
    expect((await timed(put)).answer).toMatchObject({ status: 429, unknown: false });
  });

  it.each<[string, typeof read | typeof write, boolean[], RegExp]>([
    ['a question nobody answered', read, [true], /^We could not reach the shop\. /],
    ['a write nobody answered', write, [true], /^The shop did not answer\. This may have gone through\. /],
    ['a question without a connection', read, [false], /^You are offline\. /],
    ['a write without a connection', write, [false], /^You are offline\. /],
    ['a write whose connection was lost meanwhile', write, [true, false], /^The shop did not answer\. /],
  ])('says what is true of %s', async (_, what, [before = true, after = before], words) => {
    network('silent', 'silent');
    const seen = [before];
    vi.stubGlobal('navigator', {
      get onLine() {
        return seen.pop() ?? after;
      },
    });
    const { answer } = await timed(what);
    expect(answer).toMatchObject({ status: 0, message: expect.stringMatching(words) });
    expect(!answer.ok && answer.unknown).toBe(what === write && (before || after));
  });

  it.each<[string, boolean, Behaviour, string]>([
    ['what the shop said', true, 'working', 'Still being worked on.'],
    ['the words of the screen where the shop has none', true, 500, 'Failed to save.'],
    ['those to the letter where nobody answered', true, 'silent', 'Failed to save.'],
    ['those to the letter without a connection', false, 'silent', 'Failed to save.'],
  ])('is told in the words of a screen: %s', async (_, onLine, behaviour, words) => {
    network(behaviour);
    vi.stubGlobal('navigator', { onLine });
    const { answer } = await timed(write);
    const { serverMessage } = await import('#client/server-message.ts');
    expect(answer.ok ? '' : serverMessage(answer, 'Failed to save.')).toBe(words);
  });

  it.each([400, 404, 409, 429])('that is refused with %i is not made again', async (status) => {
    const begun = network(status);
    expect((await timed(read)).answer).toMatchObject({ ok: false, status });
    expect(begun).toHaveLength(1);
  });
});
