import { inboxChanged, useInboxCount } from '#office/frame/inbox-count.ts';
import { inboxPath } from '#office/frame/inbox-path.ts';
import { Failure } from '#ui/failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Panel of the overview with the numbers of unanswered, late and new messages. */
export function InboxPanel() {
  const { count, problem } = useInboxCount();
  return (
    <section className="day-panel" aria-labelledby="day-inbox">
      <h2 id="day-inbox">Messages</h2>
      {!count && !problem && <Skeleton lines={3} />}
      {!count && problem && <Failure message={problem} onRetry={inboxChanged} />}
      {count && (
        <ul className="day-facts">
          <li>
            <a href={inboxPath()}>
              <strong>{count.unanswered}</strong>
              <span>{` ${count.unanswered === 1 ? 'waits' : 'wait'} for an answer`}</span>
            </a>
          </li>
          <li className={count.late > 0 ? 'is-late' : undefined}>
            <a href={inboxPath({ age: 'late' })}>
              <strong>{count.late}</strong>
              <span>{` ${count.late === 1 ? 'is' : 'are'} older than a day`}</span>
            </a>
          </li>
          <li>
            <a href={inboxPath({ state: 'new' })}>
              <strong>{count.fresh}</strong> nobody has taken up yet
            </a>
          </li>
        </ul>
      )}
    </section>
  );
}
