import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Queries } from '#server/db/database.ts';

/** End of the name of a migration that only adds tables or columns, so that the version before can go on with the store. */
const ADDS = '-adds';

/** Tells whether migrations only add, so that versions before and after them work on one store at the same time. */
export const onlyAdd = (names: readonly string[]): boolean => names.every((name) => name.endsWith(ADDS));

/** Error of a store that a newer version of the shop has changed so that this version cannot work with it. */
export class NewerStoreError extends Error {}

/**
 * Returns the migrations that a newer version has run on a store and this one does not know, to be taken as done.
 * @param present name of the store's table of migrations when there is one; null for a new store
 * @throws NewerStoreError when one of them does more than add
 */
export async function newerMigrations(
  queries: Queries,
  known: Record<string, Migration>,
  present: string | null,
): Promise<Record<string, Migration>> {
  if (present === null) return {};
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(present)}`.execute(queries);
  const newer = rows.map(({ name }) => name).filter((name) => !(name in known));
  if (!onlyAdd(newer))
    throw new NewerStoreError(
      `A newer version of the shop has changed this store (${newer.filter((name) => !onlyAdd([name])).join(', ')}), and this version cannot work with it. Start the newer version again, or restore the backup from before the update.`,
    );
  return Object.fromEntries(newer.map((name) => [name, { up: async () => undefined }]));
}
