import { call } from '#client/api.ts';
import { countCart } from '#shop/cart/count-cart.ts';
import { $userId, requireSignIn } from '#client/session.ts';
import { toast } from '#client/toast.ts';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { type Box } from '#domain/box/box.rules.ts';
import { addCart } from '#domain/cart/cart.contract.ts';
import * as say from '#shop/cart/cart.texts.ts';

/**
 * Adds a box to the cart, or with `saved` saves it for later, and shows the result as a toast; opens sign-in on a 401.
 * Leaves out withdrawn sweets.
 */
export async function keepBox(invitationId: string, box: Box, saved: boolean): Promise<void> {
  const type = boxTypeOf(box.tempId);
  const answer = await call(addCart, {
    body: {
      userId: $userId.get(),
      invitationId,
      weight: box.weight,
      tempId: type.tempId,
      boxName: type.name,
      sectionBoxName: type.sectionName,
      paymentHistory: box.choices.flatMap(({ index, sweetId, name, image, gone }) =>
        gone ? [] : [{ index, sweetId, name, img: image }],
      ),
      status: saved,
    },
  });
  if (answer.ok && !saved) void countCart();
  if (answer.ok) toast(saved ? say.saved : say.added, { kind: 'done' });
  else if (answer.status === 401) requireSignIn();
  else toast(answer.message, { kind: 'problem' });
}
