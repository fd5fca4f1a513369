import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#lib/time.ts';
import type { PreviewWish } from '#domain/publishing/preview.repo.ts';
import type { SiteReport } from '#domain/publishing/site-state.repo.ts';
import { bringSite } from '#publish/bring-site.ts';
import { PublishingTurn } from '#publish/publishing-turn.ts';
import { Releases } from '#publish/releases.ts';
import type { ResidentPublish } from '#publish/resident/jobs.ts';
import { PublisherProcess } from '#publish/resident/process.ts';
import { SiteReporter } from '#publish/site-reporter.ts';

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

/** Time between two looks for previews that staff requested, in ms. */
const LOOK_FOR_PREVIEWS = 1000;

/** Draws the previews that staff requested, as long as this process holds the lease. */
async function drawPreviews(store: PublisherStore, publisher: Publisher, turn: PublishingTurn): Promise<void> {
  for (let wish = await store.nextPreview(); wish; wish = await store.nextPreview()) {
    const { id, kind, recordId, record } = wish;
    const drawn = await turn.during(() =>
      publisher.run('preview', { kind, id: recordId, record }).then(
        (page) => ({ page }),
        (error: Error) => ({ problem: error.message.split('\n')[0] ?? '' }),
      ),
    );
    if (drawn === null) return;
    await store.keepDrawn(id, drawn);
  }
}

/**
 * Watches the catalogue and publishes after each change, one publish at a time. A failed publish leaves the site
 * unchanged and is retried after `again` ms. While staff hold the site at a release, that release is served. Of several
 * processes for one site only the holder of the lease publishes; another takes over when the lease ends.
 * @param shown version that the site already shows; without it the version at the start counts as published
 */
export function autoPublish(options: AutoPublishOptions, shown?: string): Watch {
  const { version, api, dataDir, say, onRound, store, every = 100, again = 30 * SECOND, renew = 10 * SECOND } = options;
  const stop = new AbortController();
  const releases = new Releases(dataDir);
  const reporter = new SiteReporter(store, releases, shown ?? '');
  const publisher: Publisher =
    options.publisher ??
    new PublisherProcess({ api, dataDir, say, onIndexed: () => void reporter.tellReleases().catch(() => undefined) });
  const turn = new PublishingTurn(store?.turn, renew, () => publisher.stop());
  const bring = bringSite({ ...options, again, releases, reporter, publisher, stopped: stop.signal });
  const warm = (): void => void publisher.run('warm', null).catch(() => undefined);
  let wake = (): void => undefined;
  const rest = async (ms: number): Promise<void> => {
    const woken = new Promise<void>((done) => {
      wake = done;
    });
    await Promise.race([pause(ms, undefined, { signal: stop.signal }).catch(() => undefined), woken]);
  };
  /** Returns the version of the catalogue; undefined when it cannot be read. */
  const look = (): Promise<string | undefined> => version().catch(() => undefined);

  /** True when previews shall be looked for without waiting. */
  let asked = true;
  const watch = async (): Promise<void> => {
    let published = shown ?? (await look());
    let retryAt = Number.POSITIVE_INFINITY;
    let lookedAt = 0;
    /** False before the first round and while another process holds the lease. */
    let begun = false;
    while (!stop.signal.aborted) {
      onRound?.();
      if (!begun || turn.isDue) {
        if (await turn.take()) {
          if (!begun) {
            await reporter.tellReleases({ version: published ?? '' }).catch(() => undefined);
            // A first change should find everything in memory.
            warm();
          }
        } else {
          // What another process has published until its end, nobody told this one.
          published = undefined;
          await publisher.stop();
        }
        begun = turn.isMine;
      }
      await rest(begun ? every : renew);
      if (stop.signal.aborted) return;
      if (!begun) continue;
      const present = await look();
      if (present !== undefined && (present !== published || Date.now() >= retryAt)) {
        const done = await turn.during(() => bring(present));
        if (done === null) continue;
        published = present;
        retryAt = done ? Number.POSITIVE_INFINITY : Date.now() + again;
      }
      if (store && (asked || Date.now() - lookedAt > LOOK_FOR_PREVIEWS)) {
        asked = false;
        lookedAt = Date.now();
        await drawPreviews(store, publisher, turn).catch(() => undefined);
      }
      reporter.beat();
    }
  };
  const watching = watch();
  return {
    rouse() {
      if (turn.isMine && publisher.pid === undefined && !stop.signal.aborted) warm();
      publisher.rouse();
      asked = true;
      wake();
    },
    async stop() {
      stop.abort();
      await publisher.stop();
      await watching;
      await reporter.end();
      await turn.leave();
    },
  };
}
