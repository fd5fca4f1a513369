import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quietConfig, quietSettings } from '#scripts/fixture.ts';
import { freePort } from '#scripts/lib/postgres.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';
import { demandProgram, Machine } from '#tests/support/deploy/machine.ts';
import { stockShop } from '#tests/support/deploy/shop.ts';
import { type Runner, runJob } from '#tests/support/deploy/workflow.ts';

const FILE = '.github/workflows/deploy.yml';

let machine: Machine;
let shop: RunningServer;
let runner: Runner;
/** The program on the API's machine, and the pages on the site's. */
let program: string;
let site: string;
/** File that the restart leaves. */
let restarted: string;

const write = (file: string, text: string): void => {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
};

beforeAll(async () => {
  demandProgram('curl');
  machine = new Machine([], {});
  [program, site, restarted] = ['/srv/shagun', '/srv/site', '/restarted'].map((path) => machine.path(path)) as [
    string,
    string,
    string,
  ];
  machine.checkOut('/workspace');
  const settings = quietSettings(machine.path('/shop'), { PORT: String(await freePort()) });
  shop = await startShop(quietConfig(machine.path('/shop'), { ...settings, SITE_DIR: 'none' }));
  await stockShop(shop.shop.db, shop.shop.media.root);
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  write(join(program, '.env'), lines.join(''));
  write(join(program, '.data', 'kept'), 'kept');
  write(join(program, 'src', 'gone.ts'), 'gone');
  machine.linkPackages(join(program, 'node_modules'));
  write(join(site, '_astro', 'earlier.js'), 'a page that is open asks for it');
  write(join(site, 'gone', 'index.html'), 'gone');
  runner = {
    workspace: machine.path('/workspace'),
    home: machine.own('/home'),
    values: {
      'secrets.API_SSH_KEY': 'key',
      'secrets.API_SSH_KNOWN_HOSTS': 'example.in ssh-ed25519 key',
      'secrets.SITE_SSH_KEY': 'key',
      'secrets.SITE_SSH_KNOWN_HOSTS': 'example.in ssh-ed25519 key',
      'vars.API_SSH_TARGET': `shop@api.example.in:${program}`,
      'vars.SITE_SSH_TARGET': `shop@example.in:${site}`,
      'vars.API_RESTART_COMMAND': `touch ${restarted}`,
      'vars.API_URL': shop.url,
      'vars.SITE_URL': 'https://example.in',
    },
  };
});
afterAll(async () => {
  await shop?.close();
  machine?.remove();
});

it('the workflow does not start a program anew whose settings are wrong', async () => {
  const settings = readFileSync(join(program, '.env'), 'utf8');
  writeFileSync(join(program, '.env'), 'PORT=99999\n');
  const { failed, said } = await runJob(FILE, 'api', runner);
  writeFileSync(join(program, '.env'), settings);
  expect([failed, said, existsSync(restarted)]).toEqual([
    'Copy the program and start it anew',
    expect.stringContaining('PORT'),
    false,
  ]);
});

it('the workflow brings the API to its machine and starts it anew, though it holds its port', async () => {
  const { failed, said, unrun } = await runJob(FILE, 'api', runner);
  expect([failed, unrun], said).toEqual([null, ['actions/checkout@v5']]);
  expect([said, existsSync(restarted)]).toEqual([expect.stringContaining('{"ok":true}'), true]);
  expect(['scripts/server.ts', '.env', '.data/kept'].filter((file) => !existsSync(join(program, file)))).toEqual([]);
  expect(existsSync(join(program, 'src', 'gone.ts'))).toBe(false);
});

it('the workflow builds the site from the catalogue and brings it to its host, where earlier scripts stay', async () => {
  const { failed, said, unrun } = await runJob(FILE, 'site', runner);
  expect([failed, unrun], said).toEqual([null, ['actions/checkout@v5', 'actions/setup-node@v5']]);
  expect(readdirSync(join(site, 'sweets-info')).length).toBeGreaterThan(0);
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain(`${shop.url}/uploads`);
  expect(['_astro/earlier.js', 'pagefind/pagefind.js', 'gone'].map((file) => existsSync(join(site, file)))).toEqual([
    true,
    true,
    false,
  ]);
});
