import { useEffect } from 'react';
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
  writeOrderView,
} from '#office/orders/order-view.rules.ts';
import { StateBadge } from '#office/orders/state-badge.tsx';
import { StepBar } from '#office/orders/step-bar.tsx';
import { useChosen } from '#office/orders/use-chosen.ts';
import { useSteps } from '#office/orders/use-steps.tsx';
import { listStaffOrders, type OrderTotals, type StaffOrderRow } from '#domain/orders/staff-order.contract.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { displayName } from '#lib/display-name.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { formatRupees } from '#lib/money.ts';
import * as orderTexts from '#office/orders/orders.texts.ts';
import * as say from '#office/orders/order-list.texts.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Page of all orders, with search, filters, totals, and steps for the selected orders. */
export function OrdersPage() {
  return (
    <Gate room="/back-office/orders" title={orderTexts.ordersTitle}>
      {(me) => <Orders me={me} />}
    </Gate>
  );
}

const pathOf = (view: OrderView): string => `/back-office/orders${writeOrderView(view)}`;

function Orders({ me }: { me: StaffMe }) {
  const [view, change] = useListView(readOrderView, pathOf);
  const { loaded, reload, refresh } = useCall(listStaffOrders, { query: partsOfOrderView(view) });
  useSeenAgain(refresh);
  const steps = useSteps(reload);
  const answer = loaded.data;
  const chosen = useChosen(view, answer);
  const mayStep = me.role === 'owner' || me.role === 'packer';
  // An old link, or a list that became shorter: its last page instead of none.
  const last = answer && view.page > answer.pages ? answer.pages : null;
  useEffect(() => {
    if (last !== null) change({ page: last }, true);
  });
  return (
    <>
      <OrderFilters
        view={view}
        cities={answer?.cities ?? []}
        counts={answer?.totals.states ?? null}
        onChange={(parts, typing) => {
          // Nothing stays chosen that is not found any more.
          chosen.chooseNone();
          change(parts, typing);
        }}
      />
      {steps.done}
      {loaded.state === 'loading' && <Skeleton lines={8} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {answer && last === null && (
        <>
          <Totals totals={answer.totals} />
          {answer.orders.length === 0 && <NoOrders view={view} onAll={() => change(plainOrderView)} />}
          {mayStep && answer.orders.length > 0 && <ChooseAll chosen={chosen} {...answer} />}
          <ul className="staff-orders">
            {answer.orders.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                chosen={chosen.ids.includes(order.id)}
                onChoose={mayStep ? (on) => chosen.choose([order], on) : undefined}
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
      {mayStep && chosen.ids.length > 0 && <ChosenSteps chosen={chosen} steps={steps} />}
    </>
  );
}

const NoOrders = ({ view, onAll }: { view: OrderView; onAll(): void }) =>
  Object.keys(partsOfOrderView(view)).length > 0 ? (
    <EmptyState title={say.noOrderMatches} action={{ label: say.showAllOrders, onPress: onAll }} />
  ) : (
    <EmptyState title={say.noOrdersYet}>{say.firstOrderHint}</EmptyState>
  );

type Chosen = ReturnType<typeof useChosen>;

/** Controls that choose the orders of the page, or of all pages. */
function ChooseAll({ chosen, orders, totals, pages }: { chosen: Chosen } & AnswerOf<typeof listStaffOrders>) {
  const { ids, everything } = chosen;
  return (
    <div className="staff-bulk">
      <label className="staff-check">
        <input type="checkbox" checked={everything} onChange={({ target }) => chosen.choose(orders, target.checked)} />
        <span>{ids.length === 0 ? say.chooseAllOnPage : orderTexts.chosen(ids.length)}</span>
      </label>
      {everything && ids.length < totals.orders && (
        <button
          type="button"
          className="button button-quiet"
          disabled={chosen.busy}
          onClick={() => void chosen.chooseAll(pages)}
        >
          {say.chooseAllOrders(totals.orders)}
        </button>
      )}
      {ids.length > 0 && (
        <button type="button" className="button button-quiet" onClick={chosen.chooseNone}>
          {orderTexts.chooseNone}
        </button>
      )}
      <Refusal message={chosen.problem} />
    </div>
  );
}

function ChosenSteps({ chosen: { ids, counts }, steps }: { chosen: Chosen; steps: ReturnType<typeof useSteps> }) {
  if (statesIn(counts).length === 0)
    return (
      <p className="notice" role="status">
        {say.onlyCancelledChosen}
      </p>
    );
  return (
    <StepBar
      counts={counts}
      busy={steps.busy}
      problem={steps.problem}
      onStep={(wish, from) =>
        steps.takeStep(
          ids.map((orderId) => ({ orderId })),
          wish,
          from,
        )
      }
    >
      {say.ordersChosen(ids.length)}
    </StepBar>
  );
}

/** Shows the totals of all orders found; nothing when there are none. */
function Totals({ totals: { orders, homes, boxes, amount } }: { totals: OrderTotals }) {
  if (orders === 0) return null;
  return (
    <p className="staff-totals" role="status">
      <span>
        <Inserted text={say.totalOrders(orders)} parts={{ count: <strong>{orders}</strong> }} />
      </span>
      <span>
        <Inserted text={say.totalHomes(homes)} parts={{ count: <strong>{homes}</strong> }} />
      </span>
      <span>
        <Inserted text={say.totalBoxes(boxes)} parts={{ count: <strong>{boxes}</strong> }} />
      </span>
      {amount !== null && (
        <span>
          <Inserted text={say.totalPaid} parts={{ sum: <strong>{formatRupees(amount)}</strong> }} />
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
    ...(cities.length > MOST_CITIES ? [say.moreCities(cities.length - MOST_CITIES)] : []),
  ];
  return (
    <li className="staff-order-row">
      {onChoose && (
        <label className="staff-check">
          <input type="checkbox" checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
          <span className="visually-hidden">{say.chooseOrder(displayName(title), who)}</span>
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
          {unpaid && isOpen(states) && <span className="badge badge-warn">{say.notPaidInFull}</span>}
          {isOpen(states) && (
            <small className={late ? 'is-late' : undefined}>
              {(late ? say.lateSince : say.leavesBy)(weekdayAndDay(leavesBy))}
            </small>
          )}
        </span>
        <span className="staff-order-sum price">{formatRupees(amount)}</span>
      </a>
    </li>
  );
}
