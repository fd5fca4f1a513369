import { boolean, number, object, string } from 'yup';
import {
  type AnswerWay,
  answerWays,
  chosenStates,
  type EnquiryKind,
  enquiryKinds,
  type EnquiryState,
  enquiryStates,
  type Writer,
} from '#domain/enquiries/inbox.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import * as say from '#domain/enquiries/enquiries.texts.ts';

/** A message as the list of the inbox shows it. */
export interface EnquiryHead extends Writer {
  id: string;
  kind: EnquiryKind;
  at: string;
  state: EnquiryState;
  /** True while it waits for the shop for more than a day. */
  late: boolean;
  /** True for a request for erasure, by the mark of staff or else by its text. */
  erasure: boolean;
  /** True when a field was filled in that people do not see: most likely by a program. */
  doubtful: boolean;
  assigneeId: string | null;
  assignee: string;
  /** Text of the message; shortened in lists. */
  text: string;
  /** Name of the decoration, designer, invitation or checklist that it is about; empty for none. */
  subject: string;
  /** Number of notes by staff. */
  notes: number;
}

/** State of a message that staff can change. */
export interface EnquiryStanding {
  state: EnquiryState;
  assignee: string;
  erasure: boolean;
}

/** One line of a message's history, or a note. */
export interface EnquiryEvent {
  id: string;
  at: string;
  by: string;
  what: 'change' | 'answer' | 'note';
  /** Text of a note; empty for other entries. */
  text: string;
  way: AnswerWay | null;
  before: EnquiryStanding | null;
  after: EnquiryStanding | null;
  /** Name of the person who undid it; empty when it was not undone. */
  undoneBy: string;
}

/** Earlier order of the sender. */
export interface EarlierOrder {
  id: string;
  title: string;
  invoiceNumber: string;
  /** Paise. */
  amount: number;
  at: string;
  homes: number;
}

/** A message with everything a helper needs beside it. */
export interface Enquiry extends EnquiryHead {
  revision: number;
  /** The amount in rupees that a design may cost, and the box it is for, as the person wrote them. */
  price: string;
  category: string;
  /** True when a picture came with it. */
  picture: boolean;
  /** The page of the shop that shows what it is about; empty for none. */
  subjectPage: string;
  /**
   * Way in which orders and other messages were found: by the account that sent it, or by its mobile number, which is
   * not verified.
   */
  knownBy: 'session' | 'number' | null;
  orders: EarlierOrder[];
  others: EnquiryHead[];
  /** The newest first. */
  history: EnquiryEvent[];
}

/** Somebody of the staff who answers messages. */
export interface InboxPerson {
  id: string;
  name: string;
}

/** Data of a refused change (409): the author of the other change, and the present message. */
export interface EnquiryConflict {
  code: 'enquiry-changed';
  by: string;
  at: string;
  enquiry: Enquiry;
}

const staff = { access: 'staff', roles: ['helper'] } as const;
const enquiryParams = object({ enquiryId: string().matches(ID_PATTERN, say.noMessage).required() });
const ownId = () => string().matches(ID_PATTERN, say.openMessageAgain).required();
const keysOf = <Key extends string>(names: Record<Key, string>): Key[] => Object.keys(names) as Key[];

/** Messages of a page of the list. */
export const INBOX_PAGE = 30;

/** States by which the list is filtered: unanswered messages, all, or a single state. */
export const inboxStates = ['unanswered', 'all', ...keysOf(enquiryStates)] as const;
/** Ages that the list can be narrowed to: of the last day, older than a day, older than a week. */
export const inboxAges = ['fresh', 'late', 'week'] as const;
/** Kinds that the list can be narrowed to; a wish to be erased, and what a program may have sent, may come by any form. */
export const inboxKinds = [...keysOf(enquiryKinds), 'erasure', 'doubtful'] as const;

