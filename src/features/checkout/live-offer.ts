import { call } from '#client/api.ts';
import type { ItemKind, Offer } from '#features/checkout/purchase.rules.ts';
import { readDryFruit } from '#features/catalogue/dry-fruit.contract.ts';
import { readSweet } from '#features/catalogue/sweet.contract.ts';
import { parseRate } from '#lib/money.ts';

/** What an item costs today; `gone` when it is no longer sold, null when that cannot be learnt and the page's own price stands. */
export async function readOffer(kind: ItemKind, id: string): Promise<Offer | 'gone' | null> {
  const answer =
    kind === 'sweet' ? await call(readSweet, { params: { id } }) : await call(readDryFruit, { params: { id } });
  if (!answer.ok) return answer.status === 404 ? 'gone' : null;
  const item =
    'sweetData' in answer.data ? answer.data.sweetData : { ...answer.data.dryFruitData, isDeliveryCharge: true };
  const rate = parseRate(item.amount);
  return rate === null ? null : { rate, isDeliveryCharge: item.isDeliveryCharge };
}
