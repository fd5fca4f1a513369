import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { addressState } from '#domain/guests/guest.rules.ts';
import * as say from '#shop/guests/address-badge.texts.ts';
import { readableDay } from '#lib/dates.ts';

const dayOf = (time: string | null | undefined): string => (time ? readableDay(time) : '');

/**
 * Badge for the state of a guest's address, such as missing, asked or unconfirmed; nothing for an address that the host
 * entered.
 */
export function AddressBadge({ guest }: { guest: GuestWire }) {
  switch (addressState(guest, Date.now())) {
    case 'missing':
      return <span className="badge badge-bad">{say.addressMissing}</span>;
    case 'unasked':
      return <span className="badge badge-bad">{say.addressUnasked}</span>;
    case 'abroad':
      return <span className="badge badge-warn">{say.addressAbroad}</span>;
    case 'erased':
      return <span className="badge badge-bad">{say.addressErased}</span>;
    case 'asked':
      return <span className="badge badge-warn">{say.addressAsked(dayOf(guest.askedAt))}</span>;
    case 'opened':
      return <span className="badge badge-warn">{say.addressOpened(dayOf(guest.openedAt))}</span>;
    case 'silent':
      return (
        <span className="badge badge-bad">
          {(guest.openedAt ? say.addressSilentOpened : say.addressSilent)(dayOf(guest.askedAt))}
        </span>
      );
    case 'no-pincode':
      return <span className="badge badge-bad">{say.addressNoPincode}</span>;
    case 'filled-by-guest':
      return <span className="badge badge-good">{say.addressFilled}</span>;
    case 'confirmed-by-guest':
      return <span className="badge badge-good">{say.addressConfirmed}</span>;
    case 'unconfirmed':
      return <span className="badge badge-warn">{say.addressUnconfirmed}</span>;
    default:
      return null;
  }
}
