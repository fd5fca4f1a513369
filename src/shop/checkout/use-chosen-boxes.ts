import { useMemo } from 'react';
import { $userId } from '#client/session.ts';
import type { PaidHome } from '#shop/checkout/before-pay.tsx';
import {
  type BoxParts,
  type Circles,
  type CircleOrder,
  type OrderOfBoxes,
  designPlaceOf,
  purchaseOf,
} from '#domain/orders/circles.rules.ts';
import type { CircleRow } from '#shop/checkout/circles-panel.tsx';
import type { Home } from '#shop/checkout/far-away.tsx';
import type { ListedHome } from '#shop/checkout/listed-home.ts';
import { useFurtherBoxes } from '#shop/checkout/use-circles.ts';
import type { OrderedBox } from '#shop/checkout/use-ordered-box.ts';
import { type OpenSample, type SampleOff, sampleSum, samplesOff } from '#domain/orders/sample.rules.ts';
import { type BoxesSum, circlesTotal, invitationTotal } from '#domain/pricing/pricing.rules.ts';
import { amidWords } from '#lib/told-apart.ts';
import * as say from '#shop/checkout/checkout.texts.ts';

interface Chosen {
  /** Box of every home that gets no other design. */
  box: OrderedBox;
  cartId: string;
  wave: string;
  circles: Circles;
  /** Guests with an address. */
  homes: readonly ListedHome[];
  /** Guests without an address, whose boxes wait for it. */
  waiting: readonly ListedHome[];
  quantities: Readonly<Record<string, number>>;
  /** Boxes to the customer's own address; null for none. */
  own: { boxes: number; pincode: string } | null;
  /** Samples that may be deducted. */
  samples: readonly OpenSample[];
}

/** Box design of the order with the homes that get it. */
export interface Design {
  id: string;
  name: string;
  cartId: string;
  box: OrderedBox | null;
  problem: string;
  /** Null while the box loads. */
  parts: BoxParts | null;
  homes: Home[];
  recipients: CircleOrder['recipients'];
  own: number;
}

const partsOf = ({ invitation, tempId, weight, sections }: OrderedBox): BoxParts => ({
  invitationId: invitation._id,
  tempId,
  weight,
  sections,
});

/**
 * Computes an order from the chosen boxes: its designs with their homes, amounts, deducted samples and the request
 * body. `reprice` loads today's prices again.
 */
export function useChosenBoxes({
  box,
  cartId,
  wave,
  circles,
  homes,
  waiting,
  quantities,
  own,
  samples: open,
}: Chosen): {
  designs: Design[];
  rows: CircleRow[];
  order: OrderOfBoxes;
  /** Sums in paise, `total` after deductions; `gramsOfOne` is the average weight of a box. */
  sum: BoxesSum & { gramsOfOne: number };
  /** Samples that are deducted. */
  samples: SampleOff[];
  reprice: () => void;
} {
  const { found, reprice } = useFurtherBoxes(circles);
  const designs = useMemo(
    () => designsOf({ box, cartId, circles, homes, waiting, quantities, own }, found),
    [box, cartId, circles, homes, waiting, quantities, own, found],
  );
  const waits = waiting.some(({ _id }) => (quantities[_id] ?? 0) > 0);
  const { each, ...sum } = circlesTotal(
    designs.map((design) => ({
      boxPrice: design.box?.price ?? 0,
      guestBoxes: design.recipients.reduce((count, { quantity }) => count + quantity, 0),
      ownBoxes: design.own,
      isDeliveryCharge: design.box?.invitation.isDeliveryCharge ?? false,
    })),
    box.charges,
  );
  const rows = designs.map(({ id, name, box: its, problem, homes: to }, at): CircleRow => {
    const { boxes = 0, total = 0 } = each[at] ?? {};
    const isIdle = to.length === 0 && circles.boxes.some((one) => one.id === id && !one.isBefore);
    return { id, name, box: its, problem, homes: to.length, boxes, sum: total, isIdle };
  });
  const { samples } = samplesOff(
    designs.map(({ box: its, parts }, at) => ({
      invitationId: its ? (parts?.invitationId ?? '') : '',
      boxes: each[at]?.boxes ?? 0,
      goods: each[at]?.goods ?? 0,
    })),
    open,
  );
  const order = purchaseOf(
    designs.map(({ name, cartId: cart, parts, recipients, own: boxes }) => ({
      circle: name,
      parts: parts ?? partsOf(box),
      cartId: cart,
      recipients,
      own: boxes,
    })),
    wave,
    samples.map(({ orderId }) => orderId),
  );
  const grams = designs.reduce((all, design, at) => all + (design.box?.weight ?? 0) * (each[at]?.boxes ?? 0), 0);
  return {
    designs,
    rows,
    order: waits ? { ...order, waitForAddresses: true } : order,
    samples,
    sum: {
      ...sum,
      total: sum.total - sampleSum(samples),
      gramsOfOne: sum.boxes > 0 ? Math.ceil(grams / sum.boxes) : box.weight,
    },
    reprice,
  };
}

