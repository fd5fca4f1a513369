import { useState } from 'react';
import { call } from '#client/api.ts';
import { leaveFor } from '#client/leave-page.ts';
import { leaveSession } from '#client/session-life.ts';
import { flash } from '#client/toast.ts';
import type { deleteAccount, signOutEverywhere } from '#domain/session/session.contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';

interface LeavingProps {
  /** Call that ends all sessions of the customer. */
  by: typeof signOutEverywhere | typeof deleteAccount;
  label: string;
  icon: IconName;
  /** Title of the dialog; `consequence` is its text, `stay` the label of the button that cancels. */
  question: string;
  consequence: string;
  stay: string;
  /** Message shown afterwards on the home page. */
  done: string;
}

/** Button that, after confirmation, makes the call `by`, ends the session in this browser and opens the home page. */
export function Leaving({ by, label, icon, question, consequence, stay, done }: LeavingProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const leave = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(by);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    leaveSession();
    flash(done, { kind: 'done' });
    leaveFor('/');
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        <Icon name={icon} size={20} />
        {label}
      </button>
      <Dialog title={question} open={asking} onClose={() => setAsking(false)} role="alertdialog">
        <p>{consequence}</p>
        {problem && <Failure message={problem} />}
        <p className="dialog-actions">
          <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
            {stay}
          </button>
          <button type="button" className="button" aria-busy={busy} disabled={busy} onClick={() => void leave()}>
            {label}
          </button>
        </p>
      </Dialog>
    </>
  );
}
