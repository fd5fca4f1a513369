import { useCall } from '#client/use-call.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import { chosenText, FoldedFilters } from '#office/frame/folded-filters.tsx';
import { choicesOf, Select } from '#office/frame/select.tsx';
import { ListPages } from '#office/frame/list-pages.tsx';
import { useListView, useTypedSearch } from '#office/frame/use-list-view.ts';
import { Gate } from '#office/frame/gate.tsx';
import { EnquiryRow } from '#office/enquiries/enquiry-row.tsx';
import { inboxPath, type InboxView, partsOfInbox, plainInbox, readInboxView } from '#office/frame/inbox-path.ts';
import { type InboxPerson, pageInbox } from '#domain/enquiries/inbox.contract.ts';
import { enquiryKinds, enquiryStates } from '#domain/enquiries/inbox.rules.ts';
import * as say from '#office/enquiries/enquiries.texts.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Page of the messages from customers, with search and filters. */
export function InboxPage() {
  return (
    <Gate room="/back-office/inbox" title={say.inboxTitle}>
      {() => <Inbox />}
    </Gate>
  );
}

function Inbox() {
  const [view, change] = useListView(readInboxView, inboxPath);
  const { loaded, reload } = useCall(pageInbox, { query: partsOfInbox(view) });
  useSeenAgain(reload);
  const narrowed = Object.keys(partsOfInbox({ ...view, page: 1 })).length > 0;
  const waiting = ['unanswered', 'new', 'open'].includes(view.state);
  return (
    <>
      <Filters view={view} people={loaded.state === 'ready' ? loaded.data.people : []} onChange={change} />
      {loaded.state === 'loading' && <Skeleton lines={8} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'ready' && (
        <>
          <p className="soft" role="status">
            {loaded.data.count > 0 && (waiting ? say.messagesByWaiting : say.messagesFound)(loaded.data.count)}
          </p>
          {loaded.data.enquiries.length === 0 &&
            (loaded.data.count > 0 ? (
              <EmptyState title={say.pageEmpty} action={{ label: say.firstPage, onPress: () => change({ page: 1 }) }} />
            ) : narrowed ? (
              <EmptyState
                title={say.noMessageMatches}
                action={{ label: say.showWaiting, onPress: () => change(plainInbox) }}
              />
            ) : (
              <EmptyState
                title={say.allAnswered}
                action={{ label: say.showAllMessages, onPress: () => change({ state: 'all' }) }}
              >
                {say.allAnsweredHint}
              </EmptyState>
            ))}
          <ul className="inbox-list">
            {loaded.data.enquiries.map((enquiry) => (
              <EnquiryRow key={enquiry.id} enquiry={enquiry} now={Date.now()} />
            ))}
          </ul>
          <ListPages
            page={view.page}
            pages={loaded.data.pages}
            pathOf={(page) => inboxPath({ ...view, page })}
            onPage={(page) => change({ page })}
          />
        </>
      )}
    </>
  );
}

interface FiltersProps {
  view: InboxView;
  people: readonly InboxPerson[];
  /** Called with a change of the view; `typing` replaces the browser's history entry. */
  onChange(change: Partial<InboxView>, typing?: boolean): void;
}

const states = [
  { value: 'unanswered', label: say.waitingForUs },
  { value: 'all', label: say.allMessages },
  ...choicesOf(enquiryStates),
];
const kinds = [
  { value: '', label: say.everyKind },
  ...choicesOf(enquiryKinds),
  { value: 'erasure', label: say.asksForDeletion },
  { value: 'doubtful', label: say.perhapsSpam },
];
const ages = [
  { value: '', label: say.anyAge },
  { value: 'fresh', label: say.withinDay },
  { value: 'late', label: say.waitsOverDay },
  { value: 'week', label: say.overWeek },
];

function Filters({ view, people, onChange }: FiltersProps) {
  const [typed, type] = useTypedSearch(view.search, (search) => onChange({ search }, true));
  const assignees = [
    { value: '', label: say.everybody },
    { value: 'me', label: say.me },
    { value: 'nobody', label: say.nobodyYet },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const chosen = chosenText([view.state, states], [view.kind, kinds], [view.assignee, assignees], [view.age, ages]);
  return (
    <search className="staff-filters">
      <SearchForm
        name="Messages"
        label={say.search}
        placeholder={say.searchPlaceholder}
        className="inbox-search"
        typed={typed}
        onType={(text) => type(text.slice(0, 100))}
        onSearch={(search) => onChange({ search })}
      />
      <FoldedFilters chosen={chosen}>
        <Select
          label={say.show}
          value={view.state}
          choices={states}
          onChange={(state) => onChange({ state: state as InboxView['state'] })}
        />
        <Select
          label={say.kind}
          value={view.kind}
          choices={kinds}
          onChange={(kind) => onChange({ kind: kind as InboxView['kind'] })}
        />
        <Select
          label={say.assigneeLabel}
          value={view.assignee}
          choices={assignees}
          onChange={(assignee) => onChange({ assignee })}
        />
        <Select
          label={say.age}
          value={view.age}
          choices={ages}
          onChange={(age) => onChange({ age: age as InboxView['age'] })}
        />
      </FoldedFilters>
    </search>
  );
}
