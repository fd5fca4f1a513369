import { useLatest } from '#office/frame/use-latest.tsx';
import { nearMoment } from '#lib/dates.ts';
import { listText } from '#lib/text.ts';
import type { EnquiryEvent } from '#domain/enquiries/inbox.contract.ts';
import { answerWays, enquiryStates } from '#domain/enquiries/inbox.rules.ts';
import * as say from '#office/enquiries/enquiries.texts.ts';
import { Inserted } from '#ui/inserted.tsx';

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
  const { list, shown, more } = useLatest(history, 'entries');
  return (
    <section aria-labelledby="enquiry-history">
      <h2 id="enquiry-history">{say.historyTitle}</h2>
      {history.length === 0 && <p className="soft">{say.historyEmpty}</p>}
      <ol className="inbox-history" id={list}>
        {shown.map((event) => (
          <li key={event.id} className={event.what === 'note' ? 'is-note' : undefined}>
            <p>
              {event.undoneBy ? (
                <Inserted text={say.entryUndone(event.undoneBy)} parts={{ entry: <del>{eventText(event)}</del> }} />
              ) : (
                <span>{eventText(event)}</span>
              )}
            </p>
            {event.what === 'note' && <p className="inbox-note">{event.text}</p>}
            <p className="inbox-when">
              <time dateTime={event.at}>{nearMoment(event.at)}</time>
              {event === last && (
                <button type="button" className="button button-plain" disabled={busy} onClick={() => onUndo(event)}>
                  {say.undo}
                  <span className="visually-hidden">{`: ${eventText(event)}`}</span>
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {more}
    </section>
  );
}

/** Returns the text of a history entry: "Meera answered by WhatsApp". */
export function eventText({ what, way, by, before, after }: EnquiryEvent): string {
  if (what === 'note') return say.byNoted(by);
  if (what === 'answer') return say.byAnswered(by, way ? answerWays[way] : '').trim();
  const parts = [
    before?.assignee !== after?.assignee && assigned(by, after?.assignee ?? ''),
    before?.state !== after?.state && after && say.setState(enquiryStates[after.state]),
    before?.erasure !== after?.erasure && (after?.erasure ? say.markedForDeletion : say.unmarkedForDeletion),
  ].filter((part) => typeof part === 'string');
  return say.byChanged(by, listText(parts) || say.lookedAt);
}

const assigned = (by: string, to: string): string => (to === by ? say.tookIt : to ? say.gaveTo(to) : say.gaveToNobody);
