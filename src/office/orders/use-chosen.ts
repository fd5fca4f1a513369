import { useState } from 'react';
import { call } from '#client/api.ts';
import { countsOfFilter } from '#office/orders/order-filters.rules.ts';
import { type OrderView, partsOfOrderView, steppedTogether, sumCounts } from '#office/orders/order-view.rules.ts';
import { listStaffOrders, type StaffOrderRow } from '#domain/orders/staff-order.contract.ts';

/** Selected order with its homes by state. */
type Chosen = Pick<StaffOrderRow, 'id' | 'states'>;

/**
 * Hook with the choice among the orders of the list, over all its pages.
 * @param view view of the list; its filter by state says which homes of an order are meant
 * @param page orders that are shown; null while there are none yet
 */
export function useChosen(view: OrderView, page: { orders: readonly Chosen[] } | null) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const shown = page?.orders ?? [];
  // As they are now where this page shows them, else as they were when they were chosen.
  const now = [...chosen.values()].map((one) => shown.find(({ id }) => id === one.id) ?? one);
  const choose = (orders: readonly Chosen[], on: boolean): void =>
    setChosen((before) => {
      const next = new Map(before);
      for (const { id, states } of orders)
        if (on) next.set(id, { id, states });
        else next.delete(id);
      return next;
    });
  return {
    /** Ids of the chosen orders. */
    ids: [...chosen.keys()],
    /** Homes of the chosen orders that a step is meant for, by state. */
    counts: steppedTogether(sumCounts(now.map(({ states }) => countsOfFilter(states, view.state)))),
    /** True while all orders of the page are chosen. */
    everything: shown.length > 0 && shown.every(({ id }) => chosen.has(id)),
    busy,
    problem,
    choose,
    chooseNone: () => setChosen(new Map()),
    /** Chooses the orders of all pages. */
    async chooseAll(pages: number): Promise<void> {
      setBusy(true);
      setProblem('');
      for (let at = 1; at <= pages; at += 1) {
        const found = await call(listStaffOrders, { query: { ...partsOfOrderView(view), page: at } });
        if (!found.ok) {
          setProblem(found.message);
          break;
        }
        choose(found.data.orders, true);
      }
      setBusy(false);
    },
  };
}
