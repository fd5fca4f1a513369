import { useState } from 'react';
import { call } from '#client/api.ts';
import { $userId, endSession } from '#client/session.ts';
import { flash } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { ProfileForm } from '#features/profile/profile-form.tsx';
import { readUser, signOutEverywhere } from '#features/session/session.contract.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The person's own page. */
export function Profile() {
  const { loaded, reload } = useCall(readUser, { params: { userId: $userId.get() } });
  return (
    <>
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'loading' && <Skeleton lines={8} />}
      {loaded.state === 'ready' && <ProfileForm user={loaded.data.userData} />}
      <SignOutEverywhere />
    </>
  );
}

function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const end = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(signOutEverywhere);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    endSession();
    flash('You are signed out on every device.', { kind: 'done' });
    location.assign('/');
  };
  return (
    <section className="profile-more" aria-labelledby="everywhere">
      <h2 id="everywhere">Lost a phone?</h2>
      <p className="prose">Sign out on every device at once, this one included. Nothing you saved is lost.</p>
      <p>
        <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
          <Icon name="logout" size={20} />
          Sign out everywhere
        </button>
      </p>
      <Dialog title="Sign out everywhere?" open={asking} onClose={() => setAsking(false)} role="alertdialog">
        <p>You will need your mobile number and a code to sign in again.</p>
        {problem && <Failure message={problem} />}
        <p className="dialog-actions">
          <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
            Stay signed in
          </button>
          <button type="button" className="button" aria-busy={busy} disabled={busy} onClick={() => void end()}>
            Sign out everywhere
          </button>
        </p>
      </Dialog>
    </section>
  );
}
