import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '#lib/endpoint.ts';
import { MINUTE } from '#lib/time.ts';
import { type FakePage, fakePage } from '#tests/support/browser-globals.ts';

const list = endpoint<{ names: string[] }>()({
  method: 'GET',
  path: '/api/names',
  access: 'customer',
  summary: 'Names',
});

const open = endpoint<{ names: string[] }>()({ ...list, access: 'public', path: '/api/sweets' });
const office = endpoint<{ names: string[] }>()({ ...list, access: 'staff', path: '/api/staff/names' });

/** Requests under way, oldest first; each is answered by hand. */
let asked: { names: (...names: string[]) => Promise<void>; refuse: () => Promise<void> }[] = [];

const refusal = { ok: false, status: 400, code: 'Not now', message: 'Not now' };

const queryOf = async (input = {}, what: typeof list | typeof open | typeof office = list) =>
  (await import('#client/query.store.ts')).query(what, input);
const signIn = async (id: string) => (await import('#client/session.ts')).$userId.set(id);
const beSignedIn = async () => {
  // The page takes the session from the store when it is shown again.
  page.localStorage.setItem('token', 'a.b.c');
  page.localStorage.setItem('_id', 'a');
  (await import('#client/session.ts')).$token.set('a.b.c');
  await signIn('a');
};
let page: FakePage;
const ignore = (): void => undefined;

