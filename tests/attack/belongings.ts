import type { Shop } from '#server/context.ts';
import { type Buyer, settleBuyer } from '#tests/attack/people.ts';
import { insertEverythingOf, rowsOf } from '#tests/support/account-bench.ts';
import { stock } from '#tests/support/stock.ts';

/** Text in all that belongs to the victim, so that no answer shows it unnoticed. */
export const SECRET = 'Secretgarden Lane';

/** A customer whose things nobody else may see or change, and every id in what the shop keeps of them. */
export interface Belongings {
  buyer: Buyer;
  ids: string[];
}

/** Settles a customer with a row of everything that the shop keeps about people, in a shop that sells something. */
export async function settleVictim(shop: Shop): Promise<Belongings> {
  await stock(shop);
  const buyer = await settleBuyer(shop, 300_000, { address: SECRET });
  await insertEverythingOf({ shop }, { userId: buyer.id, mobile: '9876543219' }, { marker: SECRET });
  const held = await heldBy(shop, { buyer, ids: [buyer.id] });
  return { buyer, ids: [...new Set(held.match(/\b[0-9a-f]{24}\b/g))] };
}

/** Returns every row that names a customer or something of theirs, as sorted lines. */
export async function heldBy(shop: Shop, { ids }: Belongings): Promise<string> {
  const rows = (await rowsOf({ shop })).split('\n');
  return rows
    .filter((row) => [SECRET, ...ids].some((text) => row.includes(text)))
    .sort()
    .join('\n');
}
