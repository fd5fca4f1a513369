import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { writeArchive } from '#domain/backup/write-archive.service.ts';
import { migrate } from '#migrations';
import { openDatabase, storeFile } from '#server/db/database.ts';
import type { Shop } from '#server/context.ts';
import { startShop } from '#main';
import { Commands, type Ended } from '#tests/attack/crash/commands.ts';
import { type Content, contentOf, describe, isSame, NOTHING, rowsOf } from '#tests/attack/crash/content.ts';
import { settleBuyer } from '#tests/attack/people.ts';
import { bareShop, copyOf, type EmptyShop, type Engine } from '#tests/support/engines.ts';
import { paidBoxes } from '#tests/support/paid-boxes.ts';
import { stock } from '#tests/support/stock.ts';

/** Fills an empty store with goods, people, an order and pictures, all of which differ by `number`. */
async function fill({ config }: EmptyShop, number: number): Promise<void> {
  const db = openDatabase(config);
  try {
    await migrate(db);
    const shop = { db, now: Date.now, tokens: { sign: async () => '' } };
    const goods = await stock(shop);
    const buyer = await settleBuyer(shop as unknown as Shop, number);
    await paidBoxes({ shop, goods } as never, buyer, 2);
  } finally {
    await db.destroy();
  }
  for (const folder of ['media/sweets', 'media/banners', 'pictures-to-come']) {
    await mkdir(join(config.dataDir, folder), { recursive: true });
    await writeFile(join(config.dataDir, folder, `picture-${number}.webp`), `picture ${number} of ${folder}`);
  }
}

/** Commit that left the oldest store that is kept. */
const EARLIER = '5ed858e';

/** A command that brings a shop to a place, and what stands there before and after it. */
export interface Job {
  name: string;
  script: 'restore' | 'import' | 'move' | 'staff';
  /** Arguments of the command at a place. */
  argsAt(place: EmptyShop): readonly string[];
  /** The place before the command; it is copied for each kill. */
  model: EmptyShop;
  before: Content;
  after: Content;
}

/** Stores and archives of which jobs are made; `remove` removes them all. */
export interface Workshop {
  jobs: Job[];
  commands: Commands;
  remove(): Promise<void>;
}

/** Makes the jobs for an engine. */
export async function openWorkshop(engine: Engine): Promise<Workshop> {
  const places: EmptyShop[] = [];
  const placeOf = async (kind: Engine, number?: number): Promise<EmptyShop> => {
    const place = await bareShop(kind);
    places.push(place);
    if (number !== undefined) await fill(place, number);
    return place;
  };
  const source = await placeOf('sqlite', 1);
  const archive = async (purpose: 'backup' | 'export'): Promise<string> =>
    (await writeArchive(source.config, { purpose, folder: join(source.config.dataDir, 'archives'), now: Date.now() }))
      .file;
  const [backup, exported] = [await archive('backup'), await archive('export')];
  const after = await contentOf(source.config);
  const [empty, old] = [await placeOf(engine), await placeOf(engine, 2)];
  const before = await contentOf(old.config);
  const jobs: Job[] = [
    {
      name: 'a restore over a shop',
      script: 'restore',
      argsAt: () => [backup, '--replace'],
      model: old,
      before,
      after,
    },
    {
      name: 'a restore into an empty place',
      script: 'restore',
      argsAt: () => [backup],
      model: empty,
      before: NOTHING,
      after,
    },
    { name: 'an import', script: 'import', argsAt: () => [exported], model: empty, before: NOTHING, after },
  ];
  // Whatever opens a store brings it up to date first, as a start does.
  const earlier = await placeOf('sqlite');
  const packed = await readFile(`tests/support/stores/${EARLIER}.sqlite.gz`);
  await writeFile(storeFile(earlier.config.dataDir), gunzipSync(packed));
  if (engine === 'sqlite') {
    const updated = await copyOf(earlier);
    places.push(updated);
    const db = openDatabase(updated.config);
    await migrate(db);
    await db.destroy();
    const [was, is] = [await contentOf(earlier.config), await contentOf(updated.config)];
    jobs.push({
      name: 'an update of the program',
      script: 'staff',
      argsAt: () => ['list'],
      model: earlier,
      before: was,
      after: is,
    });
  }
  jobs.push({
    name: 'a first start',
    script: 'staff',
    argsAt: () => ['list'],
    model: empty,
    before: NOTHING,
    after: NOTHING,
  });
  if (engine === 'postgres') {
    // The embedded store lies in the data folder of the place, and its pictures stay there.
    const both = await placeOf('postgres');
    await cp(source.config.dataDir, both.config.dataDir, { recursive: true });
    jobs.push({
      name: 'a move into PostgreSQL',
      script: 'move',
      argsAt: ({ env }) => ['--to', env['DATABASE_URL'] ?? ''],
      model: both,
      before: { ...after, rows: 'none' },
      after,
    });
  }
  const commands = new Commands();
  const remove = async (): Promise<void> => {
    commands.close();
    for (const place of places) await place.remove();
  };
  return { jobs, commands, remove };
}

