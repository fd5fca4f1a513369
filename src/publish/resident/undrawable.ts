import { changedPages, type PlannedPage, plannedPages } from '#publish/snapshot/page-plan.ts';
import { searchRecords } from '#publish/snapshot/search-records.ts';
import { byId, catalogueOf, type Held } from '#publish/held.ts';
import type { Base } from '#publish/resident/next-release.ts';
import type { WarmPages } from '#publish/resident/warm-pages.ts';

/** Shown to staff for a record whose pages cannot be drawn; the log has the reason. */
export const UNDRAWABLE = 'Its pages cannot be made. Please undo the last change to it.';

/**
 * Finds the changed records whose pages cannot be drawn: draws, for each changed record alone, all pages that it
 * changes.
 * @returns the error of each record, by its JSON on the wire
 */
export async function undrawable(
  pages: WarmPages,
  { seen, snapshot, plan }: Pick<Base, 'seen' | 'snapshot' | 'plan'>,
  after: Held,
): Promise<Map<string, Error>> {
  const found = new Map<string, Error>();
  for (const [part, records] of after) {
    const known = seen.held.get(part) ?? [];
    const former = byId(known);
    for (const one of records) {
      const { id } = one.record;
      if (former.get(id) === one) continue;
      const list = former.has(id) ? known.map((other) => (other.record.id === id ? one : other)) : [...known, one];
      try {
        const alone = catalogueOf(new Map(seen.held).set(part, list));
        const planned = plannedPages(alone);
        const { changed } = changedPages(plan, planned);
        searchRecords(alone);
        const wanted = new Map(changed.map((path) => [path, planned.get(path) as PlannedPage<unknown>]));
        await pages.draw(alone, wanted, pages.showing(snapshot, alone));
      } catch (error) {
        found.set(one.line, error as Error);
      }
    }
  }
  return found;
}
