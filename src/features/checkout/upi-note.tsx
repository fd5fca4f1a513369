import { UPI_LIMIT } from '#features/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { Icon } from '#ui/icon.tsx';

/** Says before Pay that UPI will not carry a sum (paise), and what will; nothing for one that it carries. */
export function UpiNote({ amount }: { amount: number }) {
  if (amount <= UPI_LIMIT) return null;
  return (
    <p className="notice">
      <Icon name="info" />
      <span>
        UPI usually takes up to {formatRupees(UPI_LIMIT)} in one payment. For this order please choose a card or net
        banking in the payment window.
      </span>
    </p>
  );
}
