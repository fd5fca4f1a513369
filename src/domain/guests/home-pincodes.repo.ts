import { readHomes } from '#domain/guests/homes.repo.ts';
import type { Queries } from '#server/db/database.ts';

/** Returns the pincodes of a customer's guests who can be sent something, one for each home. */
export async function homePincodes(db: Queries, userId: string): Promise<string[]> {
  return (await readHomes(db, userId)).flatMap(({ isReachable, pincode }) => (isReachable ? [pincode] : []));
}
