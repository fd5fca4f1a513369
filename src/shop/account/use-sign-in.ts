import { useEffect, useState } from 'react';
import { readStored, storageKeys } from '#client/storage.ts';
import { storageWorks } from '#client/storage-works.ts';
import { flash } from '#client/toast.ts';
import type { Entry } from '#domain/session/session.contract.ts';
import {
  type Attempt,
  begin,
  checkHeldSession,
  goOn,
  onSignedInElsewhere,
  signInCodes,
} from '#shop/account/sign-in-steps.ts';

/** Step of the sign-in; `blocked` where the browser keeps nothing. */
export type Step = 'checking' | 'blocked' | 'mobile' | 'otp' | 'name';

/** State of the sign-in: its step, the code that was sent and the shop's word for the customer. */
export function useSignIn() {
  const [step, setStep] = useState<Step>('checking');
  // Drawn in the browser only.
  const [word, setWord] = useState(() => readStored(storageKeys.signInWord, 'sessionStorage'));
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  useEffect(() => {
    const look = (): void =>
      void checkHeldSession().then((held) => {
        if (held === 'complete') return goOn();
        const sent = signInCodes.held();
        setAttempt(sent);
        setStep(held === 'nameless' ? 'name' : sent ? 'otp' : 'mobile');
      });
    // A session that cannot be kept would end with this page, after all the work of the steps.
    if (!storageWorks()) return setStep('blocked');
    look();
    return onSignedInElsewhere(look);
  }, []);
  const proven = (entry: Entry): void => {
    begin(entry);
    if (entry.notice) setWord(entry.notice);
    if (entry.user.name) goOn();
    else setStep('name');
  };
  return {
    step,
    word,
    attempt,
    setAttempt,
    proven,
    sent(code: Attempt): void {
      setAttempt(code);
      setStep('otp');
    },
    toMobile: () => setStep('mobile'),
    named(): void {
      flash('update_successfully', { kind: 'done' });
      goOn();
    },
  };
}
