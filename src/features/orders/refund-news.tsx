import { homesOf } from '#features/orders/credit-note.tsx';
import type { RefundWire } from '#features/orders/order-money.contract.ts';
import { refundWords, sumOf } from '#features/orders/refund.rules.ts';
import { readableDay } from '#lib/dates.ts';

/** What a customer reads of the money that goes back for an order; nothing where none does. */
export function RefundNews({ refunds, homes }: { refunds: readonly RefundWire[]; homes: readonly string[] }) {
  if (refunds.length === 0) return null;
  return (
    <section className="order-refunds no-print" aria-labelledby="order-refunds">
      <h2 id="order-refunds">Money back</h2>
      {refunds.map((refund) => {
        const { state, askedAt, doneAt, positions, trace, creditNote } = refund;
        const names = homesOf(positions, homes);
        return (
          <div key={`${askedAt} ${trace}`} className="notice">
            <p>
              {names && `For ${names}: `}
              {refundWords(state, sumOf(refund), readableDay(doneAt ?? askedAt))}
              {creditNote && ` Credit note ${creditNote}.`}
              {trace && state !== 'failed' && ` Your bank finds it by the number ${trace}.`}
            </p>
          </div>
        );
      })}
    </section>
  );
}
