import { dayText } from '#lib/day-text.ts';
import { lettersOver } from '#lib/letters.ts';
import { languageOf } from '#lib/script.ts';
import * as say from '#domain/card/card.texts.ts';

/** Gift card that is put into every box of an order, with its texts by the family. */
export interface GiftCard {
  /** Names of the couple, or of another person who is celebrated. */
  couple: string;
  /** `yyyy-mm-dd`, or empty. */
  day: string;
  place: string;
  /** Common message, for all guests without an own one. */
  message: string;
  /** Own messages, each with the ids of its guests. */
  own: { message: string; guestIds: string[] }[];
}

/** Texts of the card in one box. */
export type CardFaceWords = Omit<GiftCard, 'own'>;

export const blankCard: GiftCard = { couple: '', day: '', place: '', message: '', own: [] };

/** Maximum length of a message, in characters as users see them. */
export const MOST_CARD = 250;
/** Maximum length of the names and of the place, in characters. */
export const MOST_NAMES = 120;
export const MOST_PLACE = 300;
/** Maximum number of lines that are readable on a card of 105 by 148 mm. */
export const MOST_LINES = 10;
/** Maximum number of own messages besides the common one. */
export const MOST_OWN = 12;
/** Maximum number of guests with an own message, since their ids are sent with every order. */
export const MOST_OWN_GUESTS = 1000;

/** Counts the lines of a text, including empty ones. */
export const linesIn = (text: string): number => text.split('\n').length;

/** Returns the error for a card's message, which has too many characters or lines; undefined when it is valid. */
export function wordsProblem(message: string): string | undefined {
  const over = lettersOver(message.trim(), MOST_CARD);
  if (over > 0) return say.charactersOver(over);
  return linesIn(message.trim()) > MOST_LINES ? say.tooManyLines(MOST_LINES) : undefined;
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
