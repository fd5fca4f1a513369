import { DAY, HOUR } from '#lib/time.ts';
import * as say from '#domain/guests/celebration.texts.ts';

/** Celebration as a family describes it; every field is empty until it is filled in. */
export interface Celebration {
  /** Names of the couple, or of the person celebrated. */
  couple: string;
  event: string;
  /** Day in India, `yyyy-mm-dd`. */
  day: string;
  /** Time in India, `HH:MM`. */
  time: string;
  place: string;
  words: string;
}

export const blankCelebration: Celebration = { couple: '', event: '', day: '', time: '', place: '', words: '' };

/** Maximum characters of a family's text or of a thank-you: the space on the card of a box. */
export const MOST_WORDS = 250;
/** Most people of one household who can come. */
export const MOST_PEOPLE = 50;

/** Diets, strictest first; `any` eats everything. */
export const foods = ['jain', 'veg', 'any'] as const;
export type Food = (typeof foods)[number];

/** A guest's answer. */
export interface GuestAnswer {
  /** Empty when the guest only said that the box arrived. */
  coming: 'yes' | 'no' | '';
  people: number;
  food: Food | '';
  answeredAt: string | null;
  /** Moment at which the guest said that the box arrived; null before. */
  arrivedAt: string | null;
  thanks: string;
}

export const noAnswer: GuestAnswer = {
  coming: '',
  people: 0,
  food: '',
  answeredAt: null,
  arrivedAt: null,
  thanks: '',
};

/** Tells whether a celebration has an event, a day or a place. */
export const isCelebrationTold = ({ event, day, place }: Celebration): boolean =>
  day !== '' || place !== '' || event !== '';

/** Tells whether a celebration's day has ended in Indian time; false when it has no day. @param now ms */
export const isOver = ({ day }: Pick<Celebration, 'day'>, now: number): boolean =>
  day !== '' && now >= Date.parse(`${day}T00:00:00+05:30`) + DAY;

/** Tells whether a celebration is told of and its day has not ended, so that guests may answer. @param now ms */
export const isInviting = (celebration: Celebration, now: number): boolean =>
  isCelebrationTold(celebration) && !isOver(celebration, now);

/** State of a home's box as its guest sees it. */
export type GiftState = 'preparing' | 'packed' | 'sent' | 'delivered' | 'returned';

/** A box for a guest, without its price and without other guests. */
export interface Gift {
  title: string;
  boxes: number;
  state: GiftState;
  courier: string;
  tracking: string;
  /** ISO time of the working day by which it leaves the shop; null for old orders. */
  leavesBy: string | null;
  /** ISO time at which it reached its state; null before the first step. */
  since: string | null;
  /** Day (`yyyy-mm-dd`) by which the family wants it there; null when it named none. */
  by?: string | null;
  /** True when it goes to another address than the one on the list now. */
  elsewhere?: boolean;
}

/**
 * Converts a parcel's state to the state shown to its guest: `preparing` until it is packed, then the same state; null
 * for a cancelled parcel.
 */
export function giftState(state: string): GiftState | null {
  if (state === 'cancelled') return null;
  if (state === 'packed' || state === 'sent' || state === 'delivered' || state === 'returned') return state;
  return 'preparing';
}

/** Tells whether any of the boxes is `sent` or `delivered`, so that its guest may confirm the arrival. */
export const mayHaveArrived = (gifts: readonly Pick<Gift, 'state'>[]): boolean =>
  gifts.some(({ state }) => state === 'sent' || state === 'delivered');

/** Sums of the answers of a family's guests. */
export interface AnswerSums {
  yes: number;
  no: number;
  people: number;
  /** Number of people by diet. */
  eaters: Record<Food, number>;
  arrived: number;
}

/**
 * Combines the answers of a home's members: returns the latest one, with the arrival and thanks of a member who
 * confirmed the arrival. When no member has answered, the other fields are as in `noAnswer`.
 */
