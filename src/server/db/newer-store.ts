import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Queries } from '#server/db/database.ts';

/** End of the name of a migration that only adds tables or columns, so that the version before can go on with the store. */
const ADDS = '-adds';

/** Tells whether migrations only add, so that versions before and after them work on one store at the same time. */
export const onlyAdd = (names: readonly string[]): boolean => names.every((name) => name.endsWith(ADDS));

/** Error of a store that a newer version of the shop has changed so that this version cannot work with it. */
export class NewerStoreError extends Error {}

/** Name of the table in which Kysely keeps the migrations that ran. */
export const MIGRATION_TABLE = 'kysely_migration';

/**
 * Returns the names of the migrations that ran on a store, and those of a newer version, to be taken as done.
 * @param table the store's table of migrations
 * @throws NewerStoreError when a newer version did more than add
 */
export async function ranMigrations(
  queries: Queries,
  known: Record<string, Migration>,
  table = MIGRATION_TABLE,
): Promise<{ ran: string[]; newer: Record<string, Migration> }> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(queries);
  const ran = rows.map(({ name }) => name);
  const newer = ran.filter((name) => !(name in known));
  if (!onlyAdd(newer))
    throw new NewerStoreError(
      `A newer version of the shop has changed this store (${newer.filter((name) => !onlyAdd([name])).join(', ')}), and this version cannot work with it. Start the newer version again, or restore the backup from before the update.`,
    );
  return { ran, newer: Object.fromEntries(newer.map((name) => [name, { up: async () => undefined }])) };
}
