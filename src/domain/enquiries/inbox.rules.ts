import { shortDay } from '#lib/dates.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { shorten } from '#lib/text.ts';
import { DAY, HOUR, MINUTE } from '#lib/time.ts';
import * as say from '#domain/enquiries/inbox.texts.ts';

/** Kinds of messages to the shop, as text for staff. */
export const enquiryKinds = {
  'decoration-quote': say.quoteDecoration,
  'designer-quote': say.quoteFromDesigner,
  customisation: say.customisedInvitation,
  'design-quote': say.ownDesign,
  'planning-help': say.helpPlanning,
  contact: say.kindMessage,
} as const;

export type EnquiryKind = keyof typeof enquiryKinds;

/** Returns the name that the sender of a message typed into its form; empty when the form has none. */
export const senderName = (form: Readonly<Record<string, unknown>>): string =>
  ['firstName', 'lastName', 'name']
    .map((field) => form[field])
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();

/** States of a message, as text; a message that was never changed is new. */
export const enquiryStates = {
  new: say.stateNew,
  open: say.stateInWork,
  waiting: say.stateWaiting,
  answered: say.stateAnswered,
  closed: say.stateClosed,
} as const;

export type EnquiryState = keyof typeof enquiryStates;

/** States that staff can choose; a message becomes `new` again only when a change is undone. */
export const chosenStates = ['open', 'waiting', 'answered', 'closed'] as const satisfies readonly EnquiryState[];

/** Messages in these states wait for the shop. */
export const unansweredStates = ['new', 'open'] as const satisfies readonly EnquiryState[];

/** A message that waits longer than this, in ms, carries a mark. */
export const LATE_AFTER = DAY;

/**
 * Tells whether a message has been unanswered for more than `LATE_AFTER` ms.
 * @param at ISO time of the message
 * @param now ms
 */
export const isLate = (state: EnquiryState, at: string, now: number): boolean =>
  (unansweredStates as readonly EnquiryState[]).includes(state) && now - Date.parse(at) > LATE_AFTER;

/** Returns the state of a message after its assignment to a staff member: `new` becomes `open`, others stay. */
export const whenTaken = (state: EnquiryState): EnquiryState => (state === 'new' ? 'open' : state);

/** How a person is answered, as the history tells it. */
export const answerWays = { whatsapp: say.byWhatsapp, email: say.byEmail, call: say.byPhone } as const;

export type AnswerWay = keyof typeof answerWays;

/**
 * People ask by an ordinary message that the shop forgets them; one word of each list makes it look like that, and staff
 * decide. Small letters, found inside of words.
 */
export const erasureTexts = {
  deeds: ['erase', 'delete', 'forget me', 'remove my', 'मिटा', 'हटा', 'ਮਿਟਾ', 'ਹਟਾ'],
  things: [
    'my data',
    'my details',
    'my account',
    'my address',
    'my number',
    'my mobile',
    'my name',
    'my photo',
    'my picture',
    'personal',
    'forget me',
    'जानकारी',
    'नंबर',
    'ਜਾਣਕਾਰੀ',
    'ਨੰਬਰ',
  ],
} as const;

/** Name and contact of the sender, as far as the message contains them. */
export interface Writer {
  name: string;
  mobile: string;
  email: string;
}

/** Links that open an answer to the sender; null for a way that is not possible. */
export interface AnswerLinks {
  whatsapp: string | null;
  email: string | null;
  call: string | null;
}

/**
 * Returns the digits of a mobile number with country code, for chat links; null when it is neither an Indian number nor
 * 11 to 15 digits without a leading 0.
 */
function chatNumber(mobile: string): string | null {
  const indian = normaliseMobile(mobile);
  if (indian) return `91${indian}`;
  // Eleven digits and more begin with the country, unless they begin with the zero of a call inside India.
  return /^[1-9]\d{10,14}$/.test(mobile) ? mobile : null;
}

/**
 * Returns the number to dial: `+` and the country code when it is a known mobile number, else its 6 to 15 digits; null
 * when it is neither.
 */
function dialled(mobile: string): string | null {
  const number = chatNumber(mobile);
  if (number) return `+${number}`;
  return /^\d{6,15}$/.test(mobile) ? mobile : null;
}

/** Maximum characters of the message that an answer quotes. */
const QUOTED = 140;

/**
 * Returns the beginning of an answer: salutation, names of the staff member and shop, and the subject with a quotation
 * of the message.
 */
export function begunAnswer(
  { name, text, subject, kind }: { name: string; text: string; subject: string; kind: EnquiryKind },
  { shop, staff }: { shop: string; staff: string },
): string {
  const about = subject ? `${enquiryKinds[kind].toLowerCase()} (${subject})` : enquiryKinds[kind].toLowerCase();
  const words = shorten(text.replaceAll(/\s+/g, ' ').trim(), QUOTED);
  return [
    name ? say.thanksForWriting(name, staff, shop) : say.thanksForWritingUnnamed(staff, shop),
    words ? say.aboutQuoted(about, words) : say.aboutOnly(about),
    '',
  ].join('\n\n');
}

/**
 * Returns the links to answer a person by WhatsApp, e-mail or phone, with the text `begun`; each is null when its
 * number or address is missing or not usable.
 */
export function answerLinks(
  { mobile, email }: Writer,
  begun: string,
  { shop, whatsappHost }: { shop: string; whatsappHost: string },
): AnswerLinks {
  const chat = chatNumber(mobile);
  const dial = dialled(mobile);
  const query = `subject=${encodeURIComponent(say.yourMessage(shop))}&body=${encodeURIComponent(begun)}`;
  return {
    whatsapp: chat && `${whatsappHost}/${chat}?text=${encodeURIComponent(begun)}`,
    email: email ? `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query}` : null,
    call: dial && `tel:${dial}`,
  };
}

const units = [
  { ago: say.daysAgo, ms: DAY },
  { ago: say.hoursAgo, ms: HOUR },
  { ago: say.minutesAgo, ms: MINUTE },
] as const;

/**
 * Returns the age of a time as text: `just now`, `5 minutes ago`, `3 days ago`, or its date when it is more than 14
 * days ago.
 * @param at ISO time
 * @param now ms
 */
export function ageText(at: string, now: number): string {
  const age = now - Date.parse(at);
  if (age > 14 * units[0].ms) return shortDay(at);
  const unit = units.find(({ ms }) => age >= ms);
  return unit ? unit.ago(Math.floor(age / unit.ms)) : say.justNow;
}
