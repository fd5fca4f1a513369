import type { FastifyInstance } from 'fastify';
import {
  addNote,
  changeEnquiry,
  countInbox,
  eraseEnquiry,
  type Enquiry,
  type EnquiryConflict,
  noteAnswer,
  pageInbox,
  readEnquiry,
  readPicture,
  undoChange,
} from '#domain/enquiries/inbox.contract.ts';
import { answersMessages, countMessages, listInboxPeople, pageEnquiries } from '#domain/enquiries/inbox.repo.ts';
import { designOf, eraseMessage, findEnquiry } from '#domain/enquiries/message.repo.ts';
import {
  type EventWrite,
  lastChange,
  markUndone,
  readEvent,
  readStanding,
  writeEvent,
  writeStanding,
} from '#domain/enquiries/standing.repo.ts';
import { whenTaken } from '#domain/enquiries/inbox.rules.ts';
import { newId } from '#lib/ids.ts';
import type { Shop } from '#server/context.ts';
import { type Queries, withTransaction } from '#server/db/database.ts';
import type { Standing } from '#domain/enquiries/inbox.schema.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import type { StaffMember } from '#server/staff/staff-session.repo.ts';
import * as say from '#domain/enquiries/enquiries.texts.ts';
import { said } from '#lib/said.ts';

