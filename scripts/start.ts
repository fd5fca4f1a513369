import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type Config, ConfigError, readConfig } from '#server/config.ts';
import { startServer } from '#server/main.ts';
import { buildSite, digestOfSources } from '#scripts/build.ts';
import { Progress } from '#scripts/lib/progress.ts';
import { seedDemonstration } from '#scripts/seed.ts';
import { readManifest, SnapshotError, takeSnapshot } from '#scripts/snapshot.ts';
import { shop as facts } from '#shop';

const help = `Starts the whole shop on one address: store, pictures, site, search and API.

  npm start            PORT (4321) and DATA_DIR (.data) say where

The first start draws the pictures and builds the site; later ones serve within seconds.`;

/** Where the served site lies: releases side by side, and a link that is switched to the newest. */
function releaseFolders(dataDir: string): { releases: string; current: string } {
  const root = join(dataDir, 'site');
  return { releases: join(root, 'releases'), current: join(root, 'current') };
}

async function start(config: Config): Promise<void> {
  const progress = new Progress();
  const { releases, current } = releaseFolders(config.dataDir);
  await mkdir(releases, { recursive: true });
  const server = await progress.step('Opening the store', () => startServer(config));
  const stop = (): void => void server.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

  await progress.step('Filling the catalogue with the demonstration shop', (say) =>
    seedDemonstration(server.shop.db, server.shop.media, (done, all) => say(`picture ${done} of ${all}`)),
  );
  const snapshot = join(config.dataDir, 'snapshot');
  const manifest = await progress.step('Taking a snapshot of the catalogue', () =>
    takeSnapshot({ api: server.address, folder: snapshot, localMedia: server.shop.media.root }).catch(async (error: unknown) => {
      const last = await readManifest(snapshot);
      if (!(error instanceof SnapshotError) || !last) throw error;
      process.stderr.write(`${error.message}\nThe site shows the last good snapshot.\n`);
      return last;
    }),
  );
  const stamp = `${manifest.digest}-${await digestOfSources()}`;
  const served = await readFile(join(current, '.release'), 'utf8').catch(() => '');
  if (served !== stamp) {
    process.env['SNAPSHOT_DIR'] = snapshot;
    const report = await progress.step('Building the site', async (say) => {
      const built = await buildSite(resolve('dist'), say);
      await writeFile(join('dist', '.release'), stamp);
      await release(resolve('dist'), releases, current);
      return built;
    });
    progress.note(`${report.pages} pages, ${Math.round(report.bytes / report.pages / 1024)} KB each before compression`);
  }
  const where = `http://localhost:${new URL(server.address).port}`;
  progress.note(`${facts.name} is open at ${where}`);
  if (config.demo.otp || config.demo.payments) {
    progress.note('Demonstration mode: sign-in codes are shown on screen and payments go to a test gateway; no message and no money leaves this machine.');
  }
}

/** Moves a built site among the releases and switches the served link to it in one rename. */
async function release(built: string, releases: string, current: string): Promise<void> {
  const target = join(releases, new Date().toISOString().replaceAll(/[:.]/g, '-'));
  await rename(built, target);
  const next = `${current}.next`;
  await rm(next, { force: true });
  await symlink(join('releases', basename(target)), next);
  await rename(next, current);
}

if (process.argv.includes('--help')) process.stdout.write(`${help}\n`);
else {
  try {
    await start(readConfig());
  } catch (error) {
    const known = error instanceof ConfigError || error instanceof SnapshotError;
    const busy = (error as { code?: string }).code === 'EADDRINUSE';
    const words = busy ? `Port ${process.env['PORT'] ?? 4321} is taken; choose another with PORT=…` : known ? (error as Error).message : ((error as Error).stack ?? String(error));
    process.stderr.write(`\nThe shop could not start.\n${words}\n`);
    process.exit(1);
  }
}
