import { type Expression, sql, type SqlBool } from 'kysely';
import {
  type EnquiryHead,
  INBOX_PAGE,
  type inboxAges,
  type InboxCount,
  type inboxKinds,
  type InboxPerson,
  type inboxStates,
} from '#domain/enquiries/inbox.contract.ts';
import { erasureTexts, isLate, LATE_AFTER, unansweredStates } from '#domain/enquiries/inbox.rules.ts';
import { keyParts } from '#domain/search/search-key.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { shorten } from '#lib/text.ts';
import type { Queries } from '#server/db/database.ts';
import type { Standing } from '#domain/enquiries/inbox.schema.ts';
import { contains, containsAll } from '#server/db/text-search.repo.ts';

/** Characters of a message that the list shows. */
const EXCERPT = 160;
/** Orders and other messages of a person that stand beside a message. */
export const MOST_BESIDE = 10;

/** Returns the SQL expression for a field of the submitted form; empty text when the form has no such field. */
export const field = (name: string) => sql<string>`coalesce(enquiry.data->>${sql.lit(name)}, '')`;
/** Text that the sender wrote, in whichever form. */
const words = sql<string>`${field('message')} || ${field('description')}`;
const known = (column: 'name' | 'mobile' | 'email') => sql<string>`coalesce(${sql.ref(`user.${column}`)}, '')`;
/** Sender's name and contact from the form, else from the account. */
export const writer = {
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
export const messages = (db: Queries) =>
  db
    .selectFrom('enquiry')
    .leftJoin('inbox_state', 'inbox_state.enquiry_id', 'enquiry.id')
    .leftJoin('user', 'user.id', 'enquiry.user_id');
type Messages = ReturnType<typeof messages>;

export const heads = (query: Messages) =>
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

export const toHead = (row: HeadRow, now: number, length = EXCERPT): EnquiryHead => ({
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
  /** Parts of the key of the sender's name, used when nothing contains the words of `search`. */
  nameParts?: readonly string[] | null;
  kind?: (typeof inboxKinds)[number] | undefined;
  state: (typeof inboxStates)[number];
  /** Id of a staff member, or `nobody`. */
  assignee?: string | undefined;
  age?: (typeof inboxAges)[number] | undefined;
  page: number;
}

const before = (now: number, ms: number): string => new Date(now - ms).toISOString();

/** Returns the SQL condition that the name in a message, or of the account that sent it, has all parts of a key. */
const isOfName = (parts: readonly string[]) =>
  sql<SqlBool>`(${containsAll('enquiry.search_key', parts)} or ${containsAll('user.search_key', parts)})`;

/** Returns the SQL conditions for the messages that match a query of the inbox. */
function conditions(
  { search = '', nameParts, kind, state: wanted, assignee, age }: InboxQuery,
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
  if (nameParts) return [...found, isOfName(nameParts)];
  const mobile = normaliseMobile(search);
  const everywhere = sql<string>`${sql.join([writer.name, writer.mobile, writer.email, words, known('name'), known('mobile')], sql` || ' ' || `)}`;
  for (const part of mobile ? [mobile] : search.split(/\s+/).filter(Boolean)) found.push(contains(everywhere, part));
  return found;
}

/**
 * Returns one page of the inbox, with the number of matching messages and of pages (at least 1). Unanswered messages
 * are sorted oldest first, others newest first. When nothing contains the words of the search, messages of a name that
 * is written so in another script or spelling match.
 * @param now ms
 */
export async function pageEnquiries(
  db: Queries,
  wish: InboxQuery,
  now: number,
): Promise<{ enquiries: EnquiryHead[]; count: number; pages: number }> {
  const matching = (query: InboxQuery) => messages(db).where((where) => where.and(conditions(query, now)));
  const countOf = async (query: InboxQuery): Promise<number> =>
    Number(
      (
        await matching(query)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );
  const direct = await countOf(wish);
  const nameParts = direct === 0 && wish.search ? keyParts(wish.search) : null;
  const query = nameParts ? { ...wish, nameParts } : wish;
  const count = nameParts ? await countOf(query) : direct;
  const direction = ['unanswered', 'new', 'open'].includes(wish.state) ? 'asc' : 'desc';
  const rows = await heads(matching(query))
    .orderBy('enquiry.created_at', direction)
    .orderBy('enquiry.id', direction)
    .limit(INBOX_PAGE)
    .offset((wish.page - 1) * INBOX_PAGE)
    .execute();
  return {
    enquiries: rows.map((row) => toHead(row, now)),
    count,
    pages: Math.max(1, Math.ceil(count / INBOX_PAGE)),
  };
}

/**
 * Returns the numbers of new messages, of unanswered ones, and of those unanswered for more than `LATE_AFTER` ms, and
 * since when the longest waits.
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
      select.fn.min<string>('enquiry.created_at').as('since'),
    ])
    .where(isUnanswered)
    .groupBy(state)
    .execute();
  const sum = (pick: 'count' | 'late', only?: string): number =>
    rows.filter((row) => !only || row.state === only).reduce((all, row) => all + Number(row[pick]), 0);
  const since = rows.map((row) => row.since).sort()[0] ?? null;
  return { fresh: sum('count', 'new'), unanswered: sum('count'), late: sum('late'), since };
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

/** Returns an active staff member who may answer messages; null for any other id. */
export async function answersMessages(db: Queries, staffId: string): Promise<InboxPerson | null> {
  return (await listInboxPeople(db)).find(({ id }) => id === staffId) ?? null;
}
