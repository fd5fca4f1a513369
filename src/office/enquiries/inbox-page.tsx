import { useCall } from '#client/use-call.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import { choicesOf, Select } from '#office/frame/select.tsx';
import { ListPages } from '#office/frame/list-pages.tsx';
import { useListView, useTypedSearch } from '#office/frame/use-list-view.ts';
import { Gate } from '#office/frame/gate.tsx';
import { EnquiryRow } from '#office/enquiries/enquiry-row.tsx';
import { inboxPath, type InboxView, partsOfInbox, plainInbox, readInboxView } from '#office/frame/inbox-path.ts';
import { type InboxPerson, pageInbox } from '#domain/enquiries/inbox.contract.ts';
import { enquiryKinds, enquiryStates } from '#domain/enquiries/inbox.rules.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Page of the messages from customers, with search and filters. */
export function InboxPage() {
  return (
    <Gate room="/back-office/inbox" title="Inbox">
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
            {loaded.data.count > 0 &&
              `${loaded.data.count} ${loaded.data.count === 1 ? 'message' : 'messages'}${waiting && loaded.data.count > 1 ? '; who waits longest stands first' : ''}`}
          </p>
          {loaded.data.enquiries.length === 0 &&
            (loaded.data.count > 0 ? (
              <EmptyState
                title="This page is empty by now"
                action={{ label: 'First page', onPress: () => change({ page: 1 }) }}
              />
            ) : narrowed ? (
              <EmptyState
                title="Nothing like that is here"
                action={{ label: 'Show what waits', onPress: () => change(plainInbox) }}
              />
            ) : (
              <EmptyState
                title="Everybody is answered"
                action={{ label: 'Show all messages', onPress: () => change({ state: 'all' }) }}
              >
                What people send from the shop’s forms appears here at once.
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

function Filters({ view, people, onChange }: FiltersProps) {
  const [typed, type] = useTypedSearch(view.search, (search) => onChange({ search }, true));
  return (
    <search className="staff-filters">
      <SearchForm
        name="Messages"
        label="Search"
        placeholder="Name, number, e-mail or words"
        className="inbox-search"
        typed={typed}
        onType={(text) => type(text.slice(0, 100))}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        label="Show"
        value={view.state}
        choices={[
          { value: 'unanswered', label: 'Waiting for us' },
          { value: 'all', label: 'All messages' },
          ...choicesOf(enquiryStates),
        ]}
        onChange={(state) => onChange({ state: state as InboxView['state'] })}
      />
      <Select
        label="Kind"
        value={view.kind}
        choices={[
          { value: '', label: 'Every kind' },
          ...choicesOf(enquiryKinds),
          { value: 'erasure', label: 'Wish to be erased' },
          { value: 'doubtful', label: 'Perhaps from a program' },
        ]}
        onChange={(kind) => onChange({ kind: kind as InboxView['kind'] })}
      />
      <Select
        label="With"
        value={view.assignee}
        choices={[
          { value: '', label: 'Everybody' },
          { value: 'me', label: 'Me' },
          { value: 'nobody', label: 'Nobody yet' },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(assignee) => onChange({ assignee })}
      />
      <Select
        label="Age"
        value={view.age}
        choices={[
          { value: '', label: 'Any age' },
          { value: 'fresh', label: 'Of the last day' },
          { value: 'late', label: 'Older than a day' },
          { value: 'week', label: 'Older than a week' },
        ]}
        onChange={(age) => onChange({ age: age as InboxView['age'] })}
      />
    </search>
  );
}
