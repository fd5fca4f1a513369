import { KNOWN_FOR_MS } from '#domain/session/session.rules.ts';
import type { Queries } from '#server/db/database.ts';

/**
 * Returns the subset of digests that belong to a device or network from which the number signed in within half a year.
 */
export async function knownAmong(
  db: Queries,
  mobile: string,
  ids: readonly string[],
  now: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('known_asker')
    .select('id')
    .where('mobile', '=', mobile)
    .where('id', 'in', ids)
    .where('used_at', '>', new Date(now - KNOWN_FOR_MS).toISOString())
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Stores the device and the network from which a number signed in. A device is added to the earlier ones; a network
 * replaces the earlier one. Must run in a transaction.
 */
export async function keepKnown(
  tx: Queries,
  { mobile, device, network }: { mobile: string; device: string; network: string },
  now: number,
): Promise<void> {
  const used_at = new Date(now).toISOString();
  await tx
    .deleteFrom('known_asker')
    .where('mobile', '=', mobile)
    .where('kind', '=', 'network')
    .where('id', '!=', network)
    .execute();
  await tx
    .insertInto('known_asker')
    .values([
      { id: device, mobile, kind: 'device', used_at },
      { id: network, mobile, kind: 'network', used_at },
    ])
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ used_at }))
    .execute();
}

/**
 * Deletes each number's devices and networks from which it has not signed in for half a year.
 * @param now ms since 1970
 */
export async function forgetKnown(db: Queries, now: number): Promise<void> {
  await db
    .deleteFrom('known_asker')
    .where('used_at', '<', new Date(now - KNOWN_FOR_MS).toISOString())
    .execute();
}
