import { useShopForm } from '#client/form.ts';
import { nameStep } from '#features/session/session.contract.ts';
import { saveName } from '#features/session/sign-in.store.ts';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

/** Third step, for new people: the name. */
export function NameStep({ onSaved }: { onSaved: () => void }) {
  const form = useShopForm({
    name: 'name',
    schema: nameStep,
    defaultValues: { name: '' },
    send: ({ name }) => saveName(name),
    onDone: onSaved,
  });
  const name = form.form.register('name');
  return (
    <form className="form-stack" onSubmit={form.submit} noValidate>
      <Field label="Your name" error={form.error('name')}>
        <input
          {...name}
          className="input"
          autoComplete="name"
          autoFocus
          onChange={(event) => {
            event.target.value = event.target.value.replace(/[^\p{L}\p{M}\s]+/gu, '');
            return name.onChange(event);
          }}
        />
      </Field>
      <SubmitRow busy={form.busy} problem={form.problem} label="Continue" busyLabel="Saving…" size="wide large" />
    </form>
  );
}
