import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { namesIndex } from '#domain/search/names.rules.ts';
import { type PlannedPage, plannedPages } from '#publish/snapshot/page-plan.ts';
import { type SearchRecord, searchRecords } from '#publish/snapshot/search-records.ts';
import type { Snapshot } from '#publish/snapshot/snapshot.ts';
import { snapshotParts } from '#publish/snapshot/snapshot-kinds.ts';
import { filesOfMedia } from '#lib/pictures.ts';
import { finishedPage, importsIn, placeMedia } from '#publish/build.ts';
import { compress, FAST, qualityOf } from '#publish/compression.ts';
import { eachAtOnce, replaceFile } from '#publish/files.ts';
import { catalogueOf, type Held, readHeld, textOfPart } from '#publish/held.ts';
import type { WrittenNames } from '#publish/names-index.ts';
import type { PublishOptions } from '#publish/publish.ts';
import type { ReleaseNote, Releases } from '#publish/releases.ts';
import type { Seen } from '#publish/resident/look.ts';
import type { DrawnPage, WarmPages } from '#publish/resident/warm-pages.ts';
import { digestAside, manifestOf, mirrorMedia, readManifest, type SnapshotManifest } from '#publish/take-snapshot.ts';

/** The served release in memory, from which the next one is made. */
export interface Base {
  note: ReleaseNote;
  seen: Seen;
  snapshot: Snapshot;
  plan: Map<string, PlannedPage<unknown>>;
  manifest: SnapshotManifest;
  /** Media values of the catalogue, and those whose files are still being made. */
  media: Set<string>;
  awaited: Set<string>;
  /** Texts of its names index. */
  names: WrittenNames;
}

/**
 * Reads a release and its search records into memory.
 * @param known held records, whose objects are reused when unchanged
 * @throws Error when the release has no snapshot
 */
export async function readBase(
  releases: Releases,
  note: ReleaseNote,
  known?: Held,
): Promise<{ base: Base; records: SearchRecord[] }> {
  const folder = releases.snapshot(note.name);
  const manifest = await readManifest(folder);
  if (!manifest) throw new Error(`The release ${note.name} has no snapshot.`);
  const held = await readHeld(folder, known);
  const snapshot = catalogueOf(held);
  const media = mediaIn(held);
  const uploads = join(releases.folder(note.name), 'uploads');
  const awaited = new Set([...media].filter((value) => !existsSync(join(uploads, value))));
  const seen = { held, version: '', at: new Map<string, string>(), faults: [] };
  const records = searchRecords(snapshot);
  const names = namesIndex(records);
  return { base: { note, seen, snapshot, plan: plannedPages(snapshot), manifest, media, awaited, names }, records };
}

/**
 * Stores the snapshot of a new release and returns its manifest. Writes changed lists, and links unchanged ones from
 * the former snapshot.
 */
