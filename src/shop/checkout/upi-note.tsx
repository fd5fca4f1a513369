import { advanceOf } from '#domain/pricing/part-payment.rules.ts';
import { UPI_LIMIT } from '#domain/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';

interface UpiNoteProps {
  /** The whole order, paise. */
  amount: number;
  /** True where an advance is paid now. */
  advance: boolean;
  /** How much an advance is, percent; the usual part where it is not known. */
  percent: number | undefined;
  onAdvance(advance: boolean): void;
}

/** What is paid now of a sum, paise. */
export const paidNow = (amount: number, advance: boolean, percent?: number): number =>
  advance && amount > UPI_LIMIT ? advanceOf(amount, percent) : amount;

/** Says before Pay that UPI will not carry a sum, what will, and offers to pay an advance; nothing for one that it carries. */
export function UpiNote({ amount, advance, percent, onAdvance }: UpiNoteProps) {
  if (amount <= UPI_LIMIT) return null;
  const now = advanceOf(amount, percent);
  const limit = formatRupees(UPI_LIMIT);
  return (
    <>
      <Segmented
        legend="What would you like to pay now?"
        options={[
          { value: 'all', label: `All of it, ${formatRupees(amount)}` },
          { value: 'advance', label: `An advance of ${formatRupees(now)}` },
        ]}
        value={advance ? 'advance' : 'all'}
        onChange={(value) => onAdvance(value === 'advance')}
      />
      <p className="notice">
        <Icon name="info" />
        <span>
          {`UPI usually takes up to ${limit} in one payment. ${
            advance
              ? `The rest, ${formatRupees(amount - now)}, you pay on the order’s page before we pack. ${howPaid(now, amount - now)}`
              : 'For this order please choose a card or net banking in the payment window, or pay an advance now.'
          }`}
        </span>
      </p>
    </>
  );
}

/** By what the two parts of an order can be paid. */
function howPaid(now: number, rest: number): string {
  const [nowByUpi, restByUpi] = [now <= UPI_LIMIT, rest <= UPI_LIMIT];
  if (nowByUpi && restByUpi) return 'Both can be paid by UPI.';
  if (nowByUpi) return 'The advance can be paid by UPI; for the rest please choose a card or net banking.';
  if (restByUpi) return 'For the advance please choose a card or net banking; the rest can be paid by UPI.';
  return 'For each please choose a card or net banking.';
}
