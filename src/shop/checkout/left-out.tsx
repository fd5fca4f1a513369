import { useState } from 'react';
import { AddressBadge } from '#shop/guests/address-badge.tsx';
import { GuestAsk } from '#shop/guests/guest-ask.tsx';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { addressState } from '#domain/guests/guest.rules.ts';
import * as say from '#shop/checkout/checkout.texts.ts';
import { type Had, HasBox } from '#shop/checkout/has-box.tsx';
import type { ListedHome } from '#shop/checkout/listed-home.ts';
import { SelectAll } from '#shop/checkout/select-all.tsx';
import { Icon } from '#ui/icon.tsx';

interface LeftOutProps {
  /** Guests without an address. */
  guests: readonly ListedHome[];
  /** All homes, among which guests of the same name are told apart. */
  among: readonly ListedHome[];
  had: Had;
  quantities: Readonly<Record<string, number>>;
  /** Sets the number of boxes of some guests; these boxes wait for the address. */
  onChange(changes: Record<string, number>): void;
  onAsked(guest: GuestWire): void;
}

/** Lists the guests without an address. The customer can ask for their addresses, or pay boxes that wait for them. */
export function LeftOut({ guests, among, had, quantities, onChange, onAsked }: LeftOutProps) {
  const [asking, setAsking] = useState<readonly GuestWire[]>([]);
  if (guests.length === 0) return null;
  const open = guests.filter((guest) => ['missing', 'silent'].includes(addressState(guest, Date.now())));
  const waiting = guests.filter(({ _id }) => (quantities[_id] ?? 0) > 0);
  const skipped = guests.length - waiting.length;
  return (
    <details className="card left-out" open={waiting.length > 0 || undefined}>
      <summary>
        <span>{skipped > 0 ? say.leftOut(skipped) : say.leftWaiting(waiting.length)}</span>
        <Icon name="down" />
      </summary>
      <p className="left-out-all">
        <SelectAll
          guests={guests}
          had={had}
          quantities={quantities}
          onChange={onChange}
          words={(count, some) =>
            guests.length === 1 ? say.leftPayOne : some ? say.leftPayWithoutBox(count) : say.leftPayAll(count)
          }
        />
        <span className="field-hint">{say.leftNote}</span>
      </p>
      {open.length > 1 && (
        <p className="left-out-all">
          <button type="button" className="button button-quiet" onClick={() => setAsking(open)}>
            <Icon name="chat" size={20} />
            <span>{say.leftAskAll(open.length)}</span>
          </button>
        </p>
      )}
      <ul className="left-out-list">
        {guests.map((guest) => (
          <li key={guest._id}>
            <label className="check">
              <input
                type="checkbox"
                checked={(quantities[guest._id] ?? 0) > 0}
                aria-label={say.leftPayHeard(guest.shown)}
                onChange={({ target }) => onChange({ [guest._id]: target.checked ? 1 : 0 })}
              />
              <span>
                <strong>{guest.shown}</strong> <AddressBadge guest={guest} /> <HasBox boxes={had.get(guest._id)} />
              </span>
            </label>
            {guest.address === '' && guest.mobile !== '' ? (
              <button type="button" className="button button-quiet" onClick={() => setAsking([guest])}>
                <Icon name="chat" size={20} />
                {say.leftAsk}
              </button>
            ) : (
              <a className="button button-quiet" href={`/edit-guest?id=${guest._id}`}>
                {guest.address === '' ? say.leftType : say.leftPincode}
              </a>
            )}
          </li>
        ))}
      </ul>
      {asking.length > 0 && <GuestAsk guests={asking} among={among} onClose={() => setAsking([])} onAsked={onAsked} />}
    </details>
  );
}
