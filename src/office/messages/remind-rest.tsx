import { useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { listOrderMessages, noteChat } from '#domain/messages/messages.contract.ts';
import { newId } from '#lib/ids.ts';
import * as say from '#office/messages/sent.texts.ts';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';

interface RemindRestProps {
  orderId: string;
  /** Accessible suffix of the link's text that distinguishes its order. */
  name: string;
}

/**
 * Links to WhatsApp with the reminder of the unpaid balance and its payment link; records each click in the order's
 * messages.
 */
export function RemindRest({ orderId, name }: RemindRestProps) {
  const { loaded } = useCall(listOrderMessages, { params: { orderId } });
  const [problem, setProblem] = useState('');
  /** Id of a click that is not stored yet, so that a repeated request is the same click. */
  const unsent = useRef('');
  const reminder = loaded.data?.chat.find(({ kind }) => kind === 'rest');
  if (!reminder) return null;
  const note = async (): Promise<void> => {
    setProblem('');
    unsent.current ||= newId();
    const answer = await call(noteChat, { params: { orderId }, body: { id: unsent.current, kind: 'rest' } });
    if (!answer.ok) return setProblem(say.notNotedYet(answer.message));
    unsent.current = '';
  };
  return (
    <>
      <a className="button" href={reminder.link} target="_blank" rel="noopener noreferrer" onClick={() => void note()}>
        <Icon name="chat" size={20} />
        {say.remind}
        <span className="visually-hidden"> {name}</span>
      </a>
      <Refusal message={problem}>
        <button type="button" className="button button-quiet" onClick={() => void note()}>
          {say.noteNow}
        </button>
      </Refusal>
    </>
  );
}
