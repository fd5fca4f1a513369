import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { digestOfSources } from '#scripts/build.ts';
import { publish } from '#scripts/publish.ts';
import { seedDemonstration } from '#scripts/seed.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/main.ts';

/** Folder with a seeded store, its pictures and its built site, for the tests that need a whole shop. */
export const fixtureFolder = resolve('.cache/fixture');

/**
 * Makes the seeded shop that site and browser tests use, unless it was made from the same sources already.
 * Pictures are kept between runs, because drawing them is most of the work.
 */
export async function makeFixture(say: (words: string) => void = () => undefined): Promise<void> {
  const sources = await digestOfSources();
  const stamp = join(fixtureFolder, 'sources');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return;
  for (const part of ['sources', 'shop.sqlite', 'shop.sqlite-wal', 'shop.sqlite-shm', 'work', 'snapshot', 'site'])
    await rm(join(fixtureFolder, part), { recursive: true, force: true });
  await mkdir(fixtureFolder, { recursive: true });
  const config = readConfig({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: fixtureFolder,
    SITE_DIR: 'none',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
  });
  const server = await startServer(config);
  try {
    await seedDemonstration(server.shop.db, server.shop.media, (done, all) => say(`picture ${done} of ${all}`));
    await publish({ dataDir: fixtureFolder, api: server.address, localMedia: server.shop.media.root, full: true, say });
  } finally {
    await server.close();
  }
  await rm(join(fixtureFolder, 'secrets'), { recursive: true, force: true });
  await writeFile(stamp, sources);
}

if (import.meta.main) await makeFixture((words) => process.stdout.write(`· ${words}\n`));
