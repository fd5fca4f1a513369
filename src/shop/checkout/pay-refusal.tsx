import type { Paying } from '#shop/checkout/use-paying.ts';
import { Refusal } from '#ui/refusal.tsx';

/**
 * Why the last payment was not made, above Pay; an order of a moment ago can be looked at or bought once more, and a
 * question before paying is answered here.
 */
export function PayRefusal({ paying: { problem, earlier, orderAnyway } }: { paying: Paying }) {
  return (
    <Refusal message={problem}>
      {earlier && (
        <p className="refusal-actions">
          <a className="button button-quiet" href={earlier.href}>
            See the order
          </a>
          <button type="button" className="button button-quiet" onClick={earlier.buyAgain}>
            Buy it again
          </button>
        </p>
      )}
      {orderAnyway && (
        <p className="refusal-actions">
          <button type="button" className="button button-quiet" onClick={orderAnyway}>
            Order anyway
          </button>
        </p>
      )}
    </Refusal>
  );
}
