import { useState } from 'react';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { $user } from '#client/session.ts';
import { EmptyField } from '#shop/enquiries/empty-field.tsx';
import { customisationForm, sendCustomisation } from '#domain/enquiries/enquiry.contract.ts';
import * as say from '#shop/enquiries/enquiries.texts.ts';
import { notSent } from '#shop/enquiries/person-fields.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

/** Button that opens a dialog in which the customer requests changes to an invitation. */
export function Customise({ invitationId }: { invitationId: string }) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const close = (): void => {
    setOpen(false);
    setSent(false);
  };
  return (
    <>
      <button className="button button-quiet" type="button" data-script onClick={() => setOpen(true)}>
        {say.wish}
      </button>
      <Dialog title={sent ? say.wishThanks : say.wishTitle} open={open} onClose={close}>
        {sent ? <Thanks onClose={close} /> : <CustomiseForm invitationId={invitationId} onSent={() => setSent(true)} />}
      </Dialog>
    </>
  );
}

function Thanks({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p role="status">{say.wishSent}</p>
      <p className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {say.wishContinue}
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
    defaultValues: { mobile: person?.mobile ?? '', message: '', leaveEmpty: '' },
    neverKept: ['leaveEmpty'],
    send: async (values) =>
      notSent(
        say.requestNotSent,
        await call(sendCustomisation, { body: { ...values, invitationId, firstName, lastName: others.join(' ') } }),
      ),
    onDone: onSent,
  });
  // A field that is being changed shows no message; it is judged again when the person leaves it.
  const [editing, setEditing] = useState<Editable | null>(null);
  const control = (field: Editable) =>
    form.form.register(field, { onChange: () => setEditing(field), onBlur: () => setEditing(null) });
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
      <p className="soft">{say.wishNote}</p>
      <MobileField error={error('mobile')} control={control('mobile')} />
      <Field label={say.message} error={error('message')}>
        <textarea {...control('message')} className="input" rows={4} />
      </Field>
      <EmptyField control={form.form.register('leaveEmpty')} />
      <SubmitRow
        busy={form.busy}
        problem={form.problem}
        label={say.wishSubmit}
        busyLabel={say.submitting}
        size="wide"
      />
    </form>
  );
}
