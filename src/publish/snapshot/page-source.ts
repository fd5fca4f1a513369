import type { PlannedPage } from '#publish/snapshot/page-plan.ts';
import type { Snapshot } from '#publish/snapshot/snapshot.ts';

/**
 * What a publisher that stays gives the pages it draws. It loads the bundled pages into its own process, where they hold
 * copies of these modules; the one thing that both share is the process.
 */
export interface PageSource {
  snapshot: Snapshot;
  /** The pages of the plan to draw, by address. */
  pages: ReadonlyMap<string, PlannedPage<unknown>>;
}

const KEY = Symbol.for('shop.page-source');
const shared = globalThis as { [KEY]?: PageSource };

/** Returns the source of a publisher in this process; undefined in a build. */
export const pageSource = (): PageSource | undefined => shared[KEY];

/** Gives the pages of this process a source. */
export function setPageSource(source: PageSource): void {
  shared[KEY] = source;
}
