import { array, number, string } from 'yup';
import { field, isOurTime, NO_DAY, wholeNumberField } from '#domain/settings/setting-field.contract.ts';
import * as say from '#domain/settings/settings.texts.ts';
import { isDay } from '#lib/dates.ts';

/** Settings of the days on which the kitchen works. */
export const days = {
  open: field(
    'week days',
    say.labelOpenDays,
    array(number().integer().min(0).max(6).required())
      .min(1, say.workingDaysMissing)
      .default([1, 2, 3, 4, 5, 6])
      .required(),
  ),
  closed: field(
    'dates',
    say.labelClosedOn,
    array(string().test('day', NO_DAY, isDay).test('year', say.yearMissing, isOurTime).required(NO_DAY))
      .max(100, say.tooManyDays)
      .default([])
      .required(),
    { help: say.helpClosedOn, optional: true },
  ),
};

/** Settings of how much the kitchen can do in a day. */
export const capacity = {
  boxes: field('number', say.labelBoxesDay, wholeNumberField(say.namedNumber, 0, 100_000, 0), {
    help: say.helpBoxesDay,
    capacity: true,
  }),
  kilograms: field('number', say.labelKilogramsDay, wholeNumberField(say.namedWeight, 0, 100_000, 0), {
    help: say.helpKilogramsDay,
    capacity: true,
  }),
};
