import { type RawBuilder, sql } from 'kysely';
import { SECOND } from '#lib/time.ts';
import { type Database, isPostgres } from '#server/db/database.ts';

/**
 * Returns the SQL expression for the time `ahead` ms from now, by the database's clock, which all processes share. With
 * SQLite it is the clock of the machine.
 */
export const momentOf = (db: Database, ahead = 0): RawBuilder<string> =>
  isPostgres(db)
    ? sql<string>`clock_timestamp() + ${ahead} * interval '1 millisecond'`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${ahead / SECOND} seconds`})`;
