import { useState } from 'react';
import { call } from '#client/api.ts';
import { flash } from '#client/toast.ts';
import { inboxPath } from '#office/frame/inbox-path.ts';
import { type Enquiry, type EnquiryConflict, eraseEnquiry } from '#domain/enquiries/inbox.contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Refusal } from '#ui/refusal.tsx';

interface EraseMessageProps {
  enquiry: Enquiry;
  /** Called with the present message when other staff changed it first, so that it is shown before it is erased. */
  onChanged(enquiry: Enquiry): void;
}

/** Button that erases a message, its picture and its notes permanently, after a confirmation. */
export function EraseMessage({ enquiry, onChanged }: EraseMessageProps) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { id, revision, name, picture } = enquiry;
  const erase = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(eraseEnquiry, { params: { enquiryId: id }, body: { revision } });
    setBusy(false);
    if (answer.ok) {
      flash('The message is erased.');
      return location.assign(inboxPath());
    }
    const conflict = answer.status === 409 ? (answer.data as EnquiryConflict | undefined) : undefined;
    if (conflict?.enquiry) onChanged(conflict.enquiry);
    setProblem(answer.message);
  };
  return (
    <>
      <p>
        <button type="button" className="button button-plain" onClick={() => setAsked(true)}>
          Erase this message…
        </button>
      </p>
      <Dialog title="Erase this message" open={asked} onClose={() => setAsked(false)} role="alertdialog">
        <p>
          {`What ${name || 'this person'} wrote goes for good${picture ? ', with the picture' : ''}, and so do your notes about it. Earlier orders stay. The log keeps that you erased a message, not what it said.`}
        </p>
        <Refusal message={problem} />
        <div className="staff-tools">
          <button type="button" className="button" disabled={busy} aria-busy={busy} onClick={() => void erase()}>
            {busy ? 'Erasing…' : 'Erase it for good'}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setAsked(false)}>
            Keep it
          </button>
        </div>
      </Dialog>
    </>
  );
}
