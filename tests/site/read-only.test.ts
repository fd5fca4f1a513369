import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { cp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordLabels } from '#domain/catalogue/record-labels.rules.ts';
import { MINUTE } from '#lib/time.ts';
import { filesBelow } from '#publish/files.ts';
import { Releases } from '#publish/releases.ts';
import { copyFixture } from '#scripts/fixture.ts';
import { freePort } from '#scripts/lib/postgres.ts';
import { otherUser } from '#tests/support/deploy/machine.ts';

/** Whatever is waited for here comes by itself; a machine may be a tenth as quick as another. */
const PATIENCE = { timeout: 7 * MINUTE, interval: 100 };
const SOURCES = ['src', 'public', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'astro.config.mjs'];
/** The user who runs the shop: another one than the owner of the checkout, where the test may choose. */
const user = otherUser();

/** A program that goes on until it is ended. */
interface Running {
  process: ChildProcess;
  said: string;
}

let base: string;
/** The program, which its user cannot write, in a place whose signs no bundler can read. */
let checkout: string;
/** Where the person stands. */
let person: string;
let before: string[];
let server: Running;
let url: string;
const running: Running[] = [];
const commandsRun = new Set<string>();

/** Returns paths, times and sizes of everything in the checkout. */
const listing = (): string[] =>
  readdirSync(checkout, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('node_modules/'))
    .sort()
    .map((path) => {
      const { mtimeMs, size } = lstatSync(join(checkout, path));
      return `${path} ${mtimeMs} ${size}`;
    });

/** Returns a data folder of the test's user. */
const dataFolder = (name: string): string => {
  const folder = join(base, name);
  mkdirSync(folder, { recursive: true });
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      lchownSync(join(folder, path), user.uid, user.gid);
  return folder;
};

const settings = (dataDir: string, more: Record<string, string> = {}): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: person,
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'false',
  // Many programs of one checkout begin here.
  NODE_COMPILE_CACHE: join(person, 'compiled'),
  ...more,
});
const program = (): string => join(checkout, 'scripts', 'run.mjs');

/** Runs a command from where the person stands. @returns what it said, whether it succeeded or not */
async function run(dataDir: string, [command = '', ...args]: string[], more?: Record<string, string>): Promise<string> {
  commandsRun.add(command);
  const options = { cwd: person, env: settings(dataDir, more), ...user };
  return new Promise((done) => {
    execFile(process.execPath, [program(), command, ...args], options, (_error, stdout, stderr) =>
      done(stdout + stderr),
    );
  });
}

/** Starts a command that goes on, and waits until it has said some words. */
async function begin(
  dataDir: string,
  [command = '', ...args]: string[],
  words: string,
  more?: Record<string, string>,
): Promise<Running> {
  commandsRun.add(command);
  const child = spawn(process.execPath, [program(), command, ...args], {
    cwd: person,
    env: settings(dataDir, more),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  const one: Running = { process: child, said: '' };
  running.push(one);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (one.said += String(part)));
  await vi.waitFor(() => {
    if (child.exitCode !== null) throw new Error(one.said);
    expect(one.said).toContain(words);
  }, PATIENCE);
  return one;
}

async function end({ process: child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Returns the files of the served release of a data folder, with their bytes. */
async function releaseOf(dataDir: string): Promise<Map<string, string>> {
  const folder = new Releases(dataDir).folder((await new Releases(dataDir).served())?.name ?? '');
  const files = await filesBelow(folder);
  return new Map(
    await Promise.all(
      files.map(async (file) => [relative(folder, file), (await readFile(file)).toString('base64')] as const),
    ),
  );
}

/** The first page of the shop, as `npm start` served it. */
let home: string;
let first: string;
let second: string;
beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'shop-read-only-'));
  chmodSync(base, 0o755);
  checkout = join(base, 'the shop #1, 100% ਸ਼ਗਨ?');
  for (const part of SOURCES) await cp(part, join(checkout, part), { recursive: true });
  await symlink(resolve('node_modules'), join(checkout, 'node_modules'));
  if (user.uid === undefined)
    for (const path of ['.', ...readdirSync(checkout, { recursive: true, encoding: 'utf8' })])
      if (!path.startsWith('node_modules')) chmodSync(join(checkout, path), 0o555);
  before = listing();
  person = dataFolder('person');
  mkdirSync(join(base, 'kept (ਸ਼ਗਨ)'));
  await copyFixture(join(base, 'kept (ਸ਼ਗਨ)'));
  first = dataFolder('kept (ਸ਼ਗਨ)');
  second = dataFolder('second (ਸ਼ਗਨ)');
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  const shop = await begin(first, ['start'], 'is open at', { PORT: port, NODE_ENV: 'test' });
  home = await (await fetch(url)).text();
  await end(shop);
  server = await begin(first, ['server'], 'The API answers', { PORT: port, NODE_ENV: 'test' });
});
afterAll(async () => {
  await Promise.all(running.map(end));
  if (user.uid === undefined)
    for (const path of ['.', ...readdirSync(checkout, { recursive: true, encoding: 'utf8' })])
      if (!path.startsWith('node_modules')) chmodSync(join(checkout, path), 0o755);
  await rm(base, { recursive: true, force: true, maxRetries: 10 });
});

