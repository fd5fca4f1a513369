import { call } from '#client/api.ts';
import type { ItemKind, Offer } from '#domain/payments/purchase.rules.ts';
import { readDryFruit } from '#domain/catalogue/dry-fruit.contract.ts';
import { readSweet } from '#domain/catalogue/sweet.contract.ts';
import { readShop } from '#domain/settings/shown-shop.contract.ts';

/**
 * Reads today's offer of an item. Returns `gone` when the item is no longer sold (404), and null when the call fails or
 * the item has no rate; an unreadable delivery charge is taken from `built`.
 */
export async function readOffer(kind: ItemKind, id: string, built: Offer): Promise<Offer | 'gone' | null> {
  const [answer, shop] = await Promise.all([
    kind === 'sweet' ? call(readSweet, { params: { id } }) : call(readDryFruit, { params: { id } }),
    call(readShop),
  ]);
  if (!answer.ok) return answer.status === 404 ? 'gone' : null;
  const item =
    'sweetData' in answer.data
      ? answer.data.sweetData
      : { ...answer.data.dryFruitData, isDeliveryCharge: true, leastGrams: 0 };
  const { ratePaise: rate } = item;
  if (rate === undefined) return null;
  const charge = shop.ok ? shop.data.shop.charges.item : built.delivery;
  const advance = shop.ok ? shop.data.shop.advance : undefined;
  return { rate, delivery: item.isDeliveryCharge ? charge : 0, least: item.leastGrams ?? built.least, advance };
}