/** Serves the endpoints by which staff read and erase customers' messages. */
export function inboxRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;
  serve(app, shop, pageInbox, async ({ query, staff }) => {
    const assignee = query.assignee === 'me' ? staff.id : query.assignee;
    const [page, people] = await Promise.all([
      pageEnquiries(db, { ...query, assignee }, shop.now()),
      listInboxPeople(db),
    ]);
    return { ...page, people };
  });

  serve(app, shop, countInbox, async () => ({ count: await countMessages(db, shop.now()) }));

  serve(app, shop, readEnquiry, async ({ params: { enquiryId } }) => {
    const [enquiry, people] = await Promise.all([present(shop, enquiryId), listInboxPeople(db)]);
    return { enquiry, people };
  });

  serve(app, shop, eraseEnquiry, async ({ params: { enquiryId }, body, staff }) => {
    const done = await inTurn<Erased>(shop, enquiryId, async (tx) => {
      const held = await readStanding(tx, enquiryId);
      if (!held) return { image: null };
      if (held.revision !== body.revision) return { by: held.changedBy, at: held.changedAt };
      const image = await eraseMessage(tx, enquiryId);
      await writeAudit(tx, staff, shop.now(), { action: 'erase', kind: 'enquiry', recordId: enquiryId });
      return { image };
    });
    if ('by' in done) {
      const conflict: EnquiryConflict = { code: 'enquiry-changed', ...done, enquiry: await present(shop, enquiryId) };
      throw new Refusal(409, said(say, 'changedBeforeDelete', done.by), {
        data: { ...conflict },
      });
    }
    if (done.image) await shop.media.remove(done.image);
    return {};
  });

  serve(app, shop, readPicture, async ({ params: { enquiryId }, query: { download }, reply }) => {
    const design = await designOf(db, enquiryId);
    const picture = design && (await shop.media.asJpeg(design));
    if (!picture) throw notFound(said(say, 'noPicture'));
    const how = download ? 'attachment' : 'inline';
    return reply
      .type('image/jpeg')
      .header('content-disposition', `${how}; filename="design-${enquiryId}.jpg"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-site')
      .send(picture);
  });
}

/** Serves the endpoints by which staff assign, answer and annotate customers' messages. */
export function inboxAnswerRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, changeEnquiry, async ({ params: { enquiryId }, body, staff }) => {
    const eventId = newId(shop.now());
    const done = await inTurn(shop, enquiryId, async (tx) => {
      const { standing, revision, changedBy, changedAt } = await standingOf(tx, enquiryId);
      if (revision !== body.revision) return { by: changedBy, at: changedAt };
      const after = await wished(tx, standing, body);
      if (JSON.stringify(after) === JSON.stringify(standing)) return null;
      await move(shop, tx, staff, enquiryId, [standing, revision], after, { id: eventId, what: 'change' });
      return eventId;
    });
    const enquiry = await present(shop, enquiryId);
    if (done === null || typeof done === 'string') return { enquiry, eventId: done };
    const conflict: EnquiryConflict = { code: 'enquiry-changed', ...done, enquiry };
    throw new Refusal(409, said(say, 'messageChanged', done.by), {
      data: { ...conflict },
    });
  });

  serve(app, shop, noteAnswer, async ({ params: { enquiryId }, body: { id, way }, staff }) => {
    await inTurn(shop, enquiryId, async (tx) => {
      const { standing, revision } = await standingOf(tx, enquiryId);
      if (await readEvent(tx, enquiryId, id)) return;
      // Whoever answers what nobody took has taken it.
      const taken = standing.assigneeId ? standing : await wished(tx, standing, { assigneeId: await ownId(tx, staff) });
      const after: Standing = { ...taken, state: 'answered' };
      await move(shop, tx, staff, enquiryId, [standing, revision], after, { id, what: 'answer', way });
    });
    return { enquiry: await present(shop, enquiryId), eventId: id };
  });

  serve(app, shop, addNote, async ({ params: { enquiryId }, body: { id, text }, staff }) => {
    await inTurn(shop, enquiryId, async (tx) => {
      await standingOf(tx, enquiryId);
      if (!(await writeEvent(tx, enquiryId, { id, what: 'note', text }, { by: staff, at: isoNow(shop) }))) return;
      await writeAudit(tx, staff, shop.now(), { action: 'note', kind: 'enquiry', recordId: enquiryId });
    });
    return { enquiry: await present(shop, enquiryId) };
  });

  serve(app, shop, undoChange, async ({ params: { enquiryId }, body: { eventId }, staff }) => {
    await inTurn(shop, enquiryId, async (tx) => {
      const { standing, revision } = await standingOf(tx, enquiryId);
      const event = await readEvent(tx, enquiryId, eventId);
      if (!event) throw notFound(said(say, 'noSuchChange'));
      if (event.undoneBy) return;
      const last = await lastChange(tx, enquiryId);
      if (!last?.before || last.id !== eventId)
        throw new Refusal(409, said(say, 'changedSince', last?.by_name ?? say.somebody));
      const at = isoNow(shop);
      await writeStanding(tx, enquiryId, last.before, { revision: revision + 1, by: staff.name, at });
      await markUndone(tx, eventId, staff.name);
      const entry = { action: 'undo', kind: 'enquiry', recordId: enquiryId };
      await writeAudit(tx, staff, shop.now(), { ...entry, before: noted(standing), after: noted(last.before) });
    });
    return { enquiry: await present(shop, enquiryId) };
  });
}

const isoNow = (shop: Shop): string => new Date(shop.now()).toISOString();

async function present(shop: Shop, id: string): Promise<Enquiry> {
  const enquiry = await findEnquiry(shop.db, id, shop.now());
  if (!enquiry) throw notFound(said(say, 'messageGone'));
  return enquiry;
}

async function standingOf(tx: Queries, id: string) {
  const held = await readStanding(tx, id);
  if (!held) throw notFound(said(say, 'messageGone'));
  return held;
}

/** Runs work on a message in a transaction; work on the same message runs one at a time. */
const inTurn = <T>(shop: Shop, id: string, work: (tx: Queries) => Promise<T>): Promise<T> =>
  withTransaction(shop.db, work, { queue: `enquiry ${id}` });

/** Stores a message's new state, with an entry in its history and in the audit log. */
async function move(
  shop: Shop,
  tx: Queries,
  staff: StaffMember,
  id: string,
  [was, revision]: [Standing, number],
  after: Standing,
  event: Pick<EventWrite, 'id' | 'what' | 'way'>,
): Promise<void> {
  const at = isoNow(shop);
  await writeStanding(tx, id, after, { revision: revision + 1, by: staff.name, at });
  await writeEvent(tx, id, { ...event, before: was, after, revision: revision + 1 }, { by: staff, at });
  const entry = { action: event.what, kind: 'enquiry', recordId: id, before: noted(was), after: noted(after) };
  await writeAudit(tx, staff, shop.now(), entry);
}

/** Picture of an erased message, which must be deleted, or the author of a conflicting change. */
type Erased = { image: `designs/${string}` | null } | Pick<EnquiryConflict, 'by' | 'at'>;

/** Returns the id of a member who may answer messages; null for a token, which nobody works with. */
const ownId = async (tx: Queries, staff: StaffMember): Promise<string | null> =>
  (await answersMessages(tx, staff.id))?.id ?? null;

/** Returns the parts of a message's state that the audit log stores, without personal data of the sender. */
const noted = ({ state, assignee, erasure }: Standing) => ({ state, assignee, erasure });

/**
 * Returns a message's state with the requested changes; assigning a new message opens it.
 * @throws Refusal 400 when the assignee may not answer messages
 */
async function wished(
  tx: Queries,
  standing: Standing,
  wish: { state?: string | undefined; assigneeId?: string | null | undefined; erasure?: boolean | undefined },
): Promise<Standing> {
  const after = { ...standing };
  if (wish.assigneeId !== undefined) {
    const person = wish.assigneeId === null ? null : await answersMessages(tx, wish.assigneeId);
    if (wish.assigneeId !== null && !person)
      throw new Refusal(400, said(say, 'personLeft'), { fields: { assigneeId: say.personLeft } });
    after.assigneeId = person?.id ?? null;
    after.assignee = person?.name ?? '';
    if (person) after.state = whenTaken(after.state);
  }
  if (wish.state !== undefined) after.state = wish.state as Standing['state'];
  if (wish.erasure !== undefined) after.erasure = wish.erasure;
  return after;
}
