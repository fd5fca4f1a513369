import { call } from '#client/api.ts';
import { $userId } from '#client/session.ts';
import { addRecentView } from '#domain/cart/recent.contract.ts';

/** Stores on the server that the signed-in customer viewed a product; only logs a failure. */
export async function storeRecentView(productId: string): Promise<void> {
  const answer = await call(addRecentView, { body: { userId: $userId.get(), fruitId: productId } });
  if (!answer.ok) console.info('The visit was not remembered:', answer.code);
}
