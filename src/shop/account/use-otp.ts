import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { showFirstWrong } from '#client/form.ts';
import type { ProofShare } from '#shop/account/proof-progress.tsx';
import { type Attempt, signInCodes } from '#shop/account/sign-in-steps.ts';
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
import { SECOND } from '#lib/time.ts';
import * as say from '#shop/account/sign-in.texts.ts';
import * as codes from '#shop/account/codes.texts.ts';

interface OtpOptions {
  attempt: Attempt;
  form: RefObject<HTMLFormElement | null>;
  field: RefObject<HTMLInputElement | null>;
  onAttempt: (attempt: Attempt) => void;
  onProven: (entry: Entry) => void;
}

/** State of the field for a sent code: what is typed or read from the SMS, what was wrong with it, and how long it counts. */
export function useOtp({ attempt, form, field, onAttempt, onProven }: OtpOptions) {
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
  const sending = useRef(false);
  const tellWrong = (message: string): void => setWrong(({ told }) => ({ message, told: told + 1 }));
  // After drawing, because the message is not there before.
  useEffect(() => {
    if (wrong.told > 0 && form.current) showFirstWrong(form.current);
  }, [wrong.told, form]);

  const verify = async (otp: string): Promise<void> => {
    if (sending.current || isOver) return;
    if (otp.length !== OTP_DIGITS) return tellWrong(codes.codeDigits(OTP_DIGITS));
    sending.current = true;
    setBusy(true);
    setProblem('');
    const answer = await call(verifyOtp, { body: { otp, _id: attempt.id } });
    sending.current = false;
    setBusy(false);
    if (answer.ok) return onProven(answer.data);
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
    if (!answer.ok) return setProblem(answer.message);
    setCode('');
    setWrong({ message: '', told: 0 });
    onAttempt(answer.data);
    // The button gives way to the wait.
    field.current?.focus();
  };
  return {
    code,
    wrong: wrong.message,
    problem,
    busy,
    asking,
    share,
    isOver,
    /** How many guesses are left, or that none is; empty while nothing is said of it. */
    left: wrong.message === OTP_OVER ? '' : isOver ? OTP_OVER : triesText(tries),
    /** When a new code can be asked for, in words; empty once it can. */
    wait: wait > 120 ? say.newCodeInMinutes(Math.ceil(wait / 60)) : wait > 0 ? say.newCodeInSeconds(wait) : '',
    /** True when the code should have come by now. */
    slow: age >= OTP_SLOW_MS && !attempt.demoCode,
    type(text: string): void {
      setCode(text);
      setWrong(({ told }) => ({ message: '', told }));
    },
    verify: () => void verify(code),
    resend: () => void resend(),
  };
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
