import { type FormEvent, useState } from 'react';
import { call } from '#client/api.ts';
import { readStored, storageKeys, writeGrown, writeStored } from '#client/storage.ts';
import { ownDraft } from '#office/frame/own-drafts.ts';
import { nearMoment } from '#lib/dates.ts';
import { addOrderNote, type StaffOrder } from '#domain/orders/staff-order.contract.ts';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

/**
 * Lists the staff's notes about an order, with a form for a new one. A typed note stays as a draft until it is stored.
 */
export function OrderNotes({ order: { id, notes }, onNoted }: { order: StaffOrder; onNoted(): void }) {
  const draft = storageKeys.draft(ownDraft(`order-note:${id}`));
  const [text, setText] = useState(() => readStored(draft) ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const type = (typed: string): void => {
    setText(typed);
    if (typed) writeGrown(draft, typed);
    else writeStored(draft, null);
  };
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    const answer = await call(addOrderNote, { params: { orderId: id }, body: { text } });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    type('');
    onNoted();
  };
  return (
    <section aria-labelledby="order-notes">
      <h2 id="order-notes">Notes</h2>
      <form className="form-stack" noValidate onSubmit={(event) => void keep(event)}>
        <Field label="New note" hint="For colleagues; customers never see it.">
          <textarea className="input" rows={2} value={text} onChange={({ target }) => type(target.value)} />
        </Field>
        <SubmitRow busy={busy} problem={problem} label="Keep the note" busyLabel="Keeping…" />
      </form>
      {notes.length > 0 && (
        <ul className="staff-log">
          {notes.map((note) => (
            <li key={note.id}>
              <p>
                <time dateTime={note.at}>{nearMoment(note.at)}</time> <strong>{note.by}</strong>
              </p>
              <p className="staff-note-text">{note.text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
