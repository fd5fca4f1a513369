import { field, wholeNumberField } from '#domain/settings/setting-field.contract.ts';
import * as say from '#domain/settings/settings.texts.ts';

/** Settings of the maximum numbers of one-time codes that the shop sends. */
export const codes = {
  hour: field('number', say.labelCodesHour, wholeNumberField(say.namedNumber, 10, 100_000, 600), {
    help: say.helpCodesHour,
  }),
  day: field(
    'number',
    say.labelCodesDay,
    wholeNumberField(say.namedNumber, 10, 1_000_000, 3000).test(
      'hour',
      say.fewerCodesADay,
      (day, { parent }) => !(day < parent.hour),
    ),
    { help: say.helpCodesDay },
  ),
};
