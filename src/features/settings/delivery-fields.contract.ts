import { array, object, string } from 'yup';
import { charge, field, longest, whole } from '#features/settings/setting-field.contract.ts';
import { shopFacts } from '#shop';

const workingDays = (byDefault: number) => whole('The number of days', 1, 60, byDefault);
const { dispatch: firstDispatch } = shopFacts;

/** In how many working days an order leaves. */
export const dispatch = {
  sweet: field('number', 'Sweets', workingDays(firstDispatch.sweet), { help: 'Working days, Monday to Saturday.' }),
  dryFruit: field('number', 'Dry fruits', workingDays(firstDispatch['dry-fruit'])),
  invitation: field('number', 'Invitation boxes', workingDays(firstDispatch.invitation)),
  invitationInSeason: field('number', 'Invitation boxes in the season', workingDays(firstDispatch.invitationInSeason), {
    help: 'Ordered from October to February.',
  }),
};

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
        days: whole('The number of days', 1, 365, 1),
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
      .test('rising', 'Each zone has more days than the one before it.', (list) =>
        (list ?? []).every(({ days }, at) => at === 0 || days > (list?.[at - 1]?.days ?? 0)),
      )
      .test('places', 'Every zone but the last names a district or a state.', (list) =>
        (list ?? []).slice(0, -1).every(({ districts, states }) => districts.length + states.length > 0),
      )
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
