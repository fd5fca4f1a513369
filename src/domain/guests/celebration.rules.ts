import { DAY, HOUR } from '#lib/time.ts';

/** What a family tells its guests; every part is empty until it is written. */
export interface Celebration {
  /** Names of the couple, or of whoever is celebrated. */
  couple: string;
  event: string;
  /** `yyyy-mm-dd` in India. */
  day: string;
  /** `HH:MM` in India. */
  time: string;
  place: string;
  words: string;
}

export const blankCelebration: Celebration = { couple: '', event: '', day: '', time: '', place: '', words: '' };

/** Longest words of a family or of a thank-you, in characters: what fits on the card of a box. */
export const MOST_WORDS = 250;
/** Most people of one household that come. */
export const MOST_PEOPLE = 50;

/** What a household eats, from the strictest; `any` eats everything. */
export const foods = ['jain', 'veg', 'any'] as const;
export type Food = (typeof foods)[number];

/** What a guest answered. */
export interface GuestAnswer {
  /** Empty while only an arrival was told. */
  coming: 'yes' | 'no' | '';
  people: number;
  food: Food | '';
  answeredAt: string | null;
  /** When the guest said that the box arrived. */
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

/** True where a family has told when or where it is. */
export const isTold = ({ event, day, place }: Celebration): boolean => day !== '' || place !== '' || event !== '';

/** True once the day of a celebration, in India, is over. @param now ms */
export const isOver = ({ day }: Pick<Celebration, 'day'>, now: number): boolean =>
  day !== '' && now >= Date.parse(`${day}T00:00:00+05:30`) + DAY;

/** How a home's box stands, as its guest sees it. */
export type GiftState = 'preparing' | 'packed' | 'sent' | 'delivered' | 'returned';

/** A box on its way to a guest. What it cost and who else gets one is nobody's business there. */
export interface Gift {
  title: string;
  boxes: number;
  state: GiftState;
  courier: string;
  tracking: string;
  /** The working day by which it leaves the shop, ISO time; null for orders from before it was kept. */
  leavesBy: string | null;
  /** When it came into its state, ISO time; null before the first step. */
  since: string | null;
  /** The day, `yyyy-mm-dd`, by which the family wants it there; null where it said none. */
  by?: string | null;
  /** True where it goes to another address than the one that stands on the list now. */
  elsewhere?: boolean;
}

/** The state of a parcel as a guest sees it; null for one that was cancelled. */
export function giftState(state: string): GiftState | null {
  if (state === 'cancelled') return null;
  if (state === 'packed' || state === 'sent' || state === 'delivered' || state === 'returned') return state;
  return 'preparing';
}

/** True once a box can have arrived: couriers tell it late, and some never. */
export const mayHaveArrived = (gifts: readonly Pick<Gift, 'state'>[]): boolean =>
  gifts.some(({ state }) => state === 'sent' || state === 'delivered');

/** What a family's guests answered, added up. */
export interface AnswerSums {
  yes: number;
  no: number;
  people: number;
  /** People by what they eat. */
  eaters: Record<Food, number>;
  arrived: number;
}

/** What a home answered: who wrote last says who comes, and a box that one of them has is there for all. */
export function answerOfHome(answers: readonly GuestAnswer[]): GuestAnswer {
  const last = answers.reduce((best, one) => ((one.answeredAt ?? '') > (best.answeredAt ?? '') ? one : best), noAnswer);
  const arrived = answers.find(({ arrivedAt }) => arrivedAt !== null);
  return arrived ? { ...last, arrivedAt: arrived.arrivedAt, thanks: arrived.thanks } : last;
}

/** Adds answers up; each household counts once, with the people it named. */
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

/** What people eat, in words for the family. */
export const foodWords: Record<Food, string> = { jain: 'Jain', veg: 'vegetarian', any: 'everything' };

const MAPS = 'https://www.google.com/maps/search/?api=1&query=';

/** A map of a place, wherever the phone opens such links. */
export const mapLink = (place: string): string => MAPS + encodeURIComponent(place);

/** How long an event with a time is taken to last, ms. */
const LASTS = 3 * HOUR;

/** A moment as calendars write it in UTC: `20270214T123000Z`. */
const stamp = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '');
const plainDay = (day: string): string => day.replaceAll('-', '');

/** Begin and end as calendars write them; whole days where no time is known, the end being the day after. Empty without a day. */
function span({ day, time }: Celebration): [begin: string, end: string] | null {
  if (day === '') return null;
  if (time === '') return [plainDay(day), plainDay(new Date(Date.parse(day) + DAY).toISOString().slice(0, 10))];
  const begin = Date.parse(`${day}T${time}:00+05:30`);
  return [stamp(begin), stamp(begin + LASTS)];
}

/** What a calendar calls it. */
const titleOf = ({ couple, event }: Celebration): string => [event, couple].filter(Boolean).join(': ') || 'Celebration';

/** A link that puts it into Google's calendar; empty without a day. */
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
 * The celebration as a file for calendars (RFC 5545): lines of at most 75 bytes end with CR LF, and what divides values
 * is escaped. Empty without a day.
 * @param id one id for every file of the same celebration, so that a second one corrects the first
 * @param now when it was made, ms
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

/** Breaks a line before it has more than 75 bytes; never inside a character. */
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
