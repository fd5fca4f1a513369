import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '#lib/time.ts';
import { findPostgres } from '#scripts/lib/postgres.ts';
import { Example, MACHINES, type MachineName, variablesIn } from '#tests/attack/failover/example.ts';
import { programs, userOf } from '#tests/attack/failover/programs.ts';
import { Unit } from '#tests/attack/failover/unit.ts';

/** What Patroni tells of a machine. */
interface MemberState {
  name: MachineName;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  /** Bytes that a replica lacks; `unknown` while it does not answer. */
  lag?: number | 'unknown';
}

/** Who is what in a whole cluster. */
export interface Roles {
  primary: MachineName;
  /** The synchronous replica. */
  standby: MachineName;
  other: MachineName;
}

/** Folders of a machine. */
const FOLDERS = ['', 'postgresql', 'run', 'log', 'etcd'];
/** Longest wait for the cluster, ms. */
const PATIENCE = 120 * SECOND;

/** Returns the first result that is not undefined. @throws Error with `fault()` after two minutes */
async function until<T>(look: () => Promise<T | undefined>, fault: () => string): Promise<T> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(250)) {
    const seen = await look().catch(() => undefined);
    if (seen !== undefined) return seen;
  }
  throw new Error(fault());
}

/** Returns one thing for each machine. */
const forEachMachine = <T>(make: (name: MachineName) => T): Record<MachineName, T> => ({
  data1: make('data1'),
  data2: make('data2'),
  data3: make('data3'),
});

