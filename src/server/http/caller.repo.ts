import type { Queries } from '#server/db/database.ts';

/** The version of the tokens that hold for a customer; null when there is no such customer. */
export async function tokenVersion(db: Queries, userId: string): Promise<number | null> {
  const user = await db.selectFrom('user').select('token_version').where('id', '=', userId).executeTakeFirst();
  return user?.token_version ?? null;
}
