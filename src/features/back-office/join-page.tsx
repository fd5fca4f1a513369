import { useEffect, useState } from 'react';
import { object, string } from 'yup';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { makePasskey, deviceName, knowsPasskeys } from '#client/passkeys.ts';
import {
  beginInvitePasskey,
  beginInvitePassword,
  finishInvitePasskey,
  finishInvitePassword,
  newPassword,
  readInvite,
} from '#features/staff/staff.contract.ts';
import { roleNames } from '#features/staff/staff.rules.ts';
import { RecoveryCodes } from '#features/back-office/recovery-codes.tsx';
import type { AnswerOf } from '#lib/endpoint.ts';
import { Field } from '#ui/field.tsx';
import { Failure } from '#ui/failure.tsx';
import { Refusal, SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Invite = AnswerOf<typeof readInvite>;
type App = AnswerOf<typeof beginInvitePassword>;

const INCOMPLETE = 'This link is not complete. Open it as it was sent to you, or ask for a new one.';
const DECLINED = 'No passkey was made. Try again, or choose a password.';

/** Where an invitation's link leads: the person chooses a way in and keeps the recovery codes. */
export function JoinPage() {
  const [secret] = useState(() => location.hash.slice(1));
  const [invite, setInvite] = useState<Invite | null>(null);
  const [problem, setProblem] = useState(secret ? '' : INCOMPLETE);
  const [codes, setCodes] = useState<string[]>([]);

  useEffect(() => {
    if (!secret) return;
    // The secret stays in this page alone, out of the history and of pictures of the screen.
    history.replaceState(null, '', location.pathname);
    void call(readInvite, { body: { secret } }).then((answer) =>
      answer.ok ? setInvite(answer.data) : setProblem(answer.message),
    );
  }, [secret]);

  return (
    <main className="staff-door" id="content">
      <div className="card card-body">
        {codes.length > 0 ? (
          <RecoveryCodes codes={codes} />
        ) : (
          <>
            <h1>Join Shagun’s back office</h1>
            {problem && <Failure message={problem} />}
            {!problem && !invite && <Skeleton lines={4} />}
            {invite && (
              <>
                <p>
                  Welcome, <strong>{invite.name}</strong>. You come in as {roleNames[invite.role].name.toLowerCase()}:{' '}
                  {roleNames[invite.role].may}.
                </p>
                <WaysToJoin secret={secret} onIn={setCodes} />
              </>
            )}
          </>
        )}
      </div>
    </main>
  );
}

function WaysToJoin({ secret, onIn }: { secret: string; onIn(recoveryCodes: string[]): void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [app, setApp] = useState<App | null>(null);

  const withPasskey = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const began = await call(beginInvitePasskey, { body: { secret } });
    const answer = began.ok ? await makePasskey(began.data.options) : null;
    if (!began.ok) setProblem(began.message);
    else if (!answer) setProblem(DECLINED);
    else {
      const body = { secret, challengeId: began.data.challengeId, answer, device: deviceName() };
      const ended = await call(finishInvitePasskey, { body });
      if (ended.ok) return onIn(ended.data.recoveryCodes);
      setProblem(ended.message);
    }
    setBusy(false);
  };
  const withPassword = async (): Promise<void> => {
    setProblem('');
    const began = await call(beginInvitePassword, { body: { secret } });
    if (began.ok) setApp(began.data);
    else setProblem(began.message);
  };

  if (app) return <PasswordForm secret={secret} app={app} onIn={onIn} />;
  return (
    <>
      {knowsPasskeys() && (
        <>
          <p className="soft">
            A passkey is your finger, face or screen lock: nothing to remember, nothing that can be stolen by a letter.
          </p>
          <button
            type="button"
            className="button button-wide"
            disabled={busy}
            aria-busy={busy}
            onClick={() => void withPasskey()}
          >
            {busy ? 'Waiting for your device…' : 'Make a passkey on this device'}
          </button>
        </>
      )}
      <Refusal message={problem} />
      <p>
        <button type="button" className="button button-quiet" onClick={() => void withPassword()}>
          Choose a password instead
        </button>
      </p>
    </>
  );
}

const form = object({
  password: newPassword(),
  code: string().trim().required('The code of your app is required.'),
});

function PasswordForm({ secret, app, onIn }: { secret: string; app: App; onIn(recoveryCodes: string[]): void }) {
  const {
    form: fields,
    error,
    submit,
    busy,
    problem,
  } = useShopForm({
    name: 'staff-join',
    schema: form,
    defaultValues: { password: '', code: '' },
    draft: false,
    send: (values) =>
      call(finishInvitePassword, {
        body: { secret, challengeId: app.challengeId, ...values, device: deviceName() },
      }),
    onDone: ({ recoveryCodes }) => onIn(recoveryCodes),
  });
  return (
    <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Password" hint="At least 12 characters." error={error('password')}>
        <input className="input" type="password" autoComplete="new-password" {...fields.register('password')} />
      </Field>
      <p>
        Add this key to an authenticator app (Google Authenticator, Aegis, 2FAS):{' '}
        <code className="staff-key">{app.totpSecret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>{' '}
        <a href={app.totpAddress}>On this phone: open the app</a>
      </p>
      <Field label="Code of the app" hint="Six digits, new every half minute." error={error('code')}>
        <input
          className="input"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          {...fields.register('code')}
        />
      </Field>
      <SubmitRow busy={busy} problem={problem} label="Join" busyLabel="Joining…" size="wide" />
    </form>
  );
}
