import { boxWeights, DEFAULT_WEIGHT } from '#domain/box/box-types.rules.ts';
import { type Box } from '#domain/box/box.rules.ts';
import type { InvitationOrderWire } from '#domain/orders/order.contract.ts';

/**
 * Returns the box of an order as it was bought. The sweets have a rate of 0, because the order itself holds the price
 * of each section.
 */
export function boughtBox({ weight, tempId, sweets }: Pick<InvitationOrderWire, 'weight' | 'tempId' | 'sweets'>): Box {
  return {
    weight: boxWeights.find((one) => String(one) === weight) ?? DEFAULT_WEIGHT,
    tempId,
    choices: sweets.map(({ index, name, img, sweetId }) => ({ index, sweetId, name, image: img, rate: 0 })),
  };
}
