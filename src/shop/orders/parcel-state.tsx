import type { ParcelStepWire, ParcelWire } from '#domain/parcels/fulfilment.contract.ts';
import { parcelCustomerTexts, type ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { nearDay } from '#lib/dates.ts';
import * as say from '#shop/orders/order.texts.ts';

const tones: Partial<Record<ParcelState, string>> = {
  sent: 'badge-warn',
  delivered: 'badge-good',
  returned: 'badge-bad',
  cancelled: 'badge-bad',
};

/** Returns a parcel's courier and tracking number as a text; empty when it has neither. */
const carried = ({ courier, tracking }: Pick<ParcelWire, 'courier' | 'tracking'>): string =>
  tracking ? (courier ? say.carried(courier, tracking) : say.carriedNumber(tracking)) : courier;

/** Shows the state of a home's parcel, with its history in an expandable list. Screen readers hear `name` with it. */
export function ParcelStateView({
  parcel,
  name,
  orderedAt,
}: {
  parcel: ParcelWire;
  name: string;
  /** Time of the order, ISO 8601. */
  orderedAt: string;
}) {
  const { state, steps } = parcel;
  const now = (
    <>
      <span className={`badge ${tones[state] ?? ''}`}>{parcelCustomerTexts[state]}</span>
      {carried(parcel) && <span className="parcel-courier">{carried(parcel)}</span>}
    </>
  );
  if (steps.length === 0) return <span className="parcel">{now}</span>;
  const placed: ParcelStepWire = { state: 'placed', courier: '', tracking: '', at: orderedAt };
  return (
    <details className="parcel">
      <summary>
        {now} <span className="visually-hidden">{say.historyHeard(name)}</span>
      </summary>
      <ol className="parcel-steps">
        {[placed, ...steps].map((step, at) => (
          <li key={at}>
            <strong>{parcelCustomerTexts[step.state]}</strong> <time dateTime={step.at}>{nearDay(step.at)}</time>
            {step.state === 'sent' && carried(step) && <span> {carried(step)}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
