import { advanceOf } from '#domain/pricing/part-payment.rules.ts';
import { UPI_LIMIT } from '#domain/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';

interface UpiNoteProps {
  /** Amount of the whole order, paise. */
  amount: number;
  /** True when an advance is paid now. */
  advance: boolean;
  /** Advance, percent; undefined for the default. */
  percent: number | undefined;
  onAdvance(advance: boolean): void;
}

/**
 * Returns the amount to pay now, paise: the advance when it is chosen and the order exceeds `UPI_LIMIT`, else the whole
 * amount.
 */
export const paidNow = (amount: number, advance: boolean, percent?: number): number =>
  advance && amount > UPI_LIMIT ? advanceOf(amount, percent) : amount;

/**
 * Warns before payment that an amount exceeds the limit of UPI, and offers an advance; shows nothing up to the limit.
 */
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

/**
 * Returns the advice for the advance and the rest, both in paise: UPI, or card and net banking above the limit of UPI.
 */
function howPaid(now: number, rest: number): string {
  const [nowByUpi, restByUpi] = [now <= UPI_LIMIT, rest <= UPI_LIMIT];
  if (nowByUpi && restByUpi) return 'Both can be paid by UPI.';
  if (nowByUpi) return 'The advance can be paid by UPI; for the rest please choose a card or net banking.';
  if (restByUpi) return 'For the advance please choose a card or net banking; the rest can be paid by UPI.';
  return 'For each please choose a card or net banking.';
}
