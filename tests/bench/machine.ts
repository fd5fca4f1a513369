import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { writeArchive } from '#domain/backup/write-archive.service.ts';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { formatRupees } from '#lib/money.ts';
import { filesOfMedia } from '#lib/pictures.ts';
import { SECOND } from '#lib/time.ts';
import { filesBelow } from '#publish/files.ts';
import { Releases } from '#publish/releases.ts';
import { foodPictures } from '#scripts/demo/artwork/food/index.ts';
import { seeded } from '#scripts/demo/artwork/kit.ts';
import { copyFixture } from '#scripts/fixture.ts';
import { JWT_SECRET } from '#tests/attack/people.ts';
import { startProvider } from '#tests/attack/provider.ts';
import { Victim } from '#tests/attack/victim.ts';
import { type MachineFigures, machineLines } from '#tests/bench/machine-needs.ts';
import { until } from '#tests/bench/publish.ts';
import { Shopper } from '#tests/bench/shopper.ts';
import { cpuOf, mostMemory, peakOf } from '#tests/bench/usage.ts';
import { type EmptyShop, bareShop } from '#tests/support/engines.ts';
import { bytesOfPackage, servingPackages } from '#tests/support/packages.ts';
import { openDatabase } from '#server/db/database.ts';
import { MediaStore } from '#server/media/media-store.ts';

/** Numbers of orders and of visits without an order whose mean counts, and of people who shop at once. */
const ORDERS = 40;
const LOOKS = 40;
const AT_ONCE = 4;
/** Pictures of the demonstration that stand for all: their files are made in full. */
const SAMPLES = ['kaju-katli', 'jalebi', 'moong-dal-halwa'];

/**
 * Measures a shop on the embedded store and prints what machine it needs for each number of orders a day.
 * @throws Error when the site cannot be built, an order is refused, or the system does not tell what a process takes
 */
export async function printMachine(say: (line: string) => void, counts: readonly number[]): Promise<void> {
  const began = performance.now();
  const figures = await measureMachine();
  say(`A shop on the embedded store (SQLite), one server and one publisher, Node ${process.versions.node},`);
  say(
    `${availableParallelism()} processors (${cpus()[0]?.model ?? 'unknown'}), means of ${ORDERS} orders and ${LOOKS} visits.`,
  );
  for (const line of machineLines(figures, counts)) say(line);
  say(`Measured in ${Math.round((performance.now() - began) / SECOND)} s.`);
}

/** Measures a shop of its own in a temporary folder: its site is built, a price is changed, people look and buy. */
async function measureMachine(): Promise<MachineFigures> {
  const place = await bareShop('sqlite');
  const { dataDir } = place.config;
  const provider = await startProvider();
  let victim: Victim | undefined;
  try {
    await copyFixture(dataDir, ['shop.sqlite']);
    const fresh = await storeAndBackup(place);
    await copyFixture(dataDir, ['media']);
    const pictures = await bytesOfPictures(join(dataDir, 'media'));
    await mkdir(join(dataDir, 'site'));
    const { current } = new Releases(dataDir);
    victim = await Victim.open({ ...place.env, ...provider.env, JWT_SECRET, SITE_DIR: current, LOG_LEVEL: 'info' });
    const rest = await victim.memory();
    const { release, ...publisher } = await measurePublisher(place, victim.url);
    const cpu = await measureShoppers(victim, (shopper, at) => shopper.buy(9_300_000_000 + at, provider));
    const serving = mostMemory(victim.pid);
    await victim.stop();
    // Pictures would be in both backups.
    await rm(join(dataDir, 'media'), { recursive: true });
    const full = await storeAndBackup(place);
    return {
      cpu,
      memory: { rest, serving, ...publisher },
      disk: { packages: await bytesOfPackages(), release, pictures, ...fresh },
      growth: { store: (full.store - fresh.store) / ORDERS, backup: (full.backup - fresh.backup) / ORDERS },
    };
  } finally {
    await victim?.close();
    await provider.close();
    await place.remove();
  }
}

