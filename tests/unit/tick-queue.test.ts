import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SECOND } from '#lib/time.ts';
import type { Answered } from '#office/packing/tick-queue.store.ts';
import {
  fateOf,
  changesByTime,
  retryDelay,
  queuedStates,
  type QueuedChange,
  readQueuedChange,
} from '#domain/packing/tick-queue.rules.ts';
import { fakePage, type FakePage, fillStorage } from '#tests/support/browser-globals.ts';

/** What the shop was sent, and what it answers: a status, or nothing at all. */
const sent = vi.hoisted(() => [] as { method: string; path: string; body: Record<string, unknown> }[]);
const shop = vi.hoisted(() => ({ status: 200 }));
vi.mock('#client/api.ts', () => ({
  call: async ({ method, path }: { method: string; path: string }, { body }: { body: Record<string, unknown> }) => {
    const { status } = shop;
    if (status > 0) sent.push({ method, path, body });
    await Promise.resolve();
    return status === 200
      ? { ok: true, data: { outcomes: [] } }
      : { ok: false, status, code: '', message: status === 403 ? 'Other roles do this.' : '' };
  },
}));

const gurdeep = { id: 'a'.repeat(24), name: 'Gurdeep' };
const meena = { id: 'b'.repeat(24), name: 'Meena' };
const home = (position: number) => ({ orderId: 'c'.repeat(24), position });
const answered: Answered[] = [];

/** Returns the page of a packer, with what an earlier page left in the browser. */
async function open(who = gurdeep, stored: Record<string, string> = {}) {
  const page: FakePage = fakePage({ stored });
  // One page is open: it needs no lock.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  const queue = await import('#office/packing/tick-queue.store.ts');
  const close = queue.openQueue({ ...who, onAnswer: (one) => answered.push(one) });
  const tick = (position: number) =>
    queue.queueChange({ words: `Home ${position}`, parcels: [home(position)], state: 'packed' });
  const waiting = () => queue.$queue.get().map(({ words }) => words);
  const kept = () => Object.fromEntries(Object.entries(page.localStorage).filter(([key]) => key.includes('press')));
  return { page, queue, close, tick, waiting, kept };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  shop.status = 200;
  sent.length = 0;
  answered.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what a packer changes', () => {
  it('is sent one after the other, in the order of the changes, and then forgotten', async () => {
    const { tick, waiting, kept } = await open();
    for (const position of [0, 1, 2]) tick(position);
    await settle();
    expect(sent.map(({ body }) => body['parcels'])).toEqual([[home(0)], [home(1)], [home(2)]]);
    expect(answered.map(({ change }) => change.words)).toEqual(['Home 0', 'Home 1', 'Home 2']);
    expect([waiting(), kept()]).toEqual([[], {}]);
  });

  it('waits while no answer comes, and goes under the same id as soon as the network is back', async () => {
    const { page, tick, waiting, queue } = await open();
    shop.status = 0;
    const batch = tick(0);
    await settle();
    expect([waiting(), queue.$waiting.get(), sent]).toEqual([['Home 0'], true, []]);
    shop.status = 200;
    page.send('online', {});
    await settle();
    expect(sent.map(({ body }) => body['batch'])).toEqual([batch]);
    expect([waiting(), queue.$waiting.get()]).toEqual([[], false]);
  });

  it('is tried again by itself, also after the session ended or the shop was busy', async () => {
    for (const status of [0, 401, 429, 503]) {
      sent.length = 0;
      const { tick, waiting, close } = await open();
      shop.status = status;
      tick(0);
      await settle();
      expect([status, waiting()]).toEqual([status, ['Home 0']]);
      shop.status = 200;
      await vi.advanceTimersByTimeAsync(retryDelay(1));
      expect([status, waiting()]).toEqual([status, []]);
      close();
    }
  });

  it('outlives the page, and is sent by nobody else who signs in on the same phone', async () => {
    const first = await open();
    shop.status = 0;
    first.tick(0);
    await settle();
    first.close();
    shop.status = 200;
    const second = await open(meena, first.kept() as Record<string, string>);
    second.tick(1);
    await settle();
    expect(sent.map(({ body }) => body['parcels'])).toEqual([[home(1)]]);
    expect(second.waiting()).toEqual(['Home 0']);
    second.close();
    const third = await open(gurdeep, second.kept() as Record<string, string>);
    await settle();
    expect(sent.map(({ body }) => body['parcels'])).toEqual([[home(1)], [home(0)]]);
    expect(third.waiting()).toEqual([]);
  });

  it('is dropped when it is taken back unsent, and taken back at the shop when it may have arrived', async () => {
    const { queue, tick, waiting, page } = await open();
    shop.status = 0;
    const first = tick(0);
    await settle();
    tick(1);
    const [attempted, unsent] = queue.$queue.get() as [QueuedChange, QueuedChange];
    queue.undoQueuedChange(unsent);
    expect(waiting()).toEqual(['Home 0']);
    queue.undoQueuedChange(attempted);
    shop.status = 200;
    page.send('online', {});
    await settle();
    expect(sent.map(({ path, body }) => [path.split('/').at(-1), body['batch']])).toEqual([
      ['steps', first],
      ['undo', first],
    ]);
  });

  it('stays in sight with the reason when it is refused, and lets what follows pass', async () => {
    const { queue, tick, waiting, kept } = await open();
    shop.status = 403;
    const batch = tick(0);
    await settle();
    expect(queue.$queue.get()[0]).toMatchObject({ batch, refused: 'Other roles do this.' });
    shop.status = 200;
    tick(1);
    await settle();
    expect(sent.at(-1)?.body['parcels']).toEqual([home(1)]);
    queue.dismiss(batch);
    expect([waiting(), kept()]).toEqual([[], {}]);
  });

  it('is kept by the page where the browser keeps nothing', async () => {
    const { tick, waiting } = await open();
    vi.stubGlobal('localStorage', undefined);
    shop.status = 0;
    tick(0);
    await settle();
    expect(waiting()).toEqual(['Home 0']);
    shop.status = 200;
    await vi.advanceTimersByTimeAsync(retryDelay(1));
    expect([waiting(), sent.length]).toEqual([[], 1]);
  });
});

