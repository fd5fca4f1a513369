import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { showFirstWrong } from '#client/form.ts';
import { GoogleButton } from '#shop/account/google-button.tsx';
import { type Helpline, NoCodeYet } from '#shop/account/no-code-yet.tsx';
import { ProofProgress, type ProofShare } from '#shop/account/proof-progress.tsx';
import { type Entry, verifyOtp } from '#domain/session/session.contract.ts';
import {
  OTP_DIGITS,
  OTP_LIFE_MS,
  OTP_MISMATCH,
  OTP_MISMATCH_TEXT,
  OTP_OVER,
  OTP_SLOW_MS,
  OTP_TRIES,
  triesText,
} from '#domain/session/session.rules.ts';
import { type Attempt, signInCodes } from '#shop/account/sign-in-steps.ts';
import { SECOND } from '#lib/time.ts';
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
  const [code, setCode] = useState('');
  /** Error of the code and the number of times it was shown; a repeated error is announced again. */
  const [wrong, setWrong] = useState({ message: '', told: 0 });
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [share, setShare] = useState<ProofShare>(null);
  const { tries = 0 } = attempt;
  const age = useAge(attempt.sentAt);
  // The clock of a device may be set back.
  const wait = age < 0 ? 0 : Math.max(0, Math.ceil((attempt.nextAfter - age) / SECOND));
  const isOver = tries >= OTP_TRIES || age >= OTP_LIFE_MS;
  const slow = age >= OTP_SLOW_MS && !attempt.demoCode;
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const tellWrong = (message: string): void => setWrong(({ told }) => ({ message, told: told + 1 }));
  // After drawing, because the message is not there before.
  useEffect(() => {
    if (wrong.told > 0 && form.current) showFirstWrong(form.current);
  }, [wrong.told]);

  const verify = async (otp: string): Promise<void> => {
    if (sending.current || isOver) return;
    if (otp.length !== OTP_DIGITS) {
      tellWrong(`The code has ${OTP_DIGITS} digits.`);
      return;
    }
    sending.current = true;
    setBusy(true);
    setProblem('');
    const answer = await call(verifyOtp, { body: { otp, _id: attempt.id } });
    sending.current = false;
    setBusy(false);
    if (answer.ok) {
      onProven(answer.data);
      return;
    }
    const over = answer.code === OTP_OVER;
    if (!over && answer.code !== OTP_MISMATCH) return setProblem(answer.message);
    tellWrong(over ? OTP_OVER : OTP_MISMATCH_TEXT);
    const guessed = { ...attempt, tries: over ? OTP_TRIES : tries + 1 };
    signInCodes.keep(guessed);
    onAttempt(guessed);
  };
  useWebOtp(attempt.id, (otp) => {
    setCode(otp);
    void verify(otp);
  });

  const resend = async (): Promise<void> => {
    if (asking) return;
    setProblem('');
    setAsking(true);
    const answer = await signInCodes.ask(attempt.mobile, attempt, setShare);
    setAsking(false);
    if (!answer.ok) {
      setProblem(answer.message);
      return;
    }
    setCode('');
    setWrong({ message: '', told: 0 });
    onAttempt(answer.data);
    // The button gives way to the wait.
    field.current?.focus();
  };

  return (
    <form
      ref={form}
      className="form-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void verify(code);
      }}
    >
      {attempt.demoCode && (
        <p className="notice demo-code">
          <span>This is a demonstration and no SMS is sent, so your code is shown here:</span>
          <strong data-demo-code>{attempt.demoCode}</strong>
        </p>
      )}
      <Field
        label="Code"
        hint={isOver ? `Sent to ${attempt.mobile}.` : `Sent to ${attempt.mobile}; good for five minutes.`}
        error={wrong.message}
      >
        <TypedInput
          kind="code"
          ref={field}
          className="input otp-input"
          autoFocus
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setWrong(({ told }) => ({ message: '', told }));
          }}
        />
      </Field>
      {(isOver || triesText(tries)) && wrong.message !== OTP_OVER && (
        <p className="field-hint" role="status">
          {isOver ? OTP_OVER : triesText(tries)}
        </p>
      )}
      <ProofProgress share={share} />
      <SubmitRow busy={busy} problem={problem} label="Verify" busyLabel="Checking…" closed={isOver} size="wide large" />
      <p className="sign-in-more">
        {wait > 0 ? (
          <span className="sign-in-wait">{`New code in ${wait > 120 ? `${Math.ceil(wait / 60)} min` : `${wait} s`}`}</span>
        ) : (
          <button type="button" className="button button-plain" aria-busy={asking} onClick={() => void resend()}>
            {asking ? 'Sending the code…' : 'Send a new code'}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={onBack}>
          Change number
        </button>
      </p>
      <NoCodeYet slow={slow} helpline={helpline} />
      {slow && <GoogleButton onProven={onProven} />}
    </form>
  );
}

/** Returns the ms since a code was sent, updated every second; negative when the clock was set back. */
function useAge(sentAt: number): number {
  const [age, setAge] = useState(() => Date.now() - sentAt);
  useEffect(() => {
    const tick = (): void => setAge(Date.now() - sentAt);
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [sentAt]);
  return age;
}

/** Reads the code from the SMS with the WebOTP API; does nothing in browsers without this API. */
function useWebOtp(attemptId: string, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    const wanted = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions;
    navigator.credentials.get(wanted).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') take(credential.code);
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [attemptId]);
}