/** Returns what a start of the shop would serve, in a copy of the place; null when it refuses to start. */
async function servedIn(place: EmptyShop): Promise<Content | null> {
  const copy = await copyOf(place);
  try {
    const server = await startShop(copy.config, { background: false }).catch(() => null);
    if (!server) return null;
    await server.close();
    return await contentOf(copy.config);
  } finally {
    await copy.remove();
  }
}

/** Returns the contents that earlier restores put aside in a place. */
async function asideIn({ config }: EmptyShop): Promise<Content[]> {
  const names = new Set((await readdir(config.dataDir)).filter((name) => name.startsWith('before-restore-')));
  if (config.databaseUrl !== null)
    for (const name of await schemasOf(config.databaseUrl))
      if (name.startsWith('before_restore_')) names.add(name.replaceAll('_', '-'));
  return Promise.all(
    [...names].map((name) =>
      contentOf({
        databaseUrl: config.databaseUrl,
        dataDir: join(config.dataDir, name),
        ...(config.databaseUrl === null ? {} : { schema: name.replaceAll('-', '_') }),
      }),
    ),
  );
}

async function schemasOf(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ nspname: string }>('select nspname from pg_namespace');
  await client.end();
  return rows.map(({ nspname }) => nspname);
}

/**
 * Kills a job at a step, looks what a start would serve then, runs the same command once more, and compares what came
 * of it.
 * @param fatal number of the step; 0 for none
 */
export async function killJob(
  { commands }: Workshop,
  { script, argsAt, model, before, after }: Job,
  fatal: number,
): Promise<{ faults: string[]; steps: string[] }> {
  const place = await copyOf(model);
  const faults: string[] = [];
  const args = argsAt(place);
  const run = (at = 0): Promise<Ended> => commands.run(script, args, place.env, at);
  try {
    const first = await run(fatal);
    if (first.code !== 0 && first.code !== null) faults.push(`fails by itself: ${first.said}`);
    if (first.code === null) {
      const served = await servedIn(place);
      if (!served && script === 'staff') faults.push('the shop does not start any more');
      if (served && !isSame(served, before) && !isSame(served, after))
        faults.push(`a start serves ${describe(served, before, after)}`);
      const done = script !== 'staff' && isSame(await contentOf(place.config), after);
      const again = await run();
      if (again.code !== 0 && !done) faults.push(`the same command is refused: ${again.said}`);
    }
    const held = await contentOf(place.config);
    if (!isSame(held, after)) faults.push(`it ends with ${describe(held, before, after)}`);
    if (args.includes('--replace') && !(await asideIn(place)).some((one) => isSame(one, before)))
      faults.push('what was there before is not kept whole');
    if (script === 'move') faults.push(...(await faultsOfOld(place)));
    const left = (await readdir(place.config.dataDir)).filter((name) => name.startsWith('.restoring-'));
    if (left.length > 0) faults.push(`it leaves ${left.join()}`);
    return { faults, steps: first.steps };
  } finally {
    await place.remove();
  }
}

/** Returns what is wrong with an embedded store that was moved: it must not be changed, and must not start. */
async function faultsOfOld({ config }: EmptyShop): Promise<string[]> {
  const old = { ...config, databaseUrl: null };
  const isOpen = await startShop(old, { background: false }).then(
    (server) => server.close().then(() => true),
    () => false,
  );
  const isWhole = (await rowsOf(old)) === (await rowsOf(config));
  return [
    ...(isOpen ? ['the store that was moved still starts'] : []),
    ...(isWhole ? [] : ['the store that was moved is not as it was']),
  ];
}

/**
 * Returns what a step of a job is like: in the folder and the tables that are made aside one step is like another, and
 * what moves to its place is like itself alone.
 */
export const kindOf = (label: string): string =>
  /^(?:in a transaction: )?(?:with|insert|update|delete|create|alter|drop|comment) /.test(label)
    ? label.replace(/ \S+$/, '')
    : label.replace(/(\.restoring-…\/\w+).*/, '$1');
