import { useState } from 'react';
import { call } from '#client/api.ts';
import { $userId } from '#client/session.ts';
import { startSession } from '#client/session-life.ts';
import { toast } from '#client/toast.ts';
import { waitingText } from '#domain/session/mobile-change.rules.ts';
import { type MobileChange, stopMobileChange } from '#domain/session/session.contract.ts';
import * as say from '#shop/account/profile.texts.ts';
import { Failure } from '#ui/failure.tsx';

/** Shows a pending change of the mobile number, with a button that cancels it and signs out all other devices. */
export function MobileWaiting({ change, onStopped }: { change: MobileChange; onStopped(): void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const stop = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(stopMobileChange);
    setBusy(false);
    if (!answer.ok && answer.status !== 404) return setProblem(answer.message);
    if (answer.ok) {
      startSession(answer.data.token, $userId.get());
      toast(say.numberKept, { kind: 'done' });
    }
    onStopped();
  };
  return (
    <div className="notice mobile-waiting" role="status">
      <p>{waitingText(change, Date.now())} </p>
      <button
        type="button"
        className="button button-quiet"
        aria-busy={busy}
        disabled={busy}
        onClick={() => void stop()}
      >
        {say.keepNumber}
      </button>
      {problem && <Failure message={problem} />}
    </div>
  );
}
