import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { codeOf, isRecord } from '#lib/narrow.ts';
import { SECOND } from '#lib/time.ts';
import type { Finding } from '#scripts/lib/doctor/finding.ts';
import { userName } from '#scripts/lib/doctor/machine-findings.ts';
import type { Config } from '#server/config.ts';

/** Longest wait for the answer of whoever listens at the port, ms. */
const PATIENCE = 2 * SECOND;

/** Returns a finding about the port of the settings: who holds it, if anybody does. */
export async function portFindings({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding[]> {
  const code = await listenFault(host, port);
  if (code === '') return [{ is: 'good', words: `port ${port} is free` }];
  if (code === 'EACCES')
    return [
      { is: 'stops', words: `port ${port} may not be opened by ${userName()}: PORT names another, from 1024 on` },
    ];
  if (code !== 'EADDRINUSE')
    return [{ is: 'stops', words: `${host} is no address of this machine (${code}): HOST names another` }];
  const [runs, holder] = await Promise.all([isShop(host, port), holderOf(port)]);
  const by = holder ?? 'another program, which the system does not tell to this user';
  if (runs) return [{ is: 'good', words: `port ${port}: the shop is running there${holder ? ` (${holder})` : ''}` }];
  return [{ is: 'stops', words: `port ${port} is held by ${by}: end that program, or name another port by PORT` }];
}

/** Returns the error code of listening at a port; empty when it is free. */
function listenFault(host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error) => resolve(codeOf(error)));
    server.listen(port, host, () => server.close(() => resolve('')));
  });
}

/** Tells whether a shop answers at a port. */
async function isShop(host: string, port: number): Promise<boolean> {
  try {
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/healthz`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    const data: unknown = await answer.json();
    return answer.ok && isRecord(data) && data['ok'] === true;
  } catch {
    return false;
  }
}

/** State of a listening socket in the system's table. */
const LISTENING = '0A';

/**
 * Returns name and number of the program that listens at a port, such as `nginx, process 812`; null when the system does
 * not tell, as of another user's program.
 */
async function holderOf(port: number): Promise<string | null> {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')),
  );
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = tables.flatMap((table) =>
    table.split('\n').flatMap((line) => {
      const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
      return state === LISTENING && local.endsWith(`:${wanted}`) ? [`socket:[${inode}]`] : [];
    }),
  );
  const processes = await readdir('/proc').catch(() => []);
  for (const id of processes.filter((name) => /^\d+$/.test(name))) {
    const files = await readdir(`/proc/${id}/fd`).catch(() => []);
    const links = await Promise.all(files.map((file) => readlink(`/proc/${id}/fd/${file}`).catch(() => '')));
    if (!links.some((link) => sockets.includes(link))) continue;
    const name = await readFile(`/proc/${id}/comm`, 'utf8').catch(() => '');
    return `${name.trim() || 'a program'}, process ${id}`;
  }
  return null;
}
