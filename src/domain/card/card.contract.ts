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
import { fromIndianClock } from '#lib/dates.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { isWritten } from '#lib/text.ts';

const NOT_PRINTED = 'There are signs on the card that cannot be printed. Please type them anew.';

const text = (name: string, most: number) =>
  string()
    .trim()
    .test(atMost(most, `${name} may have at most ${most} characters.`))
    .test('written', NOT_PRINTED, (value) => !value || isWritten(value))
    .default('');

/** Returns the schema of a card's message with its limits of characters and lines. */
const cardMessage = () =>
  text('A message', MOST_CARD).test(
    'lines',
    `At most ${MOST_LINES} lines fit on the card.`,
    (value) => !value || linesIn(value) <= MOST_LINES,
  );

/** The card of an order, as its family wrote it. */
export const giftCard = object({
  couple: text('The names', MOST_NAMES),
  day: string()
    .trim()
    .default('')
    .test('day', 'Please choose a day.', (value) => !value || fromIndianClock(`${value}T00:00`) !== null),
  place: text('The place', MOST_PLACE),
  message: cardMessage(),
  own: array(
    object({
      message: cardMessage(),
      guestIds: array(string().matches(ID_PATTERN, 'That guest does not exist.').required()).default([]),
    }),
  )
    .max(MOST_OWN, `At most ${MOST_OWN} other messages in one order.`)
    .test(
      'guests',
      `At most ${MOST_OWN_GUESTS} guests can get other words.`,
      (own) => (own ?? []).reduce((sum, { guestIds }) => sum + guestIds.length, 0) <= MOST_OWN_GUESTS,
    )
    .test('once', 'A guest is chosen for two messages. Please choose one for each.', (own) => {
      const ids = (own ?? []).flatMap(({ guestIds }) => guestIds);
      return new Set(ids).size === ids.length;
    })
    .default([]),
});
