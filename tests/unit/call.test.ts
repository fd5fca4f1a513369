import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '#lib/endpoint.ts';
import { fakePage } from '#tests/support/browser-globals.ts';

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

type Behaviour = 'silent' | 'stalled' | number;

/** A network that behaves as told, one try after the other; it notes when each try began and ended. */
function network(...tries: Behaviour[]) {
  const begun: number[] = [];
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
    const behaviour = tries[begun.length] ?? 200;
    begun.push(Date.now());
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
    return Promise.resolve(
      new Response('{"name":"Laddu"}', { status: behaviour, headers: { 'content-type': 'application/json' } }),
    );
  });
  return begun;
}

/** Makes a call and lets time pass until it is answered; says after how many seconds. */
async function timed(what: typeof read | typeof ask | typeof write) {
  const { call } = await import('#client/api.ts');
  const from = Date.now();
  let seconds = 0;
  const answer = call(what, what.method === 'POST' ? { body: { a: 1 } as never } : {}).finally(
    () => (seconds = (Date.now() - from) / 1000),
  );
  await vi.advanceTimersByTimeAsync(200_000);
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
    expect(answer).toMatchObject({ ok: false, status: 0, code: 'network' });
    expect(seconds).toBeLessThanOrEqual(31);
    expect(begun).toHaveLength(2);
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

  it.each([400, 404, 409, 429])('that is refused with %i is not made again', async (status) => {
    const begun = network(status);
    expect((await timed(read)).answer).toMatchObject({ ok: false, status });
    expect(begun).toHaveLength(1);
  });
});
