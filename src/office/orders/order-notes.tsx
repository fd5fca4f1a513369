import { type FormEvent, useState } from 'react';
import { call } from '#client/api.ts';
import { readStored, storageKeys, writeGrown, writeStored } from '#client/storage.ts';
import { ownDraft } from '#office/frame/own-drafts.ts';
import { useLatest } from '#office/frame/use-latest.tsx';
import { useWrite } from '#office/frame/use-write.ts';
import { nearMoment } from '#lib/dates.ts';
import { addOrderNote, type StaffOrder } from '#domain/orders/staff-order.contract.ts';
import * as say from '#office/orders/orders.texts.ts';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

/**
 * Lists the staff's notes about an order, with a form for a new one. A typed note stays as a draft until it is stored.
 */
export function OrderNotes({ order: { id, notes }, onNoted }: { order: StaffOrder; onNoted(): void }) {
  const draft = storageKeys.draft(ownDraft(`order-note:${id}`));
  const [text, setText] = useState(() => readStored(draft) ?? '');
  const { busy, problem, write } = useWrite();
  const { list, shown, more } = useLatest(notes, 'notes');
  const type = (typed: string): void => {
    setText(typed);
    if (typed) writeGrown(draft, typed);
    else writeStored(draft, null);
  };
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await write(() => call(addOrderNote, { params: { orderId: id }, body: { text } }));
    if (!answer.ok) return;
    type('');
    onNoted();
  };
  return (
    <section aria-labelledby="order-notes">
      <h2 id="order-notes">{say.notes}</h2>
      <form className="form-stack" noValidate onSubmit={(event) => void keep(event)}>
        <Field label={say.newNote} hint={say.colleaguesOnlyHint}>
          <textarea className="input" rows={2} value={text} onChange={({ target }) => type(target.value)} />
        </Field>
        <SubmitRow busy={busy} problem={problem} label={say.saveNote} busyLabel={say.saving} />
      </form>
      {notes.length > 0 && (
        <ul className="staff-log" id={list}>
          {shown.map((note) => (
            <li key={note.id}>
              <p>
                <time dateTime={note.at}>{nearMoment(note.at)}</time> <strong>{note.by}</strong>
              </p>
              <p className="staff-note-text">{note.text}</p>
            </li>
          ))}
        </ul>
      )}
      {more}
    </section>
  );
}
