import { Inserted } from '#ui/inserted.tsx';
import { Suspense, useEffect, useId, useState } from 'react';
import { call } from '#client/api.ts';
import { knowsPasskeys, makePasskey } from '#client/passkeys.ts';
import { PasskeyButton } from '#office/frame/passkey-button.tsx';
import {
  beginInvitePasskey,
  beginInvitePassword,
  finishInvitePasskey,
  readInvite,
} from '#domain/staff/staff.contract.ts';
import { roleNames } from '#domain/staff/staff.rules.ts';
import { CodeList } from '#office/staff/recovery-codes.tsx';
import type { AnswerOf } from '#lib/endpoint.ts';
import * as say from '#office/staff/staff.texts.ts';
import { shopName } from '#shop.config';
import { CopyButton } from '#ui/copy-button.tsx';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

type Invite = AnswerOf<typeof readInvite>;
type App = AnswerOf<typeof beginInvitePassword>;

// Most people have a passkey.
const PasswordForm = lazyPart(async () => (await import('#office/staff/join-by-password.tsx')).JoinByPassword);

/**
 * Page of an invitation link, whose secret is in the URL's hash: the person sets up a way to sign in and gets recovery
 * codes.
 */
export function JoinPage() {
  const [secret] = useState(() => location.hash.slice(1));
  const [invite, setInvite] = useState<Invite | null>(null);
  const [problem, setProblem] = useState(secret ? '' : say.linkIncomplete);
  const [codes, setCodes] = useState<string[]>([]);

  useEffect(() => {
    if (!secret) return;
    void call(readInvite, { body: { secret } }).then((answer) =>
      answer.ok ? setInvite(answer.data) : setProblem(answer.message),
    );
  }, [secret]);

  return (
    <main className="staff-door" id="content">
      <div className="card card-body">
        {codes.length > 0 ? (
          <>
            <h1>{say.codesTitle}</h1>
            <CodeList codes={codes} />
            <p className="dialog-actions">
              <CopyButton text={codes.join('\n')} label={say.copyAll} />
              <a className="button" href="/back-office">
                {say.codesKept}
              </a>
            </p>
          </>
        ) : (
          <>
            <h1>{say.joinTitle(shopName)}</h1>
            {problem && <Failure message={problem} />}
            {!problem && !invite && <Skeleton lines={4} />}
            {invite && (
              <>
                <p>
                  <Inserted
                    text={say.welcome(roleNames[invite.role].name.toLowerCase(), roleNames[invite.role].may)}
                    parts={{ name: <strong>{invite.name}</strong> }}
                  />
                </p>
                <WaysToJoin
                  secret={secret}
                  hasWays={invite.hasWays}
                  onIn={(made) => {
                    // Until now a reload had to find it: people leave for their authenticator and come back.
                    history.replaceState(null, '', location.pathname);
                    setCodes(made);
                  }}
                />
              </>
            )}
          </>
        )}
      </div>
    </main>
  );
}

interface WaysToJoinProps {
  secret: string;
  /** True when the person has earlier credentials, which may be in other hands. */
  hasWays: boolean;
  onIn(recoveryCodes: string[]): void;
}

function WaysToJoin({ secret, hasWays, onIn }: WaysToJoinProps) {
  const note = useId();
  const [keep, setKeep] = useState(false);
  const [problem, setProblem] = useState('');
  const [app, setApp] = useState<App | null>(null);
  const withPassword = async (): Promise<void> => {
    setProblem('');
    const began = await call(beginInvitePassword, { body: { secret } });
    if (began.ok) setApp(began.data);
    else setProblem(began.message);
  };

  if (app)
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <PasswordForm secret={secret} keep={keep} app={app} onIn={onIn} />
      </Suspense>
    );
  return (
    <>
      {hasWays && (
        <p>
          <label className="check">
            <input
              type="checkbox"
              checked={keep}
              aria-describedby={note}
              onChange={({ target }) => setKeep(target.checked)}
            />
            {say.keepOthers}
          </label>
          <small id={note}>{say.keepOthersNote}</small>
        </p>
      )}
      {knowsPasskeys() && (
        <>
          <p className="soft">{say.passkeyNote}</p>
          <PasskeyButton
            label={say.makePasskeyHere}
            declined={say.declined}
            begin={() => call(beginInvitePasskey, { body: { secret, keep } })}
            ask={makePasskey}
            finish={(body) => call(finishInvitePasskey, { body: { ...body, secret, keep } })}
            onDone={({ recoveryCodes }) => onIn(recoveryCodes)}
          />
        </>
      )}
      <Refusal message={problem} />
      <p>
        <button type="button" className="button button-quiet" onClick={() => void withPassword()}>
          {say.choosePassword}
        </button>
      </p>
    </>
  );
}
