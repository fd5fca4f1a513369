import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runNode } from '#scripts/lib/program.ts';
import { startShop } from '#main';
import { linkAddress } from '#server/address.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type EmptyShop, emptyShop } from '#tests/support/engines.ts';

let place: EmptyShop;
beforeAll(async () => {
  place = await emptyShop('sqlite');
});
afterAll(() => place.remove());

/** Returns the settings of a command in the shop's folder that knows no port of it. */
const commandConfig = (more: Record<string, string> = {}): Config =>
  readConfig({ ...place.env, PORT: undefined, ...more });

/** Starts the shop on a free port, and returns the port and a function that ends it. */
async function start(more: Record<string, string> = {}): Promise<{ port: string; close(): Promise<void> }> {
  const { url, close } = await startShop(readConfig({ ...place.env, PORT: '0', ...more }), { background: false });
  return { port: new URL(url).port, close };
}

it('an invitation begins with the address of the running shop, whatever its port, and opens', async () => {
  const site = join(place.config.dataDir, 'site');
  await mkdir(join(site, 'back-office', 'join'), { recursive: true });
  await writeFile(join(site, 'back-office', 'join', 'index.html'), 'Come in');
  const { port, close } = await start({ SITE_DIR: site });
  const { output } = await runNode(['scripts/staff.ts', 'invite', 'owner', 'Amrit Kaur'], {
    env: { PATH: process.env['PATH'], ...place.env, PORT: undefined },
    quiet: true,
  });
  expect(output).toMatch(new RegExp(`^http://localhost:${port}/back-office/join#[\\w-]{20,}\n$`));
  const answer = await fetch(output.trim());
  expect(await answer.text()).toBe('Come in');
  await close();
});

it('the last address stays while the shop does not run, and each folder has its own', async () => {
  const { port, close } = await start();
  await close();
  expect(linkAddress(commandConfig())).toBe(`http://localhost:${port}`);
  const other = await emptyShop('sqlite');
  expect(linkAddress({ ...commandConfig({ PORT: '4670' }), dataDir: other.config.dataDir })).toBe(
    'http://localhost:4670',
  );
  await other.remove();
});

it('a public address goes before the port: the one of the command, else the one that the shop was started with', async () => {
  const { close } = await start({ SITE_URL: 'https://shagun.example/' });
  await close();
  expect(linkAddress(commandConfig())).toBe('https://shagun.example');
  expect(linkAddress(commandConfig({ SITE_URL: 'https://other.example' }))).toBe('https://other.example');
  // A note that a full disk left empty counts for nothing.
  await rm(join(place.config.dataDir, 'address.txt'));
  await writeFile(join(place.config.dataDir, 'address.txt'), '');
  expect(linkAddress(commandConfig())).toBe('http://localhost:4321');
});
