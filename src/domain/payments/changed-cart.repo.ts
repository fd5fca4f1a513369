import { readCartOf } from '#domain/cart/cart.repo.ts';
import { designFor, isSameBox, type KeptBox } from '#domain/orders/order.rules.ts';
import * as say from '#domain/payments/payments.texts.ts';
import type { Queries } from '#server/db/database.ts';
import { Refusal } from '#server/http/errors.ts';
import type { PricedPurchase } from '#domain/payments/purchase.repo.ts';
import { said } from '#lib/said.ts';

/**
 * Refuses boxes that differ from their carts, so that the customer orders the boxes that the page showed.
 * @throws Refusal 409 whose `cart` is `gone` or `changed`
 */
export async function refuseChangedCart(
  db: Queries,
  userId: string,
  { cartId, circleCarts = [], ordered }: PricedPurchase,
): Promise<void> {
  if (!('invitationId' in ordered)) return;
  for (const [at, id] of [cartId, ...circleCarts].entries())
    if (id !== null) await refuseChanged(db, userId, id, designFor(ordered, at));
}

async function refuseChanged(db: Queries, userId: string, cartId: string, ordered: KeptBox): Promise<void> {
  const cart = await readCartOf(db, userId, cartId);
  if (!cart) throw new Refusal(409, said(say, 'boxGone'), { data: { cart: 'gone' } });
  if (isSameBox(cart, ordered)) return;
  throw new Refusal(409, said(say, 'boxChanged'), { data: { cart: 'changed' } });
}
