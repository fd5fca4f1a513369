import { type Database, isPostgres, type Queries } from '#server/db/database.ts';
import { gathered } from '#server/db/gathered.ts';

/** The version of the tokens that hold for a customer; null when there is no such customer. */
export async function tokenVersion(db: Database, userId: string): Promise<number | null> {
  // The embedded store answers at once, by a statement that it keeps.
  if (!isPostgres(db)) return (await tokenVersions(db, [userId])).get(userId) ?? null;
  const find = known.get(db) ?? gathered((ids) => tokenVersions(db, ids));
  known.set(db, find);
  return (await find(userId)) ?? null;
}

const known = new WeakMap<Database, (userId: string) => Promise<number | undefined>>();

async function tokenVersions(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  const users = await db.selectFrom('user').select(['id', 'token_version']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, token_version }) => [id, token_version]));
}
