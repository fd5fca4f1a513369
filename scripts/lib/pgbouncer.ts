import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackages, missing } from './browser.ts';
import { freePort, unprivileged } from './postgres.ts';

const WHAT = 'the connection pooler PgBouncer';

/** A private PgBouncer before a PostgreSQL server, in transaction mode. */
export interface TestBouncer {
  /** Returns the URL by which the pooler leads to a database of the server. @param url of the database itself */
  before(url: string): string;
  /** Ends the pooler at once, as a crash would; connections break. */
  stop(): Promise<void>;
  /** Starts the pooler again on its port. */
  start(): Promise<void>;
  /** Ends the pooler and deletes its folder. */
  end(): Promise<void>;
}

/** Returns the path of PgBouncer on this machine; null when it is not installed. */
function findBouncer(): string | null {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null;
}

/**
 * Starts PgBouncer on a free port before a PostgreSQL server, as another user when this process is root; it ends with
 * this process. Installs PgBouncer when it is missing.
 * @param url of any database of the server; its user and password are the only ones the pooler lets in
 * @param settings of `pgbouncer.ini` beside or instead of those here, such as `ignore_startup_parameters`
 * @throws Error when PgBouncer cannot be installed or does not start
 */
export async function startBouncer(url: string, settings: Record<string, string> = {}): Promise<TestBouncer> {
  if (!findBouncer()) installPackages(['pgbouncer'], WHAT);
  const program = findBouncer() ?? missing(WHAT);
  const server = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'shop-bouncer-'));
  const user = process.getuid?.() === 0 ? unprivileged() : null;
  const port = await freePort();
  const name = decodeURIComponent(server.username);
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    max_client_conn: '1000',
    ...settings,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key} = ${value}`);
  const databases = `[databases]\n* = host=${server.hostname} port=${server.port || '5432'}`;
  writeFileSync(join(folder, 'pgbouncer.ini'), `${databases}\n[pgbouncer]\n${lines.join('\n')}\n`);
  writeFileSync(all.auth_file, `"${name}" "${decodeURIComponent(server.password)}"\n`);
  if (user) for (const file of ['', 'pgbouncer.ini', 'users.txt']) chownSync(join(folder, file), user.uid, user.gid);
  let running: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    // A group of its own: Ctrl-C on the terminal must not reach it before its clients are done.
    running = spawn(program, [join(folder, 'pgbouncer.ini')], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    await listening(running);
    running.unref();
  };
  const stop = async (): Promise<void> => {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  const clear = (): void => {
    running?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  // Also when the tests are broken off.
  process.on('exit', clear);
  await start();
  return {
    before(direct) {
      const by = new URL(direct);
      by.host = `127.0.0.1:${port}`;
      return by.href;
    },
    stop,
    start,
    async end() {
      await stop();
      process.off('exit', clear);
      clear();
    },
  };
}

/** Waits until PgBouncer says that it listens. @throws Error with its output when it ends instead */
async function listening(child: ChildProcess): Promise<void> {
  const output = child.stderr;
  let text = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PgBouncer did not start: ${text}`)));
    output?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('process up:')) resolve();
    });
  });
  // What it writes later is read and forgotten, and keeps nobody waiting.
  output?.removeAllListeners('data').resume();
  if (output && 'unref' in output && typeof output.unref === 'function') output.unref();
}
