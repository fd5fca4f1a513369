import { useCall } from '#client/use-call.ts';
import { noonOf } from '#lib/dates.ts';
import { homesText, weekdayAndDay } from '#office/orders/order-view.rules.ts';
import { type DueDay, summariseOrders } from '#domain/orders/staff-order.contract.ts';
import { formatRupees } from '#lib/money.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const boxesText = (boxes: number): string => `${boxes} ${boxes === 1 ? 'box' : 'boxes'}`;

/** Panel of the overview: today's orders, late homes, and the boxes due in the next seven days. */
export function OrdersPanel() {
  const { loaded, reload } = useCall(summariseOrders, {});
  return (
    <section className="day-panel" aria-labelledby="day-orders">
      <h2 id="day-orders">Orders</h2>
      {loaded.state === 'loading' && <Skeleton lines={5} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'ready' && (
        <>
          <p className="staff-totals">
            <span>
              <strong>{loaded.data.today.orders}</strong>
              <span>{` ${loaded.data.today.orders === 1 ? 'order' : 'orders'} today`}</span>
            </span>
            {loaded.data.today.amount !== null && (
              <span>
                <strong>{formatRupees(loaded.data.today.amount)}</strong> paid today
              </span>
            )}
          </p>
          {loaded.data.late.orders > 0 && (
            <p className="notice notice-problem">
              <span>
                <span>{`${boxesText(loaded.data.late.boxes)} for ${homesText(loaded.data.late.homes)} should have left before today. `}</span>
                <a href="/back-office/orders?state=open&sort=due">See them</a>
              </span>
            </p>
          )}
          <Due days={loaded.data.days} />
          <p>
            <a className="button button-quiet" href="/back-office/orders?state=open&sort=due">
              Orders to be sent
            </a>
          </p>
        </>
      )}
    </section>
  );
}

/** Table of the boxes and homes due on each day, with a bar per day. */
function Due({ days }: { days: readonly DueDay[] }) {
  const most = Math.max(1, ...days.map(({ boxes }) => boxes));
  return (
    <table className="staff-due">
      <caption>What leaves in the next seven days</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Boxes</th>
          <th scope="col">Homes</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, boxes, homes }, at) => (
          <tr key={day}>
            <th scope="row">{at === 0 ? 'Today' : at === 1 ? 'Tomorrow' : weekdayAndDay(noonOf(day))}</th>
            <td>
              <span className="staff-due-bar">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(boxes / most) * 100} height={8} rx={2} />
                </svg>
                {boxes}
              </span>
            </td>
            <td>{homes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
