import { enquiryPath } from '#office/frame/inbox-path.ts';
import { ageText, enquiryKinds, enquiryStates } from '#domain/enquiries/inbox.rules.ts';
import type { EnquiryHead } from '#domain/enquiries/inbox.contract.ts';
import * as say from '#office/enquiries/enquiries.texts.ts';

/** Shows a message's badges: state, older than a day, wish to be erased, possible spam. */
export function Marks({ enquiry: { state, late, erasure, doubtful } }: { enquiry: EnquiryHead }) {
  return (
    <>
      {late && <span className="badge badge-bad">{say.waitsOverDay}</span>}
      {erasure && <span className="badge badge-warn">{say.asksForDeletion}</span>}
      {doubtful && <span className="badge">{say.perhapsSpam}</span>}
      {state === 'new' ? (
        <span className="badge badge-warn">{say.isNew}</span>
      ) : (
        <span className={state === 'answered' ? 'badge badge-good' : 'badge'}>{enquiryStates[state]}</span>
      )}
    </>
  );
}

/** Row of a message in a list, as a link to its page. @param now in ms since 1970 */
export function EnquiryRow({ enquiry, now }: { enquiry: EnquiryHead; now: number }) {
  const { id, kind, name, mobile, text, subject, at, assignee, notes, state } = enquiry;
  const said = text || (kind === 'planning-help' ? say.asksForHelpShort : say.noWordsShort);
  const aside = [assignee && say.withPerson(assignee), notes > 0 && say.notesCount(notes)];
  return (
    <li className={state === 'new' ? 'inbox-row is-new' : 'inbox-row'}>
      <a href={enquiryPath(id)}>
        <span className="inbox-who">
          <strong>{name || mobile || say.somebody}</strong>
          <small>{`${enquiryKinds[kind]}${subject ? `: ${subject}` : ''}`}</small>
        </span>
        <span className="inbox-words">{said}</span>
        <span className="inbox-marks">
          <Marks enquiry={enquiry} />
          <small>
            <time dateTime={at}>{ageText(at, now)}</time>
            {aside.filter(Boolean).map((part) => `, ${part}`)}
          </small>
        </span>
      </a>
    </li>
  );
}
