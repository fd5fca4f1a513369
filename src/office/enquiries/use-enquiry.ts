import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { inboxChanged } from '#office/frame/inbox-count.ts';
import { useTitle } from '#office/frame/use-title.ts';
import { useUndo } from '#office/frame/use-undo.tsx';
import { useWrite } from '#office/frame/use-write.ts';
import { conflictText, otherAnswer } from '#office/enquiries/conflict-text.ts';
import { eventText } from '#office/enquiries/history.tsx';
import type { StandingWish } from '#office/enquiries/standing.tsx';
import { changeEnquiry, type Enquiry, type EnquiryConflict, undoChange } from '#domain/enquiries/inbox.contract.ts';
import { enquiryKinds } from '#domain/enquiries/inbox.rules.ts';

/** Hook with a message as it is now, and its changes. @param loaded message as the shop said last */
export function useEnquiry(loaded: Enquiry) {
  const [enquiry, setEnquiry] = useState(loaded);
  useEffect(() => setEnquiry(loaded), [loaded]);
  const { busy, problem, setProblem, write } = useWrite();
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
  const undone = useUndo(() => undefined);
  const done = (next: Enquiry, eventId: string): void => {
    adopt(next);
    const event = next.history.find((one) => one.id === eventId);
    if (event) undone.done(`${eventText(event)}.`, () => takeBack(eventId));
  };
  const change = async (wish: StandingWish): Promise<void> => {
    setOpen(null);
    undone.rest();
    const body = { ...wish, revision: enquiry.revision };
    const answer = await write(() => call(changeEnquiry, { params: { enquiryId: id }, body }));
    if (answer.ok) {
      if (answer.data.eventId) done(answer.data.enquiry, answer.data.eventId);
      return;
    }
    const conflict = answer.status === 409 ? (answer.data as EnquiryConflict | undefined) : undefined;
    if (!conflict?.enquiry) return;
    undone.forget();
    adopt(conflict.enquiry);
    setOpen(wish);
    setProblem(conflictText(enquiry, conflict));
  };
  const undo = async (eventId: string): Promise<void> => {
    undone.rest();
    await write(() => takeBack(eventId));
  };
  const answered = (next: Enquiry, eventId: string): void => {
    setProblem(otherAnswer(enquiry.history, next.history, eventId));
    setOpen(null);
    done(next, eventId);
  };
  return { enquiry, busy, problem, open, notice: undone.notice, adopt, answered, change, undo };
}
