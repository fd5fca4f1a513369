import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#lib/time.ts';
import { type Cluster, type MachineName, MACHINES } from '#tests/attack/failover/cluster.ts';
import type { Unit } from '#tests/attack/failover/unit.ts';

/** What befalls the cluster in one turn. */
export interface Turn {
  name: string;
  /** Least time in s that it lasts. */
  lasts: number;
  /** Does it; returns what brings the cluster back. */
  strike(cluster: Cluster, leader: MachineName): Promise<() => void>;
}

const other = (leader: MachineName): MachineName => MACHINES.find((name) => name !== leader) ?? leader;

/** Kills a program, which its unit starts again after a second. */
async function restart(unit: Unit): Promise<() => void> {
  unit.kill();
  await pause(SECOND);
  unit.start();
  return () => undefined;
}

/** All turns; `--only N` repeats one by its place, from 1 on. */
export const turns: readonly Turn[] = [
  {
    name: 'the primary is killed',
    lasts: 1,
    async strike(cluster, leader) {
      cluster.killMachine(leader);
      return () => cluster.patroni[leader].start();
    },
  },
  {
    name: 'the synchronous replica is killed',
    lasts: 10,
    async strike(cluster, leader) {
      const members = await cluster.members();
      const replica = members.find(({ role }) => role === 'sync_standby')?.name ?? other(leader);
      cluster.killMachine(replica);
      return () => cluster.patroni[replica].start();
    },
  },
  {
    name: 'the leader of etcd is killed',
    lasts: 10,
    async strike(cluster) {
      const member = cluster.etcd[await cluster.etcdLeader()];
      member.kill();
      return () => member.start();
    },
  },
  {
    name: 'HAProxy is killed',
    lasts: 1,
    strike: ({ haproxy }) => restart(haproxy),
  },
  {
    name: 'PgBouncer is killed',
    lasts: 1,
    strike: ({ pgbouncer }) => restart(pgbouncer),
  },
  {
    name: 'a switchover',
    lasts: 1,
    async strike(cluster, leader) {
      await cluster.switchover(leader);
      return () => undefined;
    },
  },
];
