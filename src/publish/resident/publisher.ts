import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NAMES } from '#domain/search/names.rules.ts';
import { changedPages, plannedPages } from '#publish/snapshot/page-plan.ts';
import { type SearchRecord, searchRecords } from '#publish/snapshot/search-records.ts';
import { snapshotParts } from '#publish/snapshot/snapshot-kinds.ts';
import { digestOfSources, finishedPage, importsIn, prepareIndex } from '#publish/build.ts';
import { replaceFile } from '#publish/files.ts';
import { catalogueOf, changesBetween } from '#publish/held.ts';
import { type Published, publishAlone, type PublishOptions, sameAssets } from '#publish/publish.ts';
import { writeNames } from '#publish/names-index.ts';
import { changesNoted, type ReleaseNote, Releases } from '#publish/releases.ts';
import { catalogueWith, previewPath } from '#publish/resident/preview.ts';
import type { PreviewJob, ResidentPublish } from '#publish/resident/jobs.ts';
import { readCatalogueAgain, type Seen } from '#publish/resident/look.ts';
import {
  type Base,
  bringMedia,
  drawPages,
  FULL,
  isFull,
  keepSnapshot,
  makeSmaller,
  readBase,
} from '#publish/resident/next-release.ts';
import { timedSteps } from '#publish/resident/steps.ts';
import { undrawable } from '#publish/resident/undrawable.ts';
import { WarmPages } from '#publish/resident/warm-pages.ts';
import { SearchIndex } from '#publish/search-index.ts';
import { type Bring } from '#publish/record-faults.ts';
import { mirrorMedia, SnapshotError } from '#publish/take-snapshot.ts';
import { buildAlone, buildsFolder } from '#publish/work-folder.ts';

export interface ResidentOptions extends PublishOptions {
  /** Called when the search index shows the served release. */
  onIndexed?: () => void;
}

/**
 * A publisher that stays in memory with the catalogue, the plan of the pages and the bundled site, and keeps a copy of
 * the served release on disk, so that a change costs only what it touches. What it serves equals a full build byte for
 * byte once the search index and the better compressed copies are there too. Every step leaves a whole release.
 */
export class ResidentPublisher {
  readonly #options: ResidentOptions;
  readonly #releases: Releases;
  readonly #mirror: string;
  /** The bundled site, with the digest of its sources. */
  #site: { sources: string; pages: WarmPages } | undefined;
  #base: Base | undefined;
  /** Files that the prepared copy carries; undefined while there is no copy. */
  #carried: Record<string, string> | undefined;
  /** Work on the release folders, done one after the other. */
  #line: Promise<unknown> = Promise.resolve();
  /** Number of the current publish; work that was begun for an earlier one is dropped. */
  #turn = 0;
  #indexing: Promise<void> | undefined;
  #following: Promise<void> | undefined;
  /** Records that the search index shows; undefined while unknown. */
  #indexed: readonly SearchRecord[] | undefined;
  readonly #search = new SearchIndex();
  /** JSON on the wire of records that are set aside until they change. */
  readonly #undrawable = new Set<string>();

  constructor(options: ResidentOptions) {
    this.#options = options;
    this.#releases = new Releases(options.dataDir);
    this.#mirror = join(options.dataDir, 'snapshot');
  }

  /** Loads release and bundled site into memory; returns the result of a build needed for it, null without one. */
  async warm(): Promise<Published | null> {
    const built = await this.#alone(() => this.#ready());
    this.#keepIndex();
    return built;
  }

