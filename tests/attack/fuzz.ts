import { isSchema } from 'yup';
import type { Endpoint } from '#lib/endpoint.ts';
import { Dice } from '#tests/attack/dice.ts';
import { jobsOf } from '#tests/attack/fuzz/jobs.ts';
import { fewOf, Finds, inMs, type Outcome, percentile, statusList } from '#tests/attack/report.ts';
import { Siege } from '#tests/attack/fuzz/siege.ts';
import { allEndpoints } from '#tests/support/awkward.ts';
import type { EmptyShop } from '#tests/support/engines.ts';

export interface FuzzPlan {
  seed: number;
  requests: number;
  /** Number of the only try to send, as printed by an earlier run. */
  only?: number | undefined;
  /** True ends at the first find. */
  first?: boolean;
}

/** Tries after which the log is read. */
const LOG_EVERY = 100;
/** Bytes by which the memory in use may grow in a run. */
const MOST_LEFT = 80 * 1024 * 1024;

/**
 * Sends requests one at a time to a shop whose store is brought back to the same state after each: valid ones of every
 * call, then with one thing unusual or wrong at a time; between them notices, paths and raw bytes. Judges every answer:
 * status, words, headers, time of processor, memory, the log, and rows that a refusal changed.
 * @param place an empty store
 */
export async function fuzz(place: EmptyShop, { seed, requests, only, first = false }: FuzzPlan): Promise<Outcome> {
  const dice = new Dice(seed);
  const finds = new Finds(first);
  const endpoints = await allEndpoints();
  const siege = await Siege.lay(place, finds, dice, namesOnWire(endpoints));
  try {
    const all = jobsOf(siege, endpoints, dice);
    const jobs = only === undefined ? all.slice(0, requests) : all.filter(({ number }) => number === only);
    finds.demand(jobs.length);
    let before = 0;
    for (const [at, { run }] of jobs.entries()) {
      if (at === Math.min(2000, Math.floor(jobs.length / 2))) before = await siege.heap();
      await run();
      if (at % LOG_EVERY === 0) siege.readLog();
      if (finds.isOver) break;
    }
    siege.readLog();
    const left = (await siege.heap()) - before;
    if (before > 0 && left > MOST_LEFT) finds.add(`the run left ${inMb(left)} of memory in use`);
    const ready = await fetch(`${siege.url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (!ready) finds.add('afterwards the shop is not ready');
    return {
      lines: [
        `${jobs.length} of ${all.length} tries of ${endpoints.length} calls`,
        ...linesAbout(siege),
        `processor: p50 ${inMs(percentile(siege.cpu, 50))}, p99 ${inMs(percentile(siege.cpu, 99))}; memory left ${inMb(left)}`,
        ...siege.failures.slice(-5),
      ],
      faults: fewOf(finds.faults),
    };
  } finally {
    await siege.end();
  }
}

/** Returns lines about the tries of each call: how many passed its validation, and which calls never were accepted. */
function linesAbout({ tries, statuses }: Siege): string[] {
  const calls = [...tries];
  const sum = (what: 'all' | 'valid'): number => calls.reduce((sums, [, counts]) => sums + counts[what], 0);
  const named = (without: 'valid' | 'done'): string =>
    calls
      .filter(([, counts]) => counts[without] === 0)
      .map(([call]) => call)
      .join(', ') || 'none';
  const few = calls.filter(([, { valid, all }]) => valid * 2 < all).length;
  return [
    `${Math.round((sum('valid') * 100) / Math.max(1, sum('all')))}% passed the call's validation; fewer than half at ${few} calls`,
    `calls without a valid try: ${named('valid')}`,
    `calls that never succeeded: ${named('done')}`,
    `answers: ${statusList(statuses)}`,
  ];
}

const inMb = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

/** Returns the names of all fields of the contracts. */
function namesOnWire(endpoints: readonly Endpoint[]): Set<string> {
  const names = new Set<string>();
  const note = (schema: unknown): void => {
    if (!isSchema(schema)) return;
    const { fields = {}, innerType } = schema as unknown as { fields?: Record<string, unknown>; innerType?: unknown };
    for (const [name, field] of Object.entries(fields)) {
      names.add(name);
      note(field);
    }
    note(innerType);
  };
  for (const { params, query, body } of endpoints) for (const schema of [params, query, body]) note(schema);
  return names;
}
