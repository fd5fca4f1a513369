import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { installPackages, missing } from './browser.ts';

/** A private PostgreSQL server for tests. */
export interface TestPostgres {
  /** URL with the right to create databases. */
  url: string;
  stop(): void;
}

/** Returns the folder of PostgreSQL's programs on this machine; null when it is not installed. */
export function findPostgres(): string | null {
  const debian = (existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`);
  const folders = [...debian, ...(process.env['PATH'] ?? '').split(delimiter)];
  return (
    folders.find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  );
}

/**
 * Returns the folder of PostgreSQL's programs; installs PostgreSQL when it is missing.
 * @throws Error with instructions when it cannot be installed
 */
function demandPostgres(): string {
  const found = findPostgres();
  if (found) return found;
  installPackages(['postgresql'], 'PostgreSQL');
  return findPostgres() ?? missing('PostgreSQL');
}

/**
 * Starts a temporary PostgreSQL server on a free port, as another user when this process is root; it stops with this
 * process.
 * @param folder parent of the server's temporary folder
 * @param durable true for measurements that include writing to the disk; false is faster but not crash-safe
 * @throws Error when the server does not start
 */
export async function startPostgres({ folder: place = tmpdir(), durable = false } = {}): Promise<TestPostgres> {
  const bin = demandPostgres();
  const folder = mkdtempSync(join(place, 'shop-postgres-'));
  const user = process.getuid?.() === 0 ? unprivileged() : null;
  if (user) chownSync(folder, user.uid, user.gid);
  const run = { ...user, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', HOME: folder } };
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '--no-sync', '-E', 'UTF8'], {
    ...run,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']).flatMap((one) => ['-c', one]),
    '-c',
    'max_connections=200',
  ];
  // A group of its own: Ctrl-C on the terminal must not reach it before its clients are done.
  spawn(join(bin, 'postgres'), options, { ...run, stdio: 'ignore', detached: true }).unref();
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  const stop = (): void => {
    process.off('exit', stop);
    spawnSync(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w'], { ...run, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  // Also when the tests are broken off.
  process.on('exit', stop);
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    const up = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (up) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  throw new Error('The private PostgreSQL server for the tests did not start.');
}

/** Returns the user who runs servers that refuse root: `postgres`, or `nobody` where there is none. */
export function unprivileged(): { uid: number; gid: number } {
  const id = (flag: string, name: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  const name = ['postgres', 'nobody'].find((one) => {
    try {
      return id('-u', one) > 0;
    } catch {
      return false;
    }
  });
  return { uid: id('-u', name ?? 'nobody'), gid: id('-g', name ?? 'nobody') };
}

/** Returns a free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
