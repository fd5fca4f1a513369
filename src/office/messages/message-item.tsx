import type { ReactNode } from 'react';
import { call } from '#client/api.ts';
import { useWrite } from '#office/frame/use-write.ts';
import { nearMoment } from '#lib/dates.ts';
import {
  messageKindTexts,
  type MessageState,
  repeatable,
  messageStateTexts,
} from '#domain/outbox/customer-messages.rules.ts';
import { type MessageLine, sendMessageAgain } from '#domain/messages/messages.contract.ts';
import * as say from '#office/messages/messages.texts.ts';
import { Inserted } from '#ui/inserted.tsx';
import { Refusal } from '#ui/refusal.tsx';

const tones: Partial<Record<MessageState, string>> = {
  waiting: 'badge-warn',
  sent: 'badge-good',
  failed: 'badge-bad',
  unsure: 'badge-bad',
};

interface MessageItemProps {
  message: MessageLine;
  /** Recipient and order, in lists of several orders. */
  children?: ReactNode;
  /** True for roles that may send it again. */
  maySend: boolean;
  onChanged(): void;
}

/**
 * Shows a message to a customer: state, kind, text, and the reason why it is not sent; it can be sent again if it
 * failed or is uncertain.
 */
export function MessageItem({ message, children, maySend, onChanged }: MessageItemProps) {
  const { kind, state, text, by, createdAt, changedAt, homes, way } = message;
  const about = <strong>{messageKindTexts[kind]}</strong>;
  return (
    <li className="message-item">
      <p className="message-head">
        <span className={`badge ${tones[state] ?? ''}`}>{messageStateTexts[state]}</span>{' '}
        {homes > 0 ? <Inserted text={say.kindForHomes(homes)} parts={{ kind: about }} /> : about}
        <small>
          <time dateTime={createdAt}>{nearMoment(createdAt)}</time>
          <span>
            {[
              by && say.byWhom(by),
              state === 'sent' && changedAt !== createdAt && say.sentAt(nearMoment(changedAt)),
              way === 'whatsapp' && say.fromShopPhone,
            ]
              .filter(Boolean)
              .map((part) => `, ${part}`)
              .join('')}
          </span>
        </small>
      </p>
      {children}
      {text && <p className="message-text">{text}</p>}
      <Standing message={message} />
      {maySend && repeatable.includes(state) && <Again message={message} onChanged={onChanged} />}
    </li>
  );
}

/**
 * Shows the problem of a message that is not sent, and the time of its next try while it waits; nothing when there is
 * neither.
 */
function Standing({ message: { state, problem, tries, due, mobile } }: { message: MessageLine }) {
  if (state === 'unsure')
    return (
      <p className="message-why">{mobile ? say.mayHaveArrivedAt(problem, mobile) : say.mayHaveArrived(problem)}</p>
    );
  if (state !== 'waiting') return problem ? <p className="message-why">{problem}</p> : null;
  return (
    <p className="message-why">
      {tries > 0 ? say.nextTryAt(problem, tries, nearMoment(due)) : say.goesOutAt(nearMoment(due))}
    </p>
  );
}

function Again({ message: { id, state, kind, customer }, onChanged }: Pick<MessageItemProps, 'message' | 'onChanged'>) {
  const { busy, problem, write } = useWrite();
  const heard = state === 'unsure' ? say.sendAnywayHeard : say.sendAgainHeard;
  const send = async (): Promise<void> => {
    const answer = await write(() => call(sendMessageAgain, { params: { messageId: id } }));
    if (answer.ok) onChanged();
  };
  return (
    <>
      <Refusal message={problem} />
      <button
        type="button"
        className="button button-quiet"
        disabled={busy}
        aria-label={heard(messageKindTexts[kind], customer || say.customerWithoutName)}
        onClick={() => void send()}
      >
        {state === 'unsure' ? say.sendAnyway : say.sendAgain}
      </button>
    </>
  );
}
