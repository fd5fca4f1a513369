import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRecord } from '#lib/narrow.ts';
import { SECOND } from '#lib/time.ts';
import { say } from '#scripts/lib/command.ts';
import { Dice } from '#tests/attack/dice.ts';
import { Cluster } from '#tests/attack/failover/cluster.ts';
import { Gate, parsed } from '#tests/attack/failover/gate.ts';
import { demandPrograms } from '#tests/attack/failover/programs.ts';
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
  /** Seconds of peace before each turn. */
  calm: number;
  /** Number of the only turn, from 1 on. */
  only: number | undefined;
  /** True ends after the first turn with a find. */
  first: boolean;
}

/** Customers, enough for the longest run. */
const BUYERS = 900;
/** Longest wait for an acknowledged write after a strike, ms. */
const PATIENCE = 90 * SECOND;

const inSeconds = (ms: number): string => `${(ms / SECOND).toFixed(1)} s`;

/**
 * Lets two processes of the shop serve over the example of three machines, one part of which is struck at a time. Checks
 * that each refusal is one in words, that no request hangs, and that the database has what was acknowledged, once.
 * @param shop settings of the shop, whose store is in the cluster
 */
export async function failover(
  { config, env }: EmptyShop,
  { seed, calm, only, first }: FailoverPlan,
): Promise<Outcome> {
  demandPrograms();
  const cluster = new Cluster(randomInt(256));
  const provider = await startProvider();
  const victims: Victim[] = [];
  const finds = new Finds(first);
  try {
    await cluster.start();
    const place: EmptyShop = {
      config: { ...config, databaseUrl: cluster.url, migrationUrl: cluster.directUrl },
      env: { ...env, DATABASE_URL: cluster.url, MIGRATION_DATABASE_URL: cluster.directUrl },
      remove: () => Promise.resolve(),
    };
    const people = await settle(place, BUYERS);
    // The sweet that is edited has a picture.
    await mkdir(join(config.dataDir, 'media/sweets'), { recursive: true });
    await writeFile(join(config.dataDir, 'media/sweets/kaju-katli.webp'), '');
    const settings = { ...place.env, ...provider.env, LOG_LEVEL: 'error', JWT_SECRET };
    for (let process = 0; process < 2; process += 1) victims.push(await Victim.open(settings));

    say(`  a primary that is silent for ${inSeconds(await cluster.ttl())} (ttl) is replaced`);
    const gate = new Gate(victims.map(({ url }) => url));
    const town = new Town(gate, new Dice(seed), people, provider);
    let taken = 0;
    for (const [at, turn] of turns.entries()) {
      if (finds.isOver || (only ?? at + 1) !== at + 1) continue;
      await pause(calm * SECOND);
      say(`  ${await takeTurn(cluster, gate, turn)}`);
      const faults = gate.takeFaults();
      for (const [fault, times] of faults) finds.add(`${times} × ${fault}`, at + 1);
      const causes = causesIn(victims.map((victim) => victim.takeLog()).join('\n'));
      if (faults.size > 0) for (const cause of causes) say(`    ${cause}`);
      taken += 1;
    }
    finds.demand(taken);
    await town.home();
    for (const [fault, times] of gate.takeFaults()) finds.add(`${times} × ${fault}`);
    for (const victim of victims) await victim.stop();
    const lost = [...(await town.compare(cluster.directUrl)), ...(await compareWithBooks(place, provider, town.books))];
    for (const fault of lost) finds.add(fault, only);
    return { lines: [town.summary], faults: fewOf(finds.faults) };
  } finally {
    for (const victim of victims) await victim.close();
    await provider.close();
    cluster.close();
  }
}

/** Lets something befall the cluster, and waits until it is whole again; returns a line about it. */
async function takeTurn(cluster: Cluster, gate: Gate, { name, strike }: Turn): Promise<string> {
  const roles = await cluster.whole();
  gate.clear();
  const began = performance.now();
  const back = await strike(cluster, roles);
  const served = await gate.serves(PATIENCE);
  back?.();
  await cluster.whole();
  if (!served) gate.find(`no write is acknowledged within ${inSeconds(PATIENCE)}`);
  await gate.serves(PATIENCE);
  const whole = performance.now();
  return [
    `${name}: ${inSeconds(gate.gapSince(began))} without an acknowledged write`,
    `longest answer ${inSeconds(gate.longest)}`,
    statusList(gate.statuses),
    `whole after ${inSeconds(whole - began)}`,
  ].join('; ');
}

/** Returns the errors of a shop's log, the most frequent first, with their numbers. */
function causesIn(log: string): string[] {
  const times = new Map<string, number>();
  for (const line of log.split('\n').map(parsed)) {
    if (!isRecord(line)) continue;
    const { code = '', message = '' } = isRecord(line['err']) ? line['err'] : {};
    const cause = `${line['msg']} (${code} ${message})`.replace(/[\da-f]{8}[\da-f-]{8,}/g, '…');
    times.set(cause, (times.get(cause) ?? 0) + 1);
  }
  const sorted = [...times].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, 5).map(([cause, count]) => `log: ${count} × ${cause}`);
}
