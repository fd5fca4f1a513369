import type { InputHTMLAttributes, Ref } from 'react';
import type { Attempt } from '#shop/account/sign-in-steps.ts';
import { Field } from '#ui/field.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

interface MobileProofProps {
  attempt: Attempt;
  /** Current mobile number of the customer; empty when there is none. */
  present: string;
  /** Registration and error of the field for the new number's code. */
  code: CodeField;
  presentCode: CodeField;
  onAgain(): void;
}

interface CodeField {
  control: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
  error: string | undefined;
}

/**
 * Fields for the code sent to a new mobile number and the code sent to the current one. Without the second code, the
 * change takes effect a day later.
 */
export function MobileProof({ attempt, present, code, presentCode, onAgain }: MobileProofProps) {
  const sent = attempt.present;
  return (
    <>
      {attempt.demoCode && (
        <p className="notice">
          <span>
            {'This is a demonstration and no SMS is sent, so your code is shown here: '}
            <strong data-demo-code>{attempt.demoCode}</strong>
            {sent?.demoCode && <span>{', and for your present number: '}</span>}
            {sent?.demoCode && <strong data-present-code>{sent.demoCode}</strong>}
          </span>
        </p>
      )}
      <Field label="Code" hint={`Sent to ${attempt.mobile}; good for five minutes.`} error={code.error}>
        <Code control={code.control} autoFocus />
      </Field>
      {sent && (
        <Field
          label="Code of your present number"
          hint={`Sent to ${present}. If you no longer have it, leave this empty: the new number is then yours in a day.`}
          error={presentCode.error}
        >
          <Code control={presentCode.control} />
        </Field>
      )}
      {!sent && present && <p className="field-hint">The new number is yours a day after you enter its code.</p>}
      <button type="button" className="button button-plain profile-again" onClick={onAgain}>
        Send new codes
      </button>
    </>
  );
}

/** Code input; also takes the attributes that `Field` passes to it. */
function Code({ control, ...given }: Pick<CodeField, 'control'> & InputHTMLAttributes<HTMLInputElement>) {
  return <TypedInput kind="code" {...control} {...given} />;
}
