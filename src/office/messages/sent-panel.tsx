import { useCall } from '#client/use-call.ts';
import { messagesPath } from '#office/messages/messages-path.ts';
import { type CodesSent, countFailedMessages } from '#domain/messages/messages.contract.ts';
import * as messageTexts from '#office/messages/messages.texts.ts';
import * as say from '#office/messages/sent.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Panel of the first page with the numbers of uncertain and waiting messages, and of sign-in codes sent. */
export function SentPanel() {
  const { loaded, reload } = useCall(countFailedMessages, {});
  return (
    <section className="day-panel" aria-labelledby="day-messages">
      <h2 id="day-messages">{messageTexts.messagesTitle}</h2>
      {loaded.state === 'loading' && <Skeleton lines={2} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'ready' && (
        <ul className="day-facts">
          <li>
            <a href={messagesPath({ state: 'unsure' })}>
              <Inserted text={say.perhapsSent} parts={{ count: <strong>{loaded.data.count.unsure}</strong> }} />
            </a>
          </li>
          <li>
            <a href={messagesPath({ state: 'waiting' })}>
              <Inserted
                text={say.waiting(loaded.data.count.waiting)}
                parts={{ count: <strong>{loaded.data.count.waiting}</strong> }}
              />
            </a>
          </li>
        </ul>
      )}
      {loaded.state === 'ready' && <CodesSentNote {...loaded.data.codes} />}
    </section>
  );
}

/**
 * Shows the numbers of sign-in codes sent in the last hour and day with their limits, and the alarm if there is one.
 */
function CodesSentNote({ hour, day, alarm }: CodesSent) {
  const written = ({ sent, most }: CodesSent['hour']) => ({
    sent: sent.toLocaleString('en-IN'),
    most: most.toLocaleString('en-IN'),
  });
  return (
    <>
      {alarm && <p className="notice notice-problem">{say.codesAlarm(alarm)}</p>}
      <p>
        <a href="/back-office/settings#codes">{say.codesSent(written(hour), written(day))}</a>
      </p>
    </>
  );
}
