import { nearDay, nearMoment, noonOf } from '#lib/dates.ts';
import { lengthProblem } from '#lib/letters.ts';
import { formatRupees } from '#lib/money.ts';
import { DAY, HOUR, INDIA_AHEAD, MINUTE } from '#lib/time.ts';
import * as say from '#domain/outbox/outbox.texts.ts';

/** Messages that the shop sends to its customers by SMS, and their templates. */

/** Kinds of messages about orders: placed, unpaid balance (`rest`), parcels sent or delivered, refund paid. */
export const messageKinds = ['placed', 'rest', 'sent', 'delivered', 'refunded'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Kinds that have a template: all kinds about orders, and the announcement of a changed mobile number. */
export const templateKinds = [...messageKinds, 'number'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Present template of a kind of message. */
export interface MessageTemplate {
  kind: TemplateKind;
  text: string;
  /** The id under which the text is registered with the regulator (DLT); empty without one. */
  dltId: string;
  enabled: boolean;
  /** Revision; 0 when staff never changed the default text. */
  revision: number;
  /** ISO time; null when staff never changed it. */
  changedAt: string | null;
  changedBy: string;
}

export const messageKindTexts: Record<MessageKind, string> = {
  placed: say.kindPlaced,
  rest: say.kindRest,
  sent: say.kindSent,
  delivered: say.kindDelivered,
  refunded: say.kindRefunded,
};
export const templateTexts: Record<TemplateKind, string> = {
  ...messageKindTexts,
  number: say.kindNumber,
};

/** Tells whether a parcel's state is one about which its customer gets a message. */
export const isToldState = (state: string): state is 'sent' | 'delivered' => state === 'sent' || state === 'delivered';

/**
 * States of a message: `unsure` was passed to the gateway with an unknown result, `withdrawn` was cancelled before
 * sending, `opened` is a message that a staff member opened in WhatsApp.
 */
export const messageStates = ['waiting', 'sending', 'sent', 'failed', 'unsure', 'withdrawn', 'opened'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageStateTexts: Record<MessageState, string> = {
  waiting: say.stateQueued,
  sending: say.stateSending,
  sent: say.stateSent,
  failed: say.stateFailed,
  unsure: say.statePerhapsSent,
  withdrawn: say.stateTakenBack,
  opened: say.stateOpened,
};

/** States from which staff may send a message again. */
export const repeatable: readonly MessageState[] = ['failed', 'unsure'];

/** Placeholders of templates, each with its meaning and an example. */
export const placeholders = {
  name: { means: say.meansName, example: say.exampleName },
  order: { means: say.meansOrder, example: '2627-000042' },
  homes: { means: say.meansHomes, example: say.exampleHomes },
  courier: { means: say.meansCourier, example: 'DTDC' },
  tracking: { means: say.meansTracking, example: 'D40118003' },
  amount: { means: say.meansAmount, example: say.exampleAmount },
  due: { means: say.meansDue, example: say.exampleDue },
  day: { means: say.meansDay, example: say.exampleDay },
  arrival: { means: say.meansArrival, example: say.exampleArrival },
  ending: { means: say.meansEnding, example: '3210' },
  moment: { means: say.meansMoment, example: '27 Nov 18:15' },
  profile: { means: say.meansProfile, example: 'https://shop.example/profile' },
  link: { means: say.meansLink, example: 'https://shop.example/view-history/64a1b2c3d4e5f60718293a4b' },
  shop: { means: say.meansShop, example: 'Shagun' },
} as const;

export type Placeholder = keyof typeof placeholders;
export type MessageValues = Partial<Record<Placeholder, string>>;

/** Kinds of messages that may contain a placeholder; a placeholder without an entry is allowed in all kinds. */
const namedBy: Partial<Record<Placeholder, readonly TemplateKind[]>> = {
  order: messageKinds,
  link: messageKinds,
  homes: ['placed', 'sent', 'delivered'],
  courier: ['sent'],
  tracking: ['sent'],
  amount: ['refunded'],
  due: ['rest'],
  day: ['placed', 'rest'],
  arrival: ['placed', 'sent'],
  ending: ['number'],
  moment: ['number'],
  profile: ['number'],
};

/** Returns the placeholders that templates of a kind may contain. */
export const placeholdersOf = (kind: TemplateKind): Placeholder[] =>
  (Object.keys(placeholders) as Placeholder[]).filter((name) => namedBy[name]?.includes(kind) ?? true);

/** Default text of each kind. */
export const defaultTexts: Record<TemplateKind, string> = {
  placed: say.defaultPlaced,
  rest: say.defaultRest,
  sent: say.defaultSent,
  delivered: say.defaultDelivered,
  refunded: say.defaultRefunded,
  number: say.defaultNumber,
};

/** The longest template, in signs; three or four parts of an SMS. */
export const TEMPLATE_LENGTH = 500;

/**
 * Returns the error of a template (empty, too long, an invalid placeholder or a stray brace); empty for a valid
 * template.
 */
export function templateProblem(kind: TemplateKind, text: string): string {
  if (text.trim() === '') return say.templateEmpty;
  const long = lengthProblem(text, TEMPLATE_LENGTH, say.templateTooLong(TEMPLATE_LENGTH));
  if (long) return long;
  const known = placeholdersOf(kind);
  const list = known.map((name) => `{${name}}`).join(', ');
  for (const [whole, name = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (known.some((one) => one === name)) continue;
    return Object.hasOwn(placeholders, name)
      ? say.placeholderNotKnownYet(whole, list)
      : say.placeholderUnknown(whole, list);
  }
  return /[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, '')) ? say.loneBrace : '';
}

/** Returns the value of a placeholder in a template: a day that a box leaves and arrives is named once. */
const valueIn = (template: string, values: MessageValues, name: Placeholder): string =>
  name === 'arrival' && values.arrival === say.arrivesBy(values.day ?? '') && /\{day\}.*\{arrival\}/s.test(template)
    ? say.arrivesSameDay
    : (values[name] ?? '');

/**
 * Replaces the placeholders of a template with their values. Unknown placeholders stay; blanks are collapsed and
 * removed before punctuation, so that an empty value leaves no gap.
 */
export const renderMessage = (template: string, values: MessageValues): string =>
  template
    .replaceAll(/\{([a-z]+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? valueIn(template, values, name as Placeholder) : whole,
    )
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
    .trim();

/**
 * Returns the placeholders of a template with their values, in order of appearance; the SMS gateway fills its
 * registered text with them.
 */
export const namedValues = (template: string, values: MessageValues): [name: Placeholder, value: string][] =>
  [...template.matchAll(/\{([a-z]+)\}/g)].flatMap(([, name = '']) =>
    Object.hasOwn(values, name)
      ? [[name as Placeholder, valueIn(template, values, name as Placeholder)] as [Placeholder, string]]
      : [],
  );

/** A home that a message may speak of. */
export interface ToldHome {
  position: number;
  name: string;
  /** That of its parcel. */
  state: string;
  courier: string;
  tracking: string;
  /** Day (`yyyy-mm-dd`) by which it should be there; null when it is, or nothing tells. */
  arrives: string | null;
}

/** Present data of an order for a message about it. */
export interface MessageFacts {
  orderId: string;
  invoiceNumber: string;
  orderKind: 'item' | 'invitation';
  customer: string;
  /** Ten digits; empty when the shop knows none. */
  mobile: string;
  /** True once the customer erased the account. */
  gone: boolean;
  homes: readonly ToldHome[];
  /** Paise of the refund that left and is spoken of; null when none did. */
  refunded: number | null;
  /** Paise that are still to be paid before it is packed; 0 for nothing, and where the owner let it go. */
  due: number;
  /** ISO time at which the order was placed. */
  placedAt: string;
  /** The day by which it leaves, ISO time. */
  leavesBy: string;
}

/** Registered templates take at most so many signs in place of one variable; a link is never cut. */
const VALUE_LENGTH = 40;
const cut = (text: string): string => [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, VALUE_LENGTH).join('').trim();

/**
 * Returns the homes that a message still describes correctly: for `placed` and `rest` all homes that are not cancelled,
 * for `sent` and `delivered` the given ones still in that state.
 */
export const homesToTell = (
  kind: MessageKind,
  { homes }: Pick<MessageFacts, 'homes'>,
  positions: readonly number[],
): ToldHome[] =>
  kind === 'placed' || kind === 'rest'
    ? homes.filter(({ state }) => state !== 'cancelled')
    : homes.filter(({ position, state }) => state === kind && positions.includes(position));

/**
 * Tells whether a message is still correct: the refund was paid (`refunded`), an amount is due (`rest`), or any home is
 * left in `homes` (all other kinds).
 */
export function holdsStill(kind: MessageKind, { refunded, due }: MessageFacts, homes: readonly ToldHome[]): boolean {
  if (kind === 'refunded') return refunded !== null;
  return kind === 'rest' ? due > 0 : homes.length > 0;
}

/** Returns an amount in paise as text with `Rs` and no rupee sign, which would make an SMS more expensive. */
const plainRupees = (paise: number): string => formatRupees(paise).replace('₹', 'Rs ');

/**
 * Returns the values of the placeholders in a message about an order; unknown values are empty. Names and similar texts
 * are cut to `VALUE_LENGTH` characters, the link is not.
 */
export function messageValues(
  { orderId, invoiceNumber, orderKind, customer, refunded, due, leavesBy, homes: all }: MessageFacts,
  homes: readonly ToldHome[],
  { siteUrl, shop }: { siteUrl: string; shop: string },
): Record<Exclude<Placeholder, 'ending' | 'moment' | 'profile'>, string> {
  const [first] = homes;
  const couriers = [...new Set(homes.map(({ courier }) => courier).filter(Boolean))];
  const numbers = [...new Set(homes.map(({ tracking }) => tracking).filter(Boolean))];
  const page = orderKind === 'item' ? 'view-sweet-history' : 'view-history';
  return {
    name: cut(customer),
    order: invoiceNumber,
    homes: cut(homesNamed(homes.length, all.length, first?.name ?? '')),
    courier: cut(couriers.map((one) => (one === 'Own delivery' ? say.ourOwnDelivery : one)).join(', ')),
    // Several numbers stand on the order's page, each beside its home.
    tracking: numbers.length === 1 ? cut(numbers[0] ?? '') : '',
    amount: refunded === null ? '' : plainRupees(refunded),
    due: plainRupees(due),
    day: nearDay(leavesBy).replace(',', ''),
    arrival: arrivalNamed(homes),
    link: `${siteUrl}/${page}/${orderId}`,
    shop: cut(shop),
  };
}

/**
 * Returns the values of the placeholders in the message that announces a change of mobile number to the customer's
 * present number.
 * @param mobile new number
 * @param at ISO time of the change
 */
export const numberValues = (
  { name, mobile, at }: { name: string; mobile: string; at: string },
  { siteUrl, shop }: { siteUrl: string; shop: string },
): MessageValues => ({
  name: cut(name),
  ending: mobile.slice(-4),
  moment: nearMoment(at).replace(',', ''),
  profile: `${siteUrl}/profile`,
  shop: cut(shop),
});

function homesNamed(told: number, all: number, name: string): string {
  if (told === 1) return name || say.oneHome;
  return told === all ? say.allHomes(told) : say.someHomes(told, all);
}

/** Returns by when all the homes should have their box, as text. */
function arrivalNamed(homes: readonly ToldHome[]): string {
  const last = homes
    .flatMap(({ arrives }) => arrives ?? [])
    .sort()
    .at(-1);
  return last ? say.arrivesBy(nearDay(noonOf(last)).replace(',', '')) : say.onceWeKnowAddress;
}

/** Hour of the day in India from which customers are reminded. */
const MORNING = 10;
/** Milliseconds after the planned dispatch until which customers are reminded; after that, staff call them. */
const REMINDED_FOR = 14 * DAY;

/**
 * Tells whether to remind a customer of the unpaid balance now. The period begins at 10:00 Indian time `daysBefore`
 * days before dispatch, but not before the day after the order, and ends `REMINDED_FOR` ms after dispatch.
 * @param now ms
 */
export function isTimeToRemind(
  { placedAt, leavesBy }: { placedAt: string; leavesBy: string },
  daysBefore: number,
  now: number,
): boolean {
  const day = (iso: string): number => Math.floor((Date.parse(iso) + INDIA_AHEAD) / DAY);
  const from = Math.max(day(leavesBy) - daysBefore, day(placedAt) + 1) * DAY + MORNING * HOUR - INDIA_AHEAD;
  return now >= from && now < Math.max(from, Date.parse(leavesBy)) + REMINDED_FOR;
}

/**
 * Milliseconds for which a message about a step waits, so that the step can still be undone and further homes can join.
 */
export const HOLD_MS = 10 * MINUTE;
/** Maximum wait of such a message in ms, however many homes join it. */
export const LONGEST_HOLD_MS = 3 * HOLD_MS;
/** Milliseconds for which sending is attempted while the gateway is away. */
export const TRIED_FOR_MS = DAY;
const LONGEST_GAP = HOUR;

/**
 * Returns the time in ms of the next attempt to send a message: 1 minute after the first, doubled with each attempt up
 * to an hour. Null when that is more than a day after `since`.
 * @param tries number of attempts so far, at least 1
 * @param since time in ms at which the message was first due
 */
export function nextSending(tries: number, since: number, now: number): number | null {
  const next = now + Math.min(LONGEST_GAP, 2 ** Math.min(tries - 1, 20) * MINUTE);
  return next > since + TRIED_FOR_MS ? null : next;
}
