import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import { ListPages } from '#office/frame/list-pages.tsx';
import { useListView } from '#office/frame/use-list-view.ts';
import { Gate } from '#office/frame/gate.tsx';
import { OrderFilters } from '#office/orders/order-filters.tsx';
import {
  homesText,
  isOpen,
  nameless,
  type OrderView,
  partsOfOrderView,
  plainOrderView,
  readOrderView,
  weekdayAndDay,
  statesIn,
  steppedTogether,
  sumCounts,
  writeOrderView,
} from '#office/orders/order-view.rules.ts';
import { StateBadge } from '#office/orders/state-badge.tsx';
import { StepBar } from '#office/orders/step-bar.tsx';
import { useSteps } from '#office/orders/use-steps.tsx';
import { listStaffOrders, type OrderTotals, type StaffOrderRow } from '#domain/orders/staff-order.contract.ts';
import { statesOfFilter } from '#domain/orders/staff-order.rules.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { displayName } from '#lib/display-name.ts';
import { formatRupees } from '#lib/money.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Page of all orders, with search, filters, totals, and steps for the selected orders. */
export function OrdersPage() {
  return (
    <Gate room="/back-office/orders" title="Orders">
      {(me) => <Orders me={me} />}
    </Gate>
  );
}

/** Selected order with its homes by state. */
type Chosen = Pick<StaffOrderRow, 'id' | 'states'>;

const pathOf = (view: OrderView): string => `/back-office/orders${writeOrderView(view)}`;

function Orders({ me }: { me: StaffMe }) {
  const [view, change] = useListView(readOrderView, pathOf);
  const { loaded, reload, refresh } = useCall(listStaffOrders, { query: partsOfOrderView(view) });
  useSeenAgain(refresh);
  const steps = useSteps(reload);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const mayStep = me.role === 'owner' || me.role === 'packer';
  const answer = loaded.state === 'ready' ? loaded.data : null;
  const orders = answer?.orders ?? [];
  // An old link, or a list that became shorter: its last page instead of none.
  const last = answer && view.page > answer.pages ? answer.pages : null;
  useEffect(() => {
    if (last !== null) change({ page: last }, true);
  });
  // As they are now where this page shows them, else as they were when they were chosen.
  const selected = [...chosen.values()].map((one) => orders.find(({ id }) => id === one.id) ?? one);
  const narrowed = view.state ? statesOfFilter(view.state) : null;
  /**
   * Returns the homes in the states that the list is filtered by, so that a step does not change homes that are not
   * shown.
   */
  const meant = (states: StaffOrderRow['states']): StaffOrderRow['states'] =>
    narrowed
      ? Object.fromEntries(Object.entries(states).filter(([state]) => narrowed.some((one) => one === state)))
      : states;
  const choose = (rows: readonly Chosen[], on: boolean): void =>
    setChosen((before) => {
      const next = new Map(before);
      for (const { id, states } of rows)
        if (on) next.set(id, { id, states });
        else next.delete(id);
      return next;
    });
  const chooseAll = async (pages: number): Promise<void> => {
    setBusy(true);
    setProblem('');
    for (let page = 1; page <= pages; page += 1) {
      const found = await call(listStaffOrders, { query: { ...partsOfOrderView(view), page } });
      if (!found.ok) {
        setProblem(found.message);
        break;
      }
      choose(found.data.orders, true);
    }
    setBusy(false);
  };
  const counts = steppedTogether(sumCounts(selected.map(({ states }) => meant(states))));
  const everything = orders.length > 0 && orders.every(({ id }) => chosen.has(id));
  return (
    <>
      <OrderFilters
        view={view}
        cities={answer?.cities ?? []}
        counts={answer?.totals.states ?? null}
        onChange={(parts, typing) => {
          // Nothing stays chosen that is not found any more.
          setChosen(new Map());
          change(parts, typing);
        }}
      />
      {steps.done}
      {loaded.state === 'loading' && <Skeleton lines={8} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {answer && last === null && (
        <>
          <Totals totals={answer.totals} />
          {orders.length === 0 &&
            (Object.keys(partsOfOrderView(view)).length > 0 ? (
              <EmptyState
                title="No order fits"
                action={{ label: 'Show all orders', onPress: () => change(plainOrderView) }}
              />
            ) : (
              <EmptyState title="No orders yet">The first one stands here the moment it is paid.</EmptyState>
            ))}
          {mayStep && orders.length > 0 && (
            <div className="staff-bulk">
              <label className="staff-check">
                <input type="checkbox" checked={everything} onChange={({ target }) => choose(orders, target.checked)} />
                <span>{chosen.size === 0 ? 'Choose all on this page' : `${chosen.size} chosen`}</span>
              </label>
              {everything && chosen.size < answer.totals.orders && (
                <button
                  type="button"
                  className="button button-quiet"
                  disabled={busy}
                  onClick={() => void chooseAll(answer.pages)}
                >
                  {`Choose all ${answer.totals.orders}`}
                </button>
              )}
              {chosen.size > 0 && (
                <button type="button" className="button button-quiet" onClick={() => setChosen(new Map())}>
                  Choose none
                </button>
              )}
              <Refusal message={problem} />
            </div>
          )}
          <ul className="staff-orders">
            {orders.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                chosen={chosen.has(order.id)}
                onChoose={mayStep ? (on) => choose([order], on) : undefined}
              />
            ))}
          </ul>
          <ListPages
            page={view.page}
            pages={answer.pages}
            pathOf={(page) => pathOf({ ...view, page })}
            onPage={(page) => change({ page })}
          />
        </>
      )}
      {steps.problem}
      {selected.length > 0 && statesIn(counts).length === 0 && (
        <p className="notice" role="status">
          What was cancelled makes no step together with others. Open the order to accept it again.
        </p>
      )}
      {mayStep && selected.length > 0 && (
        <StepBar
          counts={counts}
          busy={steps.busy}
          problem={steps.problem}
          onStep={(wish, from) =>
            steps.takeStep(
              selected.map(({ id }) => ({ orderId: id })),
              wish,
              from,
            )
          }
        >
          {`${selected.length} ${selected.length === 1 ? 'order' : 'orders'} chosen`}
        </StepBar>
      )}
    </>
  );
}

