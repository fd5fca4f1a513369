import { Suspense, useEffect, useState } from 'react';
import { apiBase } from '#client/api-base.ts';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { useSeenAgain } from '#client/use-seen-again.ts';
import { useTitle } from '#office/frame/use-title.ts';
import { useUndo } from '#office/frame/use-undo.tsx';
import { Gate } from '#office/frame/gate.tsx';
import { AnswerLinks } from '#office/enquiries/answer-links.tsx';
import { Beside } from '#office/enquiries/beside.tsx';
import { Marks } from '#office/enquiries/enquiry-row.tsx';
import { eventText, History } from '#office/enquiries/history.tsx';
import { inboxPath, namedEnquiry } from '#office/frame/inbox-path.ts';
import { inboxChanged } from '#office/frame/inbox-count.ts';
import { Standing, type StandingWish } from '#office/enquiries/standing.tsx';
import { nearMoment } from '#lib/dates.ts';
import {
  changeEnquiry,
  type Enquiry,
  type EnquiryConflict,
  type InboxPerson,
  readEnquiry,
  readPicture,
  undoChange,
} from '#domain/enquiries/inbox.contract.ts';
import { ageText, enquiryKinds } from '#domain/enquiries/inbox.rules.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import { fillPath } from '#lib/endpoint.ts';
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
    <Gate room="/back-office/inbox" title="Message" way={<Way />}>
      {(me) => <Loading me={me} />}
    </Gate>
  );
}

const Way = () => (
  <p className="staff-way">
    <a href={inboxPath()}>Inbox</a>
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
          <EmptyState title="There is no such message" action={{ label: 'Inbox', href: inboxPath() }}>
            It may have been erased, as people can ask for it.
          </EmptyState>
        ) : (
          <Failure message={loaded.message} onRetry={reload} />
        ))}
      {loaded.state === 'ready' && <Opened me={me} loaded={loaded.data.enquiry} people={loaded.data.people} />}
    </>
  );
}

function Opened({ me, loaded, people }: { me: StaffMe; loaded: Enquiry; people: readonly InboxPerson[] }) {
  const [enquiry, setEnquiry] = useState(loaded);
  useEffect(() => setEnquiry(loaded), [loaded]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Change that was refused because other staff changed the message first; it can be repeated. */
  const [open, setOpen] = useState<StandingWish | null>(null);
  const { id, name, mobile, kind } = enquiry;
  useTitle(name || mobile || enquiryKinds[kind]);

  const adopt = (next: Enquiry): void => {
    setEnquiry(next);
    inboxChanged();
  };
  const takeBack = async (eventId: string) => {
    const answer = await call(undoChange, { params: { enquiryId: id }, body: { eventId } });
    if (answer.ok) adopt(answer.data.enquiry);
    return answer;
  };
  const undo = useUndo(() => undefined);
  const done = (next: Enquiry, eventId: string): void => {
    adopt(next);
    const event = next.history.find((one) => one.id === eventId);
    if (event) undo.done(`${eventText(event)}.`, () => takeBack(eventId));
  };
  const change = async (wish: StandingWish): Promise<void> => {
    setBusy(true);
    setProblem('');
    setOpen(null);
    undo.rest();
    const body = { ...wish, revision: enquiry.revision };
    const answer = await call(changeEnquiry, { params: { enquiryId: id }, body });
    setBusy(false);
    if (answer.ok) {
      if (answer.data.eventId) done(answer.data.enquiry, answer.data.eventId);
      return;
    }
    const conflict = answer.status === 409 ? (answer.data as EnquiryConflict | undefined) : undefined;
    if (!conflict?.enquiry) return setProblem(answer.message);
    undo.forget();
    adopt(conflict.enquiry);
    setOpen(wish);
    setProblem(`${conflict.by} changed this message at ${nearMoment(conflict.at)}; you see it as it is now.`);
  };
  const undoFromHistory = async (eventId: string): Promise<void> => {
    setBusy(true);
    setProblem('');
    undo.rest();
    const answer = await takeBack(eventId);
    setBusy(false);
    if (!answer.ok) setProblem(answer.message);
  };

  return (
    <>
      {undo.notice}
      <div className="inbox-columns">
        <div className="inbox-main">
          <EnquiryText enquiry={enquiry} />
          <AnswerLinks enquiry={enquiry} staff={me.name} onAnswered={(next, _way, eventId) => done(next, eventId)} />
          <Refusal message={problem}>
            {open && (
              <button type="button" className="button button-quiet" onClick={() => void change(open)}>
                Make my change all the same
              </button>
            )}
          </Refusal>
          <Standing enquiry={enquiry} people={people} meId={me.id} busy={busy} onWish={(wish) => void change(wish)} />
          <History history={enquiry.history} busy={busy} onUndo={(event) => void undoFromHistory(event.id)} />
          <Suspense fallback={<Skeleton lines={3} />}>
            <NoteForm enquiryId={id} onAdded={adopt} />
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
        <h2 id="enquiry-who">{name || mobile || 'Somebody'}</h2>
        <p className="soft">
          <span>{`${enquiryKinds[kind]}${subject ? ': ' : ''}`}</span>
          {subject && (subjectPage ? <a href={subjectPage}>{subject}</a> : <span>{subject}</span>)}
          <span>, </span>
          <time dateTime={at}>{`${nearMoment(at)} (${ageText(at, Date.now())})`}</time>
        </p>
        <p className="inbox-text">
          {text || (kind === 'planning-help' ? 'Asks for help with this checklist.' : 'No words are left.')}
        </p>
        {doubtful && <p className="field-hint">A field that people do not see was filled in.</p>}
        <dl className="inbox-facts">
          {mobile && <Fact name="Mobile" value={mobile} />}
          {email && <Fact name="E-mail" value={email} />}
          {price && <Fact name="May cost" value={`₹${price}`} />}
          {category && kind === 'design-quote' && <Fact name="For" value={category} />}
        </dl>
        {picture && (
          <figure className="inbox-picture">
            <a href={url} target="_blank" rel="noopener noreferrer">
              <img src={url} alt={`The design that ${name || 'the person'} sent`} loading="lazy" />
            </a>
            <figcaption>
              <a href={`${url}?download=true`}>Save the picture</a>
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
