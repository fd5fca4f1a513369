import { array, object, string } from 'yup';
import { charge, field, longest, wholeNumberField } from '#domain/settings/setting-field.contract.ts';
import { shopFacts } from '#shop.config';
import { atMost } from '#lib/letters.ts';

const workingDays = (byDefault: number) => wholeNumberField('The number of days', 1, 60, byDefault);
const { dispatch: firstDispatch } = shopFacts;

/** Settings of the working days until an order leaves. */
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

const placeNames = () =>
  array(
    string()
      .trim()
      .test(atMost(60, longest('A name', 60)))
      .required(),
  )
    .max(800, 'At most 800 names.')
    .default([])
    .required();

/** Settings of how long parcels travel, and so how far fresh food goes. */
export const reach = {
  zones: field(
    'zones',
    'Zones',
    array(
      object({
        transit: wholeNumberField('The number of days on the way', 0, 60, 1),
        words: string()
          .trim()
          .test(atMost(60, longest('The name of a zone', 60)))
          .required('Every zone needs a name, as customers read it.'),
        districts: placeNames(),
        states: placeNames(),
      }),
    )
      .min(1, 'There is at least one zone: the last one is the rest of India.')
      .max(12, 'At most 12 zones.')
      .test('places', (list, { path, createError }) => {
        const at = (list ?? []).slice(0, -1).findIndex((zone) => zone.districts.length + zone.states.length === 0);
        return at < 0 || createError({ path: `${path}[${at}].states`, message: 'Please name a state or a district.' });
      })
      .default(
        shopFacts.zones.map(({ districts, states, ...zone }) => ({
          ...zone,
          districts: [...districts],
          states: [...states],
        })),
      )
      .required(),
  ),
};

/** Settings of the delivery charges, in paise. */
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
