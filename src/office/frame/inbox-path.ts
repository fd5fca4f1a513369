import { inboxAges, inboxKinds, inboxStates } from '#domain/enquiries/inbox.contract.ts';
import { oneOf } from '#lib/one-of.ts';

/** What the inbox shows; all of it stands in the URL, so that Back, a reload and a sent link show the same. */
export interface InboxView {
  search: string;
  kind: '' | (typeof inboxKinds)[number];
  state: (typeof inboxStates)[number];
  /** Empty for everybody, `me`, `nobody` or somebody's id. */
  assignee: string;
  age: '' | (typeof inboxAges)[number];
  page: number;
}

/** What waits for an answer. */
export const plainInbox: InboxView = { search: '', kind: '', state: 'unanswered', assignee: '', age: '', page: 1 };

/** Reads a view from a query string; what is no view of the inbox is left out. */
export function readInboxView(query: string): InboxView {
  const given = new URLSearchParams(query);
  const page = Number(given.get('page') ?? 1);
  const assignee = given.get('assignee') ?? '';
  return {
    search: (given.get('search') ?? '').slice(0, 100),
    kind: oneOf(inboxKinds, given.get('kind'), ''),
    state: oneOf(inboxStates, given.get('state'), plainInbox.state),
    assignee: /^(?:me|nobody|[0-9a-f]{24})$/.test(assignee) ? assignee : '',
    age: oneOf(inboxAges, given.get('age'), ''),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** Returns the parts of a view that differ from the plain one. */
export const partsOfInbox = (view: InboxView): Record<string, string> =>
  Object.fromEntries(
    Object.entries(view)
      .filter(([name, value]) => value !== plainInbox[name as keyof InboxView])
      .map(([name, value]) => [name, String(value)]),
  );

/** Returns the path of a view. */
export function inboxPath(view: Partial<InboxView> = {}): string {
  const query = new URLSearchParams(partsOfInbox({ ...plainInbox, ...view })).toString();
  return `/back-office/inbox${query && `?${query}`}`;
}

/** Returns the path of a message. */
export const enquiryPath = (id: string): string => `/back-office/inbox/${id}`;

/** Returns the message that a path names; empty for none. */
export const namedEnquiry = (pathname: string): string => (pathname.split('/')[3] ?? '').toLowerCase();
