import { useState } from 'react';
import { nearMoment } from '#lib/dates.ts';
import { homesText } from '#office/orders/order-view.rules.ts';
import { undoBatch } from '#office/orders/use-steps.tsx';
import { canUndo, parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import type { OrderMoney } from '#domain/orders/order-money.contract.ts';
import type { StaffHome, StaffOrder, StaffStep } from '#domain/orders/staff-order.contract.ts';
import { formatRupees } from '#lib/money.ts';
import { Refusal } from '#ui/refusal.tsx';

/** Homes that a step names. */
const MOST_NAMED = 3;

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
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const undo = async (batch: string): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await undoBatch(batch);
    setBusy(false);
    if (answer.ok) onUndone();
    else setProblem(answer.message);
  };
  const canTakeBack = ({ undoneAt, at, state, positions }: StaffStep): boolean =>
    !undoneAt &&
    canUndo(at, Date.now()) &&
    // As long as something of it can still be otherwise.
    (state !== 'cancelled' || positions.some((position) => !refunded.has(position)));
  return (
    <section aria-labelledby="order-steps">
      <h2 id="order-steps">What happened</h2>
      <Refusal message={problem} />
      <ol className="staff-log">
        {parts && parts.due > 0 && (
          <li>
            <p>
              <strong>{`${formatRupees(parts.due)} still to be paid`}</strong> before it is packed
            </p>
          </li>
        )}
        {parts?.released && (
          <li>
            <p>
              <time dateTime={parts.released.at}>{nearMoment(parts.released.at)}</time>{' '}
              <strong>May be packed before it is paid</strong>
              <span>{`, by ${parts.released.by}`}</span>
            </p>
            <p className="staff-note-text">{parts.released.reason}</p>
          </li>
        )}
        {parts?.payments
          .filter(({ kind }) => kind === 'balance')
          .map(({ paymentId, amount, at }) => (
            <li key={paymentId}>
              <p>
                <time dateTime={at}>{nearMoment(at)}</time> <strong>The rest was paid</strong>
                <span>{`: ${formatRupees(amount)}`}</span>
              </p>
            </li>
          ))}
        {happenings(order).map(({ step, moved }) =>
          moved ? (
            <Moved key={`moved ${moved.position}`} home={moved} by={order.customer.name} />
          ) : (
            <li key={`${step.batch} ${step.undoneAt ?? ''}`} className={step.undoneAt ? 'is-undone' : undefined}>
              <p>
                <time dateTime={step.at}>{nearMoment(step.at)}</time>{' '}
                <strong>{parcelStaffTexts[step.state].state}</strong>
                <span>{`: ${whichHomes(step, order)}${step.courier ? `, ${step.courier}` : ''}, by ${step.by}`}</span>
                {step.undoneAt && <em>{` (taken back ${nearMoment(step.undoneAt)})`}</em>}
              </p>
              {step.note && <p className="staff-note-text">{step.note}</p>}
              {mayStep && canTakeBack(step) && (
                <button
                  type="button"
                  className="button button-quiet"
                  disabled={busy}
                  onClick={() => void undo(step.batch)}
                >
                  Take back
                  <span className="visually-hidden">
                    {` ${parcelStaffTexts[step.state].state}, ${whichHomes(step, order)}`}
                  </span>
                </button>
              )}
            </li>
          ),
        )}
        <li>
          <p>
            <time dateTime={order.createdAt}>{nearMoment(order.createdAt)}</time>{' '}
            <strong>{parts ? 'Placed, with an advance' : 'Placed and paid'}</strong>
          </p>
        </li>
      </ol>
    </section>
  );
}

/** Event of an order's history: a batch of steps, or a home whose address the customer changed. */
type Happening = { at: string; step: StaffStep; moved?: never } | { at: string; moved: StaffHome; step?: never };

const happenings = ({ steps, homes }: StaffOrder): Happening[] =>
  [
    ...steps.map((step): Happening => ({ at: step.at, step })),
    ...homes.flatMap((home): Happening[] => (home.moved ? [{ at: home.moved.at, moved: home }] : [])),
  ].sort((one, other) => other.at.localeCompare(one.at));

/** Shows that the customer changed a home's address after the payment, with the earlier and the new address. */
function Moved({ home: { name, address, pincode, moved }, by }: { home: StaffHome; by: string }) {
  if (!moved) return null;
  return (
    <li>
      <p>
        <time dateTime={moved.at}>{nearMoment(moved.at)}</time> <strong>Address changed</strong>
        <span>{`: ${name || 'a home'}, by the family${by ? ` (${by})` : ''}`}</span>
      </p>
      <p className="staff-note-text">
        {`From ${moved.from || 'an address that is no longer kept'} to ${address}, ${pincode}`}
      </p>
    </li>
  );
}

function whichHomes({ positions }: StaffStep, { homes }: StaffOrder): string {
  if (positions.length === homes.length && homes.length > 1) return `all ${homesText(homes.length)}`;
  if (positions.length > MOST_NAMED) return homesText(positions.length);
  return positions.map((position) => homes[position]?.name || 'a home').join(', ');
}
