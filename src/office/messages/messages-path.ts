import {
  type MessageKind,
  messageKinds,
  type MessageState,
  messageStates,
} from '#domain/outbox/customer-messages.rules.ts';

/** What the log of messages shows; all of it stands in the URL, so that Back, a reload and a sent link show the same. */
export interface MessagesView {
  q: string;
  state: '' | MessageState;
  kind: '' | MessageKind;
  page: number;
}

/** Every message. */
export const plainMessages: MessagesView = { q: '', state: '', kind: '', page: 1 };

/** Reads a view from a query string; what is no view of the log is left out. */
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

/** Returns the parts of a view that differ from the plain one. */
export const partsOfMessages = (view: MessagesView): Record<string, string> =>
  Object.fromEntries(
    Object.entries(view)
      .filter(([name, value]) => value !== plainMessages[name as keyof MessagesView])
      .map(([name, value]) => [name, String(value)]),
  );

/** Returns the path of a view. */
export function messagesPath(view: Partial<MessagesView> = {}): string {
  const query = new URLSearchParams(partsOfMessages({ ...plainMessages, ...view })).toString();
  return `/back-office/messages${query && `?${query}`}`;
}
