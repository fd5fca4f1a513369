import { call } from '#client/api.ts';
import { setCartCount } from '#client/cart-count.ts';
import { $userId } from '#client/session.ts';
import { listCarts } from '#features/carts/cart.contract.ts';

/** Counts the boxes in the cart anew; without an answer the number stays as it was. */
export async function countCart(): Promise<void> {
  const answer = await call(listCarts, { params: { userId: $userId.get() }, query: { status: false } });
  if (answer.ok) setCartCount(answer.data.cartData.length);
}
