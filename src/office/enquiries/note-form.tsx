import { useRef } from 'react';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { ownDraft } from '#office/frame/own-drafts.ts';
import { addNote, type Enquiry, noteForm } from '#domain/enquiries/inbox.contract.ts';
import { newId } from '#lib/ids.ts';
import * as say from '#office/enquiries/enquiries.texts.ts';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

/** Form for a staff note on a message; the typed text stays as a draft until it is stored. */
export function NoteForm({ enquiryId, onAdded }: { enquiryId: string; onAdded(enquiry: Enquiry): void }) {
  // One id for one note, so that a try after a lost answer adds no second one.
  const id = useRef(newId());
  const { form, error, submit, busy, problem } = useShopForm({
    name: ownDraft(`inbox-note-${enquiryId}`),
    schema: noteForm,
    defaultValues: { text: '' },
    send: ({ text }) => call(addNote, { params: { enquiryId }, body: { id: id.current, text } }),
    onDone: ({ enquiry }) => {
      id.current = newId();
      form.reset({ text: '' });
      onAdded(enquiry);
    },
  });
  return (
    <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={say.noteLabel} error={error('text')} hint={say.noteHint}>
        <textarea className="input" rows={3} {...form.register('text')} />
      </Field>
      <SubmitRow busy={busy} problem={problem} label={say.addNote} busyLabel={say.adding} />
    </form>
  );
}
