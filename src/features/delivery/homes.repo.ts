import { listGuestsOf } from '#features/guests/guest.repo.ts';
import { reachable } from '#features/guests/reachable.rules.ts';
import { homesOf } from '#features/guests/homes.rules.ts';
import type { Queries } from '#server/db/database.ts';

/** The pincodes of a customer's guests who can be sent something, one for each home. */
export async function homePincodes(db: Queries, userId: string): Promise<string[]> {
  return homesOf(await listGuestsOf(db, userId))
    .filter(reachable)
    .map(({ pincode }) => pincode);
}
