import { inboxAges, inboxKinds, inboxStates } from '#domain/enquiries/inbox.contract.ts';
import { oneOf } from '#lib/one-of.ts';
import { changedParts, pageOfQuery, queryOf } from '#office/frame/list-view.rules.ts';

/** Search, filters and page of the inbox, all kept in the URL for Back, reloads and shared links. */
export interface InboxView {
  search: string;
  kind: '' | (typeof inboxKinds)[number];
  state: (typeof inboxStates)[number];
  /** Empty for all messages, `me`, `nobody`, or a staff member's id. */
  assignee: string;
  age: '' | (typeof inboxAges)[number];
  page: number;
}

/** Default view: messages that wait for an answer. */
export const plainInbox: InboxView = { search: '', kind: '', state: 'unanswered', assignee: '', age: '', page: 1 };

/** Parses an inbox view from a URL's query. Invalid parts get their defaults; a long search is cut. */
export function readInboxView(query: string): InboxView {
  const given = new URLSearchParams(query);
  const assignee = given.get('assignee') ?? '';
  return {
    search: (given.get('search') ?? '').slice(0, 100),
    kind: oneOf(inboxKinds, given.get('kind'), ''),
    state: oneOf(inboxStates, given.get('state'), plainInbox.state),
    assignee: /^(?:me|nobody|[0-9a-f]{24})$/.test(assignee) ? assignee : '',
    age: oneOf(inboxAges, given.get('age'), ''),
    page: pageOfQuery(given),
  };
}

/** Returns the parts of a view that differ from the default view, as texts. */
export const partsOfInbox = (view: InboxView): Record<string, string> => changedParts(view, plainInbox);

/** Returns the path of the inbox with a view; missing parts get their defaults. */
export function inboxPath(view: Partial<InboxView> = {}): string {
  return `/back-office/inbox${queryOf(partsOfInbox({ ...plainInbox, ...view }))}`;
}

/** Returns the path of a message's page. */
export const enquiryPath = (id: string): string => `/back-office/inbox/${id}`;

/** Returns the message id in the path of its page, in lower case; empty when there is none. */
export const namedEnquiry = (pathname: string): string => (pathname.split('/')[3] ?? '').toLowerCase();
