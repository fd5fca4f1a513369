import { waysOf } from '#shop/checkout/far-away-ways.ts';
import { FarAway, type Home } from '#shop/checkout/far-away.tsx';
import { swapSweet } from '#shop/checkout/swap-sweet.ts';
import type { Design } from '#shop/checkout/use-chosen-boxes.ts';
import { type BoxParts, type Circles, swappedParts, withParts, withSecondBox } from '#domain/orders/circles.rules.ts';
import { MOST_CIRCLES } from '#domain/orders/order.rules.ts';
import { newId } from '#lib/ids.ts';
import * as say from '#shop/checkout/checkout.texts.ts';

interface FarAwayBoxesProps {
  designs: readonly Design[];
  circles: Circles;
  /** Total of the order, paise. */
  total: number;
  /** True for an order that repeats or follows an earlier one. */
  again: boolean;
  onCircles(circles: Circles): void;
  /** Called when a box has changed. */
  onStale(): void;
  /** Removes these homes from the order. */
  onLeaveOut(homes: readonly Home[]): void;
}

/** Warns about the sweets of each box of an order that would not arrive fresh, and changes the boxes as asked. */
export function FarAwayBoxes({ designs, circles, total, again, onCircles, onStale, onLeaveOut }: FarAwayBoxesProps) {
  const secondBox = (
    parts: BoxParts,
    sweetId: string,
    instead: { sweetId: string; name: string },
    away: readonly Home[],
  ): void =>
    onCircles(
      withSecondBox(
        circles,
        { id: newId(), name: say.boxWith(instead.name).slice(0, 40) },
        swappedParts(parts, sweetId, instead.sweetId),
        away.map(({ guestId }) => guestId),
      ),
    );
  return (
    <div>
      {designs.map((design) => (
        <FarAway
          key={design.id}
          sweetIds={design.box?.sections.map(({ sweetId }) => sweetId) ?? []}
          homes={design.homes}
          total={total}
          findWays={async (far, away) =>
            design.box ? waysOf({ ...design, box: design.box }, far, away, designs.length < MOST_CIRCLES) : []
          }
          onTake={async (way, { sweetId, instead }, away) => {
            if (way === 'without') return onLeaveOut(away);
            if (!instead || !design.box) return;
            // A box of an earlier order is in no cart: the swapped one takes its place for all of its homes.
            const isNew = way === 'second' || (design.id === '' && again);
            if (!isNew && design.id === '') {
              await swapSweet(design.box, design.cartId, sweetId, instead);
              return onStale();
            }
            if (!design.parts) return;
            if (isNew) return secondBox(design.parts, sweetId, instead, way === 'second' ? away : design.homes);
            onCircles(withParts(circles, design.id, swappedParts(design.parts, sweetId, instead.sweetId)));
          }}
        />
      ))}
    </div>
  );
}
