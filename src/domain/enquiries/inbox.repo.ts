import { type Expression, sql, type SqlBool } from 'kysely';
import {
  type EarlierOrder,
  type Enquiry,
  type EnquiryEvent,
  type EnquiryHead,
  type EnquiryStanding,
  INBOX_PAGE,
  type inboxAges,
  type InboxCount,
  type inboxKinds,
  type InboxPerson,
  type inboxStates,
} from '#domain/enquiries/inbox.contract.ts';
import { erasureTexts, isLate, LATE_AFTER, unansweredStates } from '#domain/enquiries/inbox.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { shorten } from '#lib/text.ts';
import type { Queries } from '#server/db/database.ts';
import type { Standing } from '#domain/enquiries/inbox.schema.ts';
import { contains } from '#server/db/text-search.repo.ts';

/** Characters of a message that the list shows. */
const EXCERPT = 160;
/** Orders and other messages of a person that stand beside a message. */
const MOST_BESIDE = 10;

/** Returns the SQL expression for a field of the submitted form; empty text when the form has no such field. */
const field = (name: string) => sql<string>`coalesce(enquiry.data->>${sql.lit(name)}, '')`;
/** Text that the sender wrote, in whichever form. */
const words = sql<string>`${field('message')} || ${field('description')}`;
const known = (column: 'name' | 'mobile' | 'email') => sql<string>`coalesce(${sql.ref(`user.${column}`)}, '')`;
/** Sender's name and contact from the form, else from the account. */
const writer = {
  name: sql<string>`coalesce(nullif(trim(${field('firstName')} || ' ' || ${field('lastName')} || ${field('name')}), ''), ${known('name')})`,
  mobile: sql<string>`coalesce(nullif(${field('mobile')}, ''), ${known('mobile')})`,
  email: sql<string>`coalesce(nullif(${field('email')}, ''), ${known('email')})`,
};
const state = sql<Standing['state']>`coalesce(inbox_state.state, 'new')`;

const holdsAny = (text: Expression<string>, parts: readonly string[]) =>
  sql<SqlBool>`(${sql.join(
    parts.map((part) => contains(text, part)),
    sql` or `,
  )})`;

/** Request for erasure: the mark by staff decides; without a mark the text of the message does. */
const erasure = sql<SqlBool>`coalesce(inbox_state.erasure, ${holdsAny(words, erasureTexts.deeds)} and ${holdsAny(words, erasureTexts.things)})`;
/** Something stands where people see no field. */
const doubtful = sql<SqlBool>`${field('leaveEmpty')} <> ''`;
const isUnanswered = sql<SqlBool>`${state} in (${sql.join([...unansweredStates])})`;

/** Returns a query for all messages, left joined with their states and the accounts that sent them. */
const messages = (db: Queries) =>
  db
    .selectFrom('enquiry')
    .leftJoin('inbox_state', 'inbox_state.enquiry_id', 'enquiry.id')
    .leftJoin('user', 'user.id', 'enquiry.user_id');
type Messages = ReturnType<typeof messages>;

const heads = (query: Messages) =>
  query.leftJoin('staff', 'staff.id', 'inbox_state.assignee_id').select((select) => [
    'enquiry.id',
    'enquiry.kind',
    'enquiry.created_at as at',
    state.as('state'),
    'inbox_state.assignee_id',
    'staff.name as assignee',
    erasure.as('erasure'),
    doubtful.as('doubtful'),
    writer.name.as('name'),
    writer.mobile.as('mobile'),
    writer.email.as('email'),
    words.as('text'),
    select
      .selectFrom('catalogue')
      .select(sql<string>`coalesce(nullif(catalogue.name, ''), catalogue.category)`.as('subject'))
      .whereRef('catalogue.id', '=', 'enquiry.subject_id')
      .limit(1)
      .as('subject'),
    select
      .selectFrom('inbox_event')
      .select((event) => event.fn.countAll<number>().as('count'))
      .whereRef('inbox_event.enquiry_id', '=', 'enquiry.id')
      .where('inbox_event.what', '=', 'note')
      .as('notes'),
  ]);
type HeadRow = Awaited<ReturnType<ReturnType<typeof heads>['execute']>>[number];

const toHead = (row: HeadRow, now: number, length = EXCERPT): EnquiryHead => ({
  id: row.id,
  kind: row.kind,
  at: row.at,
  state: row.state,
  late: isLate(row.state, row.at, now),
  // SQLite answers truth as 0 and 1.
  erasure: Boolean(row.erasure),
  doubtful: Boolean(row.doubtful),
  assigneeId: row.assignee_id,
  assignee: row.assignee ?? '',
  name: row.name,
  mobile: row.mobile,
  email: row.email,
  text: shorten(row.text, length),
  subject: row.subject ?? '',
  notes: Number(row.notes),
});

