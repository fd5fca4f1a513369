import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { mobileCapped } from '#client/only-typed.ts';
import { mobileStep, register } from '#features/session/session.contract.ts';
import { Field } from '#ui/field.tsx';

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
      {form.problem && (
        <p className="notice notice-problem" role="alert">
          {form.problem}
        </p>
      )}
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
      <button type="submit" className="button button-wide button-large" aria-busy={form.busy} disabled={form.busy}>
        {form.busy ? 'Sending the code…' : 'Send code'}
      </button>
    </form>
  );
}
