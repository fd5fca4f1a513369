import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { mobileStep, register } from '#features/session/session.contract.ts';
import { MOBILE_CAP } from '#features/session/session.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { Field } from '#ui/field.tsx';

/** An attempt to sign in: the number it is for and, in the demonstration, its code. */
export interface Attempt {
  id: string;
  mobile: string;
  demoCode: string;
}

/** Typing stops at ten digits; a pasted number may carry its country code and spaces. */
function capped(text: string): string {
  return normaliseMobile(text) ?? text.slice(0, MOBILE_CAP);
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
  const mobile = form.form.register('mobile');
  return (
    <form className="form-stack" onSubmit={form.submit} noValidate>
      {form.problem && (
        <p className="notice notice-problem" role="alert">
          {form.problem}
        </p>
      )}
      <Field label="Mobile number" hint="We send you a code of six digits." error={form.error('mobile')}>
        <input
          {...mobile}
          className="input"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          autoFocus={again}
          onChange={(event) => {
            event.target.value = capped(event.target.value);
            return mobile.onChange(event);
          }}
        />
      </Field>
      <button type="submit" className="button button-wide button-large" aria-busy={form.busy} disabled={form.busy}>
        {form.busy ? 'Sending the code…' : 'Send code'}
      </button>
    </form>
  );
}
