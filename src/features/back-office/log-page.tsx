import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { Gate } from '#features/back-office/gate.tsx';
import { moment } from '#features/back-office/moment.ts';
import { type AuditEntry, readAudit } from '#features/staff/staff.contract.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Every deed of the staff, the newest first. */
export function LogPage() {
  return (
    <Gate room="/back-office/log" title="What was done">
      {() => <Log />}
    </Gate>
  );
}

function Log() {
  const [actor, setActor] = useState('');
  const [entries, setEntries] = useState<AuditEntry[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | { problem: string }>('loading');

  const load = useCallback(
    async (before?: string): Promise<void> => {
      setState('loading');
      const query = { ...(before ? { before } : {}), ...(actor ? { actor } : {}) };
      const answer = await call(readAudit, { query });
      if (!answer.ok) return setState({ problem: answer.message });
      setEntries((held) => (before ? [...held, ...answer.data.entries] : answer.data.entries));
      setNext(answer.data.next);
      setState('ready');
    },
    [actor],
  );
  useEffect(() => void load(), [load]);
  const actors = [...new Set(entries.map((one) => one.actor))].sort();

  return (
    <>
      <label className="field staff-form">
        <span className="field-label">By whom</span>
        <select className="input" value={actor} onChange={(event) => setActor(event.target.value)}>
          <option value="">everybody</option>
          {(actors.includes(actor) || !actor ? actors : [actor, ...actors]).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {typeof state === 'object' && <Failure message={state.problem} onRetry={() => void load()} />}
      {state === 'ready' && entries.length === 0 && <EmptyState title="Nothing was done yet" />}
      <ol className="staff-log">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p>
              <time dateTime={entry.at}>{moment(entry.at)}</time> <strong>{entry.actor}</strong> {sentence(entry)}
            </p>
            <Changes before={entry.before} after={entry.after} />
          </li>
        ))}
      </ol>
      {state === 'loading' && <Skeleton lines={3} />}
      {next && state === 'ready' && (
        <button type="button" className="button button-quiet" onClick={() => void load(next)}>
          Show older
        </button>
      )}
    </>
  );
}

/** What a deed is called. */
const deeds: Record<string, string> = {
  'sign-in session': 'signed in',
  'join staff': 'joined the staff',
  'invite staff': 'invited somebody',
  'change staff': 'changed an account',
  'withdraw invite': 'took an invitation back',
  'make token': 'made a token',
  'revoke token': 'took a token back',
};
const sentence = ({ action, kind }: AuditEntry): string => deeds[`${action} ${kind}`] ?? `${action}: ${kind}`;

/** What stood there before and after, field by field, where they differ. */
function Changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
  if (changed.length === 0) return null;
  return (
    <dl className="staff-changes">
      {changed.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before && (
              <>
                <del>{words(before[name])}</del>{' '}
              </>
            )}
            <ins>{words(after?.[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const words = (value: unknown): string =>
  value === undefined || value === null || value === ''
    ? '(nothing)'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
