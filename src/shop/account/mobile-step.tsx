import { useEffect, useState } from 'react';
import { SECOND } from '#lib/time.ts';
import { useShopForm } from '#client/form.ts';
import { ProofProgress, type ProofShare } from '#shop/account/proof-progress.tsx';
import { type Attempt, signInCodes } from '#shop/account/sign-in-steps.ts';
import { mobileStep } from '#domain/session/session.contract.ts';
import * as say from '#shop/account/sign-in.texts.ts';
import { MobileField } from '#ui/mobile-field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

/**
 * First step of the sign-in: asks for the mobile number and sends the code. `before` is the last attempt, when the
 * customer returned to change the number.
 */
export function MobileStep({ before, onSent }: { before: Attempt | null; onSent: (attempt: Attempt) => void }) {
  const [share, setShare] = useState<ProofShare>(null);
  /** Number that must wait for its next code, and for how long, ms; 0 once it may be sent. */
  const [waiting, setWaiting] = useState<{ mobile: string; wait: number } | null>(null);
  useEffect(() => {
    if (!waiting?.wait) return;
    const timer = setTimeout(() => setWaiting({ ...waiting, wait: 0 }), waiting.wait);
    return () => clearTimeout(timer);
  }, [waiting]);
  const form = useShopForm({
    name: 'sign-in',
    schema: mobileStep,
    defaultValues: { mobile: before?.mobile ?? '' },
    draft: false,
    send: async ({ mobile }) => {
      const answer = await signInCodes.ask(mobile, before, setShare);
      const { nextIn } = ((!answer.ok && answer.data) || {}) as { nextIn?: number };
      setWaiting(nextIn ? { mobile, wait: nextIn * SECOND } : null);
      return answer;
    },
    onDone: onSent,
  });
  const isOther = waiting !== null && waiting.mobile !== form.form.watch('mobile');
  const mayNow = waiting !== null && waiting.wait === 0;
  return (
    <form className="form-stack" onSubmit={form.submit} noValidate>
      <MobileField
        label={say.mobileLabel}
        hint={say.mobileHint}
        error={form.error('mobile')}
        autoFocus={before !== null}
        readOnly={form.busy}
        control={form.form.register('mobile')}
      />
      <ProofProgress share={share} />
      <div className="code-help" role="status">
        {mayNow && !isOther && <p className="field-hint">{say.mobileMayNow}</p>}
      </div>
      <SubmitRow
        busy={form.busy}
        problem={isOther || mayNow ? '' : form.problem}
        label={say.sendCode}
        busyLabel={say.sendingCode}
        size="wide large"
      />
    </form>
  );
}
