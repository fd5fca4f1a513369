import { useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { confirmGuests, type GuestWire } from '#domain/guests/guest.contract.ts';
import * as say from '#shop/guests/guest-ask.texts.ts';
import { Refusal } from '#ui/refusal.tsx';

/** Maximum number of guests confirmed with one click. */
export const MOST_CONFIRMED = 500;

interface ConfirmProps {
  /** Guests whose unconfirmed addresses are on screen. */
  guests: readonly GuestWire[];
  label: string;
  /** Distinct name of the guest, where the page has several such buttons. */
  name?: string;
  /** Called with the guests after the confirmation. */
  onConfirmed(guests: GuestWire[]): void;
}

/** Button that confirms the unconfirmed addresses of guests, at most `MOST_CONFIRMED` with one click. */
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
