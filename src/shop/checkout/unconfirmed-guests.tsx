import { ConfirmAddress, MOST_CONFIRMED } from '#shop/guests/guest-confirm.tsx';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import type { ListedHome } from '#shop/checkout/listed-home.ts';
import { personName } from '#lib/display-name.ts';
import * as say from '#shop/checkout/checkout.texts.ts';
import { Icon } from '#ui/icon.tsx';

/**
 * Lists the chosen guests with an unconfirmed address, with buttons to confirm one address or all; shows nothing
 * without such guests.
 */
export function UnconfirmedGuests({
  guests,
  onConfirmed,
}: {
  guests: readonly ListedHome[];
  onConfirmed: (guests: GuestWire[]) => void;
}) {
  if (guests.length === 0) return null;
  return (
    <details className="card left-out" open={guests.length <= 3}>
      <summary>
        <span>{say.unconfirmedChosen(guests.length)}</span>
        <Icon name="down" />
      </summary>
      <ul className="left-out-list">
        {guests.map((guest) => (
          <li key={guest._id}>
            <span>
              <strong>{personName(guest.name)}</strong>
              <span>{` ${guest.address}, ${guest.pincode}`}</span>
            </span>
            <ConfirmAddress
              guests={[guest]}
              label={say.unconfirmedRight}
              name={guest.shown}
              onConfirmed={onConfirmed}
            />
          </li>
        ))}
        {guests.length > 1 && (
          <li>
            <span>{say.unconfirmedReadAll}</span>
            <ConfirmAddress
              guests={guests}
              label={say.unconfirmedAllRight(Math.min(guests.length, MOST_CONFIRMED))}
              onConfirmed={onConfirmed}
            />
          </li>
        )}
      </ul>
    </details>
  );
}
