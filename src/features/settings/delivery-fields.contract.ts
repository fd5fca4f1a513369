import { array, object, string } from 'yup';
import { charge, field, longest, whole } from '#features/settings/setting-field.contract.ts';
import { shopFacts } from '#shop';

const workingDays = (byDefault: number) => whole('The number of days', 1, 60, byDefault);
const { dispatch: firstDispatch } = shopFacts;

/** In how many working days an order leaves. */
export const dispatch = {
  sweet: field('number', 'Sweets', workingDays(firstDispatch.sweet), {
    help: 'Counted from Monday to Saturday.',
  }),
  dryFruit: field('number', 'Dry fruits', workingDays(firstDispatch['dry-fruit'])),
  invitation: field('number', 'Invitation boxes', workingDays(firstDispatch.invitation)),
  invitationInSeason: field('number', 'Invitation boxes in the season', workingDays(firstDispatch.invitationInSeason), {
    help: 'Ordered from October to February.',
  }),
};

const MOST_DAYS = 365;
const isDays = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_DAYS;

const placeNames = () =>
  array(string().trim().max(60, longest('A name', 60)).required())
    .max(800, 'At most 800 names.')
    .default([])
    .required();

/** How far fresh food goes. */
export const reach = {
  zones: field(
    'zones',
    'Zones',
    array(
      object({
        days: whole('The number of days', 1, MOST_DAYS, 1),
        words: string()
          .trim()
          .max(60, longest('The name of a zone', 60))
          .required('Every zone needs a name, as customers read it.'),
        districts: placeNames(),
        states: placeNames(),
      }),
    )
      .min(1, 'There is at least one zone: the last one is all of India.')
      .max(12, 'At most 12 zones.')
      .test('rising', (list, { path, createError }) => {
        const days = (list ?? []).map((zone) => (isDays(zone.days) ? zone.days : null));
        // What is no number of days is refused as that, and compared with nothing.
        const at = days.findIndex((own, place) => own !== null && own <= (days[place - 1] ?? -1));
        const before = list?.[at - 1];
        return (
          before === undefined ||
          createError({
            path: `${path}[${at}].days`,
            message: `A zone is farther than the one before it: please write more days than the ${before.days} of ${before.words || 'that one'}.`,
          })
        );
      })
      .test('places', (list, { path, createError }) => {
        const at = (list ?? []).slice(0, -1).findIndex((zone) => zone.districts.length + zone.states.length === 0);
        return at < 0 || createError({ path: `${path}[${at}].states`, message: 'Please name a state or a district.' });
      })
      .default(
        shopFacts.reach.map(({ districts, states, ...zone }) => ({
          ...zone,
          districts: [...districts],
          states: [...states],
        })),
      )
      .required(),
  ),
};

/** What delivery costs, paise. */
export const charges = {
  item: field('money', 'Sweets or dry fruits', charge('The charge', shopFacts.charges.item), {
    help: 'For one order of a sweet or a dry fruit.',
  }),
  guestBox: field('money', 'Box to a guest', charge('The charge', shopFacts.charges.guestBox), {
    help: 'For each invitation box that goes to a guest.',
  }),
  ownBox: field('money', 'Box to the customer', charge('The charge', shopFacts.charges.ownBox), {
    help: 'For each invitation box to the customer’s own address.',
  }),
};
