import * as say from '#office/enquiries/taken.texts.ts';
import type { Enquiry, EnquiryConflict, EnquiryEvent } from '#domain/enquiries/inbox.contract.ts';
import { nearMoment } from '#lib/dates.ts';

/** Returns who changed a message before this page could: who answers it now comes first. */
export function conflictText(
  seen: Pick<Enquiry, 'assigneeId'>,
  { by, at, enquiry: { assignee, assigneeId } }: EnquiryConflict,
): string {
  const when = nearMoment(at);
  if (!assigneeId || assigneeId === seen.assigneeId) return say.changed(by, when);
  return assignee === by ? say.took(by, when) : say.gave(by, assignee, when);
}

/**
 * Returns who else answered a message while this page was open; empty when nobody did.
 * @param known history that the page showed
 * @param now history after the member's own answer, the newest first
 * @param own id of that answer
 */
export function otherAnswer(known: readonly EnquiryEvent[], now: readonly EnquiryEvent[], own: string): string {
  const seen = new Set([own, ...known.map(({ id }) => id)]);
  const other = now.find(({ id, what, undoneBy }) => what === 'answer' && !undoneBy && !seen.has(id));
  return other ? say.answeredToo(other.by, nearMoment(other.at)) : '';
}
