import type { StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { sampleText } from '#domain/orders/sample.rules.ts';

/** Shows that an order is a sample, and the order in which its price was deducted. */
export function OrderSample({ sample }: { sample: NonNullable<StaffOrder['sample']> }) {
  const { usedBy } = sample;
  return (
    <p>
      <span className="badge">Sample</span>{' '}
      {sampleText(sample, usedBy ? `order ${usedBy.invoiceNumber}, so it is not refunded` : undefined)}
    </p>
  );
}