/** Filters and page of the inbox. */
export interface InboxQuery {
  search?: string | undefined;
  kind?: (typeof inboxKinds)[number] | undefined;
  state: (typeof inboxStates)[number];
  /** Id of a staff member, or `nobody`. */
  assignee?: string | undefined;
  age?: (typeof inboxAges)[number] | undefined;
  page: number;
}

const before = (now: number, ms: number): string => new Date(now - ms).toISOString();

/** Returns the SQL conditions for the messages that match a query of the inbox. */
function conditions(
  { search = '', kind, state: wanted, assignee, age }: InboxQuery,
  now: number,
): Expression<SqlBool>[] {
  const found: Expression<SqlBool>[] = [];
  if (wanted === 'unanswered') found.push(isUnanswered);
  else if (wanted !== 'all') found.push(sql`${state} = ${wanted}`);
  if (kind === 'erasure') found.push(erasure);
  else if (kind === 'doubtful') found.push(doubtful);
  else if (kind) found.push(sql`enquiry.kind = ${kind}`);
  if (assignee === 'nobody') found.push(sql`inbox_state.assignee_id is null`);
  else if (assignee) found.push(sql`inbox_state.assignee_id = ${assignee}`);
  if (age === 'fresh') found.push(sql`enquiry.created_at >= ${before(now, LATE_AFTER)}`);
  if (age === 'late') found.push(sql`enquiry.created_at < ${before(now, LATE_AFTER)}`);
  if (age === 'week') found.push(sql`enquiry.created_at < ${before(now, 7 * LATE_AFTER)}`);
  const mobile = normaliseMobile(search);
  const everywhere = sql<string>`${sql.join([writer.name, writer.mobile, writer.email, words, known('name'), known('mobile')], sql` || ' ' || `)}`;
  for (const part of mobile ? [mobile] : search.split(/\s+/).filter(Boolean)) found.push(contains(everywhere, part));
  return found;
}

/**
 * Returns one page of the inbox, with the number of matching messages and of pages (at least 1). Unanswered messages
 * are sorted oldest first, others newest first.
 * @param now ms
 */
export async function pageEnquiries(
  db: Queries,
  wish: InboxQuery,
  now: number,
): Promise<{ enquiries: EnquiryHead[]; count: number; pages: number }> {
  const found = messages(db).where((where) => where.and(conditions(wish, now)));
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const direction = ['unanswered', 'new', 'open'].includes(wish.state) ? 'asc' : 'desc';
  const rows = await heads(found)
    .orderBy('enquiry.created_at', direction)
    .orderBy('enquiry.id', direction)
    .limit(INBOX_PAGE)
    .offset((wish.page - 1) * INBOX_PAGE)
    .execute();
  return {
    enquiries: rows.map((row) => toHead(row, now)),
    count: Number(count),
    pages: Math.max(1, Math.ceil(Number(count) / INBOX_PAGE)),
  };
}

/**
 * Returns the numbers of new messages, of unanswered ones, and of those unanswered for more than `LATE_AFTER` ms.
 * @param now ms
 */
export async function countMessages(db: Queries, now: number): Promise<InboxCount> {
  const rows = await db
    .selectFrom('enquiry')
    .leftJoin('inbox_state', 'inbox_state.enquiry_id', 'enquiry.id')
    .select((select) => [
      state.as('state'),
      select.fn.countAll<number>().as('count'),
      sql<number>`sum(case when enquiry.created_at < ${before(now, LATE_AFTER)} then 1 else 0 end)`.as('late'),
    ])
    .where(isUnanswered)
    .groupBy(state)
    .execute();
  const sum = (pick: 'count' | 'late', only?: string): number =>
    rows.filter((row) => !only || row.state === only).reduce((all, row) => all + Number(row[pick]), 0);
  return { fresh: sum('count', 'new'), unanswered: sum('count'), late: sum('late') };
}

/** Returns the active staff members who may answer messages (owners and helpers), sorted by name. */
export async function listInboxPeople(db: Queries): Promise<InboxPerson[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('is_active', '=', true)
    .where('role', 'in', ['owner', 'helper'])
    .orderBy('name_key')
    .execute();
}

/**
 * Returns a message with its history and the sender's other messages and orders; null when it does not exist. Orders
 * and messages are found by the sender's account, or else by the mobile number in the message.
 * @param now ms
 */
