import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SECOND } from '#lib/time.ts';
import { readCatalogueVersion } from '#domain/catalogue/publishing.contract.ts';
import { autoPublish } from '#publish/auto-publish.ts';
import { heldRelease } from '#domain/publishing/site-state.rules.ts';
import { publisherStore } from '#publish/publisher-store.ts';
import { publish } from '#publish/publish.ts';
import { faultLines } from '#publish/record-faults.ts';
import { Releases } from '#publish/releases.ts';
import { SnapshotError } from '#publish/take-snapshot.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';

/** Returns the sentence shown instead of publishing over a release at which staff hold the site. */
const heldWords = (release: string): string =>
  `Staff went back to the release ${release} and hold the site there. It stays until somebody presses “Publish now” under “Public site” in the back office; --anyway publishes all the same, until the shop's own publisher goes back to it.`;

const help = `Brings the public site up to date with the catalogue.

  npm run publish                      once
  npm run publish -- --full            builds every page
  npm run publish -- --watch           goes on and publishes whenever the catalogue changes
  npm run publish -- --rollback        serves the release before the present one
  npm run publish -- --list            names the releases, newest first
  npm run publish -- --anyway          also where staff went back to an earlier release and hold the site there

  --api http://localhost:4321          the API to read (API_URL)`;

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    full: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    rollback: { type: 'boolean' },
    list: { type: 'boolean' },
    anyway: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});
const out = (words: string): void => void process.stdout.write(`${words}\n`);
const dataDir = resolve(process.env['DATA_DIR'] ?? '.data');
const releases = new Releases(dataDir);
const served = await releases.served();
if (values.help) out(help);
else if (values.list)
  for (const name of await releases.list()) out(`${name}${name === served?.name ? '  served' : ''}`);
else if (values.rollback) {
  const names = await releases.list();
  const earlier = names[names.indexOf(served?.name ?? '') + 1];
  if (!earlier) {
    process.stderr.write('There is no earlier release to go back to.\n');
    process.exitCode = 1;
  } else {
    await releases.switchTo(earlier);
    out(`The site of ${earlier} is served again.`);
  }
} else {
  const api = values.api ?? process.env['API_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4321}`;
  const media = join(dataDir, 'media');
  const version = async (): Promise<string> => {
    const answer = await fetch(new URL(readCatalogueVersion.path, api), { signal: AbortSignal.timeout(10 * SECOND) });
    return ((await answer.json()) as { version: string }).version;
  };
  // Asked first, so that nothing falls between the publish and the watching.
  let shown = await version().catch(() => '');
  /** Publishes and says what came of it; answers what went wrong, in words. */
  const bring = async (): Promise<string> => {
    try {
      const { how, pages, release, milliseconds, faults } = await publish({
        dataDir,
        api,
        full: values.full,
        say: (words) => out(`· ${words}`),
        ...(existsSync(media) ? { localMedia: media } : {}),
      });
      out(
        how === 'nothing'
          ? 'The site shows the catalogue as it is.'
          : `${release} is served: ${pages} pages built (${how}) in ${milliseconds} ms.`,
      );
      for (const words of faultLines(faults)) out(words);
      return '';
    } catch (error) {
      const words =
        error instanceof SnapshotError
          ? [error.message, error.detail].filter(Boolean).join('\n')
          : `The site could not be built: ${(error as Error).stack ?? String(error)}`;
      return `${words}\n${served ? 'The site stays as it is.' : 'There is no site yet.'}`;
    }
  };
  const held = values.anyway ? null : heldRelease(shown);
  const problem = held ? heldWords(held) : await bring();
  if (problem) {
    process.stderr.write(`${problem}\n`);
    // A watching publish tries again, and serves the release that staff hold.
    if (!values.watch) process.exitCode = 1;
    shown = '';
  }
  if (values.watch) {
    // Through the API a look costs a call, of which a minute has not too many.
    // The back office hears of it through the store, where that is at hand.
    const store = process.env['DATABASE_URL'] ? publisherStore(openDatabase(readConfig()), dataDir) : undefined;
    const options = { version, api, dataDir, say: out, every: 250, ...(store ? { store } : {}) };
    const watch = autoPublish(options, shown);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void watch.stop());
  }
}
