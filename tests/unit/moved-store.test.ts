import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quietSettings } from '#scripts/fixture.ts';
import { runNode } from '#scripts/lib/program.ts';
import { markMoved } from '#server/moved.ts';

/** Commands that open the store of `DATA_DIR`, each with the arguments of all its ways to do so. */
const OPENING: Record<string, string[][]> = {
  start: [[]],
  server: [[]],
  dev: [[]],
  doctor: [[]],
  backup: [[]],
  export: [[]],
  restore: [['archive.tar.gz'], ['archive.tar.gz', '--replace']],
  import: [['archive.tar.gz']],
  move: [['--to', 'postgres://shop@127.0.0.1:1/shop']],
  catalogue: [['export', 'sweet', 'sweets.csv']],
  staff: [['invite', 'owner', 'Amrit Kaur'], ['list'], ['token', 'Old laptop'], ['tokens'], ['revoke', 'id']],
};

/** All other commands, each with what it works on in place of the store of `DATA_DIR`. */
const OTHERS: Record<string, string> = {
  build: 'a snapshot',
  snapshot: 'the API',
  publish: 'the API, and with DATABASE_URL a database',
  deploy: 'a built site',
  gateway: 'a store of its own',
  sample: 'the shop of the tests',
  bench: 'shops of its own',
  attack: 'shops of its own',
  test: 'shops of its own',
  verify: 'shops of its own',
  coverage: 'shops of its own',
  mutate: 'shops of its own',
  typecheck: 'the sources',
  format: 'the sources',
  texts: 'the sources',
  pincodes: 'a package',
  packages: 'the lockfile',
  'artwork-preview': 'the drawings of the demonstration',
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-moved-'));
  await mkdir(join(dataDir, 'site'));
  await writeFile(join(dataDir, 'shop.sqlite'), 'the old store');
  await markMoved(dataDir, 'db.example:5432/shop');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('every command is known here as one that opens the store or does not', async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(Object.keys({ ...OPENING, ...OTHERS }).sort()).toEqual(Object.keys(scripts).sort());
});

it('each refuses a store that was moved, in one sentence that says where to, and leaves it as it is', async () => {
  const ways = Object.entries(OPENING).flatMap(([name, all]) => all.map((args) => [name, ...args]));
  const { output } = await runNode(['tests/support/commands-child.ts', JSON.stringify(ways)], {
    env: { ...process.env, DATABASE_URL: '', ...quietSettings(dataDir) },
    quiet: true,
  });
  const answers = output
    .trim()
    .split('\n')
    .map((line): { code: number; output: string } => JSON.parse(line));
  expect(answers).toHaveLength(ways.length);
  for (const [at, answer] of answers.entries()) {
    const told = `${ways[at]?.join(' ')}: ${answer.output}`;
    expect(told).toContain(`The store in ${dataDir} has been moved to db.example:5432/shop: name that database`);
    expect(told).not.toMatch(/^ +at /m);
    // The doctor has a status of its own; a service starts none of the others again.
    expect([1, 78], told).toContain(answer.code);
    if (ways[at]?.[0] === 'start' || ways[at]?.[0] === 'server') expect(answer.code, told).toBe(78);
  }
  expect(await readFile(join(dataDir, 'shop.sqlite'), 'utf8')).toBe('the old store');
  expect(await readdir(dataDir)).not.toContain('backups');
});
