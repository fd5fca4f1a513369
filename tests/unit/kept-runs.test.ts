import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { beside, KeptRuns, wordsOfLast } from '#tests/bench/kept.ts';

it('prints what was measured beside the last run, part by part', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'bench.json');
  const inMs = (value: number): string => `${value} ms`;
  const [first, now] = [{ list: { p50: 12 } }, { p50: 9, p99: 30 }];

  const before = new KeptRuns(file).last('api, sqlite');
  expect([before, wordsOfLast(before), beside(now, undefined, 'p50', inMs)]).toEqual([null, '', '9 ms']);

  new KeptRuns(file).keep('api, sqlite', first, new Date('2026-11-23T10:00:00Z'));
  new KeptRuns(file).keep('api, postgres', { list: { p50: 40 } });
  const last = new KeptRuns(file).last('api, sqlite');
  expect(wordsOfLast(last)).toBe(` (in brackets: 2026-11-23, ${availableParallelism()} cores)`);
  expect(beside(now, last?.figures['list'], 'p50', inMs)).toBe('9 ms (12 ms)');
  // What the last run did not measure has nothing beside it.
  expect(beside(now, last?.figures['list'], 'p99', inMs)).toBe('30 ms');

  new KeptRuns(file).keep('api, sqlite', { list: now });
  expect(new KeptRuns(file).last('api, sqlite')?.figures).toEqual({ list: now });
  expect(new KeptRuns(file).last('api, postgres')?.figures).toEqual({ list: { p50: 40 } });
});
