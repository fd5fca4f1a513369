import { useEffect, useState } from 'react';
import { MINUTE } from '#lib/time.ts';
import { call } from '#client/api.ts';
import { $userId } from '#client/session.ts';
import { useCall } from '#client/use-call.ts';
import { Devices } from '#shop/account/devices.tsx';
import { Leaving } from '#shop/account/leaving.tsx';
import { ProfileForm } from '#shop/account/profile-form.tsx';
import { takePerson } from '#shop/account/person.ts';
import {
  deleteAccount,
  downloadOwnData,
  readAccess,
  readUser,
  signOutEverywhere,
} from '#domain/session/session.contract.ts';
import * as say from '#shop/account/profile.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/**
 * Page of the customer's profile: data, devices, sign-out everywhere, download of all data, and deletion of the
 * account.
 */
export function Profile() {
  const { loaded, reload, refresh } = useCall(readUser, { params: { userId: $userId.get() } });
  const access = useCall(readAccess, {});
  useEffect(() => {
    if (loaded.data) takePerson(loaded.data);
  }, [loaded.data]);
  return (
    <>
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'loading' && <Skeleton lines={8} />}
      {loaded.state === 'ready' && (
        <ProfileForm
          user={loaded.data.userData}
          waiting={access.loaded.data?.mobileChange ?? null}
          onWaiting={() => {
            access.refresh();
            refresh();
          }}
        />
      )}
      <section className="profile-more" aria-labelledby="account-devices">
        <h2 id="account-devices">{say.devicesTitle}</h2>
        {access.loaded.state === 'failed' && <Failure message={access.loaded.message} onRetry={access.reload} />}
        {access.loaded.state === 'loading' && <Skeleton lines={2} />}
        <div className="profile-buttons">
          <Leaving
            by={signOutEverywhere}
            label={say.everywhere}
            icon="logout"
            question={say.everywhereSure}
            consequence={say.everywhereNote}
            stay={say.everywhereStay}
            done={say.everywhereDone}
          />
        </div>
        {access.loaded.state === 'ready' && <Devices sessions={access.loaded.data.sessions} onEnded={access.refresh} />}
      </section>
      <section className="profile-more" aria-labelledby="account-more">
        <h2 id="account-more">{say.accountTitle}</h2>
        <p className="prose">{say.accountNote}</p>
        <div className="profile-buttons">
          <DownloadData />
          <Leaving
            by={deleteAccount}
            label={say.accountDelete}
            icon="trash"
            question={say.accountSure}
            consequence={say.accountLost}
            stay={say.accountKeep}
            done={say.accountDeleted}
          />
        </div>
      </section>
    </>
  );
}

/** Button that downloads all data about the customer as `my-data.json`. */
function DownloadData() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const download = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(downloadOwnData);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    const address = URL.createObjectURL(new Blob([JSON.stringify(answer.data, null, 2)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = say.accountFile;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), MINUTE);
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-busy={busy}
        disabled={busy}
        onClick={() => void download()}
      >
        <Icon name="receipt" size={20} />
        {say.accountDownload}
      </button>
      {problem && <Failure message={problem} onRetry={() => void download()} />}
    </>
  );
}
