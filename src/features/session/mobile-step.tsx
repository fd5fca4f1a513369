import { useState } from 'react';
import { useShopForm } from '#client/form.ts';
import { mobileCapped } from '#client/only-typed.ts';
import { ProofProgress, type ProofShare } from '#features/session/proof-progress.tsx';
import { type Attempt, signInCodes } from '#features/session/sign-in-steps.ts';
import { mobileStep } from '#features/session/session.contract.ts';
import { MobileField } from '#ui/mobile-field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

/** First step: the mobile number; `before` is the attempt that the person came back from. */
export function MobileStep({ before, onSent }: { before: Attempt | null; onSent: (attempt: Attempt) => void }) {
  const [share, setShare] = useState<ProofShare>(null);
  const form = useShopForm({
    name: 'sign-in',
    schema: mobileStep,
    defaultValues: { mobile: before?.mobile ?? '' },
    draft: false,
    send: ({ mobile }) => signInCodes.ask(mobile, before, setShare),
    onDone: onSent,
  });
  return (
    <form className="form-stack" onSubmit={form.submit} noValidate>
      <MobileField
        label="Mobile number"
        hint="We send you a code of six digits."
        error={form.error('mobile')}
        autoFocus={before !== null}
        readOnly={form.busy}
        control={mobileCapped(form.form.register('mobile'))}
      />
      <ProofProgress share={share} />
      <SubmitRow
        busy={form.busy}
        problem={form.problem}
        label="Send code"
        busyLabel="Sending the code…"
        size="wide large"
      />
    </form>
  );
}
