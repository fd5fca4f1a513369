import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beside, type Figures, type KeptRun, KeptRuns, wordsOfLast } from '#tests/bench/kept.ts';
import { multiply } from '#tests/bench/synthetic.ts';
import { mostMemory } from '#tests/bench/usage.ts';
import { autoPublish } from '#publish/auto-publish.ts';
import { copyFixture, quietConfig } from '#scripts/fixture.ts';
import { percentile } from '#tests/attack/report.ts';
import { filesBelow } from '#publish/files.ts';
import { publish } from '#publish/publish.ts';
import { Releases } from '#publish/releases.ts';
import { PublisherProcess } from '#publish/resident/process.ts';
import type { ResidentPublish } from '#publish/resident/jobs.ts';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { catalogueVersion } from '#domain/catalogue/publishing.repo.ts';
import { formatRupees } from '#lib/money.ts';
import { SECOND } from '#lib/time.ts';
import { startShop } from '#main';
import type { RunningServer } from '#server/start.ts';

/** Number of price changes, one after the other. */
const CHANGES = 9;
/** Ms between two checks of the public site. */
const LOOK = 5;

/** Ms from a price change until it is on its page, in the search index and, as `whole`, in all compressed copies. */
interface ChangeTimes {
  page: number;
  search: number;
  whole: number;
}

/** Results of the publishes after price changes. */
interface MeasuredPublishes {
  times: ChangeTimes[];
  results: ResidentPublish[];
  /** Peak memory of the publisher in bytes. */
  memory: number;
  first: { pages: number; milliseconds: number };
  /** Number of files of a full build, and the files that differ from it. */
  files: number;
  differing: string[];
}

/**
 * Starts a shop of `count` products, changes prices one by one and measures their publishes, then compares the site
 * with a full build.
 * @param around wraps each change and its measurement
 */
export async function measurePublishes(
  count: number,
  around: (change: () => Promise<ChangeTimes>) => Promise<ChangeTimes> = (change) => change(),
): Promise<MeasuredPublishes> {
  const dataDir = resolve('.cache/bench/data');
  const server = await openShop(dataDir, count);
  const { db, media } = server.shop;
  const bring = () => publish({ dataDir, api: server.url, localMedia: media.root, full: true });
  const results: ResidentPublish[] = [];
  const publisher = new PublisherProcess({ api: server.url, dataDir, say: () => undefined });
  try {
    const first = await bring();
    const watch = autoPublish(
      {
        version: () => catalogueVersion(db),
        api: server.url,
        dataDir,
        say: () => undefined,
        onPublished: (result) => results.push(result),
        publisher,
      },
      // A first publish without any change brings everything into memory, as the start of the shop does.
      '',
    );
    await until(async () => results.length > 0);
    results.length = 0;
    let memory = 0;
    const times = await changePrices(server, dataDir, results, around).finally(() => {
      memory = mostMemory(publisher.pid);
      return watch.stop();
    });
    const partial = await contents(dataDir);
    await bring();
    const whole = await contents(dataDir);
    const differing = [...new Set([...partial.keys(), ...whole.keys()])].filter(
      (file) => partial.get(file)?.equals(whole.get(file) ?? Buffer.alloc(0)) !== true,
    );
    return { times, results, memory, first, files: whole.size, differing };
  } finally {
    await server.close();
    await rm(resolve('.cache/bench'), { recursive: true, force: true });
  }
}

/**
 * Measures price changes for each count of products, and prints their times next to the last run and the time of each
 * step.
 * @throws Error when the site differs from a full build
 */
export async function printPublishes(say: (line: string) => void, counts: readonly number[]): Promise<void> {
  const kept = new KeptRuns();
  for (const count of counts) {
    const { times, results, memory, first, files, differing } = await measurePublishes(count);
    say(`${count} products, first build of ${first.pages} pages: ${seconds(first.milliseconds)}`);
    const part = `publish, ${count} products`;
    kept.keep(part, printTimes(say, times, memory, kept.last(part)));
    say('    files, ms from the look to the switch, ms of each step (of the processor)');
    for (const { pages, milliseconds, steps } of results)
      say(
        `    ${pages} files in ${milliseconds} ms: ${Object.entries(steps)
          .filter(([, { wall }]) => wall >= 0.5)
          .map(([name, { wall, cpu }]) => `${name} ${Math.round(wall)} (${Math.round(cpu)})`)
          .join(', ')}`,
      );
    say(`  a full build gives the same ${files - differing.length} of ${files} files`);
    if (differing.length > 0) throw new Error(`These differ: ${differing.slice(0, 10).join(', ')}`);
  }
}

