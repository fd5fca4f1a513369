import { useState } from 'react';
import type { CallResult } from '#client/api.ts';
import type { PasskeyOptions } from '#domain/staff/staff.contract.ts';
import { deviceName } from '#lib/device-name.ts';
import * as say from '#office/frame/frame.texts.ts';
import { Refusal } from '#ui/refusal.tsx';

interface PasskeyButtonProps<T> {
  label: string;
  /** Message after the user cancelled. */
  declined: string;
  begin(): Promise<CallResult<{ challengeId: string; options: PasskeyOptions }>>;
  /** Returns the device's answer. @throws the browser's error when the user cancels or the device fails */
  ask(options: PasskeyOptions): Promise<PasskeyOptions>;
  finish(body: { challengeId: string; answer: PasskeyOptions; device: string }): Promise<CallResult<T>>;
  onDone(answer: T): void;
}

/**
 * Button that creates a passkey or signs in with one: gets a challenge, asks the device, and sends the device's answer
 * to the server.
 */
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
        {busy ? say.waitingForDevice : label}
      </button>
    </>
  );
}
