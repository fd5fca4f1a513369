import { type ReactNode, useState } from 'react';
import { call } from '#client/api.ts';
import { nearMoment } from '#lib/dates.ts';
import {
  messageKindTexts,
  type MessageState,
  repeatable,
  messageStateTexts,
} from '#domain/outbox/customer-messages.rules.ts';
import { type MessageLine, sendMessageAgain } from '#domain/messages/messages.contract.ts';
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
  return (
    <li className="message-item">
      <p className="message-head">
        <span className={`badge ${tones[state] ?? ''}`}>{messageStateTexts[state]}</span>{' '}
        <strong>{messageKindTexts[kind]}</strong>
        {homes > 0 && <span>{`, ${homes === 1 ? '1 home' : `${homes} homes`}`}</span>}
        <small>
          <time dateTime={createdAt}>{nearMoment(createdAt)}</time>
          <span>{`${by ? `, by ${by}` : ''}${state === 'sent' && changedAt !== createdAt ? `, sent ${nearMoment(changedAt)}` : ''}${way === 'whatsapp' ? ', from the shop’s phone' : ''}`}</span>
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
      <p className="message-why">
        {`${problem} It may have arrived${mobile ? ` at ${mobile}` : ''}, so the shop does not send it again by itself.`}
      </p>
    );
  if (state !== 'waiting') return problem ? <p className="message-why">{problem}</p> : null;
  return (
    <p className="message-why">
      {`${tries > 0 ? `${problem} Tried ${tries === 1 ? 'once' : `${tries} times`}; the next try is at` : 'It goes out at'} ${nearMoment(due)}.`}
    </p>
  );
}

function Again({ message: { id, state, kind, customer }, onChanged }: Pick<MessageItemProps, 'message' | 'onChanged'>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await call(sendMessageAgain, { params: { messageId: id } });
    setBusy(false);
    if (answer.ok) onChanged();
    else setProblem(answer.message);
  };
  return (
    <>
      <Refusal message={problem} />
      <button type="button" className="button button-quiet" disabled={busy} onClick={() => void send()}>
        <span>{state === 'unsure' ? 'Send it all the same' : 'Send again'}</span>
        <span className="visually-hidden">{`: ${messageKindTexts[kind]}, to ${customer || 'the customer'}`}</span>
      </button>
    </>
  );
}
