import { type ReactNode, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';

interface DeleteDialogProps {
  title: string;
  /** Label of the button that deletes. */
  yes: string;
  /** Deletes at the shop and returns its answer. */
  remove(): Promise<{ ok: true } | { ok: false; status: number; message: string }>;
  onClose(): void;
  onDeleted(): void;
  /** Sentence about what is deleted too. */
  children: ReactNode;
}

/**
 * A dialog that asks before something is deleted. A record that another tab deleted meanwhile (404) counts as deleted.
 */
export function DeleteDialog({ title, yes, remove, onClose, onDeleted, children }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const press = async (): Promise<void> => {
    setBusy(true);
    const answer = await remove();
    setBusy(false);
    if (answer.ok || answer.status === 404) onDeleted();
    else setProblem(answer.message);
  };
  return (
    <Dialog title={title} open onClose={onClose} role="alertdialog">
      {problem && <Failure message={problem} />}
      <p>{children}</p>
      <div className="dialog-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          No
        </button>
        <button type="button" className="button" aria-busy={busy} disabled={busy} onClick={() => void press()}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
