import { useEffect, useState } from 'react';
import { lastPage } from '#client/last-url.ts';
import { takeReturnTo } from '#client/session-life.ts';
import { readStored, storageKeys } from '#client/storage.ts';
import { storageWorks } from '#client/storage-works.ts';
import { flash } from '#client/toast.ts';
import { GoogleButton } from '#shop/account/google-button.tsx';
import { MobileStep } from '#shop/account/mobile-step.tsx';
import { NameStep } from '#shop/account/name-step.tsx';
import { OtpStep } from '#shop/account/otp-step.tsx';
import type { Helpline } from '#shop/account/no-code-yet.tsx';
import type { Entry } from '#domain/session/session.contract.ts';
import {
  type Attempt,
  begin,
  checkHeldSession,
  goOn,
  onSignedInElsewhere,
  signInCodes,
} from '#shop/account/sign-in-steps.ts';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Step = 'checking' | 'blocked' | 'mobile' | 'otp' | 'name';
const welcome = { title: 'Sign in', lead: 'Your boxes, guest list and orders come with your number.' };
const words: Record<Step, { title: string; lead: string }> = {
  checking: welcome,
  blocked: welcome,
  mobile: welcome,
  otp: { title: 'Enter the code', lead: 'It proves that the number is yours.' },
  name: { title: 'One last thing', lead: 'Your guests see this name when you ask for their address.' },
};

const KEEPS_NOTHING =
  'This browser keeps nothing for our shop: site data is switched off or full. You would be signed out again with the next page. Please allow site data (cookies) for this site and load the page again, or use another browser.';

/**
 * Sign-in in three steps: mobile number, code and, for new customers, name. Redirects when the customer is signed in
 * already; closing it opens the last page.
 */
export function SignIn({ helpline }: { helpline: Helpline }) {
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
  return (
    <section className="card sign-in" role="dialog" aria-labelledby="sign-in-title">
      <header className="sign-in-head">
        <h1 id="sign-in-title">{words[step].title}</h1>
        <p>{words[step].lead}</p>
        <span className="divider" aria-hidden="true">
          <span />
        </span>
        {/* Whoever closes the dialog no longer wants to go where it would have led. */}
        <a className="icon-button" href={lastPage()} aria-label="Close" onClick={takeReturnTo}>
          <Icon name="close" />
        </a>
      </header>
      <div className="dialog-body">
        {word && (
          <p className="notice notice-good" role="status">
            <Icon name="info" />
            <span>{word}</span>
          </p>
        )}
        {step === 'checking' && <Skeleton lines={4} />}
        {step === 'blocked' && <Refusal message={KEEPS_NOTHING} />}
        {step === 'mobile' && (
          <MobileStep
            before={attempt}
            onSent={(sent) => {
              setAttempt(sent);
              setStep('otp');
            }}
          />
        )}
        {step === 'otp' && attempt && (
          <OtpStep
            attempt={attempt}
            helpline={helpline}
            onAttempt={setAttempt}
            onProven={proven}
            onBack={() => setStep('mobile')}
          />
        )}
        {step === 'name' && (
          <NameStep
            onSaved={() => {
              flash('update_successfully', { kind: 'done' });
              goOn();
            }}
          />
        )}
        {step === 'mobile' && <GoogleButton onProven={proven} />}
        {step === 'mobile' && (
          <p className="field-hint sign-in-note">
            By signing in you accept our <a href="/policies">terms and privacy policy</a>.
          </p>
        )}
      </div>
    </section>
  );
}
