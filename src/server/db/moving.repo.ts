import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Schema in which the tables are filled before they move to their place; what a killed move left there is reused. */
export const MOVING_IN = 'moving_in';

/** Tells whether a PostgreSQL database holds tables of a move that is under way or was broken off. */
export async function isMovingIn(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${MOVING_IN}`.execute(db);
  return rows.length > 0;
}
