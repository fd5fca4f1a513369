import { useState } from 'react';
import { call } from '#client/api.ts';
import { $userId } from '#client/session.ts';
import { startSession } from '#client/session-life.ts';
import { toast } from '#client/toast.ts';
import { type MobileChange, stopMobileChange } from '#features/session/session.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import { Failure } from '#ui/failure.tsx';

/** Says which number waits to become the person's, and stops it. */
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
      toast('Your number stays, and every other device is signed out.', { kind: 'done' });
    }
    onStopped();
  };
  return (
    <div className="notice mobile-waiting" role="status">
      <p>
        {change.byShop
          ? `We were asked on the phone to change your number: on ${nearMoment(change.at)} it becomes ${change.mobile}. If that was not you, keep your present number.`
          : `On ${nearMoment(change.at)} your number becomes ${change.mobile}, and you sign in with it. Stay signed in here until then.`}
      </p>
      <button
        type="button"
        className="button button-quiet"
        aria-busy={busy}
        disabled={busy}
        onClick={() => void stop()}
      >
        Keep my present number
      </button>
      {problem && <Failure message={problem} />}
    </div>
  );
}
