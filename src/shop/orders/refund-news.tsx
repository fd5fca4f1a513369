import { namesOfHomes } from '#shop/orders/credit-note.tsx';
import type { CustomerMoney } from '#domain/orders/order-money.contract.ts';
import { dueText, refundText, sumOfParts } from '#domain/orders/refund.rules.ts';
import { readableDay } from '#lib/dates.ts';
import * as say from '#shop/orders/order.texts.ts';

/** Shows the cancellation and the refunds of an order; nothing when there are none. */
export function RefundNews({ refunds, cancelled, homes }: CustomerMoney & { homes: readonly string[] }) {
  if (refunds.length === 0 && !cancelled) return null;
  const forHomes = (positions: readonly number[], what: string): string => {
    const names = namesOfHomes(positions, homes);
    return names ? say.backFor(names, what) : what;
  };
  return (
    <section className="order-refunds no-print" aria-labelledby="order-refunds">
      <h2 id="order-refunds">{say.moneyBack}</h2>
      {cancelled && (
        <div className="notice">
          <p>{forHomes(cancelled.positions, [...cancelled.words, dueText(sumOfParts(cancelled))].join(' '))}</p>
        </div>
      )}
      {refunds.map((refund) => {
        const { state, askedAt, doneAt, positions, trace, creditNote } = refund;
        const words = [
          refundText(state, sumOfParts(refund), readableDay(doneAt ?? askedAt)),
          creditNote && say.backCreditNote(creditNote),
          trace && state !== 'failed' && say.backTrace(trace),
        ];
        return (
          <div key={`${askedAt} ${trace}`} className="notice">
            <p>{forHomes(positions, words.filter(Boolean).join(' '))}</p>
          </div>
        );
      })}
    </section>
  );
}
