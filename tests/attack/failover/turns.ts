import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#lib/time.ts';
import type { Cluster, Roles } from '#tests/attack/failover/cluster.ts';
import type { MachineName } from '#tests/attack/failover/example.ts';
import type { Unit } from '#tests/attack/failover/unit.ts';

/** What befalls the cluster in one turn. */
export interface Turn {
  name: string;
  /** Does it; returns what brings the cluster back once the shop serves without, if anything must. */
  strike(cluster: Cluster, roles: Roles): Promise<(() => void) | undefined>;
}

/** Kills a program, which its unit starts again after a second. */
async function restart(unit: Unit): Promise<undefined> {
  unit.kill();
  await pause(SECOND);
  unit.start();
}

async function killReplica(cluster: Cluster, name: MachineName): Promise<() => void> {
  cluster.killDatabase(name);
  // Patroni looks every five seconds who is there.
  await pause(8 * SECOND);
  return () => cluster.patroni[name].start();
}

/** All turns; `--only N` takes one, from 1 on. */
export const turns: readonly Turn[] = [
  {
    name: 'the primary is killed',
    async strike(cluster, { primary }) {
      cluster.killDatabase(primary);
      return () => cluster.patroni[primary].start();
    },
  },
  {
    name: 'the primary hangs',
    async strike(cluster, { primary }) {
      const goOn = cluster.freezeDatabase(primary);
      // So long that the others have chosen.
      await pause(await cluster.ttl());
      return goOn;
    },
  },
  {
    name: 'the synchronous replica is killed',
    strike: (cluster, { standby }) => killReplica(cluster, standby),
  },
  {
    name: 'both replicas are killed',
    async strike(cluster, { standby, other }) {
      const back = await Promise.all([standby, other].map((name) => killReplica(cluster, name)));
      return () => back.forEach((start) => start());
    },
  },
  {
    name: 'the leader of etcd is killed',
    async strike(cluster) {
      const member = cluster.etcd[await cluster.etcdLeader()];
      member.kill();
      await pause(8 * SECOND);
      return () => member.start();
    },
  },
  {
    name: 'all of etcd is killed',
    async strike({ etcd }) {
      const members = Object.values(etcd);
      for (const member of members) member.kill();
      // Longer than the word of the primary counts there.
      await pause(22 * SECOND);
      return () => members.forEach((member) => member.start());
    },
  },
  { name: 'HAProxy is killed', strike: ({ haproxy }) => restart(haproxy) },
  { name: 'PgBouncer is killed', strike: ({ pgbouncer }) => restart(pgbouncer) },
  {
    name: 'a switchover',
    async strike(cluster, { primary }) {
      await cluster.switchOver(primary);
      return undefined;
    },
  },
];