  /** Publishes the catalogue. @throws SnapshotError when it cannot be read or the disk is full; the site then stays */
  publish(): Promise<ResidentPublish> {
    return this.#alone(async () => {
      try {
        return await this.#publish();
      } catch (error) {
        // Halves of a release take room that a full disk lacks.
        if (isFull(error)) await rm(this.#releases.prepared, { recursive: true, force: true });
        else if (!(error instanceof SnapshotError) && (await this.#setAside())) return await this.#publish();
        if (this.#base?.note.coarse?.length) this.#follow();
        throw isFull(error) ? new SnapshotError(FULL) : error;
      }
    });
  }

  /** Sets aside changed records whose pages cannot be drawn, and logs them; returns false when there are none. */
  async #setAside(): Promise<boolean> {
    if (!this.#site || !this.#base) return false;
    const found = await undrawable(this.#site.pages, this.#base, (await this.#look()).held);
    for (const [line, { stack = '' }] of found) {
      this.#undrawable.add(line);
      this.#options.say?.(`A record is set aside, because its pages cannot be made: ${line}\n${stack}`);
    }
    return found.size > 0;
  }

  /** Reads the catalogue again and fetches its new pictures. */
  #look(): Promise<Seen> {
    const { api, localMedia } = this.#options;
    const media = join(this.#mirror, 'media');
    const bring: Bring = (values) => mirrorMedia(api, values, media, localMedia);
    return readCatalogueAgain(api, this.#held().seen, { bring, undrawable: this.#undrawable });
  }

  /** Returns the HTML of the page of a record as if the record were saved; the rest is as in the served release. */
  preview(job: PreviewJob): Promise<string> {
    return this.#inLine(async () => {
      if (!this.#site || !this.#base) await buildAlone(this.#options.dataDir, () => this.#ready());
      const { site, base } = { site: this.#site, base: this.#held() };
      if (!site) throw new Error('The site is not bundled.');
      const snapshot = catalogueWith(base.seen.held, job);
      const path = previewPath(job);
      const page = plannedPages(snapshot).get(path);
      const pages = new Map(page ? [[path, page]] : []);
      const [drawn] = await site.pages.draw(snapshot, pages, page ? [] : [path]);
      const imports = importsIn(this.#releases.folder(base.note.name));
      return finishedPage(drawn?.body.toString('utf8') ?? '', imports);
    });
  }

  /** Waits for the work after a publish: search index, better compressed copies, prepared copy. */
  async settled(): Promise<void> {
    while (this.#indexing) await this.#indexing;
    await this.#following;
    await this.#line;
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#inLine(() => buildAlone(this.#options.dataDir, work));
  }

  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#line.then(work);
    this.#line = next.catch(() => undefined);
    return next;
  }

  /**
   * Loads the served release and the bundled site unless they are loaded. Builds the site first when its sources,
   * scripts or styles differ; returns the result of that build, or null without one.
   */
  async #ready(): Promise<Published | null> {
    const served = await this.#releases.served();
    if (this.#site && this.#base && served?.name === this.#base.note.name) return null;
    const sources = this.#site?.sources ?? (await digestOfSources());
    const usable =
      served?.sources === sources && existsSync(join(this.#releases.snapshot(served.name), 'manifest.json'));
    const built = usable ? null : await publishAlone(this.#options);
    await this.#rest();
    if (this.#site) return built;
    if (await this.#bundle(sources)) return built;
    // Scripts or styles came out differently, as after an update of a tool.
    const anew = await publishAlone({ ...this.#options, full: true });
    await this.#rest();
    return anew;
  }

  /** Loads the served release into memory and prepares its copy. @throws Error when no release is served */
  async #rest(): Promise<void> {
    const note = await this.#releases.served();
    if (!note) throw new Error('No release is served.');
    const { base, records } = await readBase(this.#releases, note, this.#base?.seen.held);
    this.#base = base;
    if (note.indexed === note.snapshot) this.#indexed = records;
    this.#carried = await this.#releases.prepare(note);
  }

  /** Bundles the site; returns false when its scripts or styles differ from those of the served release. */
  async #bundle(sources: string): Promise<boolean> {
    const base = this.#held();
    const folder = join(buildsFolder(this.#options.dataDir), 'resident');
    const pages = await WarmPages.load(folder, this.#options.dataDir, base.snapshot, async (warm) => {
      // One page of each kind, so that everything it needs is loaded while it is there, and all without parameters.
      const kinds = Map.groupBy(base.plan.values(), ({ path }) => path.split('/')[1] ?? '');
      const some = [...kinds.values()].flatMap((of) => of.slice(0, 2)).map((page) => [page.path, page] as const);
      await warm.draw(base.snapshot, new Map(some), warm.fixed);
    });
    this.#site = { sources, pages };
    const same = await sameAssets(folder, this.#releases.folder(base.note.name));
    await rm(folder, { recursive: true, force: true });
    return same;
  }

  #held(): Base {
    if (!this.#base) throw new Error('The publisher holds no release.');
    return this.#base;
  }

  async #publish(): Promise<ResidentPublish> {
    const began = performance.now();
    const { steps, step } = timedSteps();
    const built = await this.#ready();
    step('getting ready');
    const done = (how: Published['how'], pages: number): ResidentPublish => ({
      release: this.#held().note.name,
      how,
      pages,
      milliseconds: Math.round(performance.now() - began),
      steps,
      faults: [...(this.#base?.seen.faults ?? [])],
    });
    const base = this.#held();
    const site = this.#site;
    if (!site) throw new Error('The site is not bundled.');
    // What was made aside for the served release must not meet what is made now.
    this.#turn++;
    this.#carried ??= await this.#releases.prepare(base.note);
    const target = this.#releases.prepared;
    const name = this.#releases.newName();
    step('next release');
    const seen = await this.#look();
    step('catalogue');
    const snapshot = catalogueOf(seen.held);
    const plan = plannedPages(snapshot);
    const { changed, gone } = changedPages(base.plan, plan);
    step('plan');
    // A copy that is half written is of no use to the next publish.
    const carried = this.#carried;
    this.#carried = undefined;
    const kept = keepSnapshot(this.#releases, name, base, seen.held);
    // On a disk that failed this may fail as well; what is left of it goes with the old releases.
    kept.catch(() => rm(this.#releases.snapshot(name), { recursive: true, force: true })).catch(() => undefined);
    const media = await bringMedia(this.#options, this.#mirror, base, seen.held, target);
    step('pictures');
    const fixed = site.pages.showing(base.snapshot, snapshot);
    const { written, coarse } = await drawPages(site.pages, snapshot, plan, { changed, fixed, target }, step);
    for (const path of gone)
      for (const end of ['index.html', 'index.html.br']) await rm(join(target, path, end), { force: true });
    step('writing');
    const names = await writeNames(target, searchRecords(snapshot), base.names);
    step('names');
    const manifest = await kept;
    step('snapshot');
    const nothing = manifest.digest === base.manifest.digest && written.length === 0 && gone.length === 0;
    if (nothing) {
      this.#carried = carried;
      this.#base = { ...base, seen, snapshot, plan, names, ...media };
      await rm(this.#releases.snapshot(name), { recursive: true, force: true });
      if (base.note.indexed !== base.note.snapshot || base.note.coarse?.length) this.#follow();
      return built ? { ...built, steps, faults: [...seen.faults] } : done('nothing', 0);
    }
    const note: ReleaseNote = {
      name,
      sources: site.sources,
      snapshot: manifest.digest,
      madeAt: new Date().toISOString(),
      ...changesNoted(changesBetween(base.seen.held, seen.held)),
      carried,
      indexed: base.note.indexed ?? base.note.snapshot,
      coarse: [...new Set([...(base.note.coarse ?? []).filter((file) => existsSync(join(target, file))), ...coarse])],
    };
    await this.#releases.take(note);
    this.#base = { note, seen, snapshot, plan, manifest, names, ...media };
    step('switch');
    this.#follow();
    return done('partial', written.length);
  }

  /** Starts work after a publish: prepared copy, search index, better compressed copies, removal of old releases. */
  #follow(): void {
    const turn = this.#turn;
    const base = this.#held();
    this.#keepIndex();
    this.#following = this.#inLine(async () => {
      if (turn !== this.#turn) return;
      this.#carried ??= await this.#releases.prepare(base.note);
      // Whoever builds from the last snapshot gets this one.
      for (const part of [...snapshotParts.map(({ name }) => name), 'manifest']) {
        const file = `${part}.json`;
        await replaceFile(
          join(this.#mirror, file),
          await readFile(join(this.#releases.snapshot(base.note.name), file)),
        );
      }
    })
      // What people find comes before what only makes pages smaller.
      .then(() => this.#indexing)
      .then(() => this.#refine(turn))
      .then(() => this.#releases.tidy(base.note.name))
      .catch((error: Error) => this.#options.say?.(`What follows a publish failed: ${error.message}`));
  }

  #keepIndex(): void {
    this.#indexing ??= this.#index()
      .catch((error: Error) => this.#options.say?.(error.message))
      .finally(() => {
        this.#indexing = undefined;
      });
  }

  /** Makes the better compressed copies; those not done at the next publish are made after it. */
  async #refine(turn: number): Promise<void> {
    const { note } = this.#held();
    const [release, copy] = [this.#releases.folder(note.name), this.#releases.prepared];
    const left = await makeSmaller(note.coarse ?? [], [release, copy], () => turn !== this.#turn);
    await this.#inLine(async () => turn === this.#turn && this.#amend({ coarse: left }));
  }

  /** Rebuilds the search index until it shows the served release, with a new engine when the engine fails. */
  async #index(): Promise<void> {
    // Whoever waits for the page hears of it first.
    await nextTurn();
    for (;;) {
      const { note, snapshot } = this.#held();
      const records = searchRecords(snapshot);
      if (note.indexed === note.snapshot) return this.#search.hold(records);
      if (records.length === this.#indexed?.length && records.every((one, at) => one === this.#indexed?.[at])) {
        await this.#inLine(() => this.#amend({ indexed: note.snapshot }));
        continue;
      }
      const folder = resolve(this.#releases.root, 'index');
      await rm(folder, { recursive: true, force: true });
      await this.#search.write(folder, records).catch(async (error: Error) => {
        this.#options.say?.(`The search engine is started anew: ${error.message}`);
        await this.#search.end();
        await prepareIndex(folder, this.#releases.snapshot(note.name));
        // A later publish may have brought others by then.
        await rm(join(folder, NAMES), { recursive: true, force: true });
      });
      await this.#inLine(async () => {
        const { note: present } = this.#held();
        const replaced = await this.#releases.installIndex(this.#releases.folder(present.name), folder);
        if (this.#carried) await this.#releases.installIndex(this.#releases.prepared, folder);
        const kept = Object.entries(present.carried ?? {}).filter(([file]) => !file.startsWith('pagefind/'));
        for (const file of replaced) kept.push([file, present.carried?.[file] ?? new Date().toISOString()]);
        await this.#amend({ indexed: note.snapshot, carried: Object.fromEntries(kept) });
        this.#indexed = records;
      });
      this.#options.onIndexed?.();
    }
  }

  /** Changes fields of the served release's note and stores the note. */
  async #amend(more: Partial<ReleaseNote>): Promise<void> {
    const base = this.#held();
    base.note = { ...base.note, ...more };
    if (this.#carried && more.carried) this.#carried = more.carried;
    await this.#releases.keepNote(base.note);
  }
}
