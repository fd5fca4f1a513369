import { useShopForm } from '#client/form.ts';
import { nameStep } from '#domain/session/session.contract.ts';
import * as say from '#shop/account/sign-in.texts.ts';
import * as codes from '#shop/account/codes.texts.ts';
import { saveName } from '#shop/account/sign-in-steps.ts';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

/** Third step of the sign-in, for new customers: asks for the name and saves it. */
export function NameStep({ onSaved }: { onSaved: () => void }) {
  const form = useShopForm({
    name: 'name',
    schema: nameStep,
    defaultValues: { name: '' },
    send: ({ name }) => saveName(name),
    onDone: onSaved,
  });
  return (
    <form className="form-stack" onSubmit={form.submit} noValidate>
      <Field label={say.nameLabel} error={form.error('name')}>
        <TypedInput kind="name" {...form.form.register('name')} autoFocus />
      </Field>
      <SubmitRow
        busy={form.busy}
        problem={form.problem}
        label={say.nameSave}
        busyLabel={codes.saving}
        size="wide large"
      />
    </form>
  );
}
