import { useState } from 'react';
import type { CallResult } from '#client/api.ts';
import type { PasskeyOptions } from '#domain/staff/staff.contract.ts';
import { deviceName } from '#lib/device-name.ts';
import { Refusal } from '#ui/refusal.tsx';

interface PasskeyButtonProps<T> {
  label: string;
  /** Said when the person gave up. */
  declined: string;
  begin(): Promise<CallResult<{ challengeId: string; options: PasskeyOptions }>>;
  /** What the device answers. @throws whatever the browser says where there is no answer */
  ask(options: PasskeyOptions): Promise<PasskeyOptions>;
  finish(body: { challengeId: string; answer: PasskeyOptions; device: string }): Promise<CallResult<T>>;
  onDone(answer: T): void;
}

/** Makes a passkey or signs in with one: the server asks, the device answers, the server checks. */
export function PasskeyButton<T>({ label, declined, begin, ask, finish, onDone }: PasskeyButtonProps<T>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // What browsers refuse with is seldom needed.
  const why = async (error: unknown): Promise<string> =>
    (await import('#client/passkey-problem.ts')).passkeyProblem(error, declined);
  const go = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const began = await begin();
    const answer = began.ok ? await ask(began.data.options).catch(why) : null;
    if (!began.ok) setProblem(began.message);
    else if (typeof answer === 'string' || !answer) setProblem(answer ?? declined);
    else {
      const ended = await finish({
        challengeId: began.data.challengeId,
        answer,
        device: deviceName(navigator.userAgent),
      });
      if (ended.ok) onDone(ended.data);
      else setProblem(ended.message);
    }
    setBusy(false);
  };
  return (
    <>
      <Refusal message={problem} />
      <button type="button" className="button button-wide" disabled={busy} aria-busy={busy} onClick={() => void go()}>
        {busy ? 'Waiting for your device…' : label}
      </button>
    </>
  );
}
