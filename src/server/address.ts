import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, localUrl } from '#server/config.ts';

/** Hosts at which a server is reached as `localhost`. */
const HERE = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'];

/**
 * Returns the path of the file in which a data folder's shop keeps its address, because commands that print links are
 * not started with its `PORT` and `SITE_URL`.
 */
const fileOf = (dataDir: string): string => join(dataDir, 'address.txt');

/** Returns the URL of this machine at which a server's host and port are reached. */
const urlAt = (host: string, port: number): string =>
  HERE.includes(host) ? localUrl(port) : `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Returns the address that links of a running shop begin with, without a trailing slash: `SITE_URL` when it is set,
 * else host and port.
 * @param port port at which it listens
 */
const addressOf = ({ siteUrl, host, port: wanted }: Config, port: number): string =>
  siteUrl === localUrl(wanted) ? urlAt(host, port) : siteUrl;

/** Stores the address of a running shop in its data folder. @param port port at which it listens */
export async function keepAddress(config: Config, port: number): Promise<void> {
  const file = fileOf(config.dataDir);
  const own = `${file}.${process.pid}`;
  // Several processes may share the folder.
  await writeFile(own, `${addressOf(config, port)}\n`);
  await rename(own, file);
}

/**
 * Returns the address that links printed by a command begin with, without a trailing slash: `SITE_URL` of the command's
 * settings when it is set, else the address with which the shop of the data folder was started last, else `localhost`
 * with `PORT`.
 */
export function linkAddress({ siteUrl, port, dataDir }: Config): string {
  const file = fileOf(dataDir);
  const kept = siteUrl === localUrl(port) && existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return kept || siteUrl;
}
