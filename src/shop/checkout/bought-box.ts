import { boxWeights, DEFAULT_WEIGHT } from '#domain/box/box-types.rules.ts';
import { type Box } from '#domain/box/box.rules.ts';
import type { InvitationOrderWire } from '#domain/orders/order.contract.ts';

/**
 * Converts an order's box to a `Box` for drawings. Its sweets have a rate of 0, because the order itself stores the
 * price of each section; an unknown weight becomes the default weight.
 */
export function boughtBox({ weight, tempId, sweets }: Pick<InvitationOrderWire, 'weight' | 'tempId' | 'sweets'>): Box {
  return {
    weight: boxWeights.find((one) => String(one) === weight) ?? DEFAULT_WEIGHT,
    tempId,
    choices: sweets.map(({ index, name, img, sweetId }) => ({ index, sweetId, name, image: img, rate: 0 })),
  };
}
