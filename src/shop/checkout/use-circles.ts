import { useCallback, useEffect, useState } from 'react';
import { keepDraft } from '#client/draft.ts';
import { readStoredJson, storageKeys, writeStored } from '#client/storage.ts';
import { useStoredElsewhere } from '#client/use-stored-elsewhere.ts';
import { type BoxParts, type Circles, oneCircle } from '#domain/orders/circles.rules.ts';
import { loadCartBox, boxOfParts, type OrderedBoxState } from '#shop/checkout/use-ordered-box.ts';

const key = (order: string): string => storageKeys.draft(`circles:${order}`);

/**
 * Reads an order's stored circles (the box designs and the homes of each); returns `first` when no valid ones are
 * stored.
 */
function keptCircles(order: string, first: Circles): Circles {
  const kept = readStoredJson<Partial<Circles>>(key(order));
  if (!Array.isArray(kept?.boxes) || !kept.of || typeof kept.of !== 'object' || typeof kept.name !== 'string')
    return first;
  return kept as Circles;
}

/**
 * State of an order's circles (the box designs and the homes of each). Stores changes in the browser until the order is
 * placed, and follows changes made in other tabs.
 * @param order name of the order's drafts
 * @param first circles that a new order begins with
 */
export function useCircles(order: string, first: Circles = oneCircle) {
  const [circles, setCircles] = useState<Circles>(() => keptCircles(order, first));
  useEffect(() => {
    keepDraft(key(order), circles.boxes.length > 0 ? circles : null);
  }, [order, circles]);
  // Two tabs of one order show the same: the last press counts in both.
  useStoredElsewhere(key(order), () => setCircles(keptCircles(order, oneCircle)));
  return { circles, setCircles };
}

/** Removes an order's stored circles, once the order is placed. */
export const forgetCircles = (order: string): void => writeStored(key(order), null);

/**
 * Loads the further boxes of an order at today's prices. Returns them by id, without those that still load; `reprice`
 * loads all of them again.
 */
export function useFurtherBoxes({ boxes }: Circles): { found: Record<string, OrderedBoxState>; reprice: () => void } {
  const [found, setFound] = useState<Record<string, OrderedBoxState>>({});
  const [round, setRound] = useState(0);
  const asked = JSON.stringify(boxes.map(({ id, cartId, parts }) => ({ id, cartId, parts })));
  useEffect(() => {
    let current = true;
    for (const { id, cartId, parts } of JSON.parse(asked) as { id: string; cartId: string; parts: BoxParts | null }[])
      void (parts ? boxOfParts(parts) : loadCartBox(cartId)).then(
        (box) => current && setFound((before) => ({ ...before, [id]: box })),
      );
    return () => {
      current = false;
    };
  }, [asked, round]);
  return { found, reprice: useCallback(() => setRound((before) => before + 1), []) };
}
