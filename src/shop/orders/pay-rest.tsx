import { useState } from 'react';
import { $user } from '#client/session.ts';
import { REST_PAID } from '#domain/payments/checkout.contract.ts';
import { EarlierPayment } from '#shop/checkout/earlier-payment.tsx';
import { PayRefusal } from '#shop/checkout/pay-refusal.tsx';
import { orderPath, payStepTexts, usePaying } from '#shop/checkout/use-paying.ts';
import { UPI_LIMIT } from '#domain/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#shop/orders/pay-rest.texts.ts';

interface PayRestProps {
  orderId: string;
  kind: 'item' | 'invitation';
  /** Amount due, paise. */
  due: number;
}

/**
 * Button that pays the balance of an order. When the server's amount differs, shows that amount and pays it with the next
 * click.
 */
export function PayRest({ orderId, kind, due }: PayRestProps) {
  const [newer, setNewer] = useState<number | null>(null);
  const href = orderPath(orderId, kind);
  const paying = usePaying({
    returnTo: href,
    then: { href, words: REST_PAID },
    onPaid: () => undefined,
    onEnd: (outcome) => {
      if (outcome.kind === 'price-changed') setNewer(outcome.amount);
      return undefined;
    },
  });
  const { step } = paying;
  const busy = step !== 'idle';
  const amount = newer ?? due;
  const pay = (): void => {
    const { name = '', mobile = '' } = $user.get() ?? {};
    void paying.pay({ amount, rest: orderId, contact: { name, mobile } });
  };
  return (
    <div className="submit-row">
      <EarlierPayment of={orderId} />
      <PayRefusal paying={paying} />
      {amount > UPI_LIMIT && <p className="field-hint">{say.upiLimit(formatRupees(UPI_LIMIT))}</p>}
      {amount > 0 && (
        <div className="submit-actions">
          <button type="button" className="button button-large" aria-busy={busy} disabled={busy} onClick={pay}>
            {busy ? payStepTexts[step] : say.payBalance(formatRupees(amount))}
          </button>
        </div>
      )}
    </div>
  );
}
