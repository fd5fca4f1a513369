import { useEffect, useState } from 'react';
import { keepDraft } from '#client/draft.ts';
import { readStoredJson, storageKeys, writeStored } from '#client/storage.ts';
import { useStoredElsewhere } from '#client/use-stored-elsewhere.ts';
import { forgetUnread, openUnread, OWN } from '#shop/checkout/unread-boxes.store.ts';
import { DAY } from '#lib/time.ts';

/** Number of boxes for each guest by id, and for the customer's own address. */
export interface Quantities {
  guests: Record<string, number>;
  own: number;
}

/** Maximum of boxes for one guest; `MOST_OWN` for the customer's own address. */
export const MOST_GUEST = 1000;
export const MOST_OWN = 5000;

const key = (order: string): string => storageKeys.draft(`recipients:${order}`);
const whole = (value: unknown, most: number): number =>
  Number.isInteger(value) ? Math.min(Math.max(value as number, 0), most) : 0;

/**
 * Returns stored quantities limited to 0 to 1000 boxes for a guest and 0 to 5000 for the own address; an invalid number
 * becomes 0.
 */
function read(kept: Partial<Quantities>): Quantities {
  const guests = Object.entries(kept.guests ?? {}).map(([id, boxes]) => [id, whole(boxes, MOST_GUEST)] as const);
  return { guests: Object.fromEntries(guests), own: whole(kept.own, MOST_OWN) };
}

/** Storage key of the guests whom the family thanks for gifts, left by the ledger for the next order. */
const THANKED = storageKeys.draft('thank-you');
/** Milliseconds for which that choice is valid. */
const MEANT = DAY;

/**
 * Returns the quantities of a new order: one box for each guest chosen in the gift ledger for thanks within a day, else
 * none.
 */
function firstQuantities(): Partial<Quantities> {
  const { homes, at = 0 } = readStoredJson<{ homes?: unknown; at?: number }>(THANKED) ?? {};
  const meant = Array.isArray(homes) && at > Date.now() - MEANT;
  const ids = meant ? homes.filter((id) => typeof id === 'string') : [];
  return { guests: Object.fromEntries(ids.map((id) => [id, 1])) };
}

/**
 * State of the number of boxes for each guest and for the own address. Stores changes in the browser until the order is
 * placed, and follows changes made in other tabs.
 * @param order name of the order's drafts
 * @param chosen boxes of the guests who begin with some
 */
export function useQuantities(
  order: string,
  chosen: Readonly<Record<string, number>> = {},
): {
  quantities: Quantities;
  setGuests: (changes: Record<string, number>) => void;
  setOwn: (boxes: number) => void;
  /** Removes all boxes, for instance after the order was placed. */
  clear: () => void;
} {
  const [quantities, setQuantities] = useState<Quantities>(() => {
    const kept =
      readStoredJson<Partial<Quantities>>(key(order)) ?? (Object.keys(chosen).length > 0 ? {} : firstQuantities());
    // Who joins them later is ticked as well, and who was unticked stays so.
    return read({ ...kept, guests: { ...chosen, ...kept.guests } });
  });
  useEffect(() => keepDraft(key(order), quantities), [order, quantities]);
  useEffect(() => openUnread(order), [order]);
  // Two tabs of one order show the same; an order that was placed in the other one has nobody chosen any more.
  useStoredElsewhere(key(order), () => setQuantities(read(readStoredJson<Partial<Quantities>>(key(order)) ?? {})));
  return {
    quantities,
    setGuests: (changes) => {
      forgetUnread(Object.keys(changes));
      setQuantities(({ guests, own }) => ({
        own,
        guests: {
          ...guests,
          ...Object.fromEntries(Object.entries(changes).map(([id, boxes]) => [id, whole(boxes, MOST_GUEST)])),
        },
      }));
    },
    setOwn: (boxes) => {
      forgetUnread([OWN]);
      setQuantities(({ guests }) => ({ guests, own: whole(boxes, MOST_OWN) }));
    },
    clear: () => {
      writeStored(THANKED, null);
      setQuantities({ guests: {}, own: 0 });
    },
  };
}

/** Removes the stored quantities and the gift ledger's choice, once the order is placed. */
export function forgetQuantities(order: string): void {
  writeStored(key(order), null);
  writeStored(THANKED, null);
}
