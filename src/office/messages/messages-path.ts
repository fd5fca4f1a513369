import {
  type MessageKind,
  messageKinds,
  type MessageState,
  messageStates,
} from '#domain/outbox/customer-messages.rules.ts';
import { changedParts, pageOfQuery, queryOf } from '#office/frame/list-view.rules.ts';

/** Search, filters and page of the message log, all kept in the URL for Back, reloads and shared links. */
export interface MessagesView {
  q: string;
  state: '' | MessageState;
  kind: '' | MessageKind;
  page: number;
}

/** Default view: all messages. */
export const plainMessages: MessagesView = { q: '', state: '', kind: '', page: 1 };

/** Parses a view of the message log from a URL's query. Invalid parts get their defaults; a long search is cut. */
export function readMessagesView(query: string): MessagesView {
  const given = new URLSearchParams(query);
  return {
    q: (given.get('q') ?? '').slice(0, 100),
    state: messageStates.find((state) => state === given.get('state')) ?? '',
    kind: messageKinds.find((kind) => kind === given.get('kind')) ?? '',
    page: pageOfQuery(given),
  };
}

/** Returns the parts of a view that differ from the default view, as texts. */
export const partsOfMessages = (view: MessagesView): Record<string, string> => changedParts(view, plainMessages);

/** Returns the path of the message log with a view; missing parts get their defaults. */
export function messagesPath(view: Partial<MessagesView> = {}): string {
  return `/back-office/messages${queryOf(partsOfMessages({ ...plainMessages, ...view }))}`;
}
