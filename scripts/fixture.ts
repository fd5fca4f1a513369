import { existsSync } from 'node:fs';
import { cp, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { filesOfMedia } from '#lib/pictures.ts';
import { digestOfSources } from '#publish/build.ts';
import { publish } from '#publish/publish.ts';
import { seedShop } from '#scripts/demo/seed.ts';
import { type Config, readConfig } from '#server/config.ts';
import { startShop } from '#main';
import type { MediaStore } from '#server/media/media-store.ts';

/** Folder with a seeded store, its pictures and its built site, for the tests that need a whole shop. */
export const fixtureFolder = resolve('.cache/fixture');

/**
 * Returns the environment of a shop for tests: any free local port, no log, no rate limits.
 * @param more further settings, which take precedence
 */
export const quietSettings = (dataDir: string, more: Record<string, string> = {}): Record<string, string> => ({
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'false',
  STOP_AFTER: '0',
  ...more,
});

/** Returns the configuration of a shop for tests, read from `quietSettings`. */
export const quietConfig = (dataDir: string, more: Record<string, string> = {}): Config =>
  readConfig(quietSettings(dataDir, more));

/** Copies the fixture, or some parts of it, to an existing folder, for tests that change the shop. */
export async function copyFixture(
  dataDir: string,
  parts: readonly string[] = ['shop.sqlite', 'media', 'site', 'snapshot'],
): Promise<void> {
  for (const part of parts)
    await cp(join(fixtureFolder, part), join(dataDir, part), { recursive: true, verbatimSymlinks: true });
}

/** Sources, apart from the shop's own, from which the seeded shop is made. */
export const makers = ['scripts/demo', 'scripts/fixture.ts'];

/** File that exists while the fixture's pictures are quick forms under the names of all their files. */
const quickMark = join(fixtureFolder, 'quick-pictures');

/** Quality of the pictures: `quick` for tests of pages, `real` for measurements of file sizes. */
export interface FixtureOptions {
  pictures?: 'quick' | 'real';
  say?: (words: string) => void;
}

/**
 * Creates the seeded shop for site and browser tests, unless the existing one was made from the same sources. Keeps
 * drawn pictures between runs, because drawing takes most of the time.
 */
export async function makeFixture({ pictures = 'quick', say = () => undefined }: FixtureOptions = {}): Promise<void> {
  const sources = await digestOfSources(makers);
  const stamp = join(fixtureFolder, 'sources');
  const unreal = pictures === 'real' && existsSync(quickMark);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources && !unreal) return;
  const parts = ['sources', 'shop.sqlite', 'shop.sqlite-wal', 'shop.sqlite-shm', 'work', 'snapshot', 'site'];
  for (const part of [...parts, 'pictures-to-come', ...(unreal ? ['media', 'quick-pictures'] : [])])
    await rm(join(fixtureFolder, part), { recursive: true, force: true });
  await mkdir(fixtureFolder, { recursive: true });
  const config = quietConfig(fixtureFolder, { SITE_DIR: 'none' });
  const server = await startShop(config);
  const { media } = server.shop;
  try {
    await seedShop(server.shop);
    await media.toCome.allShown((done, all) => say(`picture ${done} of ${all}`));
    if (pictures === 'real') await media.toCome.finish();
    else await takeQuickForms(media);
    await publish({ dataDir: fixtureFolder, api: server.url, localMedia: media.root, full: true, say });
  } finally {
    await server.close();
  }
  await rm(join(fixtureFolder, 'secrets'), { recursive: true, force: true });
  await writeFile(stamp, sources);
}

/**
 * Stores the quick form of every unfinished picture under all its file names, instead of the final files.
 * @throws Error when a picture cannot be drawn
 */
async function takeQuickForms(media: MediaStore): Promise<void> {
  const values = media.toCome.values();
  if (values.length > 0) await writeFile(quickMark, '');
  for (const value of values) {
    const quick = await media.toCome.quickForm(value);
    if (!quick) throw new Error(`The picture ${value} cannot be drawn.`);
    const file = join(media.root, value);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, quick);
    for (const other of filesOfMedia(value).filter((one) => one !== value))
      await rm(join(media.root, other), { force: true }).then(() => link(file, join(media.root, other)));
  }
  media.toCome.stop();
  await rm(join(fixtureFolder, 'pictures-to-come'), { recursive: true, force: true });
}

if (import.meta.main) await makeFixture({ say: (text) => process.stdout.write(`· ${text}\n`) });
