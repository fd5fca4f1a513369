import type { InputHTMLAttributes, Ref } from 'react';
import type { Attempt } from '#shop/account/sign-in-steps.ts';
import { Field } from '#ui/field.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { TypedInput } from '#ui/typed-input.tsx';
import * as say from '#shop/account/codes.texts.ts';
import * as profileTexts from '#shop/account/profile.texts.ts';

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
            <Inserted
              text={sent?.demoCode ? say.demoCodesHere : say.demoCodeHere}
              parts={{
                code: <strong data-demo-code>{attempt.demoCode}</strong>,
                present: <strong data-present-code>{sent?.demoCode}</strong>,
              }}
            />
          </span>
        </p>
      )}
      <Field label={say.codeLabel} hint={say.codeSent(attempt.mobile)} error={code.error}>
        <Code control={code.control} autoFocus />
      </Field>
      {sent && (
        <Field label={profileTexts.presentCode} hint={profileTexts.presentCodeSent(present)} error={presentCode.error}>
          <Code control={presentCode.control} />
        </Field>
      )}
      {!sent && present && <p className="field-hint">{profileTexts.numberInADay}</p>}
      <button type="button" className="button button-plain profile-again" onClick={onAgain}>
        {profileTexts.sendNewCodes}
      </button>
    </>
  );
}

/** Code input; also takes the attributes that `Field` passes to it. */
function Code({ control, ...given }: Pick<CodeField, 'control'> & InputHTMLAttributes<HTMLInputElement>) {
  return <TypedInput kind="code" {...control} {...given} />;
}
