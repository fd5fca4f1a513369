import { useCall } from '#client/use-call.ts';
import { messagesPath } from '#office/messages/messages-path.ts';
import { type CodesSent, countFailedMessages } from '#domain/messages/messages.contract.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Panel of the overview with the numbers of failed, uncertain and waiting messages, and of sign-in codes sent. */
export function FailedPanel() {
  const { loaded, reload } = useCall(countFailedMessages, {});
  return (
    <section className="day-panel" aria-labelledby="day-messages">
      <h2 id="day-messages">Messages to customers</h2>
      {loaded.state === 'loading' && <Skeleton lines={2} />}
      {loaded.state === 'failed' && <Failure message={loaded.message} onRetry={reload} />}
      {loaded.state === 'ready' && (
        <ul className="day-facts">
          <li className={loaded.data.count.failed > 0 ? 'is-late' : undefined}>
            <a href={messagesPath({ state: 'failed' })}>
              <strong>{loaded.data.count.failed}</strong> failed
            </a>
          </li>
          <li>
            <a href={messagesPath({ state: 'unsure' })}>
              <strong>{loaded.data.count.unsure}</strong> perhaps sent
            </a>
          </li>
          <li>
            <a href={messagesPath({ state: 'waiting' })}>
              <strong>{loaded.data.count.waiting}</strong>
              <span>{` ${loaded.data.count.waiting === 1 ? 'waits' : 'wait'} to go out`}</span>
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
  const of = ({ sent, most }: CodesSent['hour']) =>
    `${sent.toLocaleString('en-IN')} of ${most.toLocaleString('en-IN')}`;
  return (
    <>
      {alarm && <p className="notice notice-problem">{`${alarm} If these are real customers, allow more.`}</p>}
      <p>
        <a href="/back-office/settings#codes">
          {`Codes to sign in: ${of(hour)} in the last hour, ${of(day)} in the last day`}
        </a>
      </p>
    </>
  );
}
