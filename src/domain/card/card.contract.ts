import { array, object, string } from 'yup';
import {
  linesIn,
  MOST_CARD,
  MOST_LINES,
  MOST_NAMES,
  MOST_OWN,
  MOST_OWN_GUESTS,
  MOST_PLACE,
} from '#domain/card/card.rules.ts';
import * as say from '#domain/card/card.texts.ts';
import { fromIndianClock } from '#lib/dates.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { isWritten } from '#lib/text.ts';

const text = (tooLong: (most: number) => string, most: number) =>
  string()
    .trim()
    .test(atMost(most, tooLong(most)))
    .test('written', say.unprintable, (value) => !value || isWritten(value))
    .default('');

/** Returns the schema of a card's message with its limits of characters and lines. */
const cardMessage = () =>
  text(say.messageTooLong, MOST_CARD).test(
    'lines',
    say.tooManyLines(MOST_LINES),
    (value) => !value || linesIn(value) <= MOST_LINES,
  );

/** The card of an order, as its family wrote it. */
export const giftCard = object({
  couple: text(say.namesTooLong, MOST_NAMES),
  day: string()
    .trim()
    .default('')
    .test('day', say.chooseDay, (value) => !value || fromIndianClock(`${value}T00:00`) !== null),
  place: text(say.placeTooLong, MOST_PLACE),
  message: cardMessage(),
  own: array(
    object({
      message: cardMessage(),
      guestIds: array(string().matches(ID_PATTERN, say.noGuest).required()).default([]),
    }),
  )
    .max(MOST_OWN, say.tooManyMessages(MOST_OWN))
    .test(
      'guests',
      say.tooManyOwnGuests(MOST_OWN_GUESTS),
      (own) => (own ?? []).reduce((sum, { guestIds }) => sum + guestIds.length, 0) <= MOST_OWN_GUESTS,
    )
    .test('once', say.guestInTwoMessages, (own) => {
      const ids = (own ?? []).flatMap(({ guestIds }) => guestIds);
      return new Set(ids).size === ids.length;
    })
    .default([]),
});
