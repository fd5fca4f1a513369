import { lettersOver } from '#lib/letters.ts';
import { isIndian } from '#lib/guest-number.ts';
import * as say from '#domain/guests/household.texts.ts';

/** Sides of a wedding that a guest can be on. */
export const guestSides = ['bride', 'groom', 'both'] as const;
export type GuestSide = (typeof guestSides)[number];

/** Sides as text. */
export const sideTexts: Record<GuestSide, string> = {
  bride: say.bridesSide,
  groom: say.groomsSide,
  both: say.bothSides,
};

/** Events that are offered; a family may add its own. */
export const offeredEvents = ['Ring ceremony', 'Mehndi', 'Haldi', 'Sangeet', 'Wedding', 'Reception'] as const;

/** Maximum number of events of a guest. */
export const MOST_EVENTS = 12;
/** Maximum characters of an event's name. */
export const EVENT_LENGTH = 40;
/** Most guests who share one parcel. */
export const MOST_MEMBERS = 20;
/** Most characters of the name on a household's box. */
export const BOX_NAME_LENGTH = 80;

/** Tells whether an event's name has at most `EVENT_LENGTH` characters. */
export const isEventName = (event: string): boolean => lettersOver(event, EVENT_LENGTH) === 0;

/**
 * Normalises an event's name: replaces separators (commas, semicolons, `|`) and control characters by blanks, and
 * applies the spelling of an offered event of that name.
 */
export function eventName(text: string): string {
  const plain = text
    .replace(/[\p{Cc},;|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return offeredEvents.find((one) => one.toLowerCase() === plain.toLowerCase()) ?? plain;
}

/**
 * Returns normalised events without duplicates (ignoring case): first the offered ones in the order of a wedding, then
 * the family's own.
 */
export function eventList(events: readonly string[]): string[] {
  const named = new Map<string, string>();
  for (const event of events.map(eventName).filter(Boolean))
    if (!named.has(event.toLowerCase())) named.set(event.toLowerCase(), event);
  const place = (event: string): number => {
    const at = offeredEvents.findIndex((one) => one === event);
    return at < 0 ? offeredEvents.length : at;
  };
  return [...named.values()].sort((a, b) => place(a) - place(b));
}

/**
 * Returns the normalised events in a cell, separated by commas, semicolons, `|`, `/`, `:::` or line breaks, without
 * duplicates.
 */
export const eventsInText = (text: string): string[] => eventList(text.split(/:::|[,;|/\n]/));

const sideSigns: readonly [side: GuestSide, fits: RegExp][] = [
  ['both', /both|common|दोनों|ਦੋਵੇਂ|ਦੋਨੋਂ/],
  ['bride', /bride(?!groom)|\bgirl|ladki|kudi|दुल्हन|वधू|कन्या|लड़की|ਲਾੜੀ|ਕੁੜੀ/],
  ['groom', /groom|\bboy|ladka|ladke|munda|munde|दूल्हा|दूल्हे|वर|लड़का|लड़के|ਲਾੜਾ|ਲਾੜੇ|ਮੁੰਡਾ|ਮੁੰਡੇ/],
];

/** Returns the side named in a cell in English, Hindi or Punjabi; empty for an empty cell, null for an unknown text. */
export function sideInText(text: string): GuestSide | '' | null {
  const word = text.normalize('NFC').trim().toLowerCase();
  if (word === '') return '';
  return sideSigns.find(([, fits]) => fits.test(word))?.[0] ?? null;
}

/** Last names shared by most of Punjab, which tell no family apart. */
const SHARED = /^(?:singh|kaur|kumar|kumari|devi|lal|rani|ji)$/i;

/**
 * Suggests a name for a household's box: `Verma family`, with the last name of most members, or `Asha and family` when
 * no member has a distinctive last name.
 */
export function proposedName(names: readonly string[]): string {
  const last = names.map((name) => {
    const words = name.trim().split(/\s+/).slice(1);
    return words.findLast((word) => /^\p{L}[\p{L}\p{M}'’-]+$/u.test(word) && !SHARED.test(word)) ?? '';
  });
  const times = (word: string): number => last.filter((one) => one.toLowerCase() === word.toLowerCase()).length;
  const [family = ''] = last.filter(Boolean).sort((a, b) => times(b) - times(a));
  const [first = ''] = names[0]?.trim().split(/\s+/) ?? [];
  const name = family ? say.boxNameOfFamily(family) : say.boxNameAndFamily(first);
  return name.slice(0, BOX_NAME_LENGTH).trim();
}

/**
 * Returns the id of the household's contact: the wanted member, unless only others have a number that the courier can
 * call; then the first of those.
 */
export function contactOf(members: readonly { id: string; mobile: string | null }[], wanted: string): string {
  const callable = members.filter(({ mobile }) => isIndian(mobile ?? ''));
  const [first] = callable;
  return first && !callable.some(({ id }) => id === wanted) ? first.id : wanted;
}
