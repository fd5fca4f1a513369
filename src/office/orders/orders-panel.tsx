import { noonOf } from '#lib/dates.ts';
import { weekdayAndDay } from '#office/orders/order-view.rules.ts';
import type { DueDay } from '#domain/orders/staff-order.contract.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#office/orders/order-list.texts.ts';
import { Inserted } from '#ui/inserted.tsx';

interface OrdersPanelProps {
  /** Orders of today; `amount` in paise, null for roles that keep no accounts. */
  sold: { orders: number; amount: number | null };
  /** Today and the days after it. */
  days: readonly DueDay[];
}

/** Panel of the first page: the orders that came today, and the boxes that leave in the next seven days. */
export function OrdersPanel({ sold, days }: OrdersPanelProps) {
  return (
    <section className="day-panel" aria-label={say.nextDaysHeard}>
      <p className="staff-totals">
        <span>
          <Inserted text={say.ordersToday(sold.orders)} parts={{ count: <strong>{sold.orders}</strong> }} />
        </span>
        {sold.amount !== null && (
          <span>
            <Inserted text={say.paidToday} parts={{ sum: <strong>{formatRupees(sold.amount)}</strong> }} />
          </span>
        )}
      </p>
      <Due days={days} />
    </section>
  );
}

/** Table of the boxes and homes due on each day, with a bar per day. */
function Due({ days }: { days: readonly DueDay[] }) {
  const most = Math.max(1, ...days.map(({ boxes }) => boxes));
  return (
    <table className="staff-due">
      <caption>{say.leavingNextDays}</caption>
      <thead>
        <tr>
          <th scope="col">{say.columnDay}</th>
          <th scope="col">{say.columnBoxes}</th>
          <th scope="col">{say.columnHomes}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, boxes, homes }, at) => (
          <tr key={day}>
            <th scope="row">{at === 0 ? say.today : at === 1 ? say.tomorrow : weekdayAndDay(noonOf(day))}</th>
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