describe('what parts of a page ask the shop', () => {
  beforeEach(() => {
    vi.resetModules();
    page = fakePage();
    asked = [];
    const call = () =>
      new Promise((done) => {
        const answer = async (result: unknown): Promise<void> => {
          done(result);
          // What waits for the answer goes on before the next turn.
          await new Promise((turn) => setImmediate(turn));
        };
        asked.push({
          names: (...names) => answer({ ok: true, data: { names } }),
          refuse: () => answer(refusal),
        });
      });
    vi.doMock('#client/api.ts', () => ({ call }));
  });
  afterEach(() => {
    vi.doUnmock('#client/api.ts');
    vi.unstubAllGlobals();
  });

  it('is loaded once for all of them, and who comes later sees it at once', async () => {
    const first = await queryOf();
    first.join(ignore);
    const second = await queryOf();
    second.join(ignore);
    expect(asked).toHaveLength(1);
    await asked[0]?.names('Laddu');
    expect(second.$loaded.get().data).toEqual({ names: ['Laddu'] });
    const third = await queryOf();
    third.join(ignore);
    expect(third.$loaded.get().data).toEqual({ names: ['Laddu'] });
    expect(asked).toHaveLength(1);
  });

  it('is asked anew, all of it, after a press that changed much at once', async () => {
    const first = await queryOf();
    first.join(ignore);
    await asked[0]?.names('Laddu');
    const other = await queryOf({ query: { q: 'b' } });
    other.join(ignore);
    await asked[1]?.names();
    (await import('#client/query.store.ts')).askAgain();
    expect(asked).toHaveLength(4);
    expect(first.$loaded.get().data).toEqual({ names: ['Laddu'] });
    await asked[2]?.names('Laddu', 'Barfi');
    expect(first.$loaded.get().data).toEqual({ names: ['Laddu', 'Barfi'] });
  });

  it.each([
    ['comes back by the browser’s memory', 'pageshow', { persisted: true }],
    ['comes back from another tab', 'visibilitychange', {}],
  ])('is asked anew when somebody %s, also what was never answered, and stays until then', async (_, sign, event) => {
    await beSignedIn();
    const [known, silent] = [await queryOf(), await queryOf({ query: { q: 'b' } })];
    known.join(ignore);
    silent.join(ignore);
    await asked[0]?.names('Laddu');
    page.send(sign, event);
    expect(asked).toHaveLength(4);
    expect(known.$loaded.get().data).toEqual({ names: ['Laddu'] });
    await asked[2]?.names('Barfi');
    await asked[3]?.names('Burfi');
    expect([known, silent].map(({ $loaded }) => $loaded.get().data)).toEqual([
      { names: ['Barfi'] },
      { names: ['Burfi'] },
    ]);
  });

  it('is asked anew once, however many signs tell that somebody came back, and not where nobody looks', async () => {
    await beSignedIn();
    (await queryOf()).join(ignore);
    await asked[0]?.names('Laddu');
    page.send('visibilitychange', {});
    page.send('pageshow', { persisted: true });
    expect(asked).toHaveLength(2);
    vi.stubGlobal('document', { hidden: true });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + MINUTE);
    page.send('visibilitychange', {});
    page.send('pageshow', { persisted: false });
    expect(asked).toHaveLength(2);
    vi.restoreAllMocks();
  });

  it('is not asked anew by a session that is over, nor below a form of the back office', async () => {
    for (const what of [list, open, office]) (await queryOf({}, what)).join(ignore);
    for (const one of [0, 1, 2]) await asked[one]?.names('Laddu');
    page.send('pageshow', { persisted: true });
    expect(asked).toHaveLength(4);
  });

  it('shows the very same answer when nothing has changed', async () => {
    const one = await queryOf();
    one.join(ignore);
    await asked[0]?.names('Laddu');
    const before = one.$loaded.get();
    void one.ask(true);
    await asked[1]?.names('Laddu');
    expect(one.$loaded.get()).toBe(before);
  });

  it('is another question with other words', async () => {
    (await queryOf({ query: { q: 'a' } })).join(ignore);
    (await queryOf({ query: { q: 'b' } })).join(ignore);
    expect(asked).toHaveLength(2);
  });

  it('is forgotten when nobody shows it any more, and asked anew for whoever comes then', async () => {
    const first = await queryOf();
    const leave = [first.join(ignore), first.join(ignore)];
    await asked[0]?.names('Laddu');
    leave[0]?.();
    expect((await queryOf()).$loaded.get().state).toBe('ready');
    leave[1]?.();
    const later = await queryOf();
    expect(later.$loaded.get().state).toBe('loading');
    later.join(ignore);
    expect(asked).toHaveLength(2);
  });

  it('shows nobody what was loaded for the person before', async () => {
    await signIn('a');
    const before = await queryOf();
    before.join(ignore);
    await asked[0]?.names('Laddu');
    await signIn('b');
    expect((await queryOf()).$loaded.get().state).toBe('loading');
  });

  it('tells every part of a change at once', async () => {
    const one = await queryOf();
    const seen = vi.fn();
    one.join(ignore);
    one.join(seen);
    await asked[0]?.names('Laddu', 'Barfi');
    one.change(({ names }) => ({ names: names.filter((name) => name !== 'Laddu') }));
    expect(seen).toHaveBeenCalledTimes(2);
    expect((await queryOf()).$loaded.get().data).toEqual({ names: ['Barfi'] });
    expect(asked).toHaveLength(1);
  });

  it('takes the answer to the newest question alone', async () => {
    const one = await queryOf();
    one.join(ignore);
    void one.ask();
    await asked[1]?.names('new');
    await asked[0]?.names('old');
    expect(one.$loaded.get().data).toEqual({ names: ['new'] });
  });

  it('asks again when an answer on its way may be older than a change', async () => {
    const one = await queryOf();
    one.join(ignore);
    await asked[0]?.names('Laddu');
    void one.ask();
    one.change(() => ({ names: [] }));
    await asked[1]?.names('Laddu');
    expect(one.$loaded.get().data).toEqual({ names: [] });
    await asked[2]?.names('Barfi');
    expect(one.$loaded.get().data).toEqual({ names: ['Barfi'] });
  });

  it('says that it failed, but keeps what is there when it was looked after quietly', async () => {
    const one = await queryOf();
    one.join(ignore);
    await asked[0]?.refuse();
    expect(one.$loaded.get()).toMatchObject({ state: 'failed', message: 'Not now', status: 400, data: null });
    void one.ask();
    await asked[1]?.names('Laddu');
    void one.ask(true);
    await asked[2]?.refuse();
    expect(one.$loaded.get().data).toEqual({ names: ['Laddu'] });
    void one.ask();
    await asked[3]?.refuse();
    expect(one.$loaded.get().state).toBe('failed');
  });

  it('that failed is asked for again when the network is back, and nothing else', async () => {
    const [failed, loaded] = [await queryOf({}, office), await queryOf({}, open)];
    failed.join(ignore);
    loaded.join(ignore);
    await asked[0]?.refuse();
    await asked[1]?.names('Laddu');
    page.send('online', {});
    expect(asked).toHaveLength(3);
    await asked[2]?.names('Barfi');
    expect(failed.$loaded.get().data).toEqual({ names: ['Barfi'] });
  });
});
