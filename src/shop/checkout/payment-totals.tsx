import type { Charges } from '#domain/pricing/delivery-charge.rules.ts';
import { invitationDeliveryText } from '#domain/pricing/delivery-charge.texts.ts';
import { PayRefusal } from '#shop/checkout/pay-refusal.tsx';
import { paidNow, UpiNote } from '#shop/checkout/upi-note.tsx';
import { type Paying, payStepTexts } from '#shop/checkout/use-paying.ts';
import { formatRupees } from '#lib/money.ts';

interface TotalsProps {
  /**
   * Number of guests who get at least one box, without the customer's own address; null for a sample, whose line is
   * left out.
   */
  guests: number | null;
  sum: { boxes: number; goods: number; delivery: number };
  /** Amount to pay, paise. */
  total: number;
  /** Price of one box, paise; null when there are several designs. */
  boxPrice: number | null;
  isDeliveryCharge: boolean;
  charges: Charges;
  /** Deduction for samples, paise, with its label. */
  off?: { amount: number; words: string };
  /** True when an advance is paid now. */
  advance: boolean;
  /** Advance, percent; undefined for the default. */
  percent: number | undefined;
  onAdvance(advance: boolean): void;
}

/**
 * Returns the text for delivery: `Free` without a charge, the amount when the order has boxes, else the charge per box.
 */
function deliveryOf({
  sum,
  isDeliveryCharge,
  charges,
}: Pick<TotalsProps, 'sum' | 'isDeliveryCharge' | 'charges'>): string {
  if (!isDeliveryCharge) return 'Free';
  return sum.boxes > 0 ? formatRupees(sum.delivery) : invitationDeliveryText(charges);
}

/** Shows the totals of the order, one per line. */
export function PaymentTotals({
  guests,
  sum,
  total,
  boxPrice,
  isDeliveryCharge,
  charges,
  off = { amount: 0, words: '' },
  advance,
  percent,
  onAdvance,
}: TotalsProps) {
  const lines = [
    ...(guests === null ? [] : [['Total Guest', String(guests)] as const]),
    ['Total Boxes', String(sum.boxes)],
    [boxPrice === null ? 'Goods' : `Goods (${formatRupees(boxPrice)} a box)`, formatRupees(sum.goods)],
    ['Delivery', deliveryOf({ sum, isDeliveryCharge, charges })],
    ...(off.amount > 0 ? [['Off for your sample', `−${formatRupees(off.amount)}`] as const] : []),
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
      {off.words && <p role="status">{off.words}</p>}
      <p className="field-hint">
        By paying you accept our <a href="/policies">delivery, refund and other policies</a>.
      </p>
      <UpiNote amount={total} advance={advance} percent={percent} onAdvance={onAdvance} />
    </section>
  );
}

/** Bar at the foot of the screen with the amount to pay now and Pay; shows the problem of the last payment above. */
export function PaymentBar({
  total,
  advance,
  percent,
  boxes,
  isPricing = false,
  paying,
  onPay,
}: {
  total: number;
  /** True when an advance is paid now. */
  advance: boolean;
  /** Advance, percent. */
  percent: number | undefined;
  boxes: number;
  /** True while prices or samples load; Pay waits for them. */
  isPricing?: boolean;
  paying: Paying;
  onPay: () => void;
}) {
  const step = paying.step === 'idle' && isPricing ? 'ordering' : paying.step;
  const busy = step !== 'idle';
  const now = paidNow(total, advance, percent);
  return (
    <div className="sticky-bar payment-bar">
      <PayRefusal paying={paying} />
      <div className="payment-line">
        <p>
          <span className="soft">
            {`${boxes} ${boxes === 1 ? 'box' : 'boxes'}${now < total ? `, advance on ${formatRupees(total)}` : ''}`}
          </span>
          <span className="price price-total">{formatRupees(now)}</span>
        </p>
        <button type="button" className="button button-large" aria-busy={busy} disabled={busy} onClick={onPay}>
          {busy ? payStepTexts[step] : 'Pay'}
        </button>
      </div>
    </div>
  );
}
