import { useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { endStaffSession, listStaffSessions } from '#domain/staff/staff.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import * as say from '#office/overview/overview.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Lists the member's sessions; each except the present one has a button that ends it. */
export function OwnSessions() {
  const { loaded, reload } = useCall(listStaffSessions, {});
  const [problem, setProblem] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const end = async (sessionId: string): Promise<void> => {
    setProblem('');
    const answer = await call(endStaffSession, { params: { sessionId } });
    if (!answer.ok && answer.status !== 404) return setProblem(answer.message);
    // Its button goes with it.
    list.current?.focus();
    reload();
  };
  return (
    <section aria-labelledby="staff-sessions">
      <h2 id="staff-sessions">{say.sessionsTitle}</h2>
      {loaded.state === 'loading' && <Skeleton lines={2} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      <Refusal message={problem} />
      {loaded.state === 'ready' && (
        <ul ref={list} className="staff-list" tabIndex={-1} aria-labelledby="staff-sessions">
          {loaded.data.sessions.map(({ id, device, openedAt, seenAt, here }) => (
            <li key={id}>
              <span>
                {here ? (
                  <Inserted text={say.sessionHere} parts={{ device: <strong>{device}</strong> }} />
                ) : (
                  <strong>{device}</strong>
                )}
                <small>{say.sessionTimes(nearMoment(openedAt), nearMoment(seenAt))}</small>
              </span>
              {!here && (
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={say.endSessionHeard(device)}
                  onClick={() => void end(id)}
                >
                  {say.endSession}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
