import { lastPage } from '#client/last-url.ts';
import { takeReturnTo } from '#client/session-life.ts';
import * as say from '#shop/account/sign-in.texts.ts';
import { GoogleButton } from '#shop/account/google-button.tsx';
import { MobileStep } from '#shop/account/mobile-step.tsx';
import { NameStep } from '#shop/account/name-step.tsx';
import { OtpStep } from '#shop/account/otp-step.tsx';
import type { Helpline } from '#shop/account/no-code-yet.tsx';
import { type Step, useSignIn } from '#shop/account/use-sign-in.ts';
import { Icon } from '#ui/icon.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const welcome = { title: say.signInTitle, lead: say.signInLead };
const words: Record<Step, { title: string; lead: string }> = {
  checking: welcome,
  blocked: welcome,
  mobile: welcome,
  otp: { title: say.codeTitle, lead: say.codeLead },
  name: { title: say.nameTitle, lead: say.nameLead },
};

/**
 * Sign-in in three steps: mobile number, code and, for new customers, name. Redirects when the customer is signed in
 * already; closing it opens the last page.
 */
export function SignIn({ helpline }: { helpline: Helpline }) {
  const { step, word, attempt, setAttempt, proven, sent, toMobile, named } = useSignIn();
  return (
    <section className="card sign-in" role="dialog" aria-labelledby="sign-in-title">
      <header className="sign-in-head">
        <h1 id="sign-in-title">{words[step].title}</h1>
        <p>{words[step].lead}</p>
        <span className="divider" aria-hidden="true">
          <span />
        </span>
        {/* Whoever closes the dialog no longer wants to go where it would have led. */}
        <a className="icon-button" href={lastPage()} aria-label={say.closeHeard} onClick={takeReturnTo}>
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
        {step === 'blocked' && <Refusal message={say.keepsNothing} />}
        {step === 'mobile' && (
          <>
            <MobileStep before={attempt} onSent={sent} />
            <GoogleButton onProven={proven} />
            <p className="field-hint sign-in-note">
              <Inserted text={say.acceptance} parts={{ terms: <a href="/policies">{say.acceptedTerms}</a> }} />
            </p>
          </>
        )}
        {step === 'otp' && attempt && (
          <OtpStep attempt={attempt} helpline={helpline} onAttempt={setAttempt} onProven={proven} onBack={toMobile} />
        )}
        {step === 'name' && <NameStep onSaved={named} />}
      </div>
    </section>
  );
}
