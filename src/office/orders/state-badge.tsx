import { type ParcelState, parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';

const tones: Partial<Record<ParcelState, string>> = {
  placed: 'badge-warn',
  delivered: 'badge-good',
  returned: 'badge-bad',
  cancelled: 'badge-bad',
};

/** Badge with the state of a parcel, or with the number of homes in that state. */
export function StateBadge({ state, count }: { state: ParcelState; count?: number }) {
  return (
    <span className={`badge ${tones[state] ?? ''}`}>
      {`${count !== undefined ? `${count} ` : ''}${count === undefined ? parcelStaffTexts[state].state : parcelStaffTexts[state].state.toLowerCase()}`}
    </span>
  );
}
