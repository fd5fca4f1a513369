import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorOf } from '#lib/narrow.ts';
import { HOUR, SECOND } from '#lib/time.ts';
import { linkAddress } from '#server/address.ts';
import { type Config, readConfig } from '#server/config.ts';
import { startShop } from '#main';
import type { MediaStore } from '#server/media/media-store.ts';
import { closeWhenTold } from '#server/signals.ts';
import { exitStatus, startFault } from '#server/start-faults.ts';
import { catalogueVersion } from '#domain/catalogue/publishing.repo.ts';
import { readHold } from '#domain/publishing/site-state.repo.ts';
import { heldRelease } from '#domain/publishing/site-state.rules.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import { countOwners, keepInvite } from '#domain/staff/staff.repo.ts';
import { inviteLink } from '#domain/staff/staff.rules.ts';
import { autoPublish, type Watch } from '#publish/auto-publish.ts';
import { runCommand, say } from '#scripts/lib/command.ts';
import { demonstrationText } from '#scripts/lib/demonstration.ts';
import { publisherStore } from '#publish/publisher-store.ts';
import { Progress } from '#scripts/lib/progress.ts';
import { type Published, publish } from '#publish/publish.ts';
import { Releases } from '#publish/releases.ts';
import { seedShop } from '#scripts/demo/seed.ts';
import { SnapshotError } from '#publish/take-snapshot.ts';
import type { Database } from '#server/db/database.ts';

const help = `Starts the whole shop at one URL: store, pictures, site, search and API.

  npm start            PORT (4321) and DATA_DIR (.data) say where

The first start draws the pictures in a quick form and builds the site, and makes their final files while the shop is
open already; later ones serve within seconds. While it runs, a change of the
catalogue is brought to the site by itself.`;

/**
 * Creates an invitation for the shop's first owner, which expires in an hour, and returns its link; null when there is
 * an owner.
 * @param where origin of the link
 */
async function ownerLink(db: Database, where: string): Promise<string | null> {
  if ((await countOwners(db)) > 0) return null;
  const invite = { name: 'Owner', role: 'owner' as const, staffId: null, life: HOUR };
  return inviteLink(where, (await keepInvite(db, invite, Date.now())).secret);
}

/** Makes the final files of all pictures, publishes, and prints how many pictures failed. */
async function finishPictures({ toCome }: MediaStore, publishNow: () => Promise<unknown>): Promise<void> {
  const failed = await toCome.finish();
  await publishNow();
  say(failed === 0 ? '  Every picture is there in all its files.' : `  ${failed} pictures could not be made.`);
}

async function start(config: Config): Promise<void> {
  const progress = new Progress();
  await mkdir(join(config.dataDir, 'site'), { recursive: true });
  const server = await progress.step('Opening the store', () => startShop(config));
  const { media } = server.shop;
  const publishNow = (tell: (step: string) => void = () => undefined): Promise<Published> =>
    publish({ dataDir: config.dataDir, api: server.url, localMedia: media.root, say: tell });
  const publisher: { watch?: Watch } = {};
  closeWhenTold(async (signal) => {
    await publisher.watch?.stop();
    await server.stop(signal);
  });

  // A shop that is open for business begins with an empty catalogue.
  if (!config.production)
    await progress.step('Filling the catalogue with the demonstration shop', (tell) =>
      seedShop(server.shop, (done, all) => tell(`picture ${done} of ${all}`)),
    );
  // What changes from here on, also while the first build runs, is published afterwards.
  const shown = await catalogueVersion(server.shop.db);
  const published = await progress.step('Building the site', async (tell) => {
    try {
      const hold = await readHold(server.shop.db);
      const served = hold && (await new Releases(config.dataDir).served());
      // Where staff went back to a release, only they go on from it.
      return hold && served?.name === hold.release ? null : await publishNow(tell);
    } catch (error) {
      const last = await new Releases(config.dataDir).served();
      if (!(error instanceof SnapshotError) || !last) throw error;
      process.stderr.write(`${error.message}\nThe site shows the last good state.\n`);
      return null;
    }
  });
  if (media.toCome.values().length > 0) {
    await progress.step('Making a first form of the pictures', (tell) =>
      media.toCome.allShown((done, all) => tell(`picture ${done} of ${all}`)),
    );
  }
  if (published && published.how !== 'nothing')
    progress.note(`${published.pages} pages built in ${Math.round(published.milliseconds / SECOND)} s`);
  publisher.watch = autoPublish(
    {
      version: () => catalogueVersion(server.shop.db),
      api: server.url,
      dataDir: config.dataDir,
      say,
      store: publisherStore(server.shop.db, config.dataDir),
    },
    // A first publish that failed is tried again.
    (published ?? heldRelease(shown)) ? shown : '',
  );
  server.shop.rouse = () => publisher.watch?.rouse();
  const where = `http://localhost:${new URL(server.url).port}`;
  const { facts } = await currentSettings(server.shop);
  progress.note(`${facts.name} is open at ${where}`);
  const coming = media.toCome.values().length;
  if (coming > 0) {
    progress.note(`${coming} pictures show a smaller form until their final files are made, which takes some minutes.`);
    // A step would write over what a person reads on the terminal.
    void finishPictures(media, publishNow).catch((error: Error) =>
      process.stderr.write(`The pictures could not be finished: ${error.message}\nThe next start goes on with them.\n`),
    );
  }
  const demonstration = demonstrationText(config.demo);
  if (demonstration) {
    progress.note(demonstration);
    const link = await ownerLink(server.shop.db, linkAddress(config));
    if (link) progress.note(`The back office, for its first owner, good once within an hour: ${link}`);
  }
}

await runCommand(help, {}, async () => {
  try {
    // The terminal belongs to the progress here; requests are logged only when asked for.
    await start(readConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' }));
  } catch (error) {
    const message = error instanceof SnapshotError ? error.message : startFault(error);
    process.stderr.write(`\nThe shop could not start.\n${message ?? errorOf(error).stack}\n`);
    process.exit(exitStatus(error));
  }
});
