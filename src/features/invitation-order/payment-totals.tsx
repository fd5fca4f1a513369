import { UPI_LIMIT } from '#features/checkout/pricing.rules.ts';
import type { PayStep } from '#features/invitation-order/use-payment.store.ts';
import { formatRupees } from '#lib/money.ts';
import { Icon } from '#ui/icon.tsx';

interface TotalsProps {
  /** Guests who receive at least one box; My Address is not counted. */
  guests: number;
  sum: { boxes: number; goods: number; delivery: number };
  /** What is paid, paise. */
  total: number;
  /** Price of one box, paise. */
  boxPrice: number;
}

/** What the order comes to, line by line. */
export function PaymentTotals({ guests, sum, total, boxPrice }: TotalsProps) {
  const lines = [
    ['Total Guest', String(guests)],
    ['Total Boxes', String(sum.boxes)],
    [`Goods (${formatRupees(boxPrice)} a box)`, formatRupees(sum.goods)],
    ['Delivery', sum.delivery > 0 ? formatRupees(sum.delivery) : 'Free'],
  ] as const;
  return (
    <section className="card card-body payment-totals" aria-labelledby="payment-totals">
      <h2 id="payment-totals">Your order</h2>
      <dl className="totals">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="totals-sum">
          <dt>Total Price</dt>
          <dd aria-live="polite">{formatRupees(total)}</dd>
        </div>
      </dl>
      <p className="field-hint">
        By paying you accept our <a href="/policies">delivery, refund and other policies</a>.
      </p>
      {total > UPI_LIMIT && (
        <p className="notice">
          <Icon name="info" />
          <span>UPI usually takes up to {formatRupees(UPI_LIMIT)} in one payment. For this order please choose a card or net banking in the payment window.</span>
        </p>
      )}
    </section>
  );
}

const words: Record<PayStep, string> = { idle: 'Pay', ordering: 'Checking the price…', paying: 'Waiting for the payment…', confirming: 'Confirming…' };

/** The bar at the foot of the screen. */
export function PaymentBar({ total, boxes, step, onPay }: { total: number; boxes: number; step: PayStep; onPay: () => void }) {
  return (
    <div className="sticky-bar payment-bar">
      <p>
        <span className="soft">
          {boxes} {boxes === 1 ? 'box' : 'boxes'}
        </span>
        <span className="price price-total">{formatRupees(total)}</span>
      </p>
      <button type="button" className="button button-large" aria-busy={step !== 'idle'} disabled={step !== 'idle'} onClick={onPay}>
        {words[step]}
      </button>
    </div>
  );
}
