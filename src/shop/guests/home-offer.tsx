import { useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { partHousehold } from '#domain/guests/household.contract.ts';
import * as say from '#shop/guests/one-guest.texts.ts';
import * as several from '#shop/guests/several-guests.texts.ts';
import { personName } from '#lib/display-name.ts';
import { Refusal } from '#ui/refusal.tsx';

interface OfferProps {
  /** Guest who has the typed number. */
  other: GuestWire;
  /** Address in the form. */
  address: string;
  busy: boolean;
  onJoin(): void;
}

/** Offers to put a new guest into the home of the guest who has the same number. */
export function HomeOffer({ other, address, busy, onJoin }: OfferProps) {
  const name = personName(other.name);
  const place = [other.address, other.pincode].filter(Boolean).join(', ') || address.trim();
  return (
    <div className="notice home-offer" role="status">
      <p>{say.homeOffer(name)}</p>
      {place && <p>{say.homeOfferAddress(place)}</p>}
      <button type="button" className="button button-quiet" aria-busy={busy} onClick={() => !busy && onJoin()}>
        {busy ? say.homeOfferBusy : say.homeOfferYes(name)}
      </button>
    </div>
  );
}

/** Says that a new guest was put into another's home, with a button that takes them apart. */
export function HomeJoined({ guests, onApart }: { guests: readonly [GuestWire, GuestWire]; onApart: () => void }) {
  const [guest, other] = guests;
  return (
    <div className="notice notice-good home-offer" role="status">
      <p>{say.homeJoined(personName(guest.name), personName(other.name))}</p>
      <TakeApart guest={guest} label={say.homeSeparate} onApart={onApart} />
    </div>
  );
}

interface ApartProps {
  guest: GuestWire;
  label: string;
  /** Accessible name, where the label alone does not say whom. */
  heard?: string;
  /** Called with the guests that changed. */
  onApart(changed: readonly GuestWire[]): void;
}

/** Button that takes a guest out of the household; the guest keeps the address. */
export function TakeApart({ guest, label, heard, onApart }: ApartProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const part = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(partHousehold, { body: { guests: [guest._id] } });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    toast(several.manySeparated);
    onApart(answer.data.guestList);
  };
  return (
    <>
      <button
        type="button"
        className="button button-plain"
        aria-label={heard}
        aria-busy={busy}
        onClick={() => !busy && void part()}
      >
        {label}
      </button>
      <Refusal message={problem} />
    </>
  );
}
