import { array, number, string } from 'yup';
import { field, isOurTime, NO_DAY, wholeNumberField } from '#domain/settings/setting-field.contract.ts';
import { isDay } from '#lib/dates.ts';

/** Settings of the days on which the kitchen works. */
export const days = {
  open: field(
    'week days',
    'The kitchen works on',
    array(number().integer().min(0).max(6).required())
      .min(1, 'Please choose at least one day.')
      .default([1, 2, 3, 4, 5, 6])
      .required(),
  ),
  closed: field(
    'dates',
    'Closed on',
    array(
      string()
        .test('day', NO_DAY, isDay)
        .test('year', 'Please write the year of the day in full, such as 2026.', isOurTime)
        .required(NO_DAY),
    )
      .max(100, 'At most 100 days.')
      .default([])
      .required(),
    { help: 'Festivals and holidays. The kitchen’s list marks what falls on one.', optional: true },
  ),
};

/** Settings of how much the kitchen can do in a day. */
export const capacity = {
  boxes: field('number', 'Boxes a day', wholeNumberField('The number', 0, 100_000, 0), {
    help: 'How many boxes the shop can pack in a day, those of single sweets and dry fruits included; 0 where nobody counts.',
  }),
  kilograms: field('number', 'Kilograms a day', wholeNumberField('The weight', 0, 100_000, 0), {
    help: 'How much the kitchen can make in a day; 0 where nobody counts.',
  }),
};
