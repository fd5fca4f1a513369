import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { $user } from '#client/session.ts';
import { customisationForm, sendCustomisation } from '#features/enquiries/enquiry.contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

const NOT_SENT = 'Your request was not sent. What you typed is still here; you can send it again.';

/** Opens the dialog that asks for a changed invitation; the focus returns to `opener`. */
export function openCustomiseDialog(invitationId: string, opener: HTMLElement): void {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const close = (): void => {
    root.unmount();
    holder.remove();
    opener.focus();
  };
  root.render(<CustomiseDialog invitationId={invitationId} onClose={close} />);
}

interface CustomiseProps {
  invitationId: string;
  onClose: () => void;
}

function CustomiseDialog({ invitationId, onClose }: CustomiseProps) {
  const [sent, setSent] = useState(false);
  return (
    <Dialog title={sent ? 'Thank you' : 'Customize this invitation'} open onClose={onClose}>
      {sent ? <Thanks onClose={onClose} /> : <CustomiseForm invitationId={invitationId} onSent={() => setSent(true)} />}
    </Dialog>
  );
}

function Thanks({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p role="status">Our team will contact you shortly. You can keep adding sweets to your box until a representative calls.</p>
      <p className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Keep adding sweets
        </button>
      </p>
    </>
  );
}

type Editable = 'mobile' | 'message';

function CustomiseForm({ invitationId, onSent }: { invitationId: string; onSent: () => void }) {
  const person = $user.get();
  const [firstName = '', ...others] = (person?.name ?? '').split(' ');
  const form = useShopForm({
    name: 'customise',
    schema: customisationForm.omit(['invitationId', 'firstName', 'lastName']),
    defaultValues: { mobile: person?.mobile ?? '', message: '', website: '' },
    neverKept: ['website'],
    send: (values) => call(sendCustomisation, { body: { ...values, invitationId, firstName, lastName: others.join(' ') } }),
    onDone: onSent,
  });
  // A field that is being changed shows no message; it is judged again when the person leaves it.
  const [editing, setEditing] = useState<Editable | null>(null);
  const control = (field: Editable) => form.form.register(field, { onChange: () => setEditing(field), onBlur: () => setEditing(null) });
  const error = (field: Editable) => (editing === field ? undefined : form.error(field));
  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={(event) => {
        setEditing(null);
        void form.submit(event);
      }}
    >
      <p className="soft">Tell us what should be different: names, colours, language, size. We call you to settle the details.</p>
      <Field label="Mobile" error={error('mobile')}>
        <input {...control('mobile')} className="input" type="tel" inputMode="numeric" maxLength={10} autoComplete="tel-national" />
      </Field>
      <Field label="Message" error={error('message')}>
        <textarea {...control('message')} className="input" rows={4} />
      </Field>
      <input {...form.form.register('website')} className="visually-hidden" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <SubmitRow busy={form.busy} problem={form.problem && `${NOT_SENT} (${form.problem})`} label="Submit" busyLabel="Submitting..." size="wide" />
    </form>
  );
}
