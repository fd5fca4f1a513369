import type { Paying } from '#features/checkout/use-paying.ts';
import { Refusal } from '#ui/refusal.tsx';

/** Why the last payment was not made, above Pay; an order of a moment ago can be looked at or bought once more. */
export function PayRefusal({ paying: { problem, earlier } }: { paying: Paying }) {
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
    </Refusal>
  );
}
