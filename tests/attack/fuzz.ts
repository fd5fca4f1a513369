import { isSchema } from 'yup';
import type { Endpoint } from '#lib/endpoint.ts';
import { Dice } from '#tests/attack/dice.ts';
import { elsewhere, sendRaw } from '#tests/attack/elsewhere.ts';
import { fewOf, Finds, inMs, type Outcome, percentile, statusList } from '#tests/attack/report.ts';
import { Siege } from '#tests/attack/siege.ts';
import { inTurn } from '#tests/attack/tries.ts';
import { callOf, isUnserved, wrongWith } from '#tests/attack/verdicts.ts';
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

/** A request to something without a contract is sent after each so many tries. */
const ELSEWHERE_EVERY = 12;
/** Tries after which the log is read. */
const LOG_EVERY = 100;
/** Numbers of requests to something without a contract begin here. */
const ELSEWHERE = 500_000_000;
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
    const tries = inTurn(endpoints, (list) => shuffled(list, dice)).filter(
      ({ endpoint, way, number }) => !isUnserved(callOf(endpoint)) || (way === 'valid' && number % 14 === 0),
    );
    const wanted = only === undefined ? tries.slice(0, requests) : tries.filter(({ number }) => number === only);
    let before = 0;
    for (const [at, one] of wanted.entries()) {
      if (at === Math.min(2000, Math.floor(wanted.length / 2))) before = await siege.heap();
      await siege.send(one);
      if (at % ELSEWHERE_EVERY === 0 && only === undefined) await throwElsewhere(siege, dice, ELSEWHERE + at);
      if (at % LOG_EVERY === 0) siege.readLog();
      if (finds.isOver) break;
    }
    if (only !== undefined && only >= ELSEWHERE) await throwElsewhere(siege, dice, only);
    siege.readLog();
    const left = (await siege.heap()) - before;
    if (before > 0 && left > MOST_LEFT) finds.add(`the run left ${inMb(left)} of memory in use`);
    const ready = await fetch(`${siege.url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (!ready) finds.add('afterwards the shop is not ready');
    const { cpu, tries: counts } = siege;
    const calls = [...counts];
    const all = calls.reduce((sum, [, { all: some }]) => sum + some, 0);
    const valid = calls.reduce((sum, [, { valid: some }]) => sum + some, 0);
    const silent = calls.filter(([, { valid: some }]) => some === 0).map(([call]) => call);
    const undone = calls.filter(([, { done }]) => done === 0).map(([call]) => call);
    const few = calls.filter(([, count]) => count.valid * 2 < count.all).length;
    return {
      lines: [
        `${wanted.length} of ${tries.length} tries of ${endpoints.length} calls; ${Math.round((valid * 100) / Math.max(1, all))}% passed the call's validation`,
        `calls with fewer than half: ${few}; with none: ${silent.join(', ') || 'no one'}`,
        `calls that never succeeded: ${undone.join(', ') || 'no one'}`,
        `answers: ${statusList(siege.statuses)}`,
        `processor: p50 ${inMs(percentile(cpu, 50))}, p99 ${inMs(percentile(cpu, 99))}; memory left ${inMb(left)}`,
        ...siege.failures.slice(-5),
      ],
      faults: fewOf(finds.faults),
    };
  } finally {
    await siege.end();
  }

  async function throwElsewhere(to: Siege, luck: Dice, number: number): Promise<void> {
    const sent = elsewhere(luck.of(number), to.world);
    if (typeof sent !== 'string')
      return void (await to.judge(`${sent.method} ${sent.path.slice(0, 80)}`, sent, '', number));
    const wrong = wrongWith('raw bytes', await sendRaw(to.url, sent), { inner: new Set(), secrets: [] });
    if (wrong) finds.add(`${JSON.stringify(sent.slice(0, 60))}: ${wrong}`, number);
  }
}

const inMb = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

const shuffled = <T>(list: readonly T[], dice: Dice): T[] =>
  list
    .map((one) => [dice.next(), one] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, one]) => one);

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
