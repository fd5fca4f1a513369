import { dayInWords } from '#domain/delivery/calendar.rules.ts';
import { changeText, daysInWords } from '#domain/orders/order-days.rules.ts';
import type { Kept } from '#domain/orders/order.contract.ts';
import { Fact } from '#shop/orders/order-sum.tsx';
import * as say from '#shop/orders/order.texts.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { shopFacts } from '#shop.config';

/**
 * Shows the days of an order, each where it is known and that of the order last, and how a home is cancelled or an address changed while it can
 * be.
 */
export function OrderDays({
  order,
  kind,
}: {
  order: Pick<Kept, 'days' | 'parcels' | 'sale'> & { createdAt: string };
  kind: 'sweet' | 'dry-fruit' | 'invitation';
}) {
  const now = Date.now();
  const today = yearMonthDay(new Date(now).toISOString());
  const ordered = yearMonthDay(order.createdAt);
  const year = ordered.slice(0, 4) === today.slice(0, 4) ? '' : ` ${ordered.slice(0, 4)}`;
  const lines = [...daysInWords(order.days, today), [say.orderedOn, dayInWords(ordered) + year] as const];
  const states = order.parcels.map(({ state }) => state);
  const phone = order.sale.seller?.phone ?? shopFacts.phone;
  const change = changeText(kind, { createdAt: order.createdAt, states, phone }, now);
  return (
    <section className="order-days" aria-label={say.days}>
      <dl className="facts">
        {lines.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      {change && (
        <p className="soft no-print">
          <span>{`${change} `}</span>
          {kind === 'invitation' && (
            <>
              <a href="/guest/guest">{say.guestList}</a>{' '}
            </>
          )}
          <a href="/payment-refund">{say.refundPolicy}</a>
        </p>
      )}
    </section>
  );
}
