import { dayText } from '#lib/day-text.ts';
import { lettersOver } from '#lib/letters.ts';
import { languageOf } from '#lib/script.ts';

/** The card that lies in every box: the family's words, and whom and what is celebrated. */
export interface GiftCard {
  /** Names of the couple, or of whoever is celebrated. */
  couple: string;
  /** `yyyy-mm-dd`, or empty. */
  day: string;
  place: string;
  /** The words for everybody who has none of their own. */
  message: string;
  /** Other words for some guests, by their ids. */
  own: { message: string; guestIds: string[] }[];
}

/** A card as it lies in one box. */
export type CardFaceWords = Omit<GiftCard, 'own'>;

export const blankCard: GiftCard = { couple: '', day: '', place: '', message: '', own: [] };

/** Most characters of a message, as people count them. */
export const MOST_CARD = 250;
/** Most characters of the names and of the place. */
export const MOST_NAMES = 120;
export const MOST_PLACE = 300;
/** Most lines: more cannot be read on a card of 105 by 148 mm. */
export const MOST_LINES = 10;
/** Most different messages beside the one for everybody. */
export const MOST_OWN = 12;
/** Most guests who get other words: a list of them travels with every order. */
export const MOST_OWN_GUESTS = 1000;

/** Counts the lines of a text, including empty ones. */
export const linesIn = (text: string): number => text.split('\n').length;

/** Returns the error for a card's message, which has too many characters or lines; undefined when it is valid. */
export function wordsProblem(message: string): string | undefined {
  const over = lettersOver(message.trim(), MOST_CARD);
  if (over > 0) return `${over} ${over === 1 ? 'character' : 'characters'} too many for the card.`;
  return linesIn(message.trim()) > MOST_LINES ? `At most ${MOST_LINES} lines fit on the card.` : undefined;
}

/** Tells whether all texts of a card are empty, including the messages for single guests. */
export function isBlankCard({ couple, day, place, message, own }: GiftCard): boolean {
  return [couple, day, place, message, ...own.map((one) => one.message)].every((text) => text.trim() === '');
}

/**
 * Returns the card for one guest: with the guest's own message, otherwise with the common one.
 * @param guestId null for a box without a guest of the list, which gets the common message
 */
export function cardFor({ own, ...all }: GiftCard, guestId: string | null): CardFaceWords {
  const other = own.find(({ guestIds }) => guestIds.includes(guestId ?? ''));
  return other ? { ...all, message: other.message } : all;
}

/**
 * Returns the card to store with an order, without own messages that are empty or whose guests get no box. Returns null
 * when no text is left.
 * @param guestIds guests of all boxes; null for a box without a guest
 */
export function cardOfOrder(card: GiftCard, guestIds: readonly (string | null)[]): GiftCard | null {
  const there = new Set(guestIds);
  const own = card.own
    .map(({ message, guestIds: ids }) => ({ message, guestIds: ids.filter((id) => there.has(id)) }))
    .filter(({ message, guestIds: ids }) => message.trim() !== '' && ids.length > 0);
  const kept = { ...card, own };
  return isBlankCard(kept) ? null : kept;
}

/**
 * Assigns guests to an own message, removing them from their earlier one, and returns the new card.
 * @param at index of the own message; null assigns the common message
 */
export function withOwn(card: GiftCard, guestIds: readonly string[], at: number | null): GiftCard {
  const moved = new Set(guestIds);
  const own = card.own.map((one, place) => {
    const rest = one.guestIds.filter((id) => !moved.has(id));
    return { ...one, guestIds: place === at ? [...rest, ...moved] : rest };
  });
  return { ...card, own };
}

/**
 * Returns the language of a card's date: that of its message, or of its names when the message is empty; undefined for
 * Latin script.
 */
export const dayLanguage = ({ couple, message }: Pick<CardFaceWords, 'couple' | 'message'>): 'hi' | 'pa' | undefined =>
  languageOf(message.trim() === '' ? couple : message);

/**
 * Returns a day as text in Hindi, Punjabi, or (without a language) English; empty for an empty or invalid day.
 * @param day `yyyy-mm-dd`
 */
export function cardDay(day: string, language: 'hi' | 'pa' | undefined): string {
  const noon = `${day}T12:00:00+05:30`;
  return Number.isNaN(Date.parse(noon)) ? '' : dayText(noon, language ?? 'en');
}
