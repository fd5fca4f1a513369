import { readHomes } from '#domain/guests/homes.repo.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Returns the pincode of each home of a customer's guests that has an address and a pincode. A pincode repeats for each
 * home that has it.
 */
export async function homePincodes(db: Queries, userId: string): Promise<string[]> {
  return (await readHomes(db, userId)).flatMap(({ isReachable, pincode }) => (isReachable ? [pincode] : []));
}
