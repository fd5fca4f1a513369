import { type ReactNode, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';

interface DeleteDialogProps {
  title: string;
  /** The button that deletes. */
  yes: string;
  /** Deletes at the shop; answers what the shop said. */
  remove(): Promise<{ ok: true } | { ok: false; status: number; message: string }>;
  onClose(): void;
  onDeleted(): void;
  /** What goes with it, in words. */
  children: ReactNode;
}

/** Asks before something is deleted. What another tab deleted meanwhile is gone as wished. */
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
