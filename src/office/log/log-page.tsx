import { Suspense, useCallback, useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { recordPathOf } from '#office/catalogue/paths.ts';
import { declarationOf, kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';
import { plainChoice, Select } from '#office/frame/select.tsx';
import { Gate } from '#office/frame/gate.tsx';
import { enquiryPath } from '#office/frame/inbox-path.ts';
import { deedText, loggedChanges, otherKinds } from '#office/log/log-text.ts';
import { nearMoment } from '#lib/dates.ts';
import { type AuditEntry, readAudit } from '#domain/staff/staff.contract.ts';
import { isId } from '#lib/ids.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const settingsParts = () => import('#office/log/logged-settings.tsx');
const LoggedSettings = lazyPart(async () => (await settingsParts()).LoggedSettings);
const SectionTitle = lazyPart(async () => (await settingsParts()).SectionTitle);

/** Page of the audit log, the newest entry first, with filters by staff member and kind. */
export function LogPage() {
  return (
    <Gate room="/back-office/log" title="What was done">
      {() => <Log />}
    </Gate>
  );
}

/** Filters of the log, kept in the URL; a record's form links to the log with its `recordId`. */
interface LogFilter {
  actor: string;
  kind: string;
  recordId: string;
}

const filterOf = (query: URLSearchParams): LogFilter => ({
  actor: query.get('actor') ?? '',
  kind: query.get('kind') ?? '',
  recordId: query.get('recordId') ?? '',
});

function Log() {
  const [filter, setFilter] = useState(() => filterOf(new URLSearchParams(location.search)));
  const { actor, kind, recordId } = filter;
  const [entries, setEntries] = useState<AuditEntry[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | { problem: string }>('loading');

  const load = useCallback(
    async (before?: string): Promise<void> => {
      setState('loading');
      const asked = Object.entries({ before, ...filter }).filter(([, value]) => value);
      const query = Object.fromEntries(asked);
      const answer = await call(readAudit, { query });
      if (!answer.ok) return setState({ problem: answer.message });
      setEntries((held) => (before ? [...held, ...answer.data.entries] : answer.data.entries));
      setNext(answer.data.next);
      setState('ready');
    },
    [filter],
  );
  useEffect(() => void load(), [load]);
  const narrow = (parts: Partial<LogFilter>): void => {
    const chosen = { ...filter, ...parts };
    setFilter(chosen);
    const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value)).toString();
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}`);
  };
  const actors = [...new Set(entries.map((one) => one.actor))].sort();

  return (
    <>
      <div className="staff-filters">
        <Select
          label="By whom"
          value={actor}
          choices={[
            { value: '', label: 'Everybody' },
            ...(actors.includes(actor) || !actor ? actors : [actor, ...actors]).map(plainChoice),
          ]}
          onChange={(chosen) => narrow({ actor: chosen })}
        />
        <Select
          label="About what"
          value={kind}
          choices={[
            { value: '', label: 'Everything' },
            ...Object.values(kindDeclarations).map((one) => ({ value: one.kind, label: one.many })),
            ...Object.entries(otherKinds).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(chosen) => narrow({ kind: chosen, recordId: '' })}
        />
      </div>
      {recordId && (
        <p>
          Only what was done to one record.{' '}
          <button type="button" className="button button-quiet" onClick={() => narrow({ recordId: '' })}>
            Show all
          </button>
        </p>
      )}
      {typeof state === 'object' && <Failure message={state.problem} onRetry={() => void load()} />}
      {state === 'ready' && entries.length === 0 && <EmptyState title="Nothing was done yet" />}
      <ol className="staff-log">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p>
              <time dateTime={entry.at}>{nearMoment(entry.at)}</time> <strong>{entry.actor}</strong> {deedText(entry)}{' '}
              <RecordLink entry={entry} />
            </p>
            <Changes entry={entry} />
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

/**
 * Link to the record, order, message or settings of an entry; nothing when its kind has no page. A record has its title
 * at the time of the entry.
 */
function RecordLink({ entry: { kind: about, recordId, before, after } }: { entry: AuditEntry }) {
  if (about === 'settings')
    return (
      <a href={`/back-office/settings#${recordId}`}>
        <Suspense fallback="see them">
          <SectionTitle section={recordId} />
        </Suspense>
      </a>
    );
  if (about === 'enquiry') return <a href={enquiryPath(recordId)}>see it</a>;
  if (about === 'refund' && isId(recordId)) return <a href={`/back-office/orders/${recordId}`}>see the order</a>;
  const kind = about === 'schedule' ? String((after ?? before)?.['kind']) : about;
  const declaration = declarationOf(kind);
  if (!declaration) return null;
  if (about === 'schedule') return <a href={recordPathOf(kind, recordId)}>{`a ${declaration.one}`}</a>;
  const record = (after?.['record'] ?? before?.['record']) as Record<string, unknown> | undefined;
  return <a href={recordPathOf(kind, recordId)}>{record ? declaration.title(record) : 'see it'}</a>;
}

/** Shows the fields that an entry changed, with old and new value; nothing when there are none. */
function Changes({ entry }: { entry: AuditEntry }) {
  if (entry.kind === 'settings')
    return (
      <Suspense fallback={null}>
        <LoggedSettings entry={entry} />
      </Suspense>
    );
  const changes = loggedChanges(entry);
  if (changes.length === 0) return null;
  return (
    <dl className="staff-changes">
      {changes.map(({ name, label, before, after }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {before !== null && (
              <>
                <del>{before}</del>{' '}
              </>
            )}
            <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
