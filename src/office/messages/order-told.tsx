import { useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { MessageItem } from '#office/messages/message-item.tsx';
import { messageKindTexts, type MessageKind } from '#domain/outbox/customer-messages.rules.ts';
import { listOrderMessages, noteChat, type OrderMessages } from '#domain/messages/messages.contract.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { newId } from '#lib/ids.ts';
import * as say from '#office/messages/sent.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Lists the messages sent to an order's customer, and links that open WhatsApp with such a message. */
export function OrderTold({ orderId, me }: { orderId: string; me: StaffMe }) {
  const { loaded, reload } = useCall(listOrderMessages, { params: { orderId } });
  const [problem, setProblem] = useState('');
  /** Click that is not stored yet; its id makes a repeated request the same click. */
  const unsent = useRef<{ id: string; kind: MessageKind } | null>(null);
  const note = async (): Promise<void> => {
    if (!unsent.current) return;
    setProblem('');
    const answer = await call(noteChat, { params: { orderId }, body: unsent.current });
    if (!answer.ok) return setProblem(say.notNotedYet(answer.message));
    unsent.current = null;
    reload();
  };
  return (
    <section aria-labelledby="order-told">
      <h2 id="order-told">{say.toldTitle}</h2>
      {loaded.state === 'loading' && <Skeleton lines={3} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'ready' && (
        <>
          {loaded.data.messages.length === 0 && <p className="soft">{say.toldNothing}</p>}
          <ul className="message-list">
            {loaded.data.messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                maySend={me.role === 'owner' || me.role === 'helper'}
                onChanged={reload}
              />
            ))}
          </ul>
          <ChatLinks
            chat={loaded.data.chat}
            chatLink={loaded.data.chatLink}
            onPress={(kind) => {
              unsent.current = { id: newId(), kind };
              void note();
            }}
          />
        </>
      )}
      <Refusal message={problem}>
        <button type="button" className="button button-quiet" onClick={() => void note()}>
          {say.noteNow}
        </button>
      </Refusal>
    </section>
  );
}

interface ChatLinksProps extends Pick<OrderMessages, 'chat' | 'chatLink'> {
  onPress(kind: MessageKind): void;
}

/**
 * Links that open WhatsApp with each message that fits the order's state; an empty chat without any, a notice without a
 * mobile number.
 */
function ChatLinks({ chat, chatLink, onPress }: ChatLinksProps) {
  if (chatLink === '') return <p className="soft">{say.noMobileNumber}</p>;
  if (chat.length === 0)
    return (
      <p>
        <a className="button button-quiet" href={chatLink} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" size={20} />
          {say.openWhatsapp}
        </a>
      </p>
    );
  return (
    <>
      <p className="inbox-answers">
        {chat.map(({ kind, link }) => (
          <a
            key={kind}
            className="button button-quiet"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => onPress(kind)}
          >
            <Icon name="chat" size={20} />
            <span>{say.whatsappAbout(messageKindTexts[kind])}</span>
          </a>
        ))}
      </p>
      <p className="field-hint">{say.whatsappHint}</p>
    </>
  );
}
