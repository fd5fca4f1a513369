import { useEffect, useState } from 'react';
import { readStored, storageKeys } from '#client/storage.ts';
import { flash } from '#client/toast.ts';
import { GoogleButton } from '#features/session/google-button.tsx';
import { type Attempt, MobileStep } from '#features/session/mobile-step.tsx';
import { NameStep } from '#features/session/name-step.tsx';
import { OtpStep } from '#features/session/otp-step.tsx';
import type { UserWire } from '#features/session/session.contract.ts';
import { begin, checkHeldSession, goOn } from '#features/session/sign-in.store.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Step = 'checking' | 'mobile' | 'otp' | 'name';
const titles: Record<Step, string> = { checking: 'Sign in', mobile: 'Sign in', otp: 'Enter the code', name: 'What is your name?' };

/** The sign-in dialog: mobile number, code, name. Closing it leads back to the last page. */
export function SignIn() {
  const [step, setStep] = useState<Step>('checking');
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  useEffect(() => {
    void checkHeldSession().then((held) => {
      if (held === 'complete') goOn();
      else setStep(held === 'nameless' ? 'name' : 'mobile');
    });
  }, []);
  const proven = (token: string, user: UserWire): void => {
    begin(token, user);
    if (user.name) goOn();
    else setStep('name');
  };
  return (
    <section className="card sign-in" role="dialog" aria-labelledby="sign-in-title">
      <header className="dialog-head">
        <h1 className="dialog-title" id="sign-in-title">
          {titles[step]}
        </h1>
        <a className="icon-button" href={lastPage()} aria-label="Close">
          <Icon name="close" />
        </a>
      </header>
      <div className="dialog-body">
        {step === 'checking' && <Skeleton lines={4} />}
        {step === 'mobile' && (
          <MobileStep
            onSent={(sent) => {
              setAttempt(sent);
              setStep('otp');
            }}
          />
        )}
        {step === 'otp' && attempt && <OtpStep attempt={attempt} onAttempt={setAttempt} onProven={proven} onBack={() => setStep('mobile')} />}
        {step === 'name' && (
          <NameStep
            onSaved={() => {
              flash('update_successfully', { kind: 'done' });
              goOn();
            }}
          />
        )}
        {step === 'mobile' && <GoogleButton onProven={proven} />}
        {step !== 'name' && (
          <p className="field-hint sign-in-note">
            By signing in you accept our <a href="/policies">terms and privacy policy</a>.
          </p>
        )}
      </div>
    </section>
  );
}

/** The page before this one, else home; always a path of this site. */
function lastPage(): string {
  const last = readStored(storageKeys.lastUrl) ?? '';
  return /^\/(?![/\\])/.test(last) && !/^\/signup/i.test(last) ? last : '/';
}
