import type { Queries } from '#server/db/database.ts';

/** The pincodes of a customer's guests who can be sent something, one for each home. */
export async function homePincodes(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('guest')
    .select('pincode')
    .where('user_id', '=', userId)
    .where('address', '<>', '')
    .where('pincode', '<>', '')
    .execute();
  return rows.map(({ pincode }) => pincode);
}
