import { boxWeights, DEFAULT_WEIGHT } from '#domain/box/box-types.rules.ts';
import { type Box } from '#domain/box/box.rules.ts';
import type { InvitationOrderWire } from '#domain/orders/order.contract.ts';

/** The box of an order as it was bought. What its sections cost stands in the order itself, so the sweets carry no rate. */
export function boughtBox({ weight, tempId, sweets }: Pick<InvitationOrderWire, 'weight' | 'tempId' | 'sweets'>): Box {
  return {
    weight: boxWeights.find((one) => String(one) === weight) ?? DEFAULT_WEIGHT,
    tempId,
    choices: sweets.map(({ index, name, img, sweetId }) => ({ index, sweetId, name, image: img, rate: 0 })),
  };
}
