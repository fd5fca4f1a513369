import { useRef } from 'react';
import { GoogleButton } from '#shop/account/google-button.tsx';
import { type Helpline, NoCodeYet } from '#shop/account/no-code-yet.tsx';
import { ProofProgress } from '#shop/account/proof-progress.tsx';
import type { Attempt } from '#shop/account/sign-in-steps.ts';
import { useOtp } from '#shop/account/use-otp.ts';
import type { Entry } from '#domain/session/session.contract.ts';
import * as say from '#shop/account/sign-in.texts.ts';
import * as codes from '#shop/account/codes.texts.ts';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

interface OtpStepProps {
  attempt: Attempt;
  helpline: Helpline;
  onAttempt: (attempt: Attempt) => void;
  onProven: (entry: Entry) => void;
  onBack: () => void;
}

/**
 * Second step of the sign-in: verifies the code, which is typed, pasted or read from the SMS, and sends a new one on
 * request.
 */
export function OtpStep({ attempt, helpline, onAttempt, onProven, onBack }: OtpStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const otp = useOtp({ attempt, form, field, onAttempt, onProven });
  const { code, wrong, left, problem, busy, asking, share, wait, isOver, slow, type, verify, resend } = otp;
  return (
    <form
      ref={form}
      className="form-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        verify();
      }}
    >
      {attempt.demoCode && (
        <p className="notice demo-code">
          <span>{codes.demoCode}</span>
          <strong data-demo-code>{attempt.demoCode}</strong>
        </p>
      )}
      <Field
        label={codes.codeLabel}
        hint={isOver ? say.sentTo(attempt.mobile) : codes.codeSent(attempt.mobile)}
        error={wrong}
      >
        <TypedInput
          kind="code"
          ref={field}
          className="input otp-input"
          autoFocus
          value={code}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      {left && (
        <p className="field-hint" role="status">
          {left}
        </p>
      )}
      <ProofProgress share={share} />
      <SubmitRow
        busy={busy}
        problem={problem}
        label={say.verify}
        busyLabel={say.verifying}
        closed={isOver}
        size="wide large"
      />
      <p className="sign-in-more">
        {wait ? (
          <span className="sign-in-wait">{wait}</span>
        ) : (
          <button type="button" className="button button-plain" aria-busy={asking} onClick={resend}>
            {asking ? say.sendingCode : say.newCode}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={onBack}>
          {say.changeNumber}
        </button>
      </p>
      <NoCodeYet slow={slow} helpline={helpline} />
      {slow && <GoogleButton onProven={onProven} />}
    </form>
  );
}
