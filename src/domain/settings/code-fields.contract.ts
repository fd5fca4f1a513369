import { field, wholeNumberField } from '#domain/settings/setting-field.contract.ts';

/** Settings of the maximum numbers of one-time codes that the shop sends. */
export const codes = {
  hour: field('number', 'Codes in an hour', wholeNumberField('The number', 10, 100_000, 600), {
    help: 'The overview says so when four fifths of them are used.',
  }),
  day: field(
    'number',
    'Codes in a day',
    wholeNumberField('The number', 10, 1_000_000, 3000).test(
      'hour',
      'A day has at least as many codes as an hour.',
      (day, { parent }) => !(day < parent.hour),
    ),
    { help: 'The dearest day costs you this number of messages.' },
  ),
};
