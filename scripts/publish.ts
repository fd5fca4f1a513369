import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECOND } from '#lib/time.ts';
import { readCatalogueVersion } from '#domain/catalogue/publishing.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { errorOf } from '#lib/narrow.ts';
import { autoPublish } from '#publish/auto-publish.ts';
import { heldRelease } from '#domain/publishing/site-state.rules.ts';
import { publisherStore } from '#publish/publisher-store.ts';
import { publish } from '#publish/publish.ts';
import { faultLines } from '#publish/record-faults.ts';
import { Releases } from '#publish/releases.ts';
import { SnapshotError } from '#publish/take-snapshot.ts';
import { apiUrl, CommandError, flag, runCommand, say, textOption } from '#scripts/lib/command.ts';
import { dataPath } from '#scripts/lib/given-path.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { closeWhenTold } from '#server/signals.ts';

/** Returns the message for a publish that is refused because staff hold the site at a release. */
const heldText = (release: string): string =>
  `Staff went back to the release ${release} and hold the site there. It stays until somebody presses “Publish now” under “Public site” in the back office; --anyway publishes all the same, until the shop's own publisher goes back to it.`;

const help = `Brings the public site up to date with the catalogue.

  npm run publish                      once
  npm run publish -- --full            builds every page
  npm run publish -- --watch           goes on and publishes whenever the catalogue changes
  npm run publish -- --rollback        serves the release before the present one
  npm run publish -- --list            names the releases, newest first
  npm run publish -- --anyway          also where staff went back to an earlier release and hold the site there

  --api http://localhost:4321          the API to read (API_URL)`;

const dataDir = dataPath();
const releases = new Releases(dataDir);

/** File that a watching publisher writes again and again, by whose time a health check sees one that hangs. */
const alive = join(dataDir, 'publisher-alive');
/** Time between two signs of life, in ms. */
const SIGN_OF_LIFE = 10 * SECOND;
let signedAt = 0;

/** Writes the time into the file `alive`, unless it was written just now. A file that cannot be written stays old. */
function showLife(): void {
  if (Date.now() - signedAt < SIGN_OF_LIFE) return;
  signedAt = Date.now();
  const write = async (): Promise<void> => {
    await mkdir(dataDir, { recursive: true });
    await writeFile(alive, `${new Date(signedAt).toISOString()}\n`);
  };
  write().catch(() => undefined);
}

/** Prints the names of the releases, newest first, and marks the served one. */
async function list(): Promise<void> {
  const served = await releases.served();
  const names = await releases.list();
  if (names.length === 0) return say('There is no release yet.');
  for (const name of names) say(`${name}${name === served?.name ? '  served' : ''}`);
}

/** Serves the release before the served one. @throws CommandError when there is none */
async function rollBack(): Promise<void> {
  const names = await releases.list();
  const earlier = names[names.indexOf((await releases.served())?.name ?? '') + 1];
  if (!earlier) throw new CommandError('There is no earlier release to go back to.');
  await releases.switchTo(earlier);
  say(`The site of ${earlier} is served again.`);
}

/** Publishes once and prints the result. @throws CommandError with the reason when the site could not be built */
async function publishOnce(api: string, full: boolean): Promise<void> {
  const media = join(dataDir, 'media');
  const options = { dataDir, api, full, say: (step: string) => say(`· ${step}`) };
  try {
    const done = await publish({ ...options, ...(existsSync(media) ? { localMedia: media } : {}) });
    say(
      done.how === 'nothing'
        ? 'The site shows the catalogue as it is.'
        : `${done.release} is served: ${done.pages} pages built (${done.how}) in ${done.milliseconds} ms.`,
    );
    for (const line of faultLines(done.faults)) say(line);
  } catch (error) {
    const reason =
      error instanceof SnapshotError
        ? [error.message, error.detail].filter(Boolean).join('\n')
        : `The site could not be built: ${errorOf(error).stack}`;
    const outcome = (await releases.served()) ? 'The site stays as it is.' : 'There is no site yet.';
    throw new CommandError(`${reason}\n${outcome}`);
  }
}

/** Reads the version of the catalogue from the API. */
async function askVersion(api: string): Promise<string> {
  const answer = await fetch(new URL(readCatalogueVersion.path, api), { signal: AbortSignal.timeout(10 * SECOND) });
  const { version }: AnswerOf<typeof readCatalogueVersion> = await answer.json();
  return version;
}

/**
 * Publishes whenever the catalogue changes, until it is told to end.
 * @param shown version that the site shows; empty for none
 */
function watch(api: string, shown: string): void {
  // The back office hears of it through the store, where that is at hand.
  const store = process.env['DATABASE_URL'] ? publisherStore(openDatabase(readConfig()), dataDir) : undefined;
  // Through the API a look costs a call, of which a minute has not too many.
  const options = {
    version: () => askVersion(api),
    api,
    dataDir,
    say,
    onRound: showLife,
    every: 250,
    ...(store ? { store } : {}),
  };
  const watching = autoPublish(options, shown);
  closeWhenTold(() => watching.stop());
}

const options = { api: textOption, full: flag, watch: flag, rollback: flag, list: flag, anyway: flag };
await runCommand(help, options, async ({ values }) => {
  if (values.list) return list();
  if (values.rollback) return rollBack();
  const api = apiUrl(values.api);
  if (values.watch) showLife();
  // Asked first, so that nothing falls between the publish and the watching.
  const shown = await askVersion(api).catch(() => '');
  const held = values.anyway ? null : heldRelease(shown);
  try {
    if (held) throw new CommandError(heldText(held));
    await publishOnce(api, values.full);
    if (values.watch) watch(api, shown);
  } catch (error) {
    if (!values.watch || !(error instanceof CommandError)) throw error;
    // A watching publish tries again, and serves the release that staff hold.
    process.stderr.write(`${error.message}\n`);
    watch(api, '');
  }
});
