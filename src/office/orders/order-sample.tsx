import type { StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { sampleText } from '#domain/orders/sample.rules.ts';

/** Shows the state of an order that is a sample. */
export function OrderSample({ sample }: { sample: NonNullable<StaffOrder['sample']> }) {
  const { usedBy } = sample;
  return (
    <p>
      <span className="badge">Sample</span>{' '}
      {sampleText(sample, usedBy ? `order ${usedBy.invoiceNumber}, so it is not refunded` : undefined)}
    </p>
  );
}
