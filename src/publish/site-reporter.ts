import type { SiteReport } from '#domain/publishing/site-state.repo.ts';
import { SECOND } from '#lib/time.ts';
import type { PublisherStore } from '#publish/auto-publish.ts';
import type { Releases } from '#publish/releases.ts';

/** Time between two reports to the back office while nothing happens, in ms. */
const SIGN_OF_LIFE = 15 * SECOND;

/** Reports the site's state to the back office, one report after the other; one that cannot be stored is dropped. */
export class SiteReporter {
  readonly #store: Pick<PublisherStore, 'report'> | undefined;
  readonly #releases: Releases;
  #report: SiteReport;
  #telling: Promise<unknown> = Promise.resolve();
  #toldAt = 0;

  constructor(store: Pick<PublisherStore, 'report'> | undefined, releases: Releases, version: string) {
    this.#store = store;
    this.#releases = releases;
    this.#report = {
      state: 'public',
      version,
      publicSince: null,
      message: '',
      faults: [],
      searchFollows: false,
      releases: [],
    };
  }

  /** Reports the last state with the fields of `more`. */
  tell(more: Partial<SiteReport>): void {
    const present = { ...this.#report, ...more };
    this.#report = present;
    this.#toldAt = Date.now();
    this.#telling = this.#telling.then(() => this.#store?.report(present)).catch(() => undefined);
  }

  /** Reports the releases on the disk, and the fields of `more`. */
  async tellReleases(more: Partial<SiteReport> = {}): Promise<void> {
    const [served, list] = await Promise.all([this.#releases.served(), this.#releases.infos()]);
    const searchFollows = served !== null && served.indexed !== served.snapshot;
    const publicSince = this.#report.publicSince ?? served?.madeAt ?? null;
    this.tell({ publicSince, searchFollows, releases: list, ...more });
  }

  /** Repeats the last report as a sign of life when it is 15 seconds old. */
  beat(): void {
    if (Date.now() - this.#toldAt > SIGN_OF_LIFE) this.tell({});
  }

  /** Waits until every report is stored or dropped. */
  async end(): Promise<void> {
    await this.#telling;
  }
}
