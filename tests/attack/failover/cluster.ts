import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '#lib/time.ts';
import { installPackages, missing } from '#scripts/lib/browser.ts';
import { findPostgres } from '#scripts/lib/postgres.ts';
import { Unit } from '#tests/attack/failover/unit.ts';

/** Folder of the example. */
const EXAMPLE = 'scripts/deploy/cluster';
/** Machines of the example; their addresses end in 1, 2 and 3. */
export const MACHINES = ['data1', 'data2', 'data3'] as const;
export type MachineName = (typeof MACHINES)[number];

const PROGRAMS = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
};
const PACKAGES = ['postgresql', 'etcd-server', 'patroni', 'haproxy', 'pgbouncer'];
const WHAT = `Debian's packages ${PACKAGES.join(', ')}`;

/** What Patroni tells of a machine. */
export interface MemberState {
  name: MachineName;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
  lag?: number | string;
}

/** Installs what the example needs. @throws Error that names it when it cannot */
export function demandPrograms(): void {
  const isThere = (): boolean => Object.values(PROGRAMS).every((path) => existsSync(path)) && findPostgres() !== null;
  if (!isThere()) installPackages(PACKAGES, WHAT);
  if (!isThere()) missing(WHAT);
  // Each program runs as the user of its package, and `postgres` is asked for by PostgreSQL itself.
  if (process.getuid?.() !== 0) throw new Error('The cluster runs as the users of its packages: start this as root.');
}

const idOf = (flag: '-u' | '-g', name: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
const userOf = (name: string): { uid: number; gid: number } => ({ uid: idOf('-u', name), gid: idOf('-g', name) });

/** Returns the variables of a file of settings. */
const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** Waits until a look succeeds. @throws Error with `fault` after two minutes */
async function until(fault: string, look: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + 120 * SECOND; ; await pause(250)) {
    const seen = await look().then(() => true, () => false);
    if (seen) return;
    if (Date.now() > end) throw new Error(fault);
  }
}

/** The example's three machines and one of the API, on this one: each program has the example's file and an address of its own. */
export class Cluster {
  readonly #folder = mkdtempSync(join(tmpdir(), 'shop-cluster-'));
  /** First three parts of the addresses. */
  readonly #net: string;
  readonly #bin = findPostgres() ?? missing('PostgreSQL');
  readonly #postgres = userOf('postgres');
  readonly etcd: Record<MachineName, Unit>;
  readonly patroni: Record<MachineName, Unit>;
  readonly haproxy: Unit;
  readonly pgbouncer: Unit;

