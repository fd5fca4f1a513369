import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Releases } from '#publish/releases.ts';
import { copyFixture } from '#scripts/fixture.ts';
import { freePort, startPostgres, type TestPostgres } from '#scripts/lib/postgres.ts';
import { ProjectCopy } from '#scripts/lib/project-copy.ts';
import { commandsOf, Terminal } from '#tests/support/commands.ts';
import { FakeS3 } from '#tests/support/s3.ts';

const documents = ['README.md', 'scripts/deploy/README.md', 'scripts/deploy/running-it.md'];

/** The programs of all commands that npm knows. */
const scripts = [...new Set(readFileSync('package.json', 'utf8').match(/(?<=run\.mjs )[a-z-]+/g))];

/** Commands of the documents that are not run here, with the reason. */
const unrun: Record<string, string> = {
  'npm test': 'is what runs this',
  'npm test -- --only checks': 'is a stage of it',
  'npm test -- --only unit,api': 'are stages of it',
  'npm run verify': 'are stages of it',
  'npm run dev': 'a browser buys by it in tests/e2e/dev.spec.ts',
  'npm run bench': 'its stage guard measures the same bytes',
  'npm run bench -- guard': 'is its stage guard',
  'npm run bench -- machine': 'takes minutes',
  'npm run bench -- tasks': 'takes minutes',
  'npm run bench -- tasks --staff': 'takes minutes',
  'npm ci --omit=dev --ignore-scripts': 'what serves is installed so by every command of a shop',
  'systemctl restart shagun-api@4321': 'no systemd in a test',
  'systemctl status nginx': 'no systemd in a test',
};

let folder: string;
let shop: Terminal;
let postgres: TestPostgres;
const bucket = new FakeS3();
/** Ports of the shop that runs, and of what is started beside it. */
let ports: { shop: number; beside: number };
/** What one command left for another: an archive, the id of a token. */
let backup: string;
let token: string;

