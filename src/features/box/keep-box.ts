import { call } from '#client/api.ts';
import { countCart } from '#client/person.ts';
import { $userId, requireSignIn } from '#client/session.ts';
import { toast } from '#client/toast.ts';
import { type Box, boxTypeOf } from '#features/box/box.rules.ts';
import { addCart } from '#features/carts/cart.contract.ts';

/** Puts a box into the cart, or keeps it for later. The button is busy until the answer; pressing twice sends once. */
export async function keepBox(invitationId: string, box: Box, saved: boolean, button: Element | null): Promise<void> {
  if (button?.getAttribute('aria-busy') === 'true') return;
  button?.setAttribute('aria-busy', 'true');
  const type = boxTypeOf(box.tempId);
  const answer = await call(addCart, {
    body: {
      userId: $userId.get(),
      invitationId,
      weight: box.weight,
      tempId: type.tempId,
      boxName: type.name,
      sectionBoxName: type.sectionName,
      paymentHistory: box.choices.map(({ index, sweetId, name, image }) => ({ index, sweetId, name, img: image })),
      status: saved,
    },
  });
  button?.removeAttribute('aria-busy');
  if (answer.ok && !saved) void countCart();
  if (answer.ok) toast(saved ? 'Item saved for later.' : 'Added to cart successfully', { kind: 'done' });
  else if (answer.status === 401) requireSignIn();
  else toast(answer.message, { kind: 'problem' });
}
