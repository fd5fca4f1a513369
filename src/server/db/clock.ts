import { type RawBuilder, sql } from 'kysely';
import { type Database, isPostgres } from '#server/db/database.ts';

/**
 * So many ms from now by the clock of the database, as its columns of time have it: what processes agree upon whose own
 * clocks differ. The embedded store has the clock of its machine.
 */
export const momentOf = (db: Database, ahead = 0): RawBuilder<string> =>
  isPostgres(db)
    ? sql<string>`clock_timestamp() + ${ahead} * interval '1 millisecond'`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${ahead / 1000} seconds`})`;
