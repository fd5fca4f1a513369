import type { StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { sampleText } from '#domain/orders/sample.rules.ts';
import * as say from '#office/orders/orders.texts.ts';

/** Shows that an order is a sample, and the order in which its price was deducted. */
export function OrderSample({ sample }: { sample: NonNullable<StaffOrder['sample']> }) {
  const { usedBy } = sample;
  return (
    <p>
      <span className="badge">{say.sample}</span>{' '}
      <span>{sampleText(sample, usedBy ? say.sampleUsedBy(usedBy.invoiceNumber) : undefined)}</span>
      {usedBy && <span>{` ${say.sampleNotRefunded}`}</span>}
    </p>
  );
}
