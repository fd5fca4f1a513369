import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { type Choice, withChoice } from '#domain/box/box.rules.ts';
import { keepInProgress, keptBox } from '#shop/box/box.store.ts';
import { readCart, updateCart } from '#domain/cart/cart.contract.ts';
import { boxOfCart, fullChange, NO_PRICES } from '#shop/cart/cart-changes.ts';
import type { OrderedBox } from '#shop/checkout/use-ordered-box.ts';

/**
 * Replaces a sweet in the box being ordered, which is in the cart or, without `cartId`, in the browser's storage. Shows
 * a failure as a toast.
 */
export async function swapSweet(
  { invitation }: Pick<OrderedBox, 'invitation'>,
  cartId: string,
  sweetId: string,
  instead: Omit<Choice, 'index' | 'gone'>,
): Promise<void> {
  const swapped = (box: NonNullable<ReturnType<typeof keptBox>>) =>
    box.choices
      .filter((choice) => choice.sweetId === sweetId)
      .reduce((next, { index }) => withChoice(next, { ...instead, index }), box);
  if (!cartId) {
    const kept = keptBox(invitation._id);
    if (kept) keepInProgress(invitation._id, swapped(kept), invitation.name);
    return;
  }
  const cart = await call(readCart, { params: { id: cartId } });
  const box = cart.ok ? boxOfCart(cart.data) : null;
  if (cart.ok && !box) return void toast(NO_PRICES, { kind: 'problem' });
  const answer =
    cart.ok && box
      ? await call(updateCart, {
          params: { id: cartId },
          body: {
            revision: cart.data.cartDetail.revision,
            sections: fullChange(swapped(box)).sections,
          },
        })
      : cart;
  if (!answer.ok) toast(answer.message, { kind: 'problem' });
}
