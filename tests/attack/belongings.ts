import type { Shop } from '#server/context.ts';
import { type Buyer, settleBuyer } from '#tests/attack/people.ts';
import { insertEverythingOf, rowsOf } from '#tests/support/account-bench.ts';
import { stock } from '#tests/support/stock.ts';

/** Text in all data of the victim, by which leaks in answers are detected. */
export const SECRET = 'Secretgarden Lane';

/** Customer whose data must stay private and unchanged, with all ids in that data. */
export interface Belongings {
  buyer: Buyer;
  ids: string[];
}

/** Creates the victim, a customer with a row in every table about people, in a shop with a small catalogue. */
export async function settleVictim(shop: Shop): Promise<Belongings> {
  await stock(shop);
  const buyer = await settleBuyer(shop, 300_000, { address: SECRET });
  await insertEverythingOf({ shop }, { userId: buyer.id, mobile: '9876543219' }, { marker: SECRET });
  const held = await heldBy(shop, { buyer, ids: [buyer.id] });
  return { buyer, ids: [...new Set(held.match(/\b[0-9a-f]{24}\b/g))] };
}

/** Returns all rows of all tables that contain `SECRET` or one of the victim's ids, as sorted lines of text. */
export async function heldBy(shop: Shop, { ids }: Belongings): Promise<string> {
  const rows = (await rowsOf({ shop })).split('\n');
  return rows
    .filter((row) => [SECRET, ...ids].some((text) => row.includes(text)))
    .sort()
    .join('\n');
}
