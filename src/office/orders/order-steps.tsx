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
              <Line at={step.at} what={parcelStaffTexts[step.state].state}>
                <span>{say.byStep(whichHomes(step, order), step.courier ? `, ${step.courier}` : '', step.by)}</span>
                {step.undoneAt && <em>{say.takenBack(nearMoment(step.undoneAt))}</em>}
              </Line>
              {step.note && <p className="staff-note-text">{step.note}</p>}
              {mayStep && canTakeBack(step, refunded, Date.now()) && (
                <button
                  type="button"
                  className="button button-quiet"
                  disabled={busy}
                  onClick={() => void undo(step.batch)}
                >
                  {say.takeBack}
                  <span className="visually-hidden">
                    {` ${parcelStaffTexts[step.state].state}, ${whichHomes(step, order)}`}
                  </span>
                </button>
              )}
            </li>
          ),
        )}
        <li>
          <Line at={order.createdAt} what={parts ? say.placedAdvance : say.placedPaid} />
        </li>
      </ol>
      {more}
    </section>
  );
}

/** What happened when, in one line. */
const Line = ({ at, what, children }: { at: string; what: string; children?: ReactNode }) => (
  <p>
    <time dateTime={at}>{nearMoment(at)}</time> <strong>{what}</strong>
    {children}
  </p>
);

/** Shows what is still to be paid of an order that is paid in two, whether it may be packed before, and the rest. */
const Paid = ({ parts: { due, released, payments } }: { parts: NonNullable<OrderMoney['parts']> }) => (
  <>
    {due > 0 && (
      <li>
        <p>
          <Inserted
            text={say.restBeforePacked}
            parts={{ rest: <strong>{say.stillPaid2(formatRupees(due))}</strong> }}
          />
        </p>
      </li>
    )}
    {released && (
      <li>
        <Line at={released.at} what={say.mayPackedBeforePaid}>
          <span>{say.byBy(released.by)}</span>
        </Line>
        <p className="staff-note-text">{released.reason}</p>
      </li>
    )}
    {payments
      .filter(({ kind }) => kind === 'balance')
      .map(({ paymentId, amount, at }) => (
        <li key={paymentId}>
          <Line at={at} what={say.restPaid}>
            <span>{`: ${formatRupees(amount)}`}</span>
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
      <Line at={moved.at} what={say.addressChanged2}>
        <span>{by ? say.byTheFamilyOf(name || say.aHome, by) : say.byTheFamily(name || say.aHome)}</span>
      </Line>
      <p className="staff-note-text">{say.fromTo(moved.from || say.addressNoLongerKept, address, pincode)}</p>
    </li>
  );
}