const home = (name: string): string => join(folder, name);
/** Returns the settings of a shop in another folder and on another port than the one that runs. */
const beside = (name: string, more: Record<string, string> = {}): Record<string, string> => ({
  DATA_DIR: home(name),
  PORT: String(ports.beside),
  ...more,
});
const bucketSettings = (): Record<string, string> => {
  const { accessKeyId, secretAccessKey, region, endpoint } = bucket.place();
  return {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_REGION: region,
    AWS_ENDPOINT_URL: endpoint,
  };
};
async function askDatabase(question: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(question);
  await client.end();
}
async function database(name: string): Promise<string> {
  await askDatabase(`create database ${name}`);
  return postgres.url.replace(/\/\w+$/, `/${name}`);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-commands-'));
  const program = home('program');
  ports = { shop: await freePort(), beside: await freePort() };
  await Promise.all([
    ProjectCopy.make(program),
    copyFixture(home('data')),
    copyFixture(home('moved'), ['shop.sqlite', 'media']),
    bucket.open(),
  ]);
  postgres = await startPostgres();
  const quick = { NODE_COMPILE_CACHE: home('compiled') };
  shop = new Terminal(program, { DATA_DIR: home('data'), PORT: String(ports.shop), ...quick });
});
afterAll(async () => {
  await shop?.close();
  postgres?.stop();
  await bucket.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** A command of the documents: its text, and what is seen of it when it is run as it stands. */
type Seen = [command: string, see: (command: string) => Promise<void>];

/** Expects that a command ends well and says something. */
const says =
  (words: RegExp, env: () => Record<string, string> = () => ({}), code = 0) =>
  async (command: string): Promise<void> => {
    const ran = await shop.run(command, env());
    expect(ran.said).toMatch(words);
    expect(ran.code).toBe(code);
  };
/** Expects that a command serves until it is ended. */
const serves =
  (words: RegExp, env: () => Record<string, string>) =>
  async (command: string): Promise<void> => {
    const end = await shop.begin(command, words, env());
    await end();
  };

/** The commands in the order in which somebody may need them; the shop of the first one runs beside the others. */
const seen: Seen[] = [
  [
    'npm start',
    async (command) => {
      await shop.begin(command, /is open at/);
      const page = await fetch(`http://127.0.0.1:${ports.shop}/sweets`);
      expect(await page.text()).toContain('Kaju katli');
    },
  ],
  [
    'curl -sf http://localhost:4321/readyz',
    async (command) => {
      const { said } = await shop.run(command.replace('4321', String(ports.shop)));
      expect(said).toBe('{"ok":true}');
    },
  ],
  ['npm run texts', says(/every page with src\/layouts\/base\.astro[^]*\n\/contact-us\n/)],
  ['npm run doctor', says(/Stops the shop: nothing/)],
  ['NODE_ENV=production npm run doctor', says(/✗ SITE_URL is not set/, undefined, 1)],
  ['npm run staff -- invite owner "Amrit Kaur"', says(/\/back-office\/join#/)],
  ['npm run staff -- list', says(/owner/)],
  ['npm run staff -- token "Old laptop"', says(/^[\w.-]{20,}$/m)],
  [
    'npm run staff -- tokens',
    async (command) => {
      const { said } = await shop.run(command);
      token = /^(\S+)\s.*Old laptop/m.exec(said)?.[1] ?? '';
      expect(token).not.toBe('');
    },
  ],
  [
    'npm run staff -- revoke ID',
    async (command) => {
      await shop.run(command.replace('ID', token));
      expect((await shop.run('npm run staff -- tokens')).said).not.toContain('Old laptop');
    },
  ],
  [
    'npm run publish -- --watch',
    async (command) => {
      await copyFixture(home('watched'), ['site', 'snapshot']);
      const env = beside('watched', { API_URL: `http://127.0.0.1:${ports.shop}` });
      await serves(/The site shows|is served/, () => env)(command);
    },
  ],
  ['npm run catalogue', says(/catalogue -- import/)],
  [
    'npm run catalogue -- export sweet sweets.csv',
    async (command) => {
      await shop.run(command);
      const file = home('program/sweets.csv');
      const sheet = await readFile(file, 'utf8');
      expect(sheet).toContain('Kaju katli');
      await writeFile(file, sheet.replace('Kaju katli', 'Kaju katli of the house'));
    },
  ],
  ['npm run catalogue -- import sweet sweets.csv', says(/Kaju katli of the house/)],
  ['npm run catalogue -- import sweet sweets.csv --apply', says(/Done/)],
  ['npm run publish', says(/The site shows|is served/)],
  ['npm run publish -- --list', says(/served/)],
  [
    'npm run publish -- --rollback',
    async (command) => {
      const releases = new Releases(home('data'));
      const page = async () => (await fetch(`http://127.0.0.1:${ports.shop}/sweets`)).text();
      const served = async () => (await releases.served())?.name ?? '';
      expect(await page()).toContain('Kaju katli of the house');
      const [all, before] = [await releases.list(), await served()];
      await shop.run(command);
      expect(await served()).toBe(all[all.indexOf(before) + 1]);
      expect(await page()).toBe(await readFile(join(releases.folder(await served()), 'sweets/index.html'), 'utf8'));
    },
  ],
  [
    'npm run backup',
    async (command) => {
      const { code } = await shop.run(command);
      expect(code).toBe(0);
      const [name = ''] = await readdir(home('data/backups'));
      backup = home(`data/backups/${name}`);
    },
  ],
  ['df -h .', says(/%/)],
  ['du -sh .data/*', async (command) => void (await says(/media/)(command.replace('.data', home('data'))))],
  [
    'npm run restore -- FILE',
    async (command) => {
      await says(/Restored and checked/, () => beside('restored'))(command.replace('FILE', backup));
    },
  ],
  ['npm run export', says(/MB\)/)],
  [
    'npm run import -- FILE',
    async (command) => {
      const files = await readdir(home('data'), { recursive: true });
      const name = files.find((one) => one.includes('export'));
      await says(/Restored and checked/, () => beside('imported'))(command.replace('FILE', home(`data/${name}`)));
    },
  ],
  [
    'npm run move -- --to postgres://…',
    async (command) => {
      const url = await database('moved');
      await says(/compared/, () => beside('moved'))(command.replace('postgres://…', url));
      expect((await shop.run('npm run backup', beside('moved'))).said).toContain('has been moved to');
    },
  ],
  ["alter role shop set statement_timeout = '15s'", askDatabase],
  ["alter role shop set lock_timeout = '4s'", askDatabase],
  [
    'npm run move -- --media',
    async (command) => {
      await copyFixture(home('pictures'), ['shop.sqlite']);
      await cp(home('data/media/designs'), home('pictures/media/designs'), { recursive: true });
      await says(/files are in the bucket/, () => beside('pictures', { ...bucketSettings(), MEDIA_URL: 's3://shop' }))(
        command,
      );
    },
  ],
  [
    'PUBLIC_API_BASE=https://api.example.in SITE_URL=https://example.in npm run build',
    async (command) => {
      await says(/pages, /, () => beside('empty'))(command);
      expect(await readFile(home('program/dist/index.html'), 'utf8')).toContain('https://api.example.in');
    },
  ],
  [
    'npm run deploy -- --to s3://bucket',
    async (command) => {
      await says(/Deployed/, bucketSettings)(`${command.replace('bucket', 'shop')}/site --among`);
      expect(bucket.files.has('site/index.html')).toBe(true);
    },
  ],
  [
    'npm run deploy -- --to …',
    async (command) => {
      await says(/Deployed/)(command.replace('…', home('www')));
      expect(await readFile(home('www/index.html'), 'utf8')).toContain('https://api.example.in');
    },
  ],
  ['npm run server', serves(/The API answers at/, () => beside('restored', { ALLOWED_ORIGINS: 'https://example.in' }))],
  ['npm run gateway', serves(/The test gateway is open at/, () => beside('empty'))],
  ['npm run attack', says(/planted/)],
  ['openssl rand -hex 32', says(/^[0-9a-f]{64}$/m)],
];

describe('the commands of the documents', () => {
  it('are all run here, or named with a reason', () => {
    const known = [...seen.map(([command]) => command), ...Object.keys(unrun)];
    const named = [...new Set(documents.flatMap(commandsOf))].filter((one) => !one.endsWith('--help'));
    expect(named.filter((one) => !known.includes(one))).toEqual([]);
    expect(known.filter((one) => !named.includes(one))).toEqual([]);
  });

  it.each(seen)('%s', (command, see) => expect(see(command)).resolves.toBeUndefined());

  it.each(scripts)('%s answers --help in one screen', async (script) => {
    const { code, said } = await shop.run(`node scripts/${script}.ts --help`);
    expect(code).toBe(0);
    // Of 100 columns and 40 lines.
    expect(said.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 100)), 0)).toBeLessThan(40);
    expect(said).toMatch(/^[A-Z].{10}/);
  });
});
