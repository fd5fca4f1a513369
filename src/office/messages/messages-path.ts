import {
  type MessageKind,
  messageKinds,
  type MessageState,
  messageStates,
} from '#domain/outbox/customer-messages.rules.ts';

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
  const page = Number(given.get('page') ?? 1);
  return {
    q: (given.get('q') ?? '').slice(0, 100),
    state: messageStates.find((state) => state === given.get('state')) ?? '',
    kind: messageKinds.find((kind) => kind === given.get('kind')) ?? '',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** Returns the parts of a view that differ from the default view, as texts. */
export const partsOfMessages = (view: MessagesView): Record<string, string> =>
  Object.fromEntries(
    Object.entries(view)
      .filter(([name, value]) => value !== plainMessages[name as keyof MessagesView])
      .map(([name, value]) => [name, String(value)]),
  );

/** Returns the path of the message log with a view; missing parts get their defaults. */
export function messagesPath(view: Partial<MessagesView> = {}): string {
  const query = new URLSearchParams(partsOfMessages({ ...plainMessages, ...view })).toString();
  return `/back-office/messages${query && `?${query}`}`;
}
