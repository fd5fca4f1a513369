import { type ReactNode } from 'react';
import { nearMoment } from '#lib/dates.ts';
import { useLatest } from '#office/frame/use-latest.tsx';
import { useWrite } from '#office/frame/use-write.ts';
import { canTakeBack, happenings, whichHomes } from '#office/orders/order-history.ts';
import { undoBatch } from '#office/orders/use-steps.tsx';
import { parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import type { OrderMoney } from '#domain/orders/order-money.contract.ts';
import type { StaffHome, StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#office/orders/orders.texts.ts';
import { Inserted } from '#ui/inserted.tsx';
import { Refusal } from '#ui/refusal.tsx';

interface OrderStepsProps {
  order: StaffOrder;
  parts: OrderMoney['parts'];
  /** Places of homes whose money was sent back. */
  refunded: ReadonlySet<number>;
  mayStep: boolean;
  onUndone(): void;
}

/**
 * Shows the history of an order, the newest event first: steps, address changes and payments. Recent steps can be
 * undone.
 */
export function OrderSteps({ order, parts, refunded, mayStep, onUndone }: OrderStepsProps) {
  const { busy, problem, write } = useWrite();
  const { list, shown, more } = useLatest(happenings(order), 'steps');
  const undo = async (batch: string): Promise<void> => {
    const answer = await write(() => undoBatch(batch));
    if (answer.ok) onUndone();
  };
  return (
    <section aria-labelledby="order-steps">
      <h2 id="order-steps">{say.whatHappened}</h2>
      <Refusal message={problem} />
      <ol className="staff-log" id={list}>
        {parts && <Paid parts={parts} />}
        {shown.map(({ step, moved }) =>
          moved ? (
            <Moved key={`moved ${moved.position}`} home={moved} by={order.customer.name} />
          ) : (
            <li key={`${step.batch} ${step.undoneAt ?? ''}`} className={step.undoneAt ? 'is-undone' : undefined}>
              <Line at={step.at}>
                <Inserted
                  text={
                    step.courier
                      ? say.stepWithCourier(
                          whichHomes(step, order),
                          step.courier === 'Own delivery' ? say.ourOwnDelivery : step.courier,
                          step.by,
                        )
                      : say.stepBy(whichHomes(step, order), step.by)
                  }
                  parts={{ step: <strong>{parcelStaffTexts[step.state].state}</strong> }}
                />
                {step.undoneAt && <em> {say.stepUndone(nearMoment(step.undoneAt))}</em>}
              </Line>
              {step.note && <p className="staff-note-text">{step.note}</p>}
              {mayStep && canTakeBack(step, refunded, Date.now()) && (
                <button
                  type="button"
                  className="button button-quiet"
                  disabled={busy}
                  aria-label={say.undoHeard(parcelStaffTexts[step.state].state, whichHomes(step, order))}
                  onClick={() => void undo(step.batch)}
                >
                  {say.undo}
                </button>
              )}
            </li>
          ),
        )}
        <li>
          <Line at={order.createdAt}>
            <strong>{parts ? say.placedWithAdvance : say.placedPaid}</strong>
          </Line>
        </li>
      </ol>
      {more}
    </section>
  );
}

/** What happened when, in one line. */
const Line = ({ at, children }: { at: string; children: ReactNode }) => (
  <p>
    <time dateTime={at}>{nearMoment(at)}</time> {children}
  </p>
);

/** Shows what is still to be paid of an order that is paid in two, whether it may be packed before, and the rest. */
const Paid = ({ parts: { due, released, payments } }: { parts: NonNullable<OrderMoney['parts']> }) => (
  <>
    {due > 0 && (
      <li>
        <p>
          <Inserted text={say.dueBeforePacking} parts={{ due: <strong>{formatRupees(due)}</strong> }} />
        </p>
      </li>
    )}
    {released && (
      <li>
        <Line at={released.at}>
          <strong>{say.packingAllowedBy(released.by)}</strong>
        </Line>
        <p className="staff-note-text">{released.reason}</p>
      </li>
    )}
    {payments
      .filter(({ kind }) => kind === 'balance')
      .map(({ paymentId, amount, at }) => (
        <li key={paymentId}>
          <Line at={at}>
            <strong>{say.balancePaid(formatRupees(amount))}</strong>
          </Line>
        </li>
      ))}
  </>
);

/** Shows that the customer changed a home's address after the payment, with the earlier and the new address. */
function Moved({ home: { name, address, pincode, moved }, by }: { home: StaffHome; by: string }) {
  if (!moved) return null;
  return (
    <li>
      <Line at={moved.at}>
        <strong>
          {by ? say.customerChangedAddress(by, name || say.someHome) : say.familyChangedAddress(name || say.someHome)}
        </strong>
      </Line>
      <p className="staff-note-text">
        {moved.from ? say.addressFromTo(moved.from, address, pincode) : say.addressTo(address, pincode)}
      </p>
    </li>
  );
}