export function answerOfHome(answers: readonly GuestAnswer[]): GuestAnswer {
  const last = answers.reduce((best, one) => ((one.answeredAt ?? '') > (best.answeredAt ?? '') ? one : best), noAnswer);
  const arrived = answers.find(({ arrivedAt }) => arrivedAt !== null);
  return arrived ? { ...last, arrivedAt: arrived.arrivedAt, thanks: arrived.thanks } : last;
}

/**
 * Adds up answers, one for each home: homes that accept or decline, people who come, in total and by diet (an empty
 * diet counts as `any`), and homes whose box arrived.
 */
export function sumAnswers(answers: readonly GuestAnswer[]): AnswerSums {
  const sums: AnswerSums = { yes: 0, no: 0, people: 0, eaters: { jain: 0, veg: 0, any: 0 }, arrived: 0 };
  for (const { coming, people, food, arrivedAt } of answers) {
    if (coming === 'no') sums.no += 1;
    if (coming === 'yes') {
      sums.yes += 1;
      sums.people += people;
      sums.eaters[food || 'any'] += people;
    }
    if (arrivedAt !== null) sums.arrived += 1;
  }
  return sums;
}

/** Diets as text for the family. */
export const foodTexts: Record<Food, string> = { jain: say.eatsJain, veg: say.eatsVegetarian, any: say.eatsEverything };

const MAPS = 'https://www.google.com/maps/search/?api=1&query=';

/** Returns the URL of a Google Maps search for a place. */
export const mapLink = (place: string): string => MAPS + encodeURIComponent(place);

/** Assumed length of an event, in ms. */
const LASTS = 3 * HOUR;

/** Converts a time in ms to iCalendar format in UTC: `20270214T123000Z`. */
const stamp = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');
const plainDay = (day: string): string => day.replaceAll('-', '');

/**
 * Returns the start and end of a celebration in iCalendar format; null when it has no day. With a time it lasts `LASTS`
 * ms; without one it lasts the whole day, so that the end is the next day.
 */
function span({ day, time }: Celebration): [begin: string, end: string] | null {
  if (day === '') return null;
  if (time === '') return [plainDay(day), plainDay(new Date(Date.parse(day) + DAY).toISOString().slice(0, 10))];
  const begin = Date.parse(`${day}T${time}:00+05:30`);
  return [stamp(begin), stamp(begin + LASTS)];
}

/** Returns the title of the calendar entry: `event: couple`, or the one of them that is known, or `Celebration`. */
const titleOf = ({ couple, event }: Celebration): string =>
  [event, couple].filter(Boolean).join(': ') || say.calendarTitle;

/** Returns the URL that adds a celebration to Google Calendar; empty when the celebration has no day. */
export function calendarLink(celebration: Celebration): string {
  const dates = span(celebration);
  if (!dates) return '';
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: titleOf(celebration),
    dates: dates.join('/'),
    location: celebration.place,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/**
 * Returns a celebration as an iCalendar file (RFC 5545); empty when the celebration has no day. Lines end with CR LF
 * and have at most 75 bytes; separators in values are escaped. Written without a library: `ics` would add 21 KB to the
 * guest's page, and `ical-generator` needs a newer Node than the shop.
 * @param id UID, equal for every file of one celebration, so that a later file replaces the first
 * @param now ms
 */
export function calendarFile(celebration: Celebration, id: string, now: number): string {
  const dates = span(celebration);
  if (!dates) return '';
  const wholeDay = celebration.time === '' ? ';VALUE=DATE' : '';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shagun//Celebration//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART${wholeDay}:${dates[0]}`,
    `DTEND${wholeDay}:${dates[1]}`,
    `SUMMARY:${escaped(titleOf(celebration))}`,
    ...(celebration.place ? [`LOCATION:${escaped(celebration.place)}`] : []),
    ...(celebration.words ? [`DESCRIPTION:${escaped(celebration.words)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

const bytes = new TextEncoder();

/** Folds a line for iCalendar: inserts CR LF and a space before it exceeds 75 bytes, never inside a character. */
function folded(line: string): string {
  let room = 75;
  let out = '';
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (size > room) {
      out += '\r\n ';
      room = 74;
    }
    out += letter;
    room -= size;
  }
  return out;
}
