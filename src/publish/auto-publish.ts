import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#lib/time.ts';
import type { PreviewWish } from '#domain/publishing/preview.repo.ts';
import type { SiteReport } from '#domain/publishing/site-state.repo.ts';
import { heldRelease } from '#domain/publishing/site-state.rules.ts';
import { Releases } from '#publish/releases.ts';
import type { ResidentPublish } from '#publish/resident/jobs.ts';
import { PublisherProcess, type PublishRefusal } from '#publish/resident/process.ts';
import { faultLines, type RecordFault } from '#publish/record-faults.ts';
import { buildAlone } from '#publish/work-folder.ts';

/** Connection of a publisher to the back office and to other publishers of the same site. */
export interface PublisherStore {
  /** Stores the publisher's status report for the back office. */
  report(report: SiteReport): Promise<void>;
  /** Returns the next preview that staff requested; null when none is waiting. */
  nextPreview(): Promise<PreviewWish | null>;
  keepDrawn(id: string, drawn: { page?: string; problem?: string }): Promise<void>;
  /** Lease for publishing, when several processes may publish into one site. */
  turn?: {
    /** Takes or renews the lease of this process; returns false while another process holds it. */
    take(): Promise<boolean>;
    /** Releases the lease. */
    leave(): Promise<void>;
  };
}

export interface AutoPublishOptions {
  /** Returns a text that changes with the catalogue, and with the release at which staff hold the site. */
  version(): Promise<string>;
  /** Origin of the API and data folder, as for the publish command. */
  api: string;
  dataDir: string;
  /** Writes a message to the log. */
  say(words: string): void;
  /** Called with the result of each publish. */
  onPublished?(result: ResidentPublish): void;
  /** Called in each round of the watch: not while a publish is under way, and never again when the watch hangs. */
  onRound?(): void;
  /** Without it, no reports are stored and no previews are drawn. */
  store?: PublisherStore;
  /** Time between two checks of the catalogue's version, in ms. */
  every?: number;
  /** Time after which a failed publish is repeated although nothing changed, in ms. */
  again?: number;
  /** Time between two renewals of the lease, or two attempts to take it, in ms. */
  renew?: number;
  /** Draws the pages; a process of its own by default. */
  publisher?: Publisher;
}

/** The part of `PublisherProcess` that `autoPublish` needs; tests use their own. */
export type Publisher = Pick<PublisherProcess, 'pid' | 'run' | 'rouse' | 'stop'>;

/** A running watch of the catalogue. */
export interface Watch {
  /**
   * Starts the publisher's process when it is not running, and checks the catalogue and the requested previews
   * immediately.
   */
  rouse(): void;
  /** Stops watching, and interrupts a running publish. */
  stop(): Promise<void>;
}

/** Time between two reports to the back office while nothing happens, in ms. */
const SIGN_OF_LIFE = 15 * SECOND;
const LOOK_FOR_PREVIEWS = 1000;

/**
 * Watches the catalogue and publishes after each change, one publish at a time. A failed publish leaves the site
 * unchanged and is retried after `again` ms. While staff hold the site at a release, that release is served. Of several
 * processes for one site only the holder of the lease publishes; another takes over when the lease ends.
 * @param shown version that the site already shows; without it the version at the start counts as published
 */