export const pageInbox = endpoint<{ enquiries: EnquiryHead[]; count: number; pages: number; people: InboxPerson[] }>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/inbox',
  summary: `Messages of customers, ${INBOX_PAGE} a page; of those that wait for an answer the oldest first, else the newest`,
  query: object({
    /** Parts of name, number, e-mail and text, in any order and letter case. */
    search: string().trim().max(100),
    kind: string().oneOf([...inboxKinds], say.noSuchKind),
    state: string()
      .oneOf([...inboxStates], say.noSuchState)
      .default('unanswered'),
    /** `me`, `nobody` or the id of a staff member. */
    assignee: string().matches(/^(?:me|nobody|[0-9a-f]{24})$/, say.noSuchPerson),
    age: string().oneOf([...inboxAges], say.noSuchAge),
    page: number().integer().min(1).max(100_000).default(1),
  }),
});

/** Numbers of new messages, of unanswered ones, and of those unanswered for more than a day. */
export interface InboxCount {
  fresh: number;
  unanswered: number;
  late: number;
  /** ISO time since which the longest unanswered one waits; null when none does. */
  since: string | null;
}

export const countInbox = endpoint<{ count: InboxCount }>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/inbox/count',
  watching: true,
  summary: 'How many messages wait',
});

export const readEnquiry = endpoint<{ enquiry: Enquiry; people: InboxPerson[] }>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/inbox/:enquiryId',
  summary: 'One message with its history and what else the shop knows of the person',
  params: enquiryParams,
});

export const changeEnquiry = endpoint<{ enquiry: Enquiry; eventId: string | null }>()({
  ...staff,
  method: 'PATCH',
  path: '/api/staff/inbox/:enquiryId',
  summary: 'Changes state, assignee or the mark of a message; one changed meanwhile answers 409 with the present one',
  params: enquiryParams,
  body: object({
    /** Revision that the author of the change has seen; 0 for a message that was never changed. */
    revision: number().integer().min(0).required(say.openMessageAgain),
    state: string().oneOf([...chosenStates], say.noSuchState),
    assigneeId: string().matches(ID_PATTERN, say.noSuchPerson).nullable(),
    erasure: boolean(),
  }),
});

/**
 * Records an answer by a link that was clicked. Never refused for a concurrent change, since the click has happened
 * already.
 */
export const noteAnswer = endpoint<{ enquiry: Enquiry; eventId: string }>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/inbox/:enquiryId/answers',
  idempotent: true,
  summary: 'Notes that a person was answered; sent twice with the same id it is noted once',
  params: enquiryParams,
  body: object({
    id: ownId(),
    way: string().oneOf(keysOf(answerWays), say.noSuchWay).required(say.answeredWayMissing),
  }),
});

/** A note about a message. */
export const noteForm = object({
  text: string().trim().required(say.noteEmpty).test(atMost(2000, say.messageTooLong)),
});

export const addNote = endpoint<{ enquiry: Enquiry }>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/inbox/:enquiryId/notes',
  idempotent: true,
  summary: 'Adds a note for the staff; sent twice with the same id it is added once',
  params: enquiryParams,
  body: noteForm.shape({ id: ownId() }),
});

export const undoChange = endpoint<{ enquiry: Enquiry }>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/inbox/:enquiryId/undo',
  summary: 'Takes the last change of a message back; refused when somebody changed it since',
  params: enquiryParams,
  body: object({ eventId: ownId() }),
});

export const eraseEnquiry = endpoint<object>()({
  ...staff,
  method: 'POST',
  path: '/api/staff/inbox/:enquiryId/erase',
  idempotent: true,
  summary: 'Erases a message with its notes and its picture; one changed meanwhile answers 409 with the present one',
  params: enquiryParams,
  body: object({
    /** Revision that the person who erases it has seen; 0 for a message that was never changed. */
    revision: number().integer().min(0).required(say.openMessageAgain),
  }),
});

/** Returns the picture of a message, re-encoded as JPEG, so that it contains nothing of the uploaded file. */
export const readPicture = endpoint<unknown>()({
  ...staff,
  method: 'GET',
  path: '/api/staff/inbox/:enquiryId/picture',
  summary: 'The picture that came with a message',
  params: enquiryParams,
  query: object({ download: boolean().default(false) }),
});