/** Returns the mean CPU time of the server in ms of an order and of a visit without one. */
async function measureShoppers(
  { pid, url }: Victim,
  buy: (shopper: Shopper, at: number) => Promise<void>,
): Promise<MachineFigures['cpu']> {
  const mean = async (count: number, work: (at: number) => Promise<void>): Promise<number> => {
    const before = cpuOf(pid);
    let next = 0;
    const one = async (): Promise<void> => {
      while (next < count) await work(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    return (cpuOf(pid) - before) / count;
  };
  const visit = await mean(LOOKS, () => new Shopper(url).look());
  return { order: await mean(ORDERS, (at) => buy(new Shopper(url), at)), visit };
}

/**
 * Runs the publisher as its own process: it builds the whole site, then publishes one changed price. Returns its peak
 * memory in bytes in both, and the bytes of the release on disk.
 */
async function measurePublisher(
  { config, env }: EmptyShop,
  api: string,
): Promise<{ building: number; price: number; release: number }> {
  const { dataDir } = config;
  const releases = new Releases(dataDir);
  const publisher = spawn(process.execPath, ['scripts/publish.ts', '--watch', '--full', '--api', api], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const done = async (there: () => Promise<boolean>): Promise<void> =>
    until(async () => {
      if (publisher.exitCode !== null) throw new Error('The publisher ended.');
      return there();
    });
  const db = openDatabase(config);
  try {
    const building = await peakOf(publisher.pid, () => done(async () => existsSync(releases.current)));
    const media = join(dataDir, 'media');
    const release = (await bytesOnDisk(media, releases.root)) - (await bytesOnDisk(media));
    const { id, data } = await db
      .selectFrom('catalogue')
      .select(['id', 'data'])
      .where('kind', '=', 'sweet')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const rate = (data as unknown as { rate: number }).rate + 7_00;
    const price = await peakOf(publisher.pid, async () => {
      await saveRecords(db, 'sweet', [{ id, record: { ...data, rate } as never }]);
      const page = join(releases.current, 'sweets-info', id, 'index.html');
      await done(async () => (await readFile(page, 'utf8')).includes(formatRupees(rate)));
      await done(async () => {
        const note = await releases.served();
        return note?.indexed === note?.snapshot && !note?.coarse?.length;
      });
    });
    return { building, price, release };
  } finally {
    await db.destroy();
    if (publisher.exitCode === null) {
      const ended = once(publisher, 'exit');
      publisher.kill('SIGTERM');
      await ended;
    }
  }
}

/** Returns the bytes that the store of a stopped shop has in use, and those of its backup. */
async function storeAndBackup({ config }: EmptyShop): Promise<{ store: number; backup: number }> {
  const db = openDatabase(config);
  const value = async (name: string): Promise<number> => {
    const { rows } = await sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(db);
    return Object.values(rows[0] ?? {})[0] ?? 0;
  };
  const pages = (await value('page_count')) - (await value('freelist_count'));
  const store = pages * (await value('page_size'));
  await db.destroy();
  const folder = join(config.dataDir, 'backups');
  const { bytes } = await writeArchive(config, { purpose: 'backup', folder, now: Date.now() });
  return { store, backup: bytes };
}

/** Returns the bytes of all pictures of a folder once their final files are made, from a few that are. */
async function bytesOfPictures(folder: string): Promise<number> {
  const made = join(folder, '..', 'samples');
  const media = new MediaStore(made);
  for (const name of SAMPLES) {
    const drawing = foodPictures[name];
    if (!drawing) throw new Error(`No picture is drawn for ${name}.`);
    await media.addPicture('sweets', name, drawing(seeded(name)));
  }
  const one = (await bytesOnDisk(made)) / SAMPLES.length;
  await rm(made, { recursive: true });
  const files = (await filesBelow(folder)).length;
  return (one * files) / filesOfMedia('sweets/one.webp').length;
}

/** Returns the bytes on disk of all files in some folders; a file with several names counts once. */
async function bytesOnDisk(...folders: readonly string[]): Promise<number> {
  const files = (await Promise.all(folders.map(filesBelow))).flat();
  const stats = await Promise.all(files.map((file) => stat(file)));
  const sizes = new Map(stats.map(({ ino, blocks }) => [ino, blocks * 512]));
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Returns the bytes of Node and of the packages that serve a shop. */
async function bytesOfPackages(): Promise<number> {
  const node = (await stat(process.execPath)).size;
  return servingPackages().reduce((sum, path) => sum + bytesOfPackage(path), node);
}
