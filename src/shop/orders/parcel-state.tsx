import type { ParcelStepWire, ParcelWire } from '#domain/parcels/fulfilment.contract.ts';
import { customerWords, type ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { nearDay } from '#lib/dates.ts';

const tones: Partial<Record<ParcelState, string>> = {
  sent: 'badge-warn',
  delivered: 'badge-good',
  returned: 'badge-bad',
  cancelled: 'badge-bad',
};

/** Who carries a parcel and by which number; nothing before it was sent. */
const carried = ({ courier, tracking }: Pick<ParcelWire, 'courier' | 'tracking'>): string =>
  [courier, tracking && `number ${tracking}`].filter(Boolean).join(', ');

/** How it stands with one home of an order, and how it came there; `name` is the home's, for those who listen. */
export function ParcelStateView({
  parcel,
  name,
  orderedAt,
}: {
  parcel: ParcelWire;
  name: string;
  /** ISO time of the order. */
  orderedAt: string;
}) {
  const { state, steps } = parcel;
  const now = (
    <>
      <span className={`badge ${tones[state] ?? ''}`}>{customerWords[state]}</span>
      {carried(parcel) && <span className="parcel-courier">{carried(parcel)}</span>}
    </>
  );
  if (steps.length === 0) return <span className="parcel">{now}</span>;
  const placed: ParcelStepWire = { state: 'placed', courier: '', tracking: '', at: orderedAt };
  return (
    <details className="parcel">
      <summary>
        {now}
        <span className="visually-hidden">{`, what happened to the parcel for ${name}`}</span>
      </summary>
      <ol className="parcel-steps">
        {[placed, ...steps].map((step, at) => (
          <li key={at}>
            <strong>{customerWords[step.state]}</strong> <time dateTime={step.at}>{nearDay(step.at)}</time>
            {step.state === 'sent' && carried(step) && <span> {carried(step)}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
