import { useState } from 'react';
import { call } from '#client/api.ts';
import { deleteGuest, type GuestWire } from '#features/guests/guest.contract.ts';
import { displayName } from '#lib/display-name.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';

/** Asks before a guest is deleted. */
export function GuestDelete({
  guest,
  onClose,
  onDeleted,
}: {
  guest: GuestWire;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const remove = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(deleteGuest, { params: { id: guest._id } });
    setBusy(false);
    // A guest whom another tab deleted is gone as wished.
    if (answer.ok || answer.status === 404) onDeleted();
    else setProblem(answer.message);
  };
  return (
    <Dialog title="Are you sure you want to delete this Guest?" open onClose={onClose} role="alertdialog">
      {problem && <Failure message={problem} />}
      <p>
        {displayName(guest.name)}, {guest.mobile}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          No
        </button>
        <button type="button" className="button" aria-busy={busy} disabled={busy} onClick={() => void remove()}>
          Yes
        </button>
      </div>
    </Dialog>
  );
}
