import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackages } from '#scripts/lib/browser.ts';
import { freePort } from '#scripts/lib/postgres.ts';

const WHAT = 'the web server nginx (with its file /etc/nginx/mime.types)';

/** Returns the path of nginx on this machine; null when it is not installed. */
export function findNginx(): string | null {
  const folders = ['/usr/sbin', '/usr/bin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null;
}

/** A server that runs until it is stopped. */
interface RunningNginx {
  url: string;
  stop(): Promise<void>;
}

/** Serves a built site with nginx and the site's own `nginx.conf`; installs nginx when it is missing. */
export const serveByNginx = (site: string): Promise<RunningNginx> =>
  runNginx((port) => `server { listen 127.0.0.1:${port}; root ${site}; include ${join(site, 'nginx.conf')}; }`);

/**
 * Starts nginx and waits until it answers; installs nginx when it is missing.
 * @param servers returns the content of nginx's `http` block for a port
 * @param options.user who reads the files when this process is root; root by default
 * @param options.port a free one by default
 * @throws Error when nginx cannot be installed or does not start
 */
export async function runNginx(
  servers: (port: number) => string,
  { user = 'root', port: given }: { user?: string; port?: number } = {},
): Promise<RunningNginx> {
  if (!findNginx()) installPackages(['nginx-light'], WHAT);
  const nginx = findNginx();
  if (!nginx) throw new Error(`The tests need ${WHAT}.`);
  const folder = await mkdtemp(join(tmpdir(), 'shop-nginx-'));
  // The user keeps large answers there.
  await chmod(folder, 0o755);
  const port = given ?? (await freePort());
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? `user ${user};` : ''} daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {}
     http { include /etc/nginx/mime.types; access_log off; ${temporary}
       ${servers(port)} }`,
  );
  const process_ = spawn(nginx, ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, process_);
  return {
    url,
    async stop() {
      const ended = new Promise((done) => process_.once('exit', done));
      process_.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the server answers. @throws Error with the server's error output when it ends instead */
async function answering(url: string, server: ChildProcess): Promise<void> {
  let text = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  while (server.exitCode === null) {
    if (await fetch(url, { redirect: 'manual' }).catch(() => null)) return;
    await new Promise((done) => setImmediate(done));
  }
  throw new Error(`nginx did not start: ${text}`);
}
