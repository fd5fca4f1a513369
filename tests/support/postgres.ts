import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { installPackages } from './browser.ts';

/** A private PostgreSQL server for tests. */
export interface TestPostgres {
  /** Address with the right to create databases. */
  url: string;
  stop(): void;
}

/** Folder of PostgreSQL's own programs; installs the server where it is missing and that is possible. */
function programs(): string {
  const find = (): string | undefined =>
    (existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [])
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => `/usr/lib/postgresql/${version}/bin`)
      .find((folder) => existsSync(join(folder, 'initdb')));
  const found = find();
  if (found) return found;
  installPackages(['postgresql'], 'PostgreSQL');
  return find() ?? '';
}

/** Starts a server in a folder of its own, on a free port, without the safety that tests do not need. It cannot run as root, so root lends it another user. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const user = process.getuid?.() === 0 ? unprivileged() : null;
  if (user) chownSync(folder, user.uid, user.gid);
  const run = { ...(user ?? {}), cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', HOME: folder } };
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '--no-sync', '-E', 'UTF8'], { ...run, stdio: 'ignore' });
  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'];
  const server = spawn(join(bin, 'postgres'), options, { ...run, stdio: 'ignore' });
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  const stop = (): void => {
    server.kill('SIGINT');
    server.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  };
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

function unprivileged(): { uid: number; gid: number } {
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

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
