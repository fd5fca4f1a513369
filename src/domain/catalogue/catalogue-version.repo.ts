import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import type { Queries } from '#server/db/database.ts';

/** Increments the version of a kind and returns it. Caches and publishers detect changes by this version. */
export async function raiseVersion(tx: Queries, kind: RecordKind, now: string): Promise<number> {
  const { version } = await tx
    .insertInto('catalogue_version')
    .values({ kind, version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet((set) => ({ version: set('catalogue_version.version', '+', 1), updated_at: now })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return Number(version);
}

/**
 * Returns the versions of the catalogue's kinds and of the settings; every write increments one of them. A kind that
 * was never written has none.
 */
export async function readVersions(db: Queries): Promise<Partial<Record<RecordKind | 'settings', number>>> {
  const rows = await db.selectFrom('catalogue_version').select(['kind', 'version']).execute();
  return Object.fromEntries(rows.map((row) => [row.kind, row.version]));
}
