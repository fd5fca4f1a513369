import { useState } from 'react';
import { call } from '#client/api.ts';
import { flash } from '#client/toast.ts';
import { inboxPath } from '#office/frame/inbox-path.ts';
import { useWrite } from '#office/frame/use-write.ts';
import { type Enquiry, type EnquiryConflict, eraseEnquiry } from '#domain/enquiries/inbox.contract.ts';
import * as say from '#office/enquiries/enquiries.texts.ts';
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
  const { busy, problem, write } = useWrite();
  const { id, revision, name, picture } = enquiry;
  const erase = async (): Promise<void> => {
    const answer = await write(() => call(eraseEnquiry, { params: { enquiryId: id }, body: { revision } }));
    if (answer.ok) {
      flash(say.messageDeleted);
      return location.assign(inboxPath());
    }
    const conflict = answer.status === 409 ? (answer.data as EnquiryConflict | undefined) : undefined;
    if (conflict?.enquiry) onChanged(conflict.enquiry);
  };
  return (
    <>
      <p>
        <button type="button" className="button button-plain" onClick={() => setAsked(true)}>
          {say.askToDelete}
        </button>
      </p>
      <Dialog title={say.deleteTitle} open={asked} onClose={() => setAsked(false)} role="alertdialog">
        <p>{(picture ? say.wordsAndPictureGo : say.wordsGo)(name || say.thisPerson)}</p>
        <Refusal message={problem} />
        <div className="staff-tools">
          <button type="button" className="button" disabled={busy} aria-busy={busy} onClick={() => void erase()}>
            {busy ? say.deleting : say.deleteForGood}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setAsked(false)}>
            {say.keepIt}
          </button>
        </div>
      </Dialog>
    </>
  );
}
