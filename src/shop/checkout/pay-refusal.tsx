import type { Paying } from '#shop/checkout/use-paying.ts';
import { Refusal } from '#ui/refusal.tsx';
import * as say from '#shop/checkout/paying.texts.ts';

/**
 * Shows the problem of the last payment above Pay. Offers to open or repeat an equal recent order, or to confirm the
 * server's question ("Order anyway").
 */
export function PayRefusal({ paying: { problem, earlier, orderAnyway } }: { paying: Paying }) {
  return (
    <Refusal message={problem}>
      {earlier && (
        <p className="refusal-actions">
          <a className="button button-quiet" href={earlier.href}>
            {say.seeOrder}
          </a>
          <button type="button" className="button button-quiet" onClick={earlier.buyAgain}>
            {say.buyAgain}
          </button>
        </p>
      )}
      {orderAnyway && (
        <p className="refusal-actions">
          <button type="button" className="button button-quiet" onClick={orderAnyway}>
            {say.orderAnyway}
          </button>
        </p>
      )}
    </Refusal>
  );
}