function designsOf(
  { box, cartId, circles, homes, waiting, quantities, own }: Omit<Chosen, 'wave' | 'samples'>,
  found: ReturnType<typeof useFurtherBoxes>['found'],
): Design[] {
  const none = { homes: [], recipients: [], own: 0 };
  const first: Design = { id: '', name: circles.name, cartId, box, problem: '', parts: partsOf(box), ...none };
  const designs = [
    first,
    ...circles.boxes.map(({ id, name, cartId: cart, parts }): Design => {
      const now = found[id];
      const its = now?.state === 'ready' ? now.box : null;
      return {
        id,
        name,
        cartId: cart,
        box: its,
        problem: problemOf(now),
        parts: parts ?? (its ? partsOf(its) : null),
        homes: [],
        recipients: [],
        own: 0,
      };
    }),
  ].map((design) => ({ ...design, homes: [] as Home[], recipients: [] as Design['recipients'] }));
  const reached = [...homes, ...waiting.map((guest) => ({ ...guest, pincode: '' }))];
  for (const guest of reached) {
    const { _id, pincode } = guest;
    const quantity = quantities[_id] ?? 0;
    const design = designs[designPlaceOf(circles, _id)];
    if (quantity === 0 || !design) continue;
    design.homes.push({ guestId: _id, name: amidWords(guest), pincode });
    design.recipients.push({ guestId: _id, quantity });
  }
  const mine = designs[designPlaceOf(circles, '')];
  if (own && mine) {
    mine.homes.push({ guestId: '', name: say.ownHome, pincode: own.pincode });
    mine.own = own.boxes;
  }
  return designs;
}

/**
 * Returns the homes that get boxes, each with its cost in paise (goods and delivery). The customer's own home comes
 * last in its design and has the user id.
 */
export function paidHomes(designs: readonly Design[], guests: readonly ListedHome[]): PaidHome[] {
  const known = new Map(guests.map((guest) => [guest._id, guest]));
  return designs.flatMap(({ box, recipients, own }) => {
    const costOf = (part: { guestBoxes: number; ownBoxes: number }): number =>
      box
        ? invitationTotal(
            { ...part, boxPrice: box.price, isDeliveryCharge: box.invitation.isDeliveryCharge },
            box.charges,
          ).total
        : 0;
    const mine = {
      id: $userId.get(),
      name: say.ownAddress,
      cost: costOf({ guestBoxes: 0, ownBoxes: own }),
      unconfirmed: false,
    };
    return [
      ...recipients.map(({ guestId, quantity }) => {
        const { shown: name = '', unconfirmed = false } = known.get(guestId) ?? {};
        return { id: guestId, name, cost: costOf({ guestBoxes: quantity, ownBoxes: 0 }), unconfirmed };
      }),
      ...(own > 0 ? [mine] : []),
    ];
  });
}

/** Returns the reason why a further box cannot be ordered; empty while the box loads and when it can be ordered. */
function problemOf(now: ReturnType<typeof useFurtherBoxes>['found'][string] | undefined): string {
  if (now?.state === 'failed') return now.message;
  if (now?.state === 'ready' && !now.box.complete) return say.sweetGone;
  return '';
}
