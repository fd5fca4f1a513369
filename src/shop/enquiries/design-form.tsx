import { useEffect, useState } from 'react';
import { string, type StringSchema } from 'yup';
import { SECOND } from '#lib/time.ts';
import { call } from '#client/api.ts';
import { heldFile, keepFile } from '#client/draft-files.ts';
import { useShopForm } from '#client/form.ts';
import { onRestored } from '#client/restored.ts';
import { serverMessage } from '#client/server-message.ts';
import { $user, $userId } from '#client/session.ts';
import { flash, toast } from '#client/toast.ts';
import { DesignFile } from '#shop/enquiries/design-file.tsx';
import { designQuoteForm, sendDesignQuote } from '#domain/enquiries/enquiry.contract.ts';
import { invitationCategories } from '#domain/catalogue/invitation.rules.ts';
import { Field } from '#ui/field.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

const ADDED = 'Your design added successfully';
/** Milliseconds after sending at which the invitation list opens, where the message stays. */
const GO_ON_AFTER = SECOND;

/** Name under which texts and picture are stored until they are sent. */
const FORM = 'design';

/** The server's rules, with whole rupees; `image` holds the name of the chosen file. */
const schema = designQuoteForm.omit(['userId']).shape({
  price: (designQuoteForm.fields.price as StringSchema<string>).test(
    'whole',
    'Digits only, please: whole rupees, without point or comma.',
    (value) => !value || !/[.,]/.test(value),
  ),
  image: string().required('Please upload a design file.'),
});

/** Form that uploads a design and requests a quote; stores texts and picture in the browser until they are sent. */
export function DesignForm() {
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState(false);
  const [lost, setLost] = useState(false);
  const person = $user.get();
  const form = useShopForm({
    name: FORM,
    schema,
    defaultValues: {
      name: person?.name ?? '',
      mobile: person?.mobile ?? '',
      price: '',
      category: '',
      description: '',
      image: '',
    },
    send: async ({ image: _name, ...values }) => {
      const body = new FormData();
      body.set('userId', $userId.get());
      for (const [field, value] of Object.entries(values)) body.set(field, value);
      if (file) body.set('image', file, file.name);
      const answer = await call(sendDesignQuote, { body });
      if (answer.ok) return answer;
      const message = serverMessage(answer, 'An error occurred. Please try again.');
      toast(message, { kind: 'problem' });
      return { ...answer, message };
    },
    done: ADDED,
    onDone: () => {
      void keepFile(FORM, null);
      setDone(true);
      // Its work is done: whoever comes back by the browser's memory begins anew.
      onRestored(() => location.reload());
      setTimeout(() => {
        flash(ADDED, { kind: 'done' });
        location.assign('/invitation');
      }, GO_ON_AFTER);
    },
  });
  const { register } = form.form;
  register('image');
  useEffect(() => {
    void heldFile(FORM).then((held) => {
      setFile(held);
      // The words of an earlier visit name a picture that this browser did not keep.
      if (held || form.form.getValues('image') === '') return;
      form.form.setValue('image', '');
      setLost(true);
    });
  }, [form.form]);
  return (
    <form className="design-form card card-body" onSubmit={form.submit} noValidate>
      <DesignFile
        file={file}
        error={form.error('image')}
        lost={lost && file === null}
        onPick={(chosen) => {
          setFile(chosen);
          void keepFile(FORM, chosen);
          form.form.setValue('image', chosen.name, { shouldValidate: true });
        }}
      />
      <div className="form-stack">
        <fieldset className="form-fields" disabled={form.busy || done}>
          <Field label="Name" error={form.error('name')}>
            <input {...register('name')} className="input" autoComplete="name" />
          </Field>
          <div className="form-pair">
            <MobileField error={form.error('mobile')} control={register('mobile')} />
            <Field label="Amount" hint="What one box may cost, in rupees" error={form.error('price')}>
              <TypedInput kind="whole" {...register('price')} />
            </Field>
          </div>
          <Field label="Category" error={form.error('category')}>
            <select {...register('category')} className="input">
              <option value="">Choose a category</option>
              {invitationCategories.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </select>
          </Field>
          <Field label="Description" hint="Size, colours, wording, how many" error={form.error('description')}>
            <textarea {...register('description')} className="input" rows={4} />
          </Field>
        </fieldset>
        <SubmitRow
          busy={form.busy}
          problem={form.problem}
          label="Submit"
          busyLabel="Submitting..."
          size="wide large"
          closed={done}
        />
      </div>
    </form>
  );
}
