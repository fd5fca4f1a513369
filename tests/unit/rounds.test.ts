import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SECOND } from '#lib/time.ts';
import type { Database } from '#server/db/database.ts';
import { logOutages } from '#server/outage.ts';
import { keepRounds } from '#server/rounds.ts';

describe('what a server does in the background', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('is done one round after the other, also when one takes long or fails, until the server closes', async () => {
    const app = Fastify();
    logOutages(app, {} as Database);
    const warn = vi.spyOn(app.log, 'warn');
    const waiting: ((error?: Error) => void)[] = [];
    const round = vi.fn(
      () => new Promise<void>((done, fail) => waiting.push((error) => (error ? fail(error) : done()))),
    );
    keepRounds(app, { first: 10, next: () => 100, fault: 'could not', round });
    await app.ready();
    await vi.advanceTimersByTimeAsync(9);
    expect(round).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(round).toHaveBeenCalledTimes(1);
    waiting[0]?.(new Error('away'));
    await vi.advanceTimersByTimeAsync(100);
    expect([warn.mock.calls.map(([, words]) => words), round.mock.calls.length]).toEqual([['could not'], 2]);
    let closed = false;
    const closing = app.close().then(() => (closed = true));
    await vi.advanceTimersByTimeAsync(SECOND);
    expect([closed, round.mock.calls.length]).toEqual([false, 2]);
    waiting[1]?.();
    await closing;
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(round).toHaveBeenCalledTimes(2);
  });
});