/** Starts a shop with `count` sweets, which share the pictures of the demonstration's. */
async function openShop(dataDir: string, count: number): Promise<RunningServer> {
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  await copyFixture(dataDir, ['shop.sqlite', 'media']);
  const server = await startShop(quietConfig(dataDir));
  const { db } = server.shop;
  const models = (await db.selectFrom('catalogue').selectAll().where('kind', '=', 'sweet').execute()).map(
    ({ data }) => data as unknown as { name: string; rate: number },
  );
  const more = multiply(
    models,
    count - models.length,
    (one) => one.rate / 100,
    (one, { name, price }, number) => ({ ...one, name: `${name} no. ${number}`, rate: price * 100 }),
  );
  for (let at = 0; at < more.length; at += 500)
    await saveRecords(
      db,
      'sweet',
      more.slice(at, at + 500).map((record) => ({ record: record as never })),
    );
  return server;
}

/**
 * Changes `CHANGES` prices one by one and measures for each the ms until its page, the search index and all compressed
 * copies are public.
 */
async function changePrices(
  { shop: { db } }: RunningServer,
  dataDir: string,
  results: ResidentPublish[],
  around: (change: () => Promise<ChangeTimes>) => Promise<ChangeTimes>,
): Promise<ChangeTimes[]> {
  const releases = new Releases(dataDir);
  const rows = await db
    .selectFrom('catalogue')
    .select(['id', 'data'])
    .where('kind', '=', 'sweet')
    .orderBy('id')
    .execute();
  const times: ChangeTimes[] = [];
  for (let number = 0; number < CHANGES; number += 1) {
    const row = rows[Math.floor((number * rows.length) / CHANGES)];
    if (!row) continue;
    // Odd amounts, which no other price of the shop has.
    const rate = (row.data as unknown as { rate: number }).rate + 7_00 + number * 2_00;
    const change = async (): Promise<ChangeTimes> => {
      const former = results.length;
      await saveRecords(db, 'sweet', [{ id: row.id, record: { ...row.data, rate } as never }]);
      const began = performance.now();
      const file = join(releases.current, 'sweets-info', row.id, 'index.html');
      await until(async () => (await readFile(file, 'utf8')).includes(formatRupees(rate)));
      const page = performance.now() - began;
      await until(async () => {
        const note = await releases.served();
        return results.length > former && note?.indexed === note?.snapshot;
      });
      const search = performance.now() - began;
      await until(async () => !(await releases.served())?.coarse?.length);
      return { page, search, whole: performance.now() - began };
    };
    times.push(await around(change));
  }
  return times;
}

/** Waits until `there` returns true; asks it again and again. */
export async function until(there: () => Promise<boolean>): Promise<void> {
  while (!(await there())) await pause(LOOK);
}

/**
 * Returns all files of the served release by path, without uploads and files carried over from earlier releases for
 * open pages.
 */
async function contents(dataDir: string): Promise<Map<string, Buffer>> {
  const releases = new Releases(dataDir);
  const note = await releases.served();
  const folder = releases.folder(note?.name ?? '');
  const files = (await filesBelow(folder)).map((file) => relative(folder, file));
  const own = files.filter((file) => !note?.carried?.[file] && !file.startsWith('uploads/'));
  return new Map(await Promise.all(own.map(async (file) => [file, await readFile(join(folder, file))] as const)));
}

/**
 * Prints the times of the changes and the publisher's memory next to the last run; returns the figures.
 * @param memory bytes
 */
function printTimes(
  say: (line: string) => void,
  times: readonly ChangeTimes[],
  memory: number,
  last: KeptRun | null,
): Record<string, Figures> {
  const run: Record<string, Figures> = { publisher: { 'memory, MB': Math.round(memory / 1_048_576) } };
  say(`  from the save to${wordsOfLast(last)}`);
  for (const what of ['page', 'search', 'whole'] as const) {
    const some = times.map((one) => one[what]);
    const figures = { 'median, ms': Math.round(percentile(some, 50)), 'worst, ms': Math.round(percentile(some, 100)) };
    const shown = (name: keyof typeof figures): string => beside(figures, last?.figures[what], name, seconds);
    say(
      `  ${what.padEnd(7)}median ${shown('median, ms')}, worst ${shown('worst, ms')}: ${some.map(seconds).join(', ')}`,
    );
    run[what] = figures;
  }
  const inMegabytes = (value: number): string => `${value} MB`;
  say(`  the publisher held ${beside(run['publisher'] ?? {}, last?.figures['publisher'], 'memory, MB', inMegabytes)}`);
  return run;
}

const seconds = (ms: number): string => `${(ms / SECOND).toFixed(2)} s`;
