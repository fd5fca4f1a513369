// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallResult, STAFF_SESSION_ENDED } from '#client/api.ts';
import { type Loaded, LOADING } from '#client/query.store.ts';
import { readStaffMe, staffSignOut } from '#domain/staff/staff.contract.ts';
import { DAY, HOUR, SECOND } from '#lib/time.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';
import { keepRows } from '#tests/support/kept-rows.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('#client/toast.ts', () => ({ toast: (text: string) => void toasts.push(text) }));
vi.mock('#client/offline.ts', () => ({ keepForOffline: () => undefined }));

const GURDEEP = { id: 'a'.repeat(24), name: 'Gurdeep', role: 'packer' } as const;
const MEENA = { id: 'b'.repeat(24), name: 'Meena', role: 'packer' } as const;
const FAILED = { state: 'failed', data: null, message: 'The shop does not answer.', status: 503 } as const;

let rows: ReturnType<typeof keepRows>;
/** Loads the modules anew, as a page does. */
const openPage = async () => ({
  ...(await import('#office/frame/kept-answers.ts')),
  ...(await import('#office/frame/use-kept.ts')),
  ...(await import('#office/frame/use-door.ts')),
});
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const never = new Promise<CallResult<string>>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  rows = keepRows();
  toasts.length = 0;
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what a device keeps of the answers to staff', () => {
  it('is kept for one member, also on the next page, and gone when another one comes', async () => {
    const first = await openPage();
    await first.keepAnswer('today', 'nobody’s');
    expect(rows.size).toBe(0);
    first.keepAnswersFor(GURDEEP.id);
    await first.keepAnswer('today', { homes: 3 });
    expect(await first.keptAnswer('today')).toMatchObject({ data: { homes: 3 } });
    vi.resetModules();
    const second = await openPage();
    // Before anybody is known it is that of the last one.
    expect(await second.keptAnswer('today')).toMatchObject({ data: { homes: 3 } });
    second.keepAnswersFor(GURDEEP.id);
    await settle();
    expect(await second.keptAnswer('today')).toMatchObject({ data: { homes: 3 } });
    second.keepAnswersFor(MEENA.id);
    expect(await second.keptAnswer('today')).toBeNull();
    await settle();
    expect(rows.size).toBe(0);
  });

  it('is not shown after a day, and dropped by the next page', async () => {
    const page = await openPage();
    page.keepAnswersFor(GURDEEP.id);
    await page.keepAnswer('today', { homes: 3 });
    vi.setSystemTime(Date.now() + DAY + HOUR);
    expect(await page.keptAnswer('today')).toBeNull();
    expect(rows.size).toBe(1);
    vi.resetModules();
    const next = await openPage();
    expect(await next.keptAnswer('today')).toBeNull();
    await settle();
    expect(rows.size).toBe(0);
  });

  it('goes when the session ends, with the names in ticks that wait', async () => {
    const page = await openPage();
    page.keepAnswersFor(GURDEEP.id);
    await page.keepAnswer('today', { homes: 3 });
    dispatchEvent(new Event(STAFF_SESSION_ENDED));
    await settle();
    expect(rows.size).toBe(0);
    await page.keepAnswer('today', { homes: 4 });
    expect(rows.size).toBe(0);
  });

  it('is nothing where the browser keeps nothing, and nobody waits for it', async () => {
    keepRows(true);
    const page = await openPage();
    page.keepAnswersFor(GURDEEP.id);
    await page.keepAnswer('today', { homes: 3 });
    expect(await page.keptAnswer('today')).toBeNull();
    vi.resetModules();
    vi.stubGlobal('indexedDB', undefined);
    expect(await (await openPage()).keptAnswer('today')).toBeNull();
  });

  it('is shown after three seconds without an answer, and at once when the shop cannot be reached', async () => {
    const page = await openPage();
    page.keepAnswersFor(GURDEEP.id);
    const shown: unknown[] = [];
    const show = ({ data }: { data: unknown }) => void shown.push(data);
    await page.orKept('greeting', Promise.resolve({ ok: true, data: 'fresh' } as const), show);
    expect(shown).toEqual([]);
    void page.orKept('greeting', never, show);
    await vi.advanceTimersByTimeAsync(2.9 * SECOND);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(shown).toEqual(['fresh']);
    const failure = (status: number) =>
      Promise.resolve({ ok: false, status, code: '', message: '' } as const) as Promise<CallResult<string>>;
    await page.orKept('greeting', failure(404), show);
    expect(shown).toHaveLength(1);
    await page.orKept('greeting', failure(503), show);
    expect(shown).toEqual(['fresh', 'fresh']);
  });
});