describe('in a browser that became full', () => {
  it('a change that may have arrived is undone at the shop, although it is stored as unsent', async () => {
    const { page, queue, tick } = await open();
    shop.status = 0;
    // There is room for the change, and none for the word that it was sent.
    vi.spyOn(page.localStorage, 'setItem').mockImplementationOnce((key, value) => {
      page.localStorage[key] = value;
      fillStorage(page);
    });
    const batch = tick(0);
    await settle();
    queue.undoQueuedChange({ batch, words: 'Home 0', parcels: [home(0)] });
    expect(queue.$queue.get()).toMatchObject([
      { batch, sent: true },
      { undoes: batch, sent: false },
    ]);
  });
});

describe('an answer of the shop', () => {
  it.each([
    [200, 'settled'],
    [0, 'later'],
    [204, 'settled'],
    [299, 'settled'],
    [300, 'refused'],
    [401, 'later'],
    [408, 'later'],
    [425, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [400, 'refused'],
    [403, 'refused'],
    [409, 'refused'],
  ])('%i means %s', (status, fate) => {
    expect(fateOf(status)).toBe(fate);
  });

  it('is asked for again soon, and never less often than every ten seconds', () => {
    expect([1, 2, 3, 4, 50].map(retryDelay)).toEqual([2 * SECOND, 4 * SECOND, 8 * SECOND, 10 * SECOND, 10 * SECOND]);
  });
});

it('leaves alone what is stored and no change', () => {
  for (const stored of [null, 5, 'x', {}, { batch: 'x' }, { batch: 'x', staffId: 'y', at: 'z', parcels: [], state: 3 }])
    expect(readQueuedChange(stored)).toBeNull();
});

describe('changes that wait', () => {
  const queued = (batch: string, changes: Partial<QueuedChange> = {}): QueuedChange => ({
    batch,
    staffId: gurdeep.id,
    staffName: '',
    at: '2026-11-22T10:00:00.000Z',
    words: '',
    parcels: [home(0)],
    state: 'packed',
    undoes: '',
    courier: '',
    sent: true,
    refused: '',
    ...changes,
  });

  it('are read back as they were stored, what an older page did not store as usual', () => {
    const { batch, staffId, at, parcels } = queued('a');
    expect(readQueuedChange({ batch, staffId, at, parcels, state: 'packed' })).toEqual(queued('a'));
    const undo = queued('b', {
      state: null,
      undoes: 'a',
      words: 'Home 0',
      courier: 'DTDC',
      sent: false,
      refused: 'No.',
    });
    expect(readQueuedChange(undo)).toEqual(undo);
    for (const gone of ['batch', 'staffId', 'at', 'parcels', 'state', 'undoes'])
      expect([gone, readQueuedChange({ ...undo, [gone]: undefined })]).toEqual([gone, null]);
  });

  it('go out in the order of the changes, and the list shows the last one of each home that may still be taken', () => {
    const later = { at: '2026-11-22T10:00:01.000Z' };
    expect(changesByTime([queued('c', later), queued('b'), queued('a')]).map(({ batch }) => batch)).toEqual([
      'a',
      'b',
      'c',
    ]);
    const shown = queuedStates([
      queued('a', { parcels: [home(0), home(1)] }),
      queued('b', { state: 'sent' }),
      queued('c', { state: 'making', refused: 'No.' }),
    ]);
    expect([...shown].map(([key, { batch }]) => [key.slice(-2), batch])).toEqual([
      ['.0', 'b'],
      ['.1', 'a'],
    ]);
  });
});

describe('what a device keeps of ticks after their packer went', () => {
  const frame = async () => import('#office/frame/unsent-ticks.ts');

  it('is how many wait, and whose they are', async () => {
    const { tick, page } = await open();
    shop.status = 0;
    tick(0);
    tick(1);
    await settle();
    page.localStorage.setItem('shagun:kitchen:v1', '{"2026-11-30.abc":60}');
    expect((await frame()).unsentTicks()).toEqual({ count: 3, names: ['Gurdeep'] });
  });

  it('is no name of a home, and the ticks still go', async () => {
    const { tick, kept, page } = await open();
    shop.status = 0;
    tick(0);
    await settle();
    const { dropNamesOfTicks } = await frame();
    // Those of the last day keep theirs while their packer is there.
    dropNamesOfTicks(Date.now() - 1);
    expect(JSON.stringify(kept())).toContain('Home 0');
    dropNamesOfTicks();
    expect(JSON.stringify(kept())).not.toContain('Home 0');
    expect(JSON.stringify(kept())).toContain('One home');
    shop.status = 200;
    page.send('online', {});
    await settle();
    expect(sent.map(({ body }) => body['parcels'])).toEqual([[home(0)]]);
  });
});
