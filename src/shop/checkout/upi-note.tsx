import { advanceOf } from '#domain/pricing/part-payment.rules.ts';
import { UPI_LIMIT } from '#domain/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#shop/checkout/upi-note.texts.ts';
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
        legend={say.whatToPay}
        options={[
          { value: 'all', label: say.payAll(formatRupees(amount)) },
          { value: 'advance', label: say.payAdvance(formatRupees(now)) },
        ]}
        value={advance ? 'advance' : 'all'}
        onChange={(value) => onAdvance(value === 'advance')}
      />
      <p className="notice">
        <Icon name="info" />
        <span>
          {advance
            ? say.noteAdvance(limit, formatRupees(amount - now), howPaid(now, amount - now))
            : say.noteAll(limit)}
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
  if (nowByUpi && restByUpi) return say.bothByUpi;
  if (nowByUpi) return say.advanceByUpi;
  if (restByUpi) return say.balanceByUpi;
  return say.neitherByUpi;
}
