import type { ReleaseInfo, SiteFault } from '#domain/publishing/site-state.contract.ts';
import type { Queries } from '#server/db/database.ts';
import { type Held, whileHeld } from '#server/db/lease.repo.ts';

/** Report of the publisher about the site. */
export interface SiteReport {
  state: 'public' | 'building' | 'failed';
  /** Version of the catalogue that the report is about. */
  version: string;
  publicSince: string | null;
  message: string;
  faults: SiteFault[];
  searchFollows: boolean;
  releases: ReleaseInfo[];
}

/** Release at which staff hold the site, and the name of the staff member. */
export interface Hold {
  release: string;
  by: string;
}

async function keep(
  db: Queries,
  id: 'site' | 'held',
  data: object,
  now: number,
  lease: Held | null = null,
): Promise<void> {
  const row = { data: JSON.stringify(data), updated_at: new Date(now).toISOString() };
  await db
    .insertInto('site_state')
    .values({ id, ...row })
    .onConflict((conflict) => {
      const change = conflict.column('id').doUpdateSet(row);
      return lease ? change.where(whileHeld(lease)) : change;
    })
    .execute();
}

/**
 * Stores the publisher's report, which replaces the last one. Writes nothing when another process has taken over the
 * lease.
 */
export const keepReport = (db: Queries, report: SiteReport, now: number, lease: Held | null = null): Promise<void> =>
  keep(db, 'site', report, now, lease);

/** Returns the publisher's last report with its ISO time; null before the first. */
export async function readReport(db: Queries): Promise<(SiteReport & { at: string }) | null> {
  const row = await db
    .selectFrom('site_state')
    .select(['updated_at', ({ ref }) => ref('data').$castTo<SiteReport>().as('data')])
    .where('id', '=', 'site')
    .executeTakeFirst();
  return row ? { ...row.data, at: row.updated_at } : null;
}

/** Stores that staff hold the site at a release; replaces an earlier hold. */
export const keepHold = (db: Queries, hold: Hold, now: number): Promise<void> => keep(db, 'held', hold, now);

/** Returns the release at which staff hold the site, and the staff member's name; null when the site is not held. */
export async function readHold(db: Queries): Promise<Hold | null> {
  const row = await db
    .selectFrom('site_state')
    .select(({ ref }) => ref('data').$castTo<Hold>().as('data'))
    .where('id', '=', 'held')
    .executeTakeFirst();
  return row?.data ?? null;
}

/** Ends the hold on the site; does nothing when there is none. */
export async function endHold(db: Queries): Promise<void> {
  await db.deleteFrom('site_state').where('id', '=', 'held').execute();
}