describe('a page that shows what is kept', () => {
  const ready = (data: string): Loaded<string> => ({ state: 'ready', data, message: '' });

  it('says from when it is, asks again when the network returns, and then shows this moment', async () => {
    const { keepAnswersFor, useKept } = await openPage();
    keepAnswersFor(GURDEEP.id);
    const again = vi.fn();
    const { result, rerender } = renderHook(({ loaded }) => useKept('greeting', loaded, again), {
      initialProps: { loaded: ready('yesterday') as Loaded<string> },
    });
    await settle();
    const at = Date.now();
    vi.setSystemTime(at + HOUR);
    rerender({ loaded: FAILED });
    // Nothing is said before the device was looked through.
    expect(result.current.loaded.state).toBe('loading');
    await settle();
    expect(result.current).toMatchObject({ loaded: { data: 'yesterday' }, from: at });
    act(() => void dispatchEvent(new Event('online')));
    expect(again).toHaveBeenCalledTimes(1);
    rerender({ loaded: ready('today') });
    expect(result.current).toMatchObject({ loaded: { data: 'today' }, from: null });
  });

  it('waits three seconds for a slow answer, and says a refusal rather than what is kept', async () => {
    const { keepAnswersFor, keepAnswer, useKept } = await openPage();
    keepAnswersFor(GURDEEP.id);
    await keepAnswer('greeting', 'kept');
    const { result, rerender } = renderHook(({ loaded }) => useKept('greeting', loaded, vi.fn()), {
      initialProps: { loaded: LOADING as Loaded<string> },
    });
    await settle();
    expect(result.current.loaded.state).toBe('loading');
    await act(() => vi.advanceTimersByTimeAsync(3 * SECOND));
    expect(result.current.loaded.data).toBe('kept');
    rerender({ loaded: { ...FAILED, status: 403 } });
    await settle();
    expect(result.current.loaded.state).toBe('failed');
  });

  it('says the failure where nothing is kept', async () => {
    const { useKept } = await openPage();
    const { result } = renderHook(() => useKept('greeting', FAILED, vi.fn()));
    await settle();
    expect(result.current.loaded).toEqual(FAILED);
  });
});

describe('the door of the back office', () => {
  const openDoor = async (room?: string, me: typeof GURDEEP | { refused: number; message: string } = GURDEEP) => {
    const shop = answerCalls();
    shop.answer(readStaffMe, ('refused' in me ? me : { staff: me }) as never);
    const { useDoor } = await openPage();
    const { result } = renderHook(() => useDoor(room));
    // A read that failed is tried once more.
    const ask = () => act(() => vi.advanceTimersByTimeAsync(SECOND));
    await ask();
    return { shop, door: result, ask };
  };

  it('lets in whom the shop knows, and nobody else', async () => {
    expect((await openDoor('/back-office/log')).door.current.state).toEqual({ is: 'in', me: GURDEEP, kept: false });
    const refused = { refused: 401, message: 'Please sign in.' };
    expect((await openDoor('/back-office/log', refused)).door.current.state).toEqual({ is: 'out' });
  });

  it('says that the shop cannot be reached, and asks again when told', async () => {
    const { shop, door, ask } = await openDoor('/back-office/log', { refused: 503, message: 'The shop is busy.' });
    expect(door.current.state).toEqual({ is: 'lost', message: 'The shop is busy.' });
    shop.answer(readStaffMe, { staff: GURDEEP } as never);
    act(() => door.current.ask());
    await ask();
    expect(door.current.state).toMatchObject({ is: 'in' });
    // Whoever is in stays in.
    shop.lose(readStaffMe);
    act(() => door.current.ask());
    await ask();
    expect(door.current.state).toMatchObject({ is: 'in' });
  });

  it('opens packing without a network for whom this device knew last, and asks when the network returns', async () => {
    await openDoor('/back-office/packing');
    await settle();
    cleanup();
    vi.resetModules();
    const { shop, door, ask } = await openDoor('/back-office/packing', { refused: 503, message: '' });
    expect(door.current.state).toEqual({ is: 'in', me: GURDEEP, kept: true });
    shop.answer(readStaffMe, { refused: 401, message: 'Please sign in.' } as never);
    dispatchEvent(new Event('online'));
    await ask();
    expect(door.current.state).toEqual({ is: 'out' });
    expect(rows.size).toBe(0);
  });

  it('asks who is there when the session ends in the middle of something, and goes on', async () => {
    const { door } = await openDoor('/back-office/log');
    act(() => void dispatchEvent(new Event(STAFF_SESSION_ENDED)));
    expect(door.current).toMatchObject({ ended: true, state: { is: 'in' } });
    act(() => door.current.onClose());
    expect(door.current.ended).toBe(false);
    act(() => door.current.enter(MEENA as never));
    expect(door.current.state).toMatchObject({ is: 'in', me: MEENA });
  });

  it('forgets everything of whoever leaves, also where the shop cannot be told', async () => {
    const { shop, door, ask } = await openDoor('/back-office/packing');
    await settle();
    expect(rows.size).toBe(1);
    shop.answer(staffSignOut, { refused: 503, message: 'The shop is busy.' } as never);
    act(() => door.current.leave());
    await ask();
    expect([rows.size, toasts, door.current.state.is]).toEqual([
      0,
      ['You are still signed in. The shop is busy.'],
      'in',
    ]);
    shop.answer(staffSignOut, {} as never);
    act(() => door.current.leave());
    await ask();
    expect(door.current.state).toEqual({ is: 'out' });
  });
});
