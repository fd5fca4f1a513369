import { type ReactNode, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import * as say from '#ui/ui.texts.ts';

interface DeleteDialogProps {
  title: string;
  /** Label of the button that deletes. */
  yes: string;
  /** Deletes the record on the server and returns the answer. */
  remove(): Promise<{ ok: true } | { ok: false; status: number; message: string }>;
  onClose(): void;
  onDeleted(): void;
  /** Sentence about the consequences of the deletion. */
  children: ReactNode;
}

/**
 * Dialog that asks for confirmation and then deletes a record. A record that is already deleted (404) counts as
 * deleted.
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
          {say.no}
        </button>
        <button type="button" className="button" aria-busy={busy} disabled={busy} onClick={() => void press()}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
