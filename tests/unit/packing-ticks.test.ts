import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PackingRow } from '#domain/packing/packing.contract.ts';
import { PUT_ASIDE } from '#domain/packing/packing.rules.ts';
import type { ParcelOutcome } from '#domain/parcels/fulfilment.contract.ts';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { queuedStates } from '#domain/packing/tick-queue.rules.ts';
import { isPacked } from '#office/packing/packing-ticks.rules.ts';
import { fakePage } from '#tests/support/browser-globals.ts';

type Body = { batch: string; state?: ParcelState; parcels?: { orderId: string; position: number }[] };

/** What the shop was sent, the toasts, and what the shop says of each home: its outcome and its state. */
const sent = vi.hoisted(() => [] as { path: string; body: Body }[]);
const toasts = vi.hoisted(() => [] as string[]);
const shop = vi.hoisted(() => ({ isThere: true, outcome: 'done', message: '', state: 'packed' }));
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));
vi.mock('#client/api.ts', () => ({
  call: async ({ path }: { path: string }, { body }: { body: Body }) => {
    await Promise.resolve();
    if (!shop.isThere) return { ok: false, status: 0, code: '', message: '' };
    sent.push({ path, body });
    const parcel = { state: shop.state, revision: 1 };
    const outcomes = (body.parcels ?? []).map(({ orderId, position }) => ({ orderId, position, ...shop, parcel }));
    return { ok: true, data: { outcomes } };
  },
}));

const home = (position: number, state: ParcelState = 'making') =>
  ({ orderId: 'c'.repeat(24), position, name: `Home ${position}`, state, revision: 7 }) as PackingRow;
const keyOf = (position: number): string => `${'c'.repeat(24)}.${position}`;
const taken: Pick<ParcelOutcome, 'position'>[] = [];
const settle = () => vi.advanceTimersByTimeAsync(0);
const asked = () => sent.map(({ path, body }) => [path.split('/').at(-1), body.state, body.parcels?.length]);

async function open() {
  fakePage();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('removeEventListener', () => undefined);
  const { addEventListener, removeEventListener } = globalThis;
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener, removeEventListener });
  const ticks = await import('#office/packing/packing-ticks.store.ts');
  close = ticks.openTicks({ id: 'a'.repeat(24), name: 'Gurdeep' }, (news) => taken.push(...news));
  const { $queue } = await import('#office/packing/tick-queue.store.ts');
  const queued = () => queuedStates($queue.get());
  return { ...ticks, queued, told: (position: number) => ticks.$ticks.get().told.get(keyOf(position)) };
}
let close = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(shop, { isThere: true, outcome: 'done', message: '', state: 'packed' });
  for (const list of [sent, toasts, taken]) list.length = 0;
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a tick on the packing page', () => {
  it('counts at once, is sent, and its home is taken over from the answer', async () => {
    const { queued, tickHome } = await open();
    tickHome(home(0), true);
    expect([isPacked(home(0), queued()), isPacked(home(1), queued())]).toEqual([true, false]);
    await settle();
    expect(asked()).toEqual([['steps', 'packed', 1]]);
    expect(taken).toMatchObject([{ position: 0, state: 'packed', revision: 1 }]);
    expect(toasts).toEqual([]);
  });

  it('never counts for a home that was cancelled', async () => {
    const { queued, tickHome } = await open();
    tickHome(home(0), true);
    expect(isPacked(home(0, 'cancelled'), queued())).toBe(false);
  });

  it('goes back by its own undo, also once the shop has confirmed it', async () => {
    const { lastTick, tickHome, undoLastTick } = await open();
    tickHome(home(0), true);
    await settle();
    expect(lastTick()?.words).toBe('Home 0');
    undoLastTick();
    expect(lastTick()).toBeNull();
    await settle();
    expect(sent[1]).toMatchObject({ path: '/api/staff/parcels/undo', body: { batch: sent[0]?.body.batch } });
  });

  it('taken off again undoes the confirmed tick of its home alone', async () => {
    const { tickHome } = await open();
    tickHome(home(0), true);
    await settle();
    tickHome(home(0, 'packed'), false);
    await settle();
    expect(sent[1]).toMatchObject({ path: '/api/staff/parcels/undo', body: { batch: sent[0]?.body.batch } });
  });

  it('for many leaves the others packed when one is opened again', async () => {
    const { tickHome, tickHomes, lastTick } = await open();
    tickHomes([home(0), home(1)]);
    expect(lastTick()?.words).toBe('2 homes');
    tickHome(home(1), false);
    expect(lastTick()).toBeNull();
    await settle();
    expect(asked()).toEqual([
      ['steps', 'packed', 2],
      ['steps', 'making', 1],
    ]);
    expect(sent[1]?.body.parcels).toEqual([{ orderId: 'c'.repeat(24), position: 1 }]);
  });

  it('of somebody else is opened again as it was seen', async () => {
    const { tickHome } = await open();
    tickHome(home(3, 'packed'), false);
    await settle();
    expect(sent[0]?.body).toMatchObject({ state: 'making', parcels: [{ position: 3, revision: 7 }] });
  });

  it('that came second is told at the home until it is ticked again', async () => {
    const { tickHome, told } = await open();
    Object.assign(shop, { outcome: 'already', message: 'Meena packed it.' });
    tickHome(home(0), true);
    await settle();
    expect(told(0)).toEqual({
      is: 'already',
      message: 'Somebody was faster. Meena packed it. Please look for a second box.',
    });
    shop.isThere = false;
    tickHome(home(0), true);
    expect(told(0)).toBeUndefined();
  });

  it('of a home that was cancelled meanwhile says to put its box aside', async () => {
    const { tickHome, told } = await open();
    Object.assign(shop, { outcome: 'refused', message: 'No.', state: 'cancelled' });
    tickHome(home(0), true);
    await settle();
    expect(told(0)?.message).toBe(PUT_ASIDE);
    expect(toasts).toEqual(['One home did not change. See the note there.']);
  });

  it('is known no more once the page is left', async () => {
    const { $ticks, lastTick, NO_TICKS, tickHome } = await open();
    tickHome(home(0), true);
    await settle();
    close();
    expect([$ticks.get(), lastTick()]).toEqual([NO_TICKS, null]);
  });
});

describe('a courier table', () => {
  it('says how many homes are sent, and keeps those that are not', async () => {
    const { $ticks } = await open();
    const { queueChange } = await import('#office/packing/tick-queue.store.ts');
    const parcels = [home(0), home(1)].map(({ orderId, position }) => ({ orderId, position }));
    queueChange({ words: '2 homes', parcels, state: 'sent' });
    await settle();
    expect([toasts, $ticks.get().notGiven]).toEqual([['2 homes are marked as sent.'], []]);
    shop.outcome = 'changed';
    queueChange({ words: '2 homes', parcels, state: 'sent' });
    await settle();
    expect(toasts[1]).toBe('2 homes did not change. See the notes there.');
    expect($ticks.get().notGiven.map(({ position }) => position)).toEqual([0, 1]);
  });
});
