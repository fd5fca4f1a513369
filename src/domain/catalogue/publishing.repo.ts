import { readVersions } from '#domain/catalogue/catalogue.repo.ts';
import type { Hold } from '#domain/publishing/site-state.repo.ts';
import { newId } from '#lib/ids.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';

/**
 * Returns a text that differs after every write to the catalogue, every request to publish, and while staff hold the
 * site.
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

/** Notes that somebody wants the site published, so that every process that watches learns of it. */
export async function requestPublish(db: Database, now: number): Promise<void> {
  await withTransaction(db, async (tx) => {
    await tx.deleteFrom('publish_request').execute();
    await tx
      .insertInto('publish_request')
      .values({ id: newId(now), asked_at: new Date(now).toISOString() })
      .execute();
  });
}
