import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';
import { plainChoice, Select } from '#office/frame/select.tsx';
import { Gate } from '#office/frame/gate.tsx';
import { whenText } from '#office/log/log-groups.ts';
import { type Deeds, deedsOf, type Names, type Story, storyOf, storyOfMany } from '#office/log/log-story.ts';
import * as say from '#office/log/log.texts.ts';
import { loadSettingsWords } from '#office/log/settings-words.ts';
import { type AuditEntry, readAudit } from '#domain/staff/staff.contract.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Page of the audit log, the newest entry first, with filters by staff member and kind. */
export function LogPage() {
  return (
    <Gate room="/back-office/log" title={say.logTitle}>
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

/** Lines that are shown at first, and most pages that are read for them: what one press did to many is one line. */
const LEAST_LINES = 10;
const MOST_PAGES = 10;

/** Reads pages of the log until they make enough lines. @param before id of the last entry that is shown */
async function readLines(filter: LogFilter, before?: string): Promise<CallResult<AnswerOf<typeof readAudit>>> {
  const found: AnswerOf<typeof readAudit> = { entries: [], next: before ?? null, names: {} };
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const asked = Object.entries({ before: found.next, ...filter }).filter(([, value]) => value);
    const answer = await call(readAudit, { query: Object.fromEntries(asked) as Partial<LogFilter> });
    if (!answer.ok) return answer;
    if (answer.data.entries.some((entry) => entry.kind === 'settings')) await loadSettingsWords();
    found.entries.push(...answer.data.entries);
    Object.assign(found.names, answer.data.names);
    found.next = answer.data.next;
    if (found.next === null || deedsOf(found.entries).length >= LEAST_LINES) break;
  }
  return { ok: true, data: found };
}

function Log() {
  const [filter, setFilter] = useState(() => filterOf(new URLSearchParams(location.search)));
  const { actor, kind, recordId } = filter;
  const [entries, setEntries] = useState<AuditEntry[]>([]);
  const [names, setNames] = useState<Names>({});
  const [next, setNext] = useState<string | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | { problem: string }>('loading');

  const load = useCallback(
    async (before?: string): Promise<void> => {
      setState('loading');
      const answer = await readLines(filter, before);
      if (!answer.ok) return setState({ problem: answer.message });
      setEntries((held) => (before ? [...held, ...answer.data.entries] : answer.data.entries));
      setNames((held) => ({ ...held, ...answer.data.names }));
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
  const lines = useMemo(() => deedsOf(entries), [entries]);
  const actors = [...new Set(entries.map((one) => one.actor))].sort();

  return (
    <>
      <div className="staff-filters">
        <Select
          label={say.byWhom}
          value={actor}
          choices={[
            { value: '', label: say.everybody },
            ...(actors.includes(actor) || !actor ? actors : [actor, ...actors]).map(plainChoice),
          ]}
          onChange={(chosen) => narrow({ actor: chosen })}
        />
        <Select
          label={say.aboutWhat}
          value={kind}
          choices={[
            { value: '', label: say.everything },
            ...Object.values(kindDeclarations).map((one) => ({ value: one.kind, label: one.many })),
            ...Object.entries(say.otherKinds).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(chosen) => narrow({ kind: chosen, recordId: '' })}
        />
      </div>
      {recordId && (
        <p>
          {say.onlyOneRecord}{' '}
          <button type="button" className="button button-quiet" onClick={() => narrow({ recordId: '' })}>
            {say.showEverything}
          </button>
        </p>
      )}
      {typeof state === 'object' && <Failure message={state.problem} onRetry={() => void load()} />}
      {state === 'ready' && entries.length === 0 && <EmptyState title={say.logEmpty} />}
      <ol className="staff-log">
        {lines.map((deeds, at) => (
          <Line key={deeds[0].id} deeds={deeds} names={names} open={next !== null && at === lines.length - 1} />
        ))}
      </ol>
      {state === 'loading' && <Skeleton lines={3} />}
      {next && state === 'ready' && (
        <button type="button" className="button button-quiet" onClick={() => void load(next)}>
          {say.showOlder}
        </button>
      )}
    </>
  );
}

interface LineProps {
  deeds: Deeds;
  names: Names;
  /** True for the last line while older entries are not loaded, which may belong to it. */
  open: boolean;
}

/** Line of the log: who did what to which thing, and when; what one press did to many stands folded below. */
function Line({ deeds, names, open }: LineProps) {
  const [first] = deeds;
  const who = <strong>{first.actor}</strong>;
  const when = <time dateTime={first.at}>{whenText(first.at, Date.now())}</time>;
  if (deeds.length === 1)
    return (
      <li>
        <Told story={storyOf(first, names)} who={who} when={when} />
      </li>
    );
  return (
    <li>
      <Told story={storyOfMany(deeds, names, open)} who={who} when={when} />
      <details>
        <summary>{say.eachOf(deeds.length)}</summary>
        <ul className="staff-log-each">
          {deeds.map((entry) => (
            <li key={entry.id}>
              <Told story={storyOf(entry, names)} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Shows a sentence with a link to its thing, then the changed fields that it does not tell. */
function Told({ story: { sentence, thing, changes }, who, when }: { story: Story; who?: ReactNode; when?: ReactNode }) {
  const [before, ...after] = sentence.split(say.THING);
  const linked = after.length > 0;
  return (
    <>
      <p>
        {who} <span>{before}</span>
        {linked && (thing.href ? <a href={thing.href}>{thing.name}</a> : <span>{thing.name}</span>)}
        <span>{`${linked ? after.join(thing.name) : ''}${when ? ' · ' : ''}`}</span>
        {when}
      </p>
      {changes.length > 0 && (
        <dl className="staff-changes">
          {changes.map(({ name, label, before: was, after: is }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {was !== null && (
                  <>
                    <del>{was}</del>{' '}
                  </>
                )}
                <ins>{is}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
