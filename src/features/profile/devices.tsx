import { useState } from 'react';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { endOneSession, type SessionWire } from '#features/session/session.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import { Failure } from '#ui/failure.tsx';

/** The devices on which the person is signed in; each but this one can be signed out. */
export function Devices({ sessions, onEnded }: { sessions: SessionWire[]; onEnded(): void }) {
  const [ending, setEnding] = useState('');
  const [problem, setProblem] = useState('');
  const end = async ({ _id, device }: SessionWire): Promise<void> => {
    setEnding(_id);
    setProblem('');
    const answer = await call(endOneSession, { params: { sessionId: _id } });
    setEnding('');
    // One that is gone already is what was wanted.
    if (!answer.ok && answer.status !== 404) return setProblem(answer.message);
    toast(`${device} is signed out.`, { kind: 'done' });
    onEnded();
  };
  if (sessions.length === 0) return <p className="soft">Each device is listed here from its next sign-in on.</p>;
  return (
    <>
      <ul className="devices">
        {sessions.map((session) => (
          <li key={session._id}>
            <strong>{session.device}</strong>
            <span className="soft">
              {session.current ? 'This device' : `Last used ${nearMoment(session.lastUsed)}`}
            </span>
            {!session.current && (
              <button
                type="button"
                className="button button-quiet"
                aria-label={`Sign out ${session.device}`}
                aria-busy={ending === session._id}
                disabled={ending !== ''}
                onClick={() => void end(session)}
              >
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem && <Failure message={problem} />}
    </>
  );
}