  /** @param place number from 0 to 255 that no other cluster of this machine has */
  constructor(place: number) {
    this.#net = `127.66.${place}`;
    chmodSync(this.#folder, 0o755);
    const all = <T>(make: (name: MachineName) => T) =>
      Object.fromEntries(MACHINES.map((name) => [name, make(name)])) as Record<MachineName, T>;
    this.etcd = all((name) => this.#unit(name, 'etcd', [PROGRAMS.etcd], this.#settings(name, 'etcd.env')));
    this.patroni = all((name) => {
      const file = this.#write(name, 'patroni.yml');
      return this.#unit(name, 'patroni', [PROGRAMS.patroni, file], this.#settings(name, 'patroni.env'));
    });
    const haproxy = this.#write('api', 'haproxy.cfg');
    this.haproxy = new Unit('haproxy', { command: [PROGRAMS.haproxy, '-db', '-f', haproxy], cwd: this.#folder, env: {}, user: {} });
    writeFileSync(join(this.#home('api'), 'userlist.txt'), '"shop" "SHOP_SECRET"\n');
    this.pgbouncer = this.#unit('api', 'pgbouncer', [PROGRAMS.pgbouncer, this.#write('api', 'pgbouncer.ini')]);
    process.on('exit', this.#end);
  }

  /** URL of the shop's database by the pooler. */
  get url(): string {
    return `postgres://shop:SHOP_SECRET@${this.#net}.9:6432/shop`;
  }
  /** URL of the shop's database past the pooler. */
  get directUrl(): string {
    return `postgres://shop:SHOP_SECRET@${this.#net}.9:5000/shop`;
  }

  /** Starts everything, and makes the shop's database. */
  async start(): Promise<void> {
    for (const unit of [...Object.values(this.etcd), ...Object.values(this.patroni)]) unit.start();
    const leader = await this.whole();
    this.#psql(leader, ['-f', this.#write('api', 'shop.sql')]);
    this.haproxy.start();
    this.pgbouncer.start();
    // HAProxy takes each machine for a primary until it has looked.
    await pause(2 * SECOND);
    for (const url of [this.directUrl, this.url])
      await until(`nobody answers at ${url}`, async () => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        return client.end();
      });
  }

  /** Returns what Patroni tells of each machine; empty when none answers. */
  async members(): Promise<MemberState[]> {
    for (const name of MACHINES) {
      const answer = await fetch(`${this.#rest(name)}/cluster`, { signal: AbortSignal.timeout(2 * SECOND) }).catch(() => null);
      if (answer) return ((await answer.json()) as { members: MemberState[] }).members;
    }
    return [];
  }

  /** Waits until there is a leader with two replicas, one of them synchronous; returns the leader. @throws Error after two minutes */
  async whole(): Promise<MachineName> {
    let members: MemberState[] = [];
    for (const until = Date.now() + 120 * SECOND; Date.now() < until; await pause(250)) {
      members = await this.members();
      const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
      const replicas = members.filter(({ role, state, lag }) => role !== 'leader' && ['running', 'streaming'].includes(state) && lag === 0);
      if (leader && replicas.length === 2 && replicas.some(({ role }) => role === 'sync_standby')) return leader.name;
    }
    throw new Error(`The cluster did not become whole: ${JSON.stringify(members)}\n${this.#said()}`);
  }

  /** Hands the primary's work to a replica, as `patronictl switchover` does. */
  async switchover(leader: MachineName): Promise<string> {
    const answer = await fetch(`${this.#rest(leader)}/switchover`, { method: 'POST', body: JSON.stringify({ leader }) });
    return answer.text();
  }

  /** Kills PostgreSQL on a machine, and the Patroni that would start it again. */
  killMachine(name: MachineName): void {
    this.patroni[name].kill();
    const pid = this.#postmaster(name);
    if (!pid) return;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
    for (const one of [pid, ...children]) process.kill(one, 'SIGKILL');
  }

  /** Returns the member that leads etcd. */
  async etcdLeader(): Promise<MachineName> {
    for (const name of MACHINES) {
      const state = await fetch(`http://${this.#ip(name)}:2379/metrics`).then((one) => one.text(), () => '');
      if (/^etcd_server_is_leader 1$/m.test(state)) return name;
    }
    throw new Error('etcd has no leader.');
  }

  close(): void {
    process.off('exit', this.#end);
    this.#end();
  }

  readonly #end = (): void => {
    for (const unit of [this.pgbouncer, this.haproxy, ...Object.values(this.patroni), ...Object.values(this.etcd)]) unit.kill();
    for (const name of MACHINES)
      spawnSync(join(this.#bin, 'pg_ctl'), ['stop', '-D', this.#data(name), '-m', 'immediate', '-w'], { ...this.#postgres, stdio: 'ignore' });
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  };

  #ip = (name: MachineName): string => `${this.#net}.${MACHINES.indexOf(name) + 1}`;
  #rest = (name: MachineName): string => `http://${this.#ip(name)}:8008`;
  #data = (name: MachineName): string => join(this.#home(name), 'postgresql/15/shagun');

  #postmaster(name: MachineName): number | undefined {
    const file = join(this.#data(name), 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
  }

  #home(name: string): string {
    const home = join(this.#folder, name);
    if (!existsSync(home)) {
      for (const folder of ['', 'postgresql', 'run', 'log', 'etcd']) mkdirSync(join(home, folder));
      execFileSync('chown', ['-R', `${this.#postgres.uid}:${this.#postgres.gid}`, home]);
    }
    return home;
  }

  /** Returns a file of the example with the addresses and folders that stand for its machine here. */
  #mapped(name: string, file: string): string {
    const home = this.#home(name);
    const texts: Record<string, string> = {
      THIS_NAME: name,
      THIS_IP: `${this.#net}.${name.slice(-1)}`,
      // Here everybody calls from the address of this machine.
      '10.0.0.0/24': '127.0.0.0/8',
      '10.0.0.': `${this.#net}.`,
      ...(name === 'api' ? { '127.0.0.1': `${this.#net}.9` } : {}),
      '/usr/lib/postgresql/15/bin': this.#bin,
      '/var/lib/postgresql': join(home, 'postgresql'),
      '/var/run/postgresql': join(home, 'run'),
      '/var/log/postgresql': join(home, 'log'),
      '/var/lib/etcd': join(home, 'etcd'),
      '/etc/pgbouncer': home,
    };
    return Object.entries(texts).reduce((text, [one, other]) => text.replaceAll(one, other), readFileSync(join(EXAMPLE, file), 'utf8'));
  }

  #write(name: string, file: string): string {
    const path = join(this.#home(name), file);
    writeFileSync(path, this.#mapped(name, file));
    return path;
  }

  #settings = (name: string, file: string): Record<string, string> => variablesIn(this.#mapped(name, file));

  #unit(machine: string, program: string, command: string[], env: Record<string, string> = {}): Unit {
    const home = this.#home(machine);
    return new Unit(`${program} of ${machine}`, { command, cwd: home, env: { PATH: '/usr/bin:/bin', HOME: home, LANG: 'C.UTF-8', ...env }, user: this.#postgres });
  }

  #psql(machine: MachineName, args: string[]): void {
    execFileSync('psql', ['-h', join(this.#home(machine), 'run'), '-U', 'postgres', '-q', '-v', 'ON_ERROR_STOP=1', ...args], { ...this.#postgres, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  }

  #said(): string {
    return Object.values(this.patroni).map((unit) => unit.said.slice(-1500)).join('\n');
  }
}
