import { nearMoment } from '#lib/dates.ts';
import type { EnquiryEvent } from '#domain/enquiries/inbox.contract.ts';
import { answerWays, enquiryStates } from '#domain/enquiries/inbox.rules.ts';

interface HistoryProps {
  history: readonly EnquiryEvent[];
  busy: boolean;
  onUndo(event: EnquiryEvent): void;
}

/**
 * Lists notes, answers and changes of a message, the newest first; the last answer or change that is not undone can be
 * undone.
 */
export function History({ history, busy, onUndo }: HistoryProps) {
  const last = history.find(({ what, undoneBy }) => what !== 'note' && undoneBy === '');
  return (
    <section aria-labelledby="enquiry-history">
      <h2 id="enquiry-history">Notes and history</h2>
      {history.length === 0 && <p className="soft">Nobody has done anything about it yet.</p>}
      <ol className="inbox-history">
        {history.map((event) => (
          <li key={event.id} className={event.what === 'note' ? 'is-note' : undefined}>
            <p>
              {event.undoneBy ? <del>{eventText(event)}</del> : <span>{eventText(event)}</span>}
              {event.undoneBy && <span>{`, taken back by ${event.undoneBy}`}</span>}
            </p>
            {event.what === 'note' && <p className="inbox-note">{event.text}</p>}
            <p className="inbox-when">
              <time dateTime={event.at}>{nearMoment(event.at)}</time>
              {event === last && (
                <button type="button" className="button button-plain" disabled={busy} onClick={() => onUndo(event)}>
                  Take back<span className="visually-hidden">{`: ${eventText(event)}`}</span>
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the text of a history entry: "Answered by WhatsApp, Meera". */
export function eventText({ what, way, by, before, after }: EnquiryEvent): string {
  if (what === 'note') return `${by} noted`;
  if (what === 'answer') return `Answered ${way ? answerWays[way] : ''}, ${by}`;
  const parts = [
    before?.assignee !== after?.assignee && (after?.assignee ? `given to ${after.assignee}` : 'given to nobody'),
    before?.state !== after?.state && after && `set to “${enquiryStates[after.state]}”`,
    before?.erasure !== after?.erasure &&
      (after?.erasure ? 'marked as a wish to be erased' : 'is no wish to be erased'),
  ].filter(Boolean);
  const said = parts.join(', ') || 'looked at';
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}, ${by}`;
}
