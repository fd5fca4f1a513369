import { Suspense, useState } from 'react';
import { apiBase } from '#client/api-base.ts';
import { useCall } from '#client/use-call.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import { Gate } from '#office/frame/gate.tsx';
import { AnswerLinks } from '#office/enquiries/answer-links.tsx';
import { Beside } from '#office/enquiries/beside.tsx';
import { Marks } from '#office/enquiries/enquiry-row.tsx';
import { History } from '#office/enquiries/history.tsx';
import { inboxPath, namedEnquiry } from '#office/frame/inbox-path.ts';
import { Standing } from '#office/enquiries/standing.tsx';
import { useEnquiry } from '#office/enquiries/use-enquiry.ts';
import { nearMoment } from '#lib/dates.ts';
import { type Enquiry, type InboxPerson, readEnquiry, readPicture } from '#domain/enquiries/inbox.contract.ts';
import { ageText, enquiryKinds } from '#domain/enquiries/inbox.rules.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { fillPath } from '#lib/endpoint.ts';
import * as say from '#office/enquiries/enquiries.texts.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

// The conversation comes before what is added to it.
const NoteForm = lazyPart(async () => (await import('#office/enquiries/note-form.tsx')).NoteForm);

const EraseMessage = lazyPart(async () => (await import('#office/enquiries/erase-message.tsx')).EraseMessage);

/** Page of one message: text, answer links, state, history, notes, and the sender's earlier orders and messages. */
export function EnquiryPage() {
  return (
    <Gate room="/back-office/inbox" title={say.messageTitle} way={<Way />}>
      {(me) => <Loading me={me} />}
    </Gate>
  );
}

const Way = () => (
  <p className="staff-way">
    <a href={inboxPath()}>{say.inboxTitle}</a>
  </p>
);

function Loading({ me }: { me: StaffMe }) {
  const [enquiryId] = useState(() => namedEnquiry(location.pathname));
  const { loaded, reload } = useCall(readEnquiry, { params: { enquiryId } });
  useSeenAgain(reload);
  return (
    <>
      {loaded.state === 'loading' && <Skeleton lines={8} />}
      {loaded.state === 'failed' &&
        (loaded.status === 404 || loaded.status === 400 ? (
          <EmptyState title={say.messageNotFound} action={{ label: say.inboxTitle, href: inboxPath() }}>
            {say.messageNotFoundHint}
          </EmptyState>
        ) : (
          <Failure message={loaded.message} onRetry={reload} />
        ))}
      {loaded.state === 'ready' && <Opened me={me} loaded={loaded.data.enquiry} people={loaded.data.people} />}
    </>
  );
}

function Opened({ me, loaded, people }: { me: StaffMe; loaded: Enquiry; people: readonly InboxPerson[] }) {
  const { enquiry, busy, problem, open, notice, adopt, answered, change, undo } = useEnquiry(loaded);
  return (
    <>
      {notice}
      <div className="inbox-columns">
        <div className="inbox-main">
          <EnquiryText enquiry={enquiry} />
          <AnswerLinks
            enquiry={enquiry}
            staff={me.name}
            onAnswered={(next, _way, eventId) => answered(next, eventId)}
          />
          <Refusal message={problem}>
            {open && (
              <button type="button" className="button button-quiet" onClick={() => void change(open)}>
                {say.changeAnyway}
              </button>
            )}
          </Refusal>
          <Standing enquiry={enquiry} people={people} meId={me.id} busy={busy} onWish={(wish) => void change(wish)} />
          <History history={enquiry.history} busy={busy} onUndo={(event) => void undo(event.id)} />
          <Suspense fallback={<Skeleton lines={3} />}>
            <NoteForm enquiryId={enquiry.id} onAdded={adopt} />
          </Suspense>
          <Suspense fallback={null}>
            <EraseMessage enquiry={enquiry} onChanged={adopt} />
          </Suspense>
        </div>
        <Beside enquiry={enquiry} />
      </div>
    </>
  );
}

/** Shows the content of a message: sender, subject, text, contact details and picture. */
function EnquiryText({ enquiry }: { enquiry: Enquiry }) {
  const { id, name, mobile, email, kind, subject, subjectPage, at, text, price, category, picture, doubtful } = enquiry;
  const url = apiBase + fillPath(readPicture.path, { enquiryId: id });
  return (
    <section className="card inbox-letter" aria-labelledby="enquiry-who">
      <div className="card-body">
        <p className="inbox-marks">
          <Marks enquiry={enquiry} />
        </p>
        <h2 id="enquiry-who">{name || mobile || say.somebody}</h2>
        <p className="soft">
          <span>{`${enquiryKinds[kind]}${subject ? ': ' : ''}`}</span>
          {subject && (subjectPage ? <a href={subjectPage}>{subject}</a> : <span>{subject}</span>)}
          <span>, </span>
          <time dateTime={at}>{`${nearMoment(at)} (${ageText(at, Date.now())})`}</time>
        </p>
        <p className="inbox-text">{text || (kind === 'planning-help' ? say.asksForHelp : say.noWords)}</p>
        {doubtful && <p className="field-hint">{say.spamHint}</p>}
        <dl className="inbox-facts">
          {mobile && <Fact name="Mobile" value={mobile} />}
          {email && <Fact name={say.email} value={email} />}
          {price && <Fact name="May cost" value={`₹${price}`} />}
          {category && kind === 'design-quote' && <Fact name="For" value={category} />}
        </dl>
        {picture && (
          <figure className="inbox-picture">
            <a href={url} target="_blank" rel="noopener noreferrer">
              <img src={url} alt={say.designSent(name || say.thePerson)} loading="lazy" />
            </a>
            <figcaption>
              <a href={`${url}?download=true`}>{say.savePicture}</a>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
