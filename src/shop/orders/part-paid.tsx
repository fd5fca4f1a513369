import { Suspense } from 'react';
import { PART_KINDS } from '#domain/orders/part-paid.rules.ts';
import type { PartPaid } from '#domain/orders/order-money.contract.ts';
import { sumOfParts } from '#domain/orders/refund.rules.ts';
import { readableDay } from '#lib/dates.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#shop/orders/order.texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

// Few orders are paid in parts; the others load nothing that pays.
const PayRest = lazyPart(async () => (await import('#shop/orders/pay-rest.tsx')).PayRest);

interface PartsProps {
  orderId: string;
  kind: 'item' | 'invitation';
  parts: PartPaid;
}

/** Shows the payments of an order paid in parts, the amount due, and the button that pays it. */
export function PartPayments({ orderId, kind, parts: { payments, due, off } }: PartsProps) {
  return (
    <section className="order-parts no-print" aria-labelledby="order-parts">
      <h2 id="order-parts">{say.payments}</h2>
      <dl className="totals">
        {payments.map(({ paymentId, kind: part, amount, at }) => (
          <div key={paymentId}>
            <dt>{`${PART_KINDS[part]}, ${readableDay(at)}`}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
        {sumOfParts(off) > 0 && (
          <div>
            <dt>{say.paymentsOff}</dt>
            <dd>{formatRupees(sumOfParts(off))}</dd>
          </div>
        )}
        <div className="totals-sum">
          <dt>{due > 0 ? say.stillToPay : say.nothingToPay}</dt>
          <dd>{due > 0 ? formatRupees(due) : ''}</dd>
        </div>
      </dl>
      {due > 0 && (
        <>
          <p>{say.paymentsNote}</p>
          <Suspense fallback={null}>
            <PayRest orderId={orderId} kind={kind} due={due} />
          </Suspense>
        </>
      )}
    </section>
  );
}
