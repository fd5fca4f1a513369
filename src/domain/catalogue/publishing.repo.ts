import { readVersions } from '#domain/catalogue/catalogue-version.repo.ts';
import type { Hold } from '#domain/publishing/site-state.repo.ts';
import { newId } from '#lib/ids.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';

/**
 * Returns a text that changes with each write to the catalogue or the settings, with each request to publish, and when
 * staff hold the site at a release or end that hold.
 */
export async function catalogueVersion(db: Queries): Promise<string> {
  const versions = Object.entries(await readVersions(db)).sort(([one], [other]) => one.localeCompare(other));
  const asked = await db.selectFrom('publish_request').select('id').executeTakeFirst();
  const held = await db.selectFrom('site_state').select('data').where('id', '=', 'held').executeTakeFirst();
  return [
    ...versions.map(([kind, version]) => `${kind}:${version}`),
    `asked:${asked?.id ?? ''}`,
    ...(held ? [`held:${(held.data as Hold).release}`] : []),
  ].join(',');
}

/**
 * Stores a request to publish the site, which publisher processes find; it replaces an earlier request.
 * @param now ms
 */
export async function requestPublish(db: Database, now: number): Promise<void> {
  await withTransaction(db, async (tx) => {
    await tx.deleteFrom('publish_request').execute();
    await tx
      .insertInto('publish_request')
      .values({ id: newId(now), asked_at: new Date(now).toISOString() })
      .execute();
  });
}
