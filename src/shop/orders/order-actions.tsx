import { useState } from 'react';
import type { Hindrance } from '#shop/orders/order-again.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
import * as say from '#shop/orders/order.texts.ts';
import { Refusal } from '#ui/refusal.tsx';

interface ActionsProps {
  sale: Sale;
  /** True when only an advance was paid. */
  advance: boolean;
  /** True when credit notes are printed too. */
  credited: boolean;
  /** Opens the page for ordering the same again; returns the reason when that is not possible. */
  onAgain(): Promise<Hindrance | null>;
  /** Path that sends the same to further homes; missing when it cannot. */
  moreHomes?: string | undefined;
}

/**
 * Ways to send the same to more homes, to order it again and to print the receipt or invoice. Shows the reason when the order cannot be
 * repeated.
 */
export function OrderActions({ sale, advance, credited, onAgain, moreHomes }: ActionsProps) {
  const [busy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const again = async (): Promise<void> => {
    setBusy(true);
    setHindrance(null);
    setHindrance(await onAgain());
    setBusy(false);
  };
  return (
    <div className="order-actions no-print">
      <Refusal message={hindrance?.message ?? ''}>
        {hindrance && <a href={hindrance.way.href}>{hindrance.way.label}</a>}
      </Refusal>
      {moreHomes && (
        <a className="button" href={moreHomes}>
          {say.moreHomes}
        </a>
      )}
      <button
        type="button"
        className={moreHomes ? 'button button-quiet' : 'button'}
        aria-busy={busy}
        disabled={busy}
        onClick={() => void again()}
      >
        {say.orderAgain}
      </button>
      <button type="button" className="button button-quiet" onClick={() => print()}>
        {say.print(advance ? 'advance' : sale.gstin === '' ? 'receipt' : 'invoice', credited)}
      </button>
    </div>
  );
}