/** Shows the totals of all orders found; nothing when there are none. */
function Totals({ totals: { orders, homes, boxes, amount } }: { totals: OrderTotals }) {
  if (orders === 0) return null;
  return (
    <p className="staff-totals" role="status">
      <span>
        <strong>{orders}</strong> <span>{orders === 1 ? 'order' : 'orders'}</span>
      </span>
      <span>
        <strong>{homes}</strong> <span>{homes === 1 ? 'home' : 'homes'}</span>
      </span>
      <span>
        <strong>{boxes}</strong> <span>{boxes === 1 ? 'box' : 'boxes'}</span>
      </span>
      {amount !== null && (
        <span>
          <strong>{formatRupees(amount)}</strong> paid
        </span>
      )}
    </p>
  );
}

interface OrderRowProps {
  order: StaffOrderRow;
  chosen: boolean;
  onChoose: ((on: boolean) => void) | undefined;
}

/** Cities that a row names. */
const MOST_CITIES = 2;

function OrderRow({ order, chosen, onChoose }: OrderRowProps) {
  const { id, title, goods, customer, mobile, invoiceNumber, amount, leavesBy, homes, states, cities, unpaid } = order;
  const late = isOpen(states) && yearMonthDay(leavesBy) < yearMonthDay(new Date().toISOString());
  const who = customer || nameless(mobile);
  const where = [
    ...cities.slice(0, MOST_CITIES),
    ...(cities.length > MOST_CITIES ? [`${cities.length - MOST_CITIES} more`] : []),
  ];
  return (
    <li className="staff-order-row">
      {onChoose && (
        <label className="staff-check">
          <input type="checkbox" checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
          <span className="visually-hidden">{`Choose ${displayName(title)} of ${who}`}</span>
        </label>
      )}
      <a href={`/back-office/orders/${id}`}>
        <span className="staff-order-name">
          <strong>{who}</strong>
          <span>{`${displayName(title)}, ${goods}`}</span>
          <small>{`${invoiceNumber} · ${homesText(homes)}${where.length > 0 ? ` · ${where.join(', ')}` : ''}`}</small>
        </span>
        <span className="staff-order-state">
          {statesIn(states).map((state) => (
            <StateBadge key={state} state={state} {...(homes > 1 ? { count: states[state] ?? 0 } : {})} />
          ))}
          {unpaid && isOpen(states) && <span className="badge badge-warn">Not paid in full</span>}
          {isOpen(states) && (
            <small className={late ? 'is-late' : undefined}>
              {`${late ? 'late since' : 'leaves by'} ${weekdayAndDay(leavesBy)}`}
            </small>
          )}
        </span>
        <span className="staff-order-sum price">{formatRupees(amount)}</span>
      </a>
    </li>
  );
}
