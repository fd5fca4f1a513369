import { readVersions } from '#domain/catalogue/catalogue.repo.ts';
import type { Hold } from '#domain/publishing/site-state.repo.ts';
import { newId } from '#lib/ids.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';

/**
 * Returns a text that differs after a write to the catalogue or a request to publish, and while a built site is held.
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

/** Stores a request to publish the site, which every watching process finds. */
export async function requestPublish(db: Database, now: number): Promise<void> {
  await withTransaction(db, async (tx) => {
    await tx.deleteFrom('publish_request').execute();
    await tx
      .insertInto('publish_request')
      .values({ id: newId(now), asked_at: new Date(now).toISOString() })
      .execute();
  });
}
