import { boolean, number, object, string } from 'yup';
import {
  type MessageKind,
  messageKinds,
  type MessageState,
  messageStates,
  TEMPLATE_LENGTH,
  type MessageTemplate,
  templateKinds,
} from '#domain/outbox/customer-messages.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import * as say from '#domain/messages/messages.texts.ts';

/** Message to a customer in the log. */
export interface MessageLine {
  id: string;
  kind: MessageKind;
  way: 'sms' | 'whatsapp';
  state: MessageState;
  orderId: string;
  invoiceNumber: string;
  customer: string;
  /** Mobile number of the recipient; empty when unknown. */
  mobile: string;
  /** As it went out; empty before. */
  text: string;
  /** Number of homes that it is about; 0 for the whole order. */
  homes: number;
  /** Why it is not sent, or not yet; empty otherwise. */
  problem: string;
  tries: number;
  /** ISO times: when it was queued, when it is tried, and when its state last changed. */
  createdAt: string;
  due: string;
  changedAt: string;
  /** Name of the member of the staff who caused it; empty for what the shop does by itself. */
  by: string;
}

/** Numbers of messages that failed, were perhaps sent, and wait. */
export interface MessageCount {
  failed: number;
  unsure: number;
  waiting: number;
}

/** Data of a refused save (409): the template as another staff member has saved it. */
export interface TemplateConflict {
  code: 'template-changed';
  template: MessageTemplate;
}

const answers = { access: 'staff', roles: ['helper'] } as const;
const messageParams = object({ messageId: string().matches(ID_PATTERN, say.noMessage).required() });

/** Messages of a page of the log. */
export const MESSAGE_PAGE = 30;

export const pageMessages = endpoint<{
  messages: MessageLine[];
  count: number;
  pages: number;
  /** Number of failed messages of the last seven days, which can be sent again together; independent of the page. */
  again: number;
  /** True in a demonstration: nothing leaves the shop. */
  demo: boolean;
}>()({
  ...answers,
  method: 'GET',
  path: '/api/staff/messages',
  summary: `Messages to customers, ${MESSAGE_PAGE} a page, the newest first`,
  query: object({
    /** Part of an order's number or ids, or of its customer's name or mobile number. */
    q: string().trim().max(100, say.searchTooLong),
    state: string().oneOf([...messageStates], say.noState),
    kind: string().oneOf([...messageKinds], say.noKind),
    page: number().integer().min(1).max(100_000).default(1),
  }),
});

/** Codes to sign in, of which the shop sends so many at most. */
export interface CodesSent {
  hour: { sent: number; most: number };
  day: { sent: number; most: number };
  /** Warning; empty while enough codes are left. */
  alarm: string;
}

export const countFailedMessages = endpoint<{ count: MessageCount; codes: CodesSent }>()({
  ...answers,
  method: 'GET',
  path: '/api/staff/messages/count',
  watching: true,
  summary: 'How many messages to customers failed, perhaps went out, and wait, and how many codes were sent',
});

export const sendMessageAgain = endpoint<{ line: MessageLine }>()({
  ...answers,
  method: 'POST',
  path: '/api/staff/messages/:messageId/again',
  idempotent: true,
  summary: 'Queues a message that failed, or perhaps went out, once more; pressed twice it is queued once',
  params: messageParams,
});

/** Queues those alone that were refused or tried in vain: what perhaps arrived, a person looks at one by one. */
export const sendFailedAgain = endpoint<{ count: number }>()({
  ...answers,
  method: 'POST',
  path: '/api/staff/messages/again',
  idempotent: true,
  summary: 'Queues every message of the last seven days that failed once more; pressed twice each is queued once',
});

export const listMessageTemplates = endpoint<{ templates: MessageTemplate[]; demo: boolean }>()({
  access: 'staff',
  method: 'GET',
  path: '/api/staff/messages/templates',
  summary: 'The words of every kind of message',
});

export const saveMessageTemplate = endpoint<{ template: MessageTemplate }>()({
  access: 'staff',
  method: 'PUT',
  path: '/api/staff/messages/templates/:kind',
  idempotent: true,
  summary: 'Changes the words of a kind of message, or switches it; words changed meanwhile answer 409 with them',
  params: object({
    kind: string()
      .oneOf([...templateKinds], say.noKind)
      .required(),
  }),
  body: object({
    text: string()
      .trim()
      .test(atMost(TEMPLATE_LENGTH, say.templateTooLong(TEMPLATE_LENGTH)))
      .required(say.templateEmpty),
    dltId: string()
      .trim()
      .test(atMost(60, say.templateIdTooLong))
      .matches(/^[\w-]*$/, say.templateIdNotValid)
      .default(''),
    enabled: boolean().required(say.enabledMissing),
    /** The revision that its writer saw. */
    revision: number().integer().min(0).required(say.loadPageAgain),
  }),
});

const orderParams = object({ orderId: string().required().matches(ID_PATTERN, say.noOrder) });
const packers = { access: 'staff', roles: ['packer', 'helper'] } as const;

/** A message that a person may send from the shop's own phone. */
export interface ChatMessage {
  kind: MessageKind;
  text: string;
  /** Opens the customer's chat with the text in it. */
  link: string;
}

/** Messages sent to the customer of an order, and messages that staff may send by WhatsApp. */
export interface OrderMessages {
  messages: MessageLine[];
  /** Words that fit how the order stands; none for a cancelled one. */
  chat: ChatMessage[];
  /** An empty chat with the customer; empty while no number is known. */
  chatLink: string;
}

export const listOrderMessages = endpoint<OrderMessages>()({
  ...packers,
  method: 'GET',
  path: '/api/staff/orders/:orderId/messages',
  summary: 'What the customer of an order was told, and what can be written to them by WhatsApp',
  params: orderParams,
});

/** The link was pressed whatever happens then, so this notes it and never refuses. */
export const noteChat = endpoint<OrderMessages>()({
  ...packers,
  method: 'POST',
  path: '/api/staff/orders/:orderId/messages',
  idempotent: true,
  summary: 'Notes that a message was opened in WhatsApp; sent twice with the same id it is noted once',
  params: orderParams,
  body: object({
    /** Id that the client gives the note, which makes repeated requests one. */
    id: string().matches(ID_PATTERN, say.loadPageAgain).required(say.loadPageAgain),
    kind: string()
      .oneOf([...messageKinds], say.noKind)
      .required(say.messageMissing),
  }),
});
