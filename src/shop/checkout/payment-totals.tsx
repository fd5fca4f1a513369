import type { Charges } from '#domain/pricing/delivery-charge.rules.ts';
import { invitationDeliveryText } from '#domain/pricing/delivery-charge.texts.ts';
import * as say from '#shop/checkout/pay.texts.ts';
import { acceptance, acceptedPolicies } from '#shop/checkout/paying.texts.ts';
import { PayRefusal } from '#shop/checkout/pay-refusal.tsx';
import { paidNow, UpiNote } from '#shop/checkout/upi-note.tsx';
import { type Paying, payStepTexts } from '#shop/checkout/use-paying.ts';
import { formatRupees } from '#lib/money.ts';
import { Inserted } from '#ui/inserted.tsx';

interface TotalsProps {
  /** Amount to pay, paise; null while a number of boxes cannot be read. */
  total: number | null;
  /** Charges for delivery, said while nobody is chosen; null when delivery is free, or its sum is known. */
  charges?: Charges | null;
  /** Sentence about a deduction for samples; empty for none. */
  off?: string;
  /** True when an advance is paid now. */
  advance: boolean;
  /** Advance, percent; undefined for the default. */
  percent: number | undefined;
  onAdvance(advance: boolean): void;
}

/** Shows what the price in the bar leaves open: delivery before homes are chosen, samples, an advance and the policies. */
export function PaymentTotals({ total, charges = null, off = '', advance, percent, onAdvance }: TotalsProps) {
  return (
    <div className="payment-totals">
      {charges && <p className="field-hint">{say.deliveryEach(invitationDeliveryText(charges))}</p>}
      {off && <p role="status">{off}</p>}
      {total !== null && <UpiNote amount={total} advance={advance} percent={percent} onAdvance={onAdvance} />}
      <p className="field-hint">
        <Inserted text={acceptance} parts={{ policies: <a href="/policies">{acceptedPolicies}</a> }} />
      </p>
    </div>
  );
}

/** Bar at the foot of the screen with the amount to pay now and Pay; shows the problem of the last payment above. */
export function PaymentBar({
  total,
  advance,
  percent,
  words,
  isPricing = false,
  paying,
  onPay,
}: {
  /** Amount to pay, paise; null while a number of boxes cannot be read. */
  total: number | null;
  /** True when an advance is paid now. */
  advance: boolean;
  /** Advance, percent. */
  percent: number | undefined;
  /** The one sentence about the price. */
  words: string;
  /** True while prices or samples load; Pay waits for them. */
  isPricing?: boolean;
  paying: Paying;
  onPay: () => void;
}) {
  const step = paying.step === 'idle' && isPricing ? 'ordering' : paying.step;
  const busy = step !== 'idle';
  const now = total === null ? null : paidNow(total, advance, percent);
  return (
    <div className="sticky-bar payment-bar">
      <PayRefusal paying={paying} />
      <div className="payment-line">
        <p className={now === null ? 'is-unread' : undefined}>
          {total === null || now === null ? (
            <>
              <span className="soft">{say.unreadBoxes}</span>
              <span className="price price-total">—</span>
            </>
          ) : (
            <>
              <span className="soft price-words">
                {now < total ? say.advanceOn(words, formatRupees(total)) : words}
              </span>
              <span className="price price-total" aria-live="polite">
                {formatRupees(now)}
              </span>
            </>
          )}
        </p>
        <button type="button" className="button button-large" aria-busy={busy} disabled={busy} onClick={onPay}>
          {busy ? payStepTexts[step] : say.pay}
        </button>
      </div>
    </div>
  );
}
