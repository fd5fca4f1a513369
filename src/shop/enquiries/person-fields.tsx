import type { CallResult } from '#client/api.ts';
import type { ShopForm } from '#client/form.ts';
import { $user } from '#client/session.ts';
import { EmptyField } from '#shop/enquiries/empty-field.tsx';
import * as say from '#shop/enquiries/enquiries.texts.ts';
import { Field } from '#ui/field.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

/** Fields that the quote forms and the contact form share. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  message: string;
  leaveEmpty: string;
}

/** Returns the form's initial values from the customer's profile; empty texts when signed out. */
export function knownPerson(): PersonValues {
  const person = $user.get();
  const [firstName = '', ...others] = (person?.name ?? '').trim().split(/\s+/);
  return {
    firstName,
    lastName: others.join(' '),
    email: person?.email ?? '',
    mobile: person?.mobile ?? '',
    message: '',
    leaveEmpty: '',
  };
}

/**
 * Prefixes the message of a failed call with the thing that was not sent. Returns a success, and a failure after which
 * the call may have arrived (`unknown`), unchanged.
 * @param words the text with the reason
 */
export const notSent = <A,>(words: (why: string) => string, answer: CallResult<A>): CallResult<A> =>
  answer.ok || answer.unknown ? answer : { ...answer, message: words(answer.message) };

/** Form with fields for names, e-mail, mobile number and message, a honeypot, and a button that sends it. */
export function PersonFields({ form, label }: { form: ShopForm<PersonValues>; label: string }) {
  const { register } = form.form;
  return (
    <form className="form-stack" onSubmit={form.submit} noValidate>
      <fieldset className="form-fields" disabled={form.busy}>
        <div className="form-pair">
          <Field label={say.firstName} error={form.error('firstName')}>
            <input {...register('firstName')} className="input" autoComplete="given-name" />
          </Field>
          <Field label={say.lastName} error={form.error('lastName')}>
            <input {...register('lastName')} className="input" autoComplete="family-name" />
          </Field>
        </div>
        <div className="form-pair">
          <Field label={say.email} error={form.error('email')}>
            <input {...register('email')} className="input" type="email" autoComplete="email" />
          </Field>
          <MobileField error={form.error('mobile')} control={register('mobile')} />
        </div>
        <Field label={say.message} error={form.error('message')}>
          <textarea {...register('message')} className="input" rows={4} />
        </Field>
      </fieldset>
      <EmptyField control={register('leaveEmpty')} />
      <SubmitRow busy={form.busy} problem={form.problem} label={label} busyLabel={say.submitting} size="wide" />
    </form>
  );
}