export function autoPublish(options: AutoPublishOptions, shown?: string): Watch {
  const {
    version,
    api,
    dataDir,
    say,
    onPublished,
    onRound = () => undefined,
    store,
    every = 100,
    again = 30 * SECOND,
    renew = 10 * SECOND,
  } = options;
  const stop = new AbortController();
  const releases = new Releases(dataDir);
  let report: SiteReport = {
    state: 'public',
    version: shown ?? '',
    publicSince: null,
    message: '',
    faults: [],
    searchFollows: false,
    releases: [],
  };
  /** Reports to the back office, sent one after the other; a report that cannot be stored is dropped. */
  let telling: Promise<unknown> = Promise.resolve();
  let toldAt = 0;
  const tell = (more: Partial<SiteReport>): void => {
    report = { ...report, ...more };
    toldAt = Date.now();
    const present = report;
    telling = telling.then(() => store?.report(present)).catch(() => undefined);
  };
  /** Reports the releases on the disk, and the fields of `more`, to the back office. */
  const tellReleases = async (more: Partial<SiteReport> = {}): Promise<void> => {
    const [served, list] = await Promise.all([releases.served(), releases.infos()]);
    const searchFollows = served !== null && served.indexed !== served.snapshot;
    tell({ publicSince: report.publicSince ?? served?.madeAt ?? null, searchFollows, releases: list, ...more });
  };
  const publisher: Publisher =
    options.publisher ??
    new PublisherProcess({ api, dataDir, say, onIndexed: () => void tellReleases().catch(() => undefined) });
  const { turn } = store ?? {};
  let mine = turn === undefined;
  let renewedAt = 0;
  /**
   * Takes or renews the lease and returns whether this process holds it. While the store cannot be reached the last
   * answer counts, because no other process can take the lease either.
   */
  const takeTurn = async (): Promise<boolean> => {
    renewedAt = Date.now();
    if (turn) mine = await turn.take().catch(() => mine);
    return mine;
  };
  /**
   * Does work under the lease and returns its result; null when another process holds the lease. Renews the lease
   * during the work, and stops the publisher when the lease is lost.
   */
  const inTurn = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (!(await takeTurn())) return null;
    const keep = async (): Promise<void> => {
      if (!(await takeTurn())) await publisher.stop();
    };
    const keeping = setInterval(() => void keep(), renew);
    try {
      return await work();
    } finally {
      clearInterval(keeping);
    }
  };
  let wake = (): void => undefined;
  const rest = async (ms: number): Promise<void> => {
    const woken = new Promise<void>((done) => {
      wake = done;
    });
    await Promise.race([pause(ms, undefined, { signal: stop.signal }).catch(() => undefined), woken]);
  };
  /** Returns the version of the catalogue; undefined when it cannot be read. */
  const look = (): Promise<string | undefined> => version().catch(() => undefined);

  let said = '';
  /** True while a record cannot be published as stored. */
  let wrong = false;
  /**
   * Publishes the catalogue, or serves the release at which staff hold the site. Logs the result when it differs from
   * the last one and reports it to the back office; returns false when it failed.
   */
  const bring = async (present: string): Promise<boolean> => {
    tell({ state: 'building' });
    try {
      let faults: RecordFault[] = [];
      const held = heldRelease(present);
      if (held) await goBack(held);
      else {
        const result = await publisher.run('publish', null);
        const { how, release, pages, milliseconds } = result;
        faults = result.faults;
        onPublished?.(result);
        if (how !== 'nothing') say(`${release} is served: ${pages} pages built (${how}) in ${milliseconds} ms.`);
      }
      const text = faultLines(faults).join('\n');
      if (text && text !== said) say(text);
      said = text;
      wrong = faults.length > 0;
      await tellReleases({
        state: 'public',
        version: present,
        publicSince: new Date().toISOString(),
        message: '',
        faults,
      });
      return true;
    } catch (error) {
      if (stop.signal.aborted) return false;
      const { message, detail = '' } = error as Partial<PublishRefusal> & Error;
      const words = [message, detail, 'The site stays as it is.'].filter(Boolean).join('\n');
      // What failed for the same reason as before is not news.
      if (words !== said) say(words);
      said = words;
      const next = `It is tried again within ${again / SECOND} seconds; until then the site stays as it is.`;
      tell({ state: 'failed', version: present, message: `${message} ${next}`, faults: [] });
      return false;
    }
  };
  const goBack = async (name: string): Promise<void> => {
    if (!(await releases.note(name))) throw new Error(`The release ${name} is not kept any more.`);
    await buildAlone(dataDir, () => releases.switchTo(name));
    say(`The site of ${name} is served until somebody publishes again.`);
  };
  const drawPreviews = async (): Promise<void> => {
    for (let wish = await store?.nextPreview(); wish; wish = await store?.nextPreview()) {
      const { id, kind, recordId, record } = wish;
      const drawn = await inTurn(() =>
        publisher.run('preview', { kind, id: recordId, record }).then(
          (page) => ({ page }),
          (error: Error) => ({ problem: error.message.split('\n')[0] ?? '' }),
        ),
      );
      if (drawn === null) return;
      await store?.keepDrawn(id, drawn);
    }
  };

  /** True when previews shall be looked for without waiting. */
  let asked = true;
  const watch = async (): Promise<void> => {
    let published = shown ?? (await look());
    let retryAt = Number.POSITIVE_INFINITY;
    let lookedAt = 0;
    /** False before the first round and while another process holds the lease. */
    let begun = false;
    while (!stop.signal.aborted) {
      onRound();
      if (!begun || Date.now() - renewedAt >= renew) {
        if (await takeTurn()) {
          if (!begun) {
            await tellReleases({ version: published ?? '' }).catch(() => undefined);
            // A first change should find everything in memory.
            publisher.run('warm', null).catch(() => undefined);
          }
        } else {
          // What another process has published until its end, nobody told this one.
          published = undefined;
          await publisher.stop();
        }
        begun = mine;
      }
      await rest(begun ? every : renew);
      if (stop.signal.aborted) return;
      if (!begun) continue;
      const present = await look();
      if (present !== undefined && (present !== published || Date.now() >= retryAt)) {
        const done = await inTurn(() => bring(present));
        if (done === null) continue;
        published = present;
        retryAt = done && !wrong ? Number.POSITIVE_INFINITY : Date.now() + again;
      }
      if (store && (asked || Date.now() - lookedAt > LOOK_FOR_PREVIEWS)) {
        asked = false;
        lookedAt = Date.now();
        await drawPreviews().catch(() => undefined);
      }
      if (Date.now() - toldAt > SIGN_OF_LIFE) tell({});
    }
  };
  const watching = watch();
  return {
    rouse() {
      if (mine && publisher.pid === undefined && !stop.signal.aborted)
        publisher.run('warm', null).catch(() => undefined);
      publisher.rouse();
      asked = true;
      wake();
    },
    async stop() {
      stop.abort();
      await publisher.stop();
      await watching;
      await telling;
      await turn?.leave().catch(() => undefined);
    },
  };
}
