import { Suspense, useEffect } from 'react';
import { SECOND } from '#lib/time.ts';
import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { chosenText, FoldedFilters } from '#office/frame/folded-filters.tsx';
import { Gate } from '#office/frame/gate.tsx';
import { ListPages } from '#office/frame/list-pages.tsx';
import { ListSearch } from '#office/frame/list-search.tsx';
import { choicesOf, Select } from '#office/frame/select.tsx';
import { useListView } from '#office/frame/use-list-view.ts';
import { useWrite } from '#office/frame/use-write.ts';
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
import * as say from '#office/messages/messages.texts.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// The words change once a season; the log is looked at every day.
const Templates = lazyPart(async () => (await import('#office/messages/templates.tsx')).Templates);

/** Page of the messages to customers: the log of sent messages and, for owners, the texts. */
export function MessagesPage() {
  return (
    <Gate room="/back-office/messages" title={say.messagesTitle}>
      {(me) => <Messages me={me} />}
    </Gate>
  );
}

function Messages({ me }: { me: StaffMe }) {
  return (
    <>
      <Log hasWords={me.role === 'owner'} />
      {me.role === 'owner' && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <Templates />
        </Suspense>
      )}
    </>
  );
}

const states = [{ value: '', label: say.everyState }, ...choicesOf(messageStateTexts)];
const kinds = [{ value: '', label: say.everyStep }, ...choicesOf(messageKindTexts)];

/** Ms until a list is reloaded while messages in it are being sent. */
const SOON = 5 * SECOND;

const isMoving = ({ state, due }: MessageLine): boolean =>
  state === 'sending' || (state === 'waiting' && Date.parse(due) <= Date.now());

/** Lists what was sent. @param hasWords true when the words of the messages stand below */
function Log({ hasWords }: { hasWords: boolean }) {
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
    <section aria-label={say.whatWentOutHeard}>
      <Filters view={view} onChange={change} />
      {loaded.state === 'loading' && <Skeleton lines={8} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {found && (
        <>
          <div className="staff-found">
            <p className="soft" role="status">
              {found.count > 0 && say.messagesFound(found.count)}
            </p>
            {hasWords && (
              <p>
                <a href="#message-words">{say.toTheWords}</a>
              </p>
            )}
          </div>
          {found.again > 0 && <SendAll count={found.again} onDone={reload} />}
          {found.messages.length === 0 &&
            (found.count > 0 ? (
              <EmptyState title={say.pageEmpty} action={{ label: say.firstPage, onPress: () => change({ page: 1 }) }} />
            ) : narrowed ? (
              <EmptyState
                title={say.noMessageMatches}
                action={{ label: say.showAllMessages, onPress: () => change(plainMessages) }}
              />
            ) : (
              <EmptyState title={say.noMessagesYet}>{say.noMessagesYetHint}</EmptyState>
            ))}
          <ul className="message-list">
            {found.messages.map((message) => (
              <MessageItem key={message.id} message={message} maySend onChanged={reload}>
                <p>
                  <Inserted
                    text={
                      message.mobile
                        ? say.aboutOrderMobile(message.mobile, message.invoiceNumber)
                        : say.aboutOrder(message.invoiceNumber)
                    }
                    parts={{
                      customer: (
                        <a href={`/back-office/orders/${message.orderId}`}>{message.customer || say.someCustomer}</a>
                      ),
                    }}
                  />
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
          {found.demo && <p className="field-hint">{say.demonstration}</p>}
        </>
      )}
    </section>
  );
}

/** Button that queues all messages that failed recently again, such as after a gateway outage. */
function SendAll({ count, onDone }: { count: number; onDone(): void }) {
  const { busy, problem, write } = useWrite();
  const send = async (): Promise<void> => {
    const answer = await write(() => call(sendFailedAgain, {}));
    if (!answer.ok) return;
    const { count: queued } = answer.data;
    toast(queued === 0 ? say.alreadyQueued : say.goOutAgain(queued));
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
        {say.sendFailedAgain(count)}
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
    <ListSearch value={view.q} hint={say.searchHint} onSearch={(q) => onChange({ q }, true)} />
    <FoldedFilters chosen={chosenText([view.state, states], [view.kind, kinds])}>
      <Select
        label={say.state}
        value={view.state}
        choices={states}
        onChange={(state) => onChange({ state: state as MessagesView['state'] })}
      />
      <Select
        label={say.about}
        value={view.kind}
        choices={kinds}
        onChange={(kind) => onChange({ kind: kind as MessagesView['kind'] })}
      />
    </FoldedFilters>
  </search>
);
