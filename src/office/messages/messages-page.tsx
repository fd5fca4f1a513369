import { Suspense, useEffect, useState } from 'react';
import { SECOND } from '#lib/time.ts';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { Gate } from '#office/frame/gate.tsx';
import { ListPages } from '#office/frame/list-pages.tsx';
import { ListSearch } from '#office/frame/list-search.tsx';
import { choicesOf, Select } from '#office/frame/select.tsx';
import { useListView } from '#office/frame/use-list-view.ts';
import { MessageItem } from '#office/messages/message-item.tsx';
import {
  messagesPath,
  type MessagesView,
  partsOfMessages,
  plainMessages,
  readMessagesView,
} from '#office/messages/messages-path.ts';
import { messageKindTexts, messageStateTexts } from '#domain/outbox/customer-messages.rules.ts';
import { type MessageLine, pageMessages, sendFailedAgain } from '#domain/messages/messages.contract.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// The words change once a season; the log is looked at every day.
const Templates = lazyPart(async () => (await import('#office/messages/templates.tsx')).Templates);

/** Page of the messages to customers: the log of sent messages and, for owners, the texts. */
export function MessagesPage() {
  return (
    <Gate room="/back-office/messages" title="Messages to customers">
      {(me) => <Messages me={me} />}
    </Gate>
  );
}

function Messages({ me }: { me: StaffMe }) {
  return (
    <>
      {me.role === 'owner' && (
        <p>
          <a className="button button-quiet" href="#message-words">
            The words of each message
          </a>
        </p>
      )}
      <Log />
      {me.role === 'owner' && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <Templates />
        </Suspense>
      )}
    </>
  );
}

/** Ms until a list is reloaded while messages in it are being sent. */
const SOON = 5 * SECOND;

const isMoving = ({ state, due }: MessageLine): boolean =>
  state === 'sending' || (state === 'waiting' && Date.parse(due) <= Date.now());

function Log() {
  const [view, change] = useListView(readMessagesView, messagesPath);
  const { loaded, reload } = useCall(pageMessages, { query: partsOfMessages(view) });
  const found = loaded.state === 'ready' ? loaded.data : null;
  useEffect(() => {
    if (!found?.messages.some(isMoving)) return;
    const timer = setTimeout(reload, SOON);
    return () => clearTimeout(timer);
  }, [found, reload]);
  const narrowed = Object.keys(partsOfMessages({ ...view, page: 1 })).length > 0;
  return (
    <section aria-labelledby="message-log">
      <h2 id="message-log">What went out</h2>
      <Filters view={view} onChange={change} />
      {loaded.state === 'loading' && <Skeleton lines={8} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {found && (
        <>
          <p className="soft" role="status">
            {found.count > 0 && `${found.count} ${found.count === 1 ? 'message' : 'messages'}`}
          </p>
          {found.demo && <p className="field-hint">A demonstration: what counts as sent here left nobody’s hands.</p>}
          {found.again > 0 && <SendAll count={found.again} onDone={reload} />}
          {found.messages.length === 0 &&
            (found.count > 0 ? (
              <EmptyState
                title="This page is empty by now"
                action={{ label: 'First page', onPress: () => change({ page: 1 }) }}
              />
            ) : narrowed ? (
              <EmptyState
                title="No message fits"
                action={{ label: 'Show all messages', onPress: () => change(plainMessages) }}
              />
            ) : (
              <EmptyState title="No messages yet">The first one goes out when an order is paid.</EmptyState>
            ))}
          <ul className="message-list">
            {found.messages.map((message) => (
              <MessageItem key={message.id} message={message} maySend onChanged={reload}>
                <p>
                  <a href={`/back-office/orders/${message.orderId}`}>{message.customer || 'A customer'}</a>
                  <span>{`${message.mobile ? `, ${message.mobile}` : ''}, order ${message.invoiceNumber}`}</span>
                </p>
              </MessageItem>
            ))}
          </ul>
          <ListPages
            page={view.page}
            pages={found.pages}
            pathOf={(page) => messagesPath({ ...view, page })}
            onPage={(page) => change({ page })}
          />
        </>
      )}
    </section>
  );
}

/** Button that queues all messages that failed recently again, such as after a gateway outage. */
function SendAll({ count, onDone }: { count: number; onDone(): void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(sendFailedAgain, {});
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    const { count: queued } = answer.data;
    toast(
      queued === 0
        ? 'They were queued already.'
        : `${queued} ${queued === 1 ? 'message is' : 'messages are'} queued again.`,
    );
    onDone();
  };
  return (
    <div className="staff-tools">
      <button
        type="button"
        className="button button-quiet"
        disabled={busy}
        aria-busy={busy}
        onClick={() => void send()}
      >
        {count === 1 ? 'Send the one that failed this week again' : `Send all ${count} that failed this week again`}
      </button>
      <Refusal message={problem} />
    </div>
  );
}

interface FiltersProps {
  view: MessagesView;
  /** Called with a change of the view; `typing` replaces the browser's history entry. */
  onChange(change: Partial<MessagesView>, typing?: boolean): void;
}

const Filters = ({ view, onChange }: FiltersProps) => (
  <search className="staff-filters message-filters">
    <ListSearch
      value={view.q}
      hint="An order’s number, a mobile number or a name"
      onSearch={(q) => onChange({ q }, true)}
    />
    <Select
      label="State"
      value={view.state}
      choices={[{ value: '', label: 'Every state' }, ...choicesOf(messageStateTexts)]}
      onChange={(state) => onChange({ state: state as MessagesView['state'] })}
    />
    <Select
      label="About"
      value={view.kind}
      choices={[{ value: '', label: 'Every step' }, ...choicesOf(messageKindTexts)]}
      onChange={(kind) => onChange({ kind: kind as MessagesView['kind'] })}
    />
  </search>
);
