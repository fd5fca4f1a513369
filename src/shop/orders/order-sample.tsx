import type { InvitationOrderWire, Kept } from '#domain/orders/order.contract.ts';
import { lostSampleText, sampleText } from '#domain/orders/sample.rules.ts';
import { formatRupees, toPaise } from '#lib/money.ts';
import * as say from '#shop/orders/order-sample.texts.ts';

interface OrderSampleProps {
  sample: Kept['sample'];
  samples: InvitationOrderWire['samples'];
  /** Deduction that this order lost, paise. */
  lost: number;
}

/**
 * Shows an order's relation to samples: it is a sample, samples were deducted from it, or it lost a deduction to
 * another order.
 */
export function OrderSample({ sample, samples = [], lost }: OrderSampleProps) {
  return (
    <div className="notice no-print">
      {sample && (
        <p>
          {sampleText(sample, sample.usedBy ? say.orderAmid(sample.usedBy.invoiceNumber) : undefined)}{' '}
          {sample.usedBy && <a href={`/view-history/${sample.usedBy.id}`}>{say.seeOrder}</a>}
        </p>
      )}
      {samples.map(({ orderId, invoiceNumber, amount }) => (
        <p key={orderId}>
          <span>{`${say.sampleTakenOff(formatRupees(toPaise(amount)), invoiceNumber)} `}</span>
          <a href={`/view-history/${orderId}`}>{say.seeSample}</a>
        </p>
      ))}
      {lost > 0 && <p>{lostSampleText(lost)}</p>}
    </div>
  );
}