export async function keepSnapshot(
  releases: Releases,
  name: string,
  base: Base,
  held: Held,
): Promise<SnapshotManifest> {
  const [from, to] = [releases.snapshot(base.note.name), releases.snapshot(name)];
  await mkdir(to, { recursive: true });
  const parts: SnapshotManifest['parts'] = {};
  for (const part of snapshotParts) {
    const records = held.get(part.name) ?? [];
    const former = base.seen.held.get(part.name) ?? [];
    const file = `${part.name}.json`;
    const same = records.length === former.length && records.every((one, place) => one === former[place]);
    const known = base.manifest.parts[part.name];
    if (same && known) {
      parts[part.name] = known;
      await link(join(from, file), join(to, file));
      continue;
    }
    const text = Buffer.from(textOfPart(records.map(({ line }) => line)));
    const [digest] = await Promise.all([digestAside(text), replaceFile(join(to, file), text)]);
    // Without the tag of an answer, whoever goes on from this snapshot by the API asks for the list anew.
    parts[part.name] = { etag: '', digest };
  }
  const manifest = manifestOf(parts);
  await replaceFile(join(to, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

/**
 * Adds pictures that are new or were not ready before to the next release, and removes pictures that no record uses.
 * Returns all media values, and as `awaited` those whose files are not ready yet.
 */
export async function bringMedia(
  { api, localMedia }: PublishOptions,
  mirror: string,
  base: Base,
  held: Held,
  target: string,
): Promise<Pick<Base, 'media' | 'awaited'>> {
  const media = mediaIn(held);
  const wanted = [...media].filter((value) => !base.media.has(value) || base.awaited.has(value));
  if (wanted.length > 0) {
    await mirrorMedia(api, wanted, join(mirror, 'media'), localMedia);
    await placeMedia(wanted, mirror, target);
  }
  for (const value of base.media)
    if (!media.has(value))
      for (const file of filesOfMedia(value)) await rm(join(target, 'uploads', file), { force: true });
  const awaited = new Set(wanted.filter((value) => !existsSync(join(target, 'uploads', value))));
  return { media, awaited };
}

/** Number of pages that are drawn before they are written; ten thousand at a time would need too much memory. */
const IN_MEMORY = 1000;

/**
 * Draws the changed pages, and the given pages without parameters, and writes them into the next release. Returns the
 * written files, and as `coarse` those that need a better compressed copy.
 */
export async function drawPages(
  pages: WarmPages,
  snapshot: Snapshot,
  plan: ReadonlyMap<string, PlannedPage<unknown>>,
  { changed, fixed, target }: { changed: readonly string[]; fixed: readonly string[]; target: string },
  step: (name: string) => void,
): Promise<{ written: string[]; coarse: string[] }> {
  const written: string[] = [];
  const coarse: string[] = [];
  for (let from = 0; from === 0 || from < changed.length; from += IN_MEMORY) {
    const some = changed.slice(from, from + IN_MEMORY);
    const wanted = new Map(some.map((path) => [path, plan.get(path) as PlannedPage<unknown>]));
    const drawn = await pages.draw(snapshot, wanted, from === 0 ? fixed : []);
    step('drawing');
    const batch = await writePages(drawn, target, new Set(fixed));
    step('writing');
    written.push(...batch.written);
    coarse.push(...batch.coarse);
  }
  return { written, coarse };
}

/**
 * Finishes drawn pages and writes them with a fast compressed copy. Returns the written files, and as `coarse` those
 * that need a better compressed copy.
 * @param readers paths of pages that are written only when their content changed
 */
async function writePages(
  drawn: DrawnPage[],
  target: string,
  readers: ReadonlySet<string>,
): Promise<{ written: string[]; coarse: string[] }> {
  const imports = importsIn(target);
  const pages = new Map(drawn.map((page) => [page.file, page]));
  const written: string[] = [];
  const coarse: string[] = [];
  await eachAtOnce([...pages.keys()], async (file) => {
    const { path, body } = pages.get(file) as DrawnPage;
    const isPage = file.endsWith('.html');
    const content = isPage ? Buffer.from(finishedPage(body.toString('utf8'), imports)) : body;
    const to = join(target, file);
    if (readers.has(path) && (await readFile(to).catch(() => null))?.equals(content)) return;
    await mkdir(dirname(to), { recursive: true });
    await replaceFile(`${to}.br`, await compress(content, FAST));
    await replaceFile(to, content);
    written.push(file);
    if (isPage && qualityOf(file) !== FAST) coarse.push(file);
  });
  return { written, coarse };
}

/**
 * Writes better compressed copies of pages into all folders; reads the pages from the first folder.
 * @param isStale returns true when a newer publish makes this work unnecessary
 * @returns the pages that were not done
 */
export async function makeSmaller(
  pages: readonly string[],
  folders: readonly string[],
  isStale: () => boolean,
): Promise<string[]> {
  const left = new Set(pages);
  await eachAtOnce([...left], async (file) => {
    if (isStale()) return;
    const small = await compress(await readFile(join(folders[0] ?? '', file)), qualityOf(file));
    if (isStale()) return;
    // At once, so that no publish comes in between.
    for (const folder of folders) {
      writeFileSync(join(folder, `${file}.br.part`), small);
      renameSync(join(folder, `${file}.br.part`), join(folder, `${file}.br`));
    }
    left.delete(file);
  });
  return [...left];
}

/** Returns the media values of all records. */
function mediaIn(held: Held): Set<string> {
  const values = new Set<string>();
  for (const records of held.values()) for (const { media } of records) for (const value of media) values.add(value);
  return values;
}

/** Shown to staff when the disk has no room for a release. */
export const FULL = 'The disk of the shop is full, so the change could not be published. Please make room.';
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '');
