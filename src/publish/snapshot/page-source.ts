import type { PlannedPage } from '#publish/snapshot/page-plan.ts';
import type { Snapshot } from '#publish/snapshot/snapshot.ts';

/**
 * Catalogue and pages that a resident publisher provides for the bundled pages. These contain copies of the modules in
 * the same process, so both share the source through the global object.
 */
export interface PageSource {
  snapshot: Snapshot;
  /** Pages to draw, by path. */
  pages: ReadonlyMap<string, PlannedPage<unknown>>;
}

const KEY = Symbol.for('shop.page-source');
const shared = globalThis as { [KEY]?: PageSource };

/** Returns the page source that a resident publisher set in this process; undefined in a build. */
export const pageSource = (): PageSource | undefined => shared[KEY];

/** Sets the page source of this process. */
export function setPageSource(source: PageSource): void {
  shared[KEY] = source;
}
