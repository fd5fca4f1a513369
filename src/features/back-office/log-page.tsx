import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { recordAddressOf } from '#features/back-office/catalogue/addresses.ts';
import type { KindDeclaration } from '#features/back-office/catalogue/declarations/declaration.ts';
import { declarationOf, kindDeclarations } from '#features/back-office/catalogue/declarations/kinds.ts';
import { sameValue } from '#features/back-office/catalogue/merge.rules.ts';
import { plainChoice, Select } from '#features/back-office/lists/select.tsx';
import { fieldOf, valueWords } from '#features/back-office/catalogue/value-words.tsx';
import { Gate } from '#features/back-office/gate.tsx';
import { enquiryAddress } from '#features/back-office/inbox/inbox-address.ts';
import { nearMoment } from '#lib/dates.ts';
import { type AuditEntry, readAudit } from '#features/staff/staff.contract.ts';
import { isId } from '#lib/ids.ts';
import { shorten } from '#lib/text.ts';
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

/** Kinds of the log that are no records of the catalogue. */
const otherKinds: Record<string, string> = {
  session: 'Signing in',
  staff: 'Staff',
  invite: 'Invitations to the staff',
  token: 'Tokens of the command line',
  enquiry: 'Messages of customers',
  schedule: 'Planned changes',
  parcel: 'Steps of parcels',
  order: 'Notes on orders',
  archive: 'Restored archives',
  message: 'Messages to customers',
  'message-template': 'Words of messages',
  refund: 'Money back',
};

/** What the log is narrowed to; the address may name a record, as its form does. */
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
              <time dateTime={entry.at}>{nearMoment(entry.at)}</time> <strong>{entry.actor}</strong> {sentence(entry)}{' '}
              <RecordLink entry={entry} />
            </p>
            <Changes kind={entry.kind} before={flat(entry.before)} after={flat(entry.after)} />
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
  'renew recovery codes': 'made new recovery codes',
  'step parcel': 'brought parcels to another state',
  'undo parcel': 'took a step of parcels back',
  'note order': 'noted something about an order',
  'refund refund': 'sent money back',
  'refund-again refund': 'asked again for a refund',
  'settle refund': 'declared money settled',
  'change enquiry': 'changed where a message stands',
  'answer enquiry': 'answered a message',
  'note enquiry': 'added a note to a message',
  'erase enquiry': 'erased a message',
  'undo enquiry': 'took back a change of a message',
  'change settings': 'changed the settings',
  'ready kitchen': 'ticked something as ready in the kitchen',
  'not-ready kitchen': 'took a tick of the kitchen away',
  'send-again message': 'sent a message once more',
  'whatsapp message': 'opened a message in WhatsApp',
  'save message-template': 'changed the words of a message',
  'plan schedule': 'planned something for',
  'replan schedule': 'changed what is planned for',
  'unplan schedule': 'removed what was planned for',
};

/** What a deed on a record of the catalogue is called. */
const recordDeeds: Record<string, string> = {
  create: 'added',
  change: 'changed',
  restore: 'brought an earlier version back of',
  withdraw: 'withdrew',
  'bring-back': 'brought back from the bin',
  move: 'moved',
};

function sentence({ action, kind }: AuditEntry): string {
  const declaration = declarationOf(kind);
  return declaration
    ? `${recordDeeds[action] ?? action} the ${declaration.one}`
    : (deeds[`${action} ${kind}`] ?? `${action}: ${kind}`);
}

/** The record that a deed is about, by its name of then. */
function RecordLink({ entry: { kind: about, recordId, before, after } }: { entry: AuditEntry }) {
  if (about === 'settings') return <a href={`/back-office/settings#${recordId}`}>{recordId}</a>;
  if (about === 'enquiry') return <a href={enquiryAddress(recordId)}>see it</a>;
  if (about === 'refund' && isId(recordId)) return <a href={`/back-office/orders/${recordId}`}>see the order</a>;
  const kind = about === 'schedule' ? String((after ?? before)?.['kind']) : about;
  const declaration = declarationOf(kind);
  if (!declaration) return null;
  if (about === 'schedule') return <a href={recordAddressOf(kind, recordId)}>a {declaration.one}</a>;
  const record = (after?.['record'] ?? before?.['record']) as Record<string, unknown> | undefined;
  return <a href={recordAddressOf(kind, recordId)}>{record ? declaration.title(record) : 'see it'}</a>;
}

type Noted = Record<string, unknown> | null;

/** What the log keeps of a record beside its fields is told by the deed itself. */
function flat(noted: Noted): Noted {
  if (noted && 'plan' in noted) return { Plan: noted['plan'] };
  if (!noted || typeof noted['record'] !== 'object') return noted;
  return { ...(noted['record'] as Record<string, unknown>), isActive: noted['isActive'] };
}

/** What stood there before and after, field by field, where they differ. */
function Changes({ kind, before, after }: { kind: string; before: Noted; after: Noted }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed =
    before || !declarationOf(kind) ? names.filter((name) => !sameValue(before?.[name], after?.[name])) : [];
  if (changed.length === 0) return null;
  const declaration = declarationOf(kind);
  return (
    <dl className="staff-changes">
      {changed.map((name) => (
        <div key={name}>
          <dt>{declaration ? fieldOf(declaration, name).label : name}</dt>
          <dd>
            {before && (
              <>
                <del>{words(declaration, name, before[name])}</del>{' '}
              </>
            )}
            <ins>{words(declaration, name, after?.[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Letters of a value that the log shows. */
const SHOWN = 300;

function words(declaration: KindDeclaration | null, name: string, value: unknown): string {
  if (declaration && name !== 'place') return shorten(valueWords(fieldOf(declaration, name), value), SHOWN);
  if (value === undefined || value === null || value === '') return '(nothing)';
  return shorten(typeof value === 'string' ? value : JSON.stringify(value), SHOWN);
}
