import { useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { confirmGuests, type GuestWire } from '#domain/guests/guest.contract.ts';
import * as say from '#shop/guests/guest-ask.texts.ts';
import { Refusal } from '#ui/refusal.tsx';

/** At most so many are confirmed with one press. */
export const MOST_CONFIRMED = 500;

interface ConfirmProps {
  /** Guests whose unconfirmed addresses the host has before the eyes. */
  guests: readonly GuestWire[];
  label: string;
  /** Whose address it is, told apart from those of the same name, where several can be confirmed. */
  name?: string;
  /** The guests as they are now. */
  onConfirmed(guests: GuestWire[]): void;
}

/** One press says that an address which came in without the host's link is right. */
export function ConfirmAddress({ guests, label, name, onConfirmed }: ConfirmProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const read = guests.slice(0, MOST_CONFIRMED).map(({ _id, revision }) => ({ _id, revision }));
    const answer = await call(confirmGuests, { body: { guests: read } });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.status === 404 ? say.guestGone : answer.message);
    if (answer.data.guestList.some(({ unconfirmed }) => unconfirmed)) toast(say.confirmChanged);
    onConfirmed(answer.data.guestList);
  };
  return (
    <>
      <Refusal message={problem} />
      <button
        type="button"
        className="button button-quiet guest-request"
        aria-label={name && say.confirmHeard(label, name)}
        aria-busy={busy}
        disabled={busy}
        onClick={() => void confirm()}
      >
        {label}
      </button>
    </>
  );
}
