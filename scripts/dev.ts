import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareIndex } from '#publish/build.ts';
import { runCommand, say } from '#scripts/lib/command.ts';
import { serveWhileWriting } from '#scripts/lib/dev-site.ts';
import { freePort } from '#scripts/lib/postgres.ts';
import { Progress } from '#scripts/lib/progress.ts';
import { seedShop } from '#scripts/demo/seed.ts';
import { takeSnapshot } from '#publish/take-snapshot.ts';
import { readCatalogueVersion } from '#domain/catalogue/publishing.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { requestOf } from '#lib/request.ts';
import { SECOND } from '#lib/time.ts';
import { type Config, readConfig } from '#server/config.ts';
import { closeWhenTold } from '#server/signals.ts';
import { startShop } from '#main';

const help = `Serves the whole shop while it is being written, at one URL: pages and islands reload as they are saved,
and the API starts again when a file of the server is saved.

  npm run dev            PORT (4321) and DATA_DIR (.data) say where

Pages follow a change of the catalogue within seconds; the search knows what was sold at the start.`;

/** Milliseconds between two checks of the catalogue's version. */
const LOOK_EVERY = 2 * SECOND;

/**
 * Fills an empty shop with the demonstration, takes a snapshot for the pages, and builds the search index unless the
 * snapshot is unchanged.
 */
async function prepare(config: Config, snapshot: string, index: string): Promise<void> {
  const progress = new Progress();
  const server = await progress.step('Opening the store', () =>
    startShop({ ...config, host: '127.0.0.1', port: 0, siteDir: null }),
  );
  try {
    await progress.step('Filling the catalogue with the demonstration shop', (tell) =>
      seedShop(server.shop, (done, all) => tell(`picture ${done} of ${all}`)),
    );
    const { digest } = await progress.step('Reading what is sold', () =>
      takeSnapshot({ api: server.url, folder: snapshot, localMedia: server.shop.media.root }),
    );
    const stamp = join(index, 'snapshot');
    if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return;
    await progress.step('Making the search index', () => prepareIndex(index, snapshot));
    await writeFile(stamp, digest);
  } finally {
    await server.close();
  }
}

/**
 * Starts the API in a child process, which restarts whenever one of its source files is saved. Returns its URL and a
 * function that stops it.
 */
async function watchApi(config: Config): Promise<{ api: string; stop(): void }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_DIR: 'none',
      SITE_URL: config.siteUrl,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
  });
  return { api: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

/**
 * Polls the version of the catalogue every two seconds; after a change takes a snapshot and calls `onChange`. Failed
 * polls, as while the API restarts, are ignored.
 */
function followCatalogue(api: string, folder: string, localMedia: string, onChange: () => void): void {
  let shown = '';
  const look = async (): Promise<void> => {
    const { path } = requestOf(readCatalogueVersion);
    const { version }: AnswerOf<typeof readCatalogueVersion> = await (await fetch(api + path)).json();
    const changed = shown !== '' && version !== shown;
    if (changed) await takeSnapshot({ api, folder, localMedia });
    shown = version;
    if (changed) onChange();
  };
  const again = (): void => {
    const lookAndGoOn = () => void look().then(again, again);
    setTimeout(lookAndGoOn, LOOK_EVERY).unref();
  };
  again();
}

await runCommand(help, {}, async () => {
  const config = readConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
  const snapshot = join(config.dataDir, 'dev', 'snapshot');
  const index = join(config.dataDir, 'dev', 'search');
  await prepare(config, snapshot, index);
  process.env['SNAPSHOT_DIR'] = snapshot;
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const { api, stop } = await watchApi(config);
  process.on('exit', stop);
  const site = await serveWhileWriting({ port: config.port, api, index });
  followCatalogue(api, snapshot, join(config.dataDir, 'media'), () => site.renew());
  closeWhenTold(() => site.stop());
  say(`The shop is open at http://localhost:${config.port}, and follows what you write.`);
});