describe('from a checkout that its user cannot write', () => {
  it('a shop opens with a site that shows its catalogue', async () => {
    expect(home).toContain('</html>');
    expect(await run(first, ['publish'], { API_URL: url })).toContain('The site shows the catalogue as it is.');
  });

  it('two shops build side by side, each in its data folder, and get the same bytes', async () => {
    const [, built] = await Promise.all([
      begin(second, ['publish', '--watch', '--api', url], 'is served'),
      run(dataFolder('third'), ['build', '--out', 'built']),
    ]);
    expect(built).toContain('pages,');
    expect(readFileSync(join(person, 'built', 'index.html'), 'utf8')).toContain('</html>');
    const [one, other] = await Promise.all([first, second].map(releaseOf));
    expect([...(other?.keys() ?? [])].sort()).toEqual([...(one?.keys() ?? [])].sort());
    expect([...(one ?? [])].filter(([file, bytes]) => other?.get(file) !== bytes).map(([file]) => file)).toEqual([]);
  });

  it('a price that is changed by a table comes to the site by the publisher that watches it', async () => {
    expect(await run(first, ['catalogue', 'export', 'sweet', 'sweets.csv'], { API_URL: url })).toContain(
      'records are in',
    );
    const sheet = join(person, 'sweets.csv');
    const rows = Papa.parse<string[]>(readFileSync(sheet, 'utf8').replace('\uFEFF', '').trim()).data;
    const [head = [], sweet = []] = rows;
    sweet[head.indexOf(recordLabels.sweet.rate)] = '4321';
    writeFileSync(sheet, Papa.unparse(rows));
    const changed = await run(first, ['catalogue', 'import', 'sweet', 'sweets.csv', '--apply'], { API_URL: url });
    expect(changed).toContain('Done.');
    const page = join('sweets-info', sweet[head.indexOf('id')] ?? '', 'index.html');
    await vi.waitFor(
      async () => expect(await readFile(join(new Releases(second).current, page), 'utf8')).toContain('₹4,321'),
      PATIENCE,
    );
  });

  it('every command of a shop works, and looks paths up from where the person stands', async () => {
    const api = { API_URL: url };
    const archives = async (): Promise<void> => {
      expect(await run(first, ['backup', '--to', 'archives'])).toContain(join(person, 'archives'));
      expect(await run(first, ['export', '--to', 'archives'])).toContain(join(person, 'archives'));
      const [backup = '', sheets = ''] = readdirSync(join(person, 'archives')).sort();
      const [fourth, fifth] = [dataFolder('fourth'), dataFolder('fifth')];
      expect(await run(fourth, ['restore', `archives/${backup}`])).toContain('Restored and checked');
      expect(await run(fifth, ['import', `archives/${sheets}`])).toContain('Restored and checked');
      const away = await run(fourth, ['move', '--to', 'postgres://shop:secret@127.0.0.1:1/shop']);
      expect(away).not.toMatch(/^ +at /m);
    };
    const site = async (): Promise<void> => {
      expect(await run(first, ['snapshot', '--out', 'taken'], api)).toContain(join(person, 'taken'));
      expect(await run(first, ['deploy', '--site', 'built', '--to', 'served'])).toContain('Deployed');
      expect(readFileSync(join(person, 'served', 'index.html'), 'utf8')).toContain('</html>');
      expect(await run(first, ['staff', 'invite', 'owner', 'Amrit Kaur'])).toContain('/back-office/');
      expect(await run(first, ['doctor'])).toContain(process.versions.node);
    };
    await Promise.all([archives(), site()]);
    const [, serving = ''] = /SERVING =\s*'([^']+)'/.exec(readFileSync('scripts/run.mjs', 'utf8')) ?? [];
    expect([...commandsRun].sort()).toEqual(serving.split(' ').sort());
  });

  it('nothing of the checkout has changed after all that', async () => {
    await end(server);
    expect(listing()).toEqual(before);
  });
});
