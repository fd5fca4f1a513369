import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#lib/time.ts';
import { say } from '#scripts/lib/command.ts';
import { Dice } from '#tests/attack/dice.ts';
import { Cluster, demandPrograms } from '#tests/attack/failover/cluster.ts';
import { Gate } from '#tests/attack/failover/gate.ts';
import { Town } from '#tests/attack/failover/town.ts';
import { type Turn, turns } from '#tests/attack/failover/turns.ts';
import { JWT_SECRET, settle } from '#tests/attack/people.ts';
import { startProvider } from '#tests/attack/provider.ts';
import { compareWithBooks } from '#tests/attack/purchases.ts';
import { Finds, fewOf, type Outcome, statusList } from '#tests/attack/report.ts';
import { Victim } from '#tests/attack/victim.ts';
import type { EmptyShop } from '#tests/support/engines.ts';

export interface FailoverPlan {
  seed: number;
  /** Seconds without a fault before each turn. */
  calm: number;
  /** Number of the only turn, from 1 on. */
  only: number | undefined;
  /** True ends after the first turn with a find. */
  first: boolean;
}

/** Customers who buy in a run. */
const BUYERS = 600;
/** Longest wait for an acknowledged write after a strike, ms. */
const PATIENCE = 90 * SECOND;

const inSeconds = (ms: number): string => `${(ms / SECOND).toFixed(1)} s`;

/**
 * Lets two processes of the shop serve over the example of a cluster, whose parts are killed in turns. Checks that every
 * refusal is one in words, that no request hangs, and that what was acknowledged is in the database exactly once.
 * @param place settings of the shop; its database is the cluster's
 */
export async function failover({ config, env }: EmptyShop, plan: FailoverPlan): Promise<Outcome> {
  demandPrograms();
  const cluster = new Cluster(randomInt(256));
  const provider = await startProvider();
  const victims: Victim[] = [];
  const finds = new Finds(plan.first);
  const lines: string[] = [];
  try {
    await cluster.start();
    const urls = { databaseUrl: cluster.url, migrationUrl: cluster.directUrl };
    const place = { config: { ...config, ...urls }, env, remove: () => Promise.resolve() };
    const people = await settle(place, BUYERS);
    // The editor's sweet has a picture.
    await mkdir(join(config.dataDir, 'media/sweets'), { recursive: true });
    await writeFile(join(config.dataDir, 'media/sweets/kaju-katli.webp'), '');
    const settings = { DATABASE_URL: cluster.url, MIGRATION_DATABASE_URL: cluster.directUrl };
    const open = () => Victim.open({ ...env, ...settings, ...provider.env, LOG_LEVEL: 'error', JWT_SECRET });
    victims.push(await open(), await open());

    let number = 0;
    const seen = new Map<string, number>();
    const gate = new Gate(victims.map(({ url }) => url), (fault) => void seen.set(fault, (seen.get(fault) ?? 0) + 1));
    const town = new Town(gate, new Dice(plan.seed), people, provider);
    for (const [at, turn] of turns.entries()) {
      if (plan.only !== undefined && plan.only !== at + 1) continue;
      if (finds.isOver) break;
      await pause(plan.calm * SECOND);
      number = at + 1;
      lines.push(await strike(cluster, gate, turn));
      say(`  ${lines.at(-1)}`);
      for (const [fault, times] of seen) finds.add(`${times} × ${fault}`, number);
      seen.clear();
      for (const v of victims) { const errs = new Map<string, number>(); for (const l of v.takeLog().split('\n')) { try { const j = JSON.parse(l); const k = `${j.level} ${j.msg} ${j.fault} ${j.err?.code} ${j.err?.message ?? ''} ${(j.err?.stack ?? '').split('\n').slice(1,12).filter((x: string) => x.includes('/src/')).slice(0,2).map((x: string)=>x.trim()).join(' | ')}`.replace(/[0-9a-f-]{20,}/g,'…'); errs.set(k, (errs.get(k) ?? 0) + 1); } catch { if (l.trim()) errs.set(l.slice(0,300), (errs.get(l.slice(0,300)) ?? 0) + 1); } } for (const [k, n] of errs) say(`      log ${n} × ${k}`); }
    }
    finds.demand(lines.length);
    await town.home();
    for (const victim of victims) await victim.stop();
    const lost = [...(await town.compare(cluster.directUrl)), ...(await compareWithBooks(place, provider, town.books))];
    for (const fault of lost) finds.add(fault, plan.only);
    return { lines: [], faults: fewOf(finds.faults) };
  } finally {
    for (const victim of victims) await victim.close();
    await provider.close();
    cluster.close();
  }
}

/** Lets something befall the cluster, and waits until it is whole again; returns a line about it. */
async function strike(cluster: Cluster, gate: Gate, { name, lasts, strike: befall }: Turn): Promise<string> {
  const leader = await cluster.whole();
  gate.clear();
  const began = performance.now();
  const back = await befall(cluster, leader);
  await pause(lasts * SECOND);
  const asked = performance.now();
  const isServed = (): boolean => gate.acknowledged.some(({ sent }) => sent > asked);
  while (!isServed() && performance.now() - began < PATIENCE) await pause(100);
  back();
  await cluster.whole();
  while (!isServed() && performance.now() - asked < PATIENCE) await pause(100);
  if (!isServed()) throw new Error('NOT SERVED');
  const moments = [began, ...gate.acknowledged.map(({ heard }) => heard)].sort((a, b) => a - b);
  const gap = Math.max(...moments.map((moment, at) => moment - (moments[at - 1] ?? began)));
  return `${name}: ${inSeconds(gap)} without an acknowledged write; longest answer ${inSeconds(gate.longest)}; ${statusList(gate.statuses)}; whole after ${inSeconds(performance.now() - began)}`;
}
