import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { mobileCapped } from '#client/only-typed.ts';
import { mobileStep, register } from '#features/session/session.contract.ts';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

/** An attempt to sign in: the number it is for and, in the demonstration, its code. */
export interface Attempt {
  id: string;
  mobile: string;
  demoCode: string;
}

/** First step: the mobile number; `again` when the person came back to change it. */
export function MobileStep({ again, onSent }: { again: boolean; onSent: (attempt: Attempt) => void }) {
  const form = useShopForm({
    name: 'sign-in',
    schema: mobileStep,
    defaultValues: { mobile: '' },
    draft: false,
    send: (values) => call(register, { body: values }),
    onDone: ({ userData }, { mobile }) => onSent({ id: userData._id, mobile, demoCode: userData.otp ?? '' }),
  });
  return (
    <form className="form-stack" onSubmit={form.submit} noValidate>
      <Field label="Mobile number" hint="We send you a code of six digits." error={form.error('mobile')}>
        <input
          {...mobileCapped(form.form.register('mobile'))}
          className="input"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          autoFocus={again}
        />
      </Field>
      <SubmitRow busy={form.busy} problem={form.problem} label="Send code" busyLabel="Sending the code…" size="wide large" />
    </form>
  );
}
