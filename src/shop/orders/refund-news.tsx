import { namesOfHomes } from '#shop/orders/credit-note.tsx';
import type { CustomerMoney } from '#domain/orders/order-money.contract.ts';
import { dueText, refundText, sumOfParts } from '#domain/orders/refund.rules.ts';
import { readableDay } from '#lib/dates.ts';

/** Shows the cancellation and the refunds of an order; nothing when there are none. */
export function RefundNews({ refunds, cancelled, homes }: CustomerMoney & { homes: readonly string[] }) {
  if (refunds.length === 0 && !cancelled) return null;
  const forHomes = (positions: readonly number[]): string => {
    const names = namesOfHomes(positions, homes);
    return names && `For ${names}: `;
  };
  return (
    <section className="order-refunds no-print" aria-labelledby="order-refunds">
      <h2 id="order-refunds">Money back</h2>
      {cancelled && (
        <div className="notice">
          <p>
            {forHomes(cancelled.positions)}
            {cancelled.words.join(' ')} {dueText(sumOfParts(cancelled))}
          </p>
        </div>
      )}
      {refunds.map((refund) => {
        const { state, askedAt, doneAt, positions, trace, creditNote } = refund;
        return (
          <div key={`${askedAt} ${trace}`} className="notice">
            <p>
              {`${forHomes(positions)}${refundText(state, sumOfParts(refund), readableDay(doneAt ?? askedAt))}${creditNote ? ` Credit note ${creditNote}.` : ''}${trace && state !== 'failed' ? ` Your bank finds it by the number ${trace}.` : ''}`}
            </p>
          </div>
        );
      })}
    </section>
  );
}
