import { placeOfSupply } from '#features/orders/place-of-supply.repo.ts';
import type { Buyer, Sale } from '#features/orders/sale.rules.ts';
import type { Queries } from '#server/db/database.ts';
import { shopFacts } from '#shop';

/** Who a customer is today. */
export async function readBuyer(db: Queries, userId: string): Promise<Buyer> {
  const user = await db
    .selectFrom('user')
    .select(['name', 'mobile', 'address', 'pincode'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return {
    name: user?.name ?? '',
    mobile: user?.mobile ?? '',
    address: user?.address ?? '',
    pincode: user?.pincode ?? '',
  };
}

/** What the invoice of a sale made now says, by the shop's present tax number and rates. */
export function saleOf(kind: keyof typeof shopFacts.tax, { name, mobile, address, pincode }: Buyer): Sale {
  const { hsn, rate } = shopFacts.tax[kind];
  return {
    buyer: { name, mobile, address, pincode },
    place: placeOfSupply({ pincode, address }),
    gstin: shopFacts.licences.gstin,
    hsn,
    rate,
  };
}
