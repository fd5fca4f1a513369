import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { changedPages, plannedPages } from '#publish/snapshot/page-plan.ts';
import {
  buildPages,
  buildSite,
  compressTexts,
  digestOfSources,
  finishPages,
  finishSite,
  linkMedia,
  prepareIndex,
} from '#publish/build.ts';
import { compress, qualityOf } from '#publish/compression.ts';
import { filesBelow, replaceFile } from '#publish/files.ts';
import { catalogueOf, changesBetween, readHeld } from '#publish/held.ts';
import { changesNoted, move, type ReleaseNote, Releases } from '#publish/releases.ts';
import { type RecordFault } from '#publish/record-faults.ts';
import { takeSnapshot } from '#publish/take-snapshot.ts';
import { buildAlone, buildsFolder } from '#publish/work-folder.ts';

/** Result of a publish. */
export interface Published {
  release: string;
  /** `nothing` when the site shows the snapshot already. */
  how: 'nothing' | 'partial' | 'full';
  /** Pages built. */
  pages: number;
  milliseconds: number;
  /** Records that cannot be published as stored. */
  faults: RecordFault[];
}

export interface PublishOptions {
  dataDir: string;
  api: string;
  /** Media store on this machine. */
  localMedia?: string;
  /** Builds every page even when fewer would do. */
  full?: boolean;
  say?: (words: string) => void;
}

/**
 * Publishes the catalogue: takes a snapshot, builds only the pages whose content changed, makes a new release and
 * serves it. The release equals a full build byte for byte. Waits while another build runs in this data folder.
 * @throws SnapshotError when the catalogue cannot be read; the served site then stays
 */
export async function publish(options: PublishOptions): Promise<Published> {
  return buildAlone(
    options.dataDir,
    () => publishAlone(options),
    () => options.say?.('another build in this data folder comes first'),
  );
}

/**
 * Publishes the catalogue inside `buildAlone`. Builds every page with `full`, and when
 * the sources, scripts or styles differ from those of the served release.
 */
export async function publishAlone({
  dataDir,
  api,
  localMedia,
  full = false,
  say = () => undefined,
}: PublishOptions): Promise<Published> {
  const began = performance.now();
  const releases = new Releases(dataDir);
  const snapshot = join(dataDir, 'snapshot');
  say('snapshot');
  const manifest = await takeSnapshot({ api, folder: snapshot, ...(localMedia ? { localMedia } : {}) });
  const [served, sources] = await Promise.all([releases.served(), digestOfSources()]);
  const done = (how: Published['how'], release: string, pages: number): Published => ({
    release,
    how,
    pages,
    milliseconds: Math.round(performance.now() - began),
    faults: manifest.faults,
  });
  // What follows a publish may have been cut off.
  const whole = served?.indexed === served?.snapshot && !served?.coarse?.length;
  if (!full && whole && served?.snapshot === manifest.digest && served.sources === sources) {
    // Pictures that were still being made when the release was may be there now.
    await linkMedia(snapshot, releases.folder(served.name));
    return done('nothing', served.name, 0);
  }

  const note: ReleaseNote = {
    name: releases.newName(),
    sources,
    snapshot: manifest.digest,
    madeAt: new Date().toISOString(),
  };
  process.env['SNAPSHOT_DIR'] = snapshot;
  if (!full && served?.sources === sources && existsSync(releases.snapshot(served.name))) {
    const pages = await publishChanged(releases, dataDir, served, note, snapshot, say);
    if (pages !== null) return done('partial', note.name, pages);
    say('assets differ, so everything is built');
  }
  const site = join(buildsFolder(dataDir), note.name);
  const report = await buildSite(site, dataDir, say);
  await releases.adopt(site, note.name);
  const former = served && (await readHeld(releases.snapshot(served.name)).catch(() => null));
  const changes = former ? changesBetween(former, await readHeld(snapshot, former)) : [];
  await releases.publish({ ...note, ...changesNoted(changes) }, snapshot);
  return done('full', note.name, report.pages);
}

/**
 * Builds the changed pages into a copy of the served release, serves the copy, and returns the number of pages. Returns
 * null, and serves nothing, when scripts or styles differ from those of the release.
 */
async function publishChanged(
  releases: Releases,
  dataDir: string,
  served: ReleaseNote,
  note: ReleaseNote,
  snapshot: string,
  say: (words: string) => void,
): Promise<number | null> {
  const builds = buildsFolder(dataDir);
  const part = join(builds, `${note.name}-part`);
  await rm(builds, { recursive: true, force: true });
  await mkdir(builds, { recursive: true });
  // Neither depends on which pages changed, which takes a moment to find out in a large catalogue.
  const aside = Promise.all([releases.derive(served.name, note.name), prepareIndex(`${part}-index`, snapshot)]);
  aside.catch(() => undefined);
  const before = await readHeld(releases.snapshot(served.name));
  const after = await readHeld(snapshot, before);
  const { changed, gone } = changedPages(plannedPages(catalogueOf(before)), plannedPages(catalogueOf(after)));
  say(`${changed.length} pages changed, ${gone.length} gone`);
  const list = `${part}.json`;
  await writeFile(list, JSON.stringify(changed));
  const [[target, index]] = await Promise.all([aside, buildPages(part, dataDir, list)]);
  if (!(await sameAssets(part, target))) {
    for (const folder of [target, index]) await rm(folder, { recursive: true, force: true });
    return null;
  }
  await finishPages(part);
  // The release has them already, compressed with much patience.
  await rm(join(part, '_astro'), { recursive: true, force: true });
  await compressTexts(part);
  const files = await filesBelow(part);
  for (const file of files) {
    const to = join(target, relative(part, file));
    await mkdir(dirname(to), { recursive: true });
    // A rename replaces the name and leaves the old release's file as it was.
    await move(file, to);
  }
  for (const page of served.coarse ?? []) {
    const html = await readFile(join(target, page)).catch(() => null);
    if (html) await replaceFile(join(target, `${page}.br`), await compress(html, qualityOf(page)));
  }
  for (const path of gone) await rm(join(target, path, 'index.html'), { force: true });
  for (const path of gone) await rm(join(target, path, 'index.html.br'), { force: true });
  await finishSite(target, dataDir, snapshot, index);
  await releases.publish({ ...note, ...changesNoted(changesBetween(before, after)) }, snapshot);
  return files.filter((file) => file.endsWith('.html')).length;
}

/** Tells whether a release contains every script and style of a partial build, byte for byte. */
export async function sameAssets(part: string, release: string): Promise<boolean> {
  const assets = existsSync(join(part, '_astro')) ? await filesBelow(join(part, '_astro')) : [];
  for (const file of assets) {
    const held = await readFile(join(release, relative(part, file))).catch(() => null);
    if (!held?.equals(await readFile(file))) return false;
  }
  return true;
}
