import type { GuestWire } from '#features/guests/guest.contract.ts';
import { addressState } from '#features/guests/guest.rules.ts';
import { readableDay } from '#lib/dates.ts';

/** The state of a guest's address at a glance; an address the host typed needs no mark. */
export function AddressBadge({ guest }: { guest: GuestWire }) {
  switch (addressState(guest, Date.now())) {
    case 'missing':
      return <span className="badge badge-bad">Address missing</span>;
    case 'erased':
      return <span className="badge badge-bad">Erased by the guest</span>;
    case 'asked':
      return <span className="badge badge-warn">{`Asked on ${guest.askedAt ? readableDay(guest.askedAt) : ''}`}</span>;
    case 'opened':
      return (
        <span className="badge badge-warn">{`Opened on ${guest.openedAt ? readableDay(guest.openedAt) : ''}`}</span>
      );
    case 'silent':
      return (
        <span className="badge badge-bad">
          {`Asked on ${guest.askedAt ? readableDay(guest.askedAt) : ''}, ${guest.openedAt ? 'opened, ' : ''}no answer yet`}
        </span>
      );
    case 'no-pincode':
      return <span className="badge badge-bad">Pincode missing</span>;
    case 'filled-by-guest':
      return <span className="badge badge-good">Filled by guest</span>;
    case 'unconfirmed':
      return <span className="badge badge-warn">Unconfirmed, please check</span>;
    default:
      return null;
  }
}
