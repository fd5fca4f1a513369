import { useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { endOneSession, type SessionWire } from '#domain/session/session.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import * as say from '#shop/account/profile.texts.ts';
import { Failure } from '#ui/failure.tsx';

/** Number of devices shown at first, the last used ones. */
const LATEST = 10;

/**
 * Lists the devices on which the customer is signed in, at first ten. A button signs out each device except this one.
 */
export function Devices({ sessions, onEnded }: { sessions: SessionWire[]; onEnded(): void }) {
  const [ending, setEnding] = useState('');
  const [problem, setProblem] = useState('');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const end = async ({ _id, device }: SessionWire): Promise<void> => {
    setEnding(_id);
    setProblem('');
    const answer = await call(endOneSession, { params: { sessionId: _id } });
    setEnding('');
    // One that is gone already is what was wanted.
    if (!answer.ok && answer.status !== 404) return setProblem(answer.message);
    toast(say.deviceSignedOut(device), { kind: 'done' });
    // Its button goes with it.
    list.current?.focus();
    onEnded();
  };
  if (sessions.length === 0) return <p className="soft">{say.devicesNone}</p>;
  return (
    <>
      <ul ref={list} className="devices" tabIndex={-1} aria-label={say.devicesHeard}>
        {(all ? sessions : sessions.slice(0, LATEST)).map((session) => (
          <li key={session._id}>
            <strong>{session.device}</strong>
            <span className="soft">
              {session.current ? say.deviceThis : say.deviceUsed(nearMoment(session.lastUsed))}
            </span>
            {!session.current && (
              <button
                type="button"
                className="button button-quiet"
                aria-label={say.deviceSignOutHeard(session.device)}
                aria-busy={ending === session._id}
                disabled={ending !== ''}
                onClick={() => void end(session)}
              >
                {say.deviceSignOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      {!all && sessions.length > LATEST && (
        <button type="button" className="button button-plain" onClick={() => (setAll(true), list.current?.focus())}>
          {say.devicesMore(sessions.length - LATEST)}
        </button>
      )}
      {problem && <Failure message={problem} />}
    </>
  );
}