export async function findEnquiry(db: Queries, id: string, now: number): Promise<Enquiry | null> {
  const row = await heads(messages(db))
    .select([
      'inbox_state.revision',
      'enquiry.subject_id',
      'enquiry.user_id',
      'user.mobile as proven',
      field('price').as('price'),
      field('category').as('category'),
      field('image').as('image'),
    ])
    .where('enquiry.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  // With a session only the number that its person proved counts: another can be typed into the form.
  const mobile = normaliseMobile((row.user_id ? row.proven : row.mobile) ?? '');
  const [orders, others, history] = await Promise.all([
    ordersOf(db, row.user_id, mobile),
    othersOf(db, { id, userId: row.user_id, mobile }, now),
    historyOf(db, id),
  ]);
  return {
    ...toHead(row, now, Infinity),
    revision: Number(row.revision ?? 0),
    price: row.price,
    category: row.category,
    picture: isDesign(row.image),
    subjectPage:
      row.kind === 'customisation' && row.subject ? `/invitation-detail/${row.subject_id ?? ''}/invitation` : '',
    knownBy: row.user_id ? 'session' : mobile ? 'number' : null,
    orders,
    others,
    history,
  };
}

/** Tells whether a media value is an uploaded design, `designs/` with an id of 24 hexadecimal digits. */
const isDesign = (image: string): image is `designs/${string}` => /^designs\/[0-9a-f]{24}\.webp$/.test(image);

/** Returns the media value of the picture uploaded with a message; null when it has none or does not exist. */
export async function designOf(db: Queries, id: string): Promise<`designs/${string}` | null> {
  const row = await db.selectFrom('enquiry').select(field('image').as('image')).where('id', '=', id).executeTakeFirst();
  return row && isDesign(row.image) ? row.image : null;
}

/**
 * Deletes a message with its state and history, and returns the media value of its picture, which the caller must
 * delete; null without a picture.
 */
export async function eraseMessage(tx: Queries, id: string): Promise<`designs/${string}` | null> {
  const image = await designOf(tx, id);
  await tx.deleteFrom('enquiry').where('id', '=', id).execute();
  return image;
}

/**
 * Returns the last `MOST_BESIDE` orders of the sender's account or of the account with the mobile number, newest first.
 */
async function ordersOf(db: Queries, userId: string | null, mobile: string | null): Promise<EarlierOrder[]> {
  if (!userId && !mobile) return [];
  const rows = await db
    .selectFrom('order')
    .innerJoin('user', 'user.id', 'order.user_id')
    .select((select) => [
      'order.id',
      'order.title',
      'order.invoice_number',
      'order.amount',
      'order.created_at',
      select
        .selectFrom('order_recipient')
        .select((recipient) => recipient.fn.countAll<number>().as('count'))
        .whereRef('order_recipient.order_id', '=', 'order.id')
        .as('homes'),
    ])
    .where((where) => where.or([where('user.id', '=', userId ?? ''), where('user.mobile', '=', mobile ?? '')]))
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id', 'desc')
    .limit(MOST_BESIDE)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    invoiceNumber: row.invoice_number,
    amount: Number(row.amount),
    at: row.created_at,
    homes: Number(row.homes),
  }));
}

/** Returns the last `MOST_BESIDE` other messages from the same account or mobile number, newest first. */
async function othersOf(
  db: Queries,
  { id, userId, mobile }: { id: string; userId: string | null; mobile: string | null },
  now: number,
): Promise<EnquiryHead[]> {
  if (!userId && !mobile) return [];
  const rows = await heads(
    messages(db)
      .where('enquiry.id', '!=', id)
      .where((where) =>
        where.or([
          where('enquiry.user_id', '=', userId ?? ''),
          // However the number was written, it ends with its ten digits.
          ...(mobile ? [where(writer.mobile, 'like', `%${mobile}`)] : []),
        ]),
      ),
  )
    .orderBy('enquiry.created_at', 'desc')
    .orderBy('enquiry.id', 'desc')
    .limit(MOST_BESIDE)
    .execute();
  return rows.map((row) => toHead(row, now));
}

async function historyOf(db: Queries, id: string): Promise<EnquiryEvent[]> {
  const rows = await db
    .selectFrom('inbox_event')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('revision', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.by_name,
    what: row.what,
    text: row.text,
    way: row.way,
    before: told(row.before),
    after: told(row.after),
    undoneBy: row.undone_by,
  }));
}

const told = (standing: Standing | null): EnquiryStanding | null =>
  standing && { state: standing.state, assignee: standing.assignee, erasure: standing.erasure === true };

/** Returns an active staff member who may answer messages; null for any other id. */
export async function answersMessages(db: Queries, staffId: string): Promise<InboxPerson | null> {
  return (await listInboxPeople(db)).find(({ id }) => id === staffId) ?? null;
}