/** The example on this machine: the programs of its three machines and of the API's, with folders of their own. */
export class Cluster {
  readonly etcd: Record<MachineName, Unit>;
  readonly patroni: Record<MachineName, Unit>;
  readonly haproxy: Unit;
  readonly pgbouncer: Unit;
  /** URL of the shop's database by the pooler, and past it. */
  readonly url: string;
  readonly directUrl: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'shop-cluster-'));
  readonly #example: Example;
  readonly #user = userOf('postgres');

  /** @param place number from 0 to 255 that no other cluster of this machine has */
  constructor(place: number) {
    chmodSync(this.#folder, 0o711);
    const example = new Example(place, this.#folder, findPostgres() ?? '');
    this.#example = example;
    for (const home of [...MACHINES, 'api'].map((name) => join(this.#folder, name))) {
      for (const folder of FOLDERS) mkdirSync(join(home, folder));
      execFileSync('chown', ['-R', `${this.#user.uid}:${this.#user.gid}`, home]);
    }
    const settings = (name: MachineName, file: string) => variablesIn(example.mapped(name, file));
    this.etcd = forEachMachine((name) => this.#unit(name, [programs.etcd], settings(name, 'etcd.env')));
    this.patroni = forEachMachine((name) =>
      this.#unit(name, [programs.patroni, this.#write(name, 'patroni.yml')], settings(name, 'patroni.env')),
    );
    this.haproxy = new Unit({
      command: [programs.haproxy, '-db', '-f', this.#write('api', 'haproxy.cfg')],
      cwd: this.#folder,
    });
    this.pgbouncer = this.#unit('api', [programs.pgbouncer, this.#write('api', 'pgbouncer.ini')]);
    writeFileSync(join(this.#folder, 'api/userlist.txt'), '"shop" "SHOP_SECRET"\n');
    this.url = `postgres://shop:SHOP_SECRET@${example.api}:6432/shop`;
    this.directUrl = `postgres://shop:SHOP_SECRET@${example.api}:5000/shop`;
    // Before somebody takes the temporary folder away, which says what runs.
    process.prependListener('exit', this.#end);
  }

  /** Starts everything, and makes the shop's database. @throws Error with what Patroni said when it does not serve */
  async start(): Promise<void> {
    for (const unit of [...Object.values(this.etcd), ...Object.values(this.patroni)]) unit.start();
    const { primary } = await this.whole();
    const socket = join(this.#folder, primary, 'run');
    execFileSync(
      join(this.#example.bin, 'psql'),
      ['-h', socket, '-U', 'postgres', '-v', 'ON_ERROR_STOP=1', '-f', this.#write('api', 'shop.sql')],
      {
        ...this.#user,
        cwd: '/',
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    this.haproxy.start();
    this.pgbouncer.start();
    // HAProxy takes each machine for a primary until it has looked.
    await pause(2 * SECOND);
    for (const url of [this.directUrl, this.url])
      await until(
        async () => {
          const client = new pg.Client({ connectionString: url });
          await client.connect();
          await client.end();
          return true;
        },
        () => `HAProxy and PgBouncer do not serve:\n${this.haproxy.said}${this.pgbouncer.said}`,
      );
  }

  /** Returns what the first Patroni that answers says; null when none does. */
  async #ask<T>(path: string): Promise<T | null> {
    for (const name of MACHINES) {
      const url = this.#rest(name) + path;
      const answer = await fetch(url, { signal: AbortSignal.timeout(2 * SECOND) }).catch(() => null);
      if (answer) return (await answer.json()) as T;
    }
    return null;
  }

  /**
   * Waits until there is a primary with two replicas that lack nothing, one of them synchronous.
   * @throws Error with what Patroni said after two minutes
   */
  async whole(): Promise<Roles> {
    let members: MemberState[] = [];
    return until(
      async () => {
        members = (await this.#ask<{ members: MemberState[] }>('/cluster'))?.members ?? [];
        const find = (role: MemberState['role']) =>
          members.find((one) => one.role === role && one.state === 'running' && (one.lag ?? 0) === 0)?.name;
        const [primary, standby, other] = [find('leader'), find('sync_standby'), find('replica')];
        return primary && standby && other ? { primary, standby, other } : undefined;
      },
      () => {
        const said = MACHINES.map((name) => this.patroni[name].said.slice(-2000));
        return [`The cluster did not become whole: ${JSON.stringify(members)}`, ...said].join('\n');
      },
    );
  }

  /** Returns the time after which a silent primary is replaced, ms. */
  async ttl(): Promise<number> {
    const settings = await this.#ask<{ ttl: number }>('/config');
    return (settings?.ttl ?? 0) * SECOND;
  }

  /** Hands the primary's work to a replica, as `patronictl switchover` does. @throws Error when Patroni refuses */
  async switchOver(leader: MachineName): Promise<void> {
    const answer = await fetch(`${this.#rest(leader)}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader }),
    });
    if (!answer.ok) throw new Error(`Patroni refused the switchover: ${await answer.text()}`);
  }

  /** Kills PostgreSQL on a machine, and the Patroni that would start it again. */
  killDatabase(name: MachineName): void {
    this.patroni[name].kill();
    this.#signal(name, 'SIGKILL');
  }

  /** Stops PostgreSQL and Patroni where they stand, as on a machine that hangs; returns what lets them go on. */
  freezeDatabase(name: MachineName): () => void {
    this.patroni[name].signal('SIGSTOP');
    this.#signal(name, 'SIGSTOP');
    return () => {
      this.#signal(name, 'SIGCONT');
      this.patroni[name].signal('SIGCONT');
    };
  }

  /** Returns the member that leads etcd. */
  async etcdLeader(): Promise<MachineName> {
    for (const name of MACHINES) {
      const figures = await (await fetch(`http://${this.#example.address(name)}:2379/metrics`)).text();
      if (/^etcd_server_is_leader 1$/m.test(figures)) return name;
    }
    throw new Error('etcd has no leader.');
  }

  /** Ends everything, and takes its folders away. */
  close(): void {
    process.off('exit', this.#end);
    this.#end();
  }

  readonly #end = (): void => {
    const units = [this.pgbouncer, this.haproxy, ...Object.values(this.patroni), ...Object.values(this.etcd)];
    for (const unit of units) unit.signal('SIGKILL');
    for (const name of MACHINES) {
      this.#signal(name, 'SIGCONT');
      const stop = ['stop', '-D', this.#data(name), '-m', 'immediate'];
      spawnSync(join(this.#example.bin, 'pg_ctl'), stop, { ...this.#user, stdio: 'ignore' });
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  };

  #rest = (name: MachineName): string => `http://${this.#example.address(name)}:8008`;
  #data = (name: MachineName): string => join(this.#folder, name, 'postgresql/15/shagun');

  /** Sends a machine's PostgreSQL, with all its processes, a signal; does nothing while it is not running. */
  #signal(name: MachineName, signal: NodeJS.Signals): void {
    const file = join(this.#data(name), 'postmaster.pid');
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    const list = `/proc/${pid}/task/${pid}/children`;
    if (!existsSync(list)) return;
    const children = readFileSync(list, 'utf8').trim().split(' ').map(Number);
    for (const one of [pid, ...children]) process.kill(one, signal);
  }

  /** Writes a file of the example into a machine's folder; returns its path. */
  #write(name: MachineName | 'api', file: string): string {
    const path = join(this.#folder, name, file);
    writeFileSync(path, this.#example.mapped(name, file));
    return path;
  }

  #unit(machine: MachineName | 'api', command: string[], env: Record<string, string> = {}): Unit {
    return new Unit({ command, cwd: join(this.#folder, machine), env, user: this.#user });
  }
}
