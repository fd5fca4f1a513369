import { useCall } from '#client/use-call.ts';
import { noonOf } from '#lib/dates.ts';
import { Bars } from '#office/overview/bars.tsx';
import { readOrderFigures } from '#domain/orders/staff-order.contract.ts';
import { weekdayAndDay } from '#office/orders/order-view.rules.ts';
import { displayName } from '#lib/display-name.ts';
import { formatRupees } from '#lib/money.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '#office/overview/figures.css';
import * as say from '#office/overview/overview.texts.ts';

const kilograms = (grams: number): string =>
  `${(grams / 1000).toLocaleString('en-IN', { maximumFractionDigits: 1 })} kg`;
const boxes = (count: number): string => `${count.toLocaleString('en-IN')} ${count === 1 ? 'box' : 'boxes'}`;
const orders = (count: number): string => `${count.toLocaleString('en-IN')} ${count === 1 ? 'order' : 'orders'}`;

/** Panel of the overview with charts of money and orders per day, boxes per week, and the most ordered sweets. */
export function FiguresPanel() {
  const { loaded, reload } = useCall(readOrderFigures, {});
  return (
    <section className="day-panel figures" aria-labelledby="day-figures">
      <h2 id="day-figures">{say.figuresTitle}</h2>
      {loaded.state === 'loading' && <Skeleton lines={8} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'ready' &&
        (loaded.data.weeks.every((week) => week.boxes === 0) && loaded.data.days.every((day) => day.orders === 0) ? (
          <EmptyState title={say.noFigures}>{say.noFiguresHint}</EmptyState>
        ) : (
          <div className="figures-grid">
            <Bars
              title={say.moneyPerDay}
              sum={say.sumOfDays(formatRupees(loaded.data.days.reduce((sum, { amount }) => sum + amount, 0)))}
              heads={['Day', 'Paid']}
              bars={loaded.data.days.map(({ day, amount }) => ({
                label: weekdayAndDay(noonOf(day)),
                value: amount,
                words: formatRupees(amount),
              }))}
            />
            <Bars
              title={say.ordersPerDay}
              sum={say.sumOfDays(orders(loaded.data.days.reduce((sum, day) => sum + day.orders, 0)))}
              heads={['Day', 'Orders']}
              bars={loaded.data.days.map((day) => ({
                label: weekdayAndDay(noonOf(day.day)),
                value: day.orders,
                words: orders(day.orders),
              }))}
            />
            <Bars
              title={say.boxesPerWeek}
              sum={say.sumOfWeeks(boxes(loaded.data.weeks.reduce((sum, week) => sum + week.boxes, 0)))}
              heads={[say.columnWeekFrom, 'Boxes']}
              bars={loaded.data.weeks.map((week) => ({
                label: weekdayAndDay(noonOf(week.monday)),
                value: week.boxes,
                words: boxes(week.boxes),
              }))}
            />
            <Bars
              title={say.sweetsByWeight}
              sum={say.mostOrdered}
              heads={['Sweet', 'Ordered']}
              lying
              bars={loaded.data.sweets.map(({ name, grams }) => ({
                label: displayName(name),
                value: grams,
                words: kilograms(grams),
              }))}
            />
          </div>
        ))}
    </section>
  );
}
