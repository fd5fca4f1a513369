import { useState } from 'react';
import { type HomeFilter, homesFound } from '#office/orders/homes-of-order.ts';
import { canStep } from '#office/orders/order-view.rules.ts';
import type { StaffHome } from '#domain/orders/staff-order.contract.ts';

/** Number of homes shown at first. */
const PAGE = 30;

/**
 * Hook with the search and the choice among the homes of an order.
 * @param refunded places of homes whose money was sent back
 */
export function useHomes(homes: readonly StaffHome[], refunded: ReadonlySet<number>) {
  const [filter, setFilter] = useState<HomeFilter>({ search: '', state: '' });
  const [shown, setShown] = useState(PAGE);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const found = homesFound(homes, filter);
  const selected = homes.filter(({ position }) => chosen.has(position));
  return {
    filter,
    found,
    shown: found.slice(0, shown),
    /** Number of found homes that are not shown yet; 0 or less when all are. */
    more: found.length - shown,
    chosen,
    /** Number of chosen homes. */
    selected: selected.length,
    /** True while all found homes are chosen. */
    all: found.length > 0 && found.every(({ position }) => chosen.has(position)),
    /**
     * Homes that a step is meant for. Without a choice it is meant for all that are found, so that a whole order goes on
     * by one press.
     */
    meant: (selected.length > 0 ? selected : found).filter((home) => canStep(home, refunded)),
    narrow(parts: Partial<HomeFilter>): void {
      setFilter((before) => ({ ...before, ...parts }));
      setShown(PAGE);
    },
    showMore: () => setShown(shown + PAGE * 5),
    choose(some: readonly StaffHome[], on: boolean): void {
      setChosen((before) => {
        const next = new Set(before);
        for (const { position } of some)
          if (on) next.add(position);
          else next.delete(position);
        return next;
      });
    },
    chooseNone: () => setChosen(new Set()),
  };
}
