import { array, object, string } from 'yup';
import { charge, field, longest, wholeNumberField } from '#domain/settings/setting-field.contract.ts';
import * as say from '#domain/settings/settings.texts.ts';
import { shopFacts } from '#shop.config';
import { atMost } from '#lib/letters.ts';

const workingDays = (byDefault: number) => wholeNumberField(say.namedDayCount, 1, 60, byDefault);
const { dispatch: firstDispatch } = shopFacts;

/** Settings of the working days until an order leaves. */
export const dispatch = {
  sweet: field('number', say.labelSweets, workingDays(firstDispatch.sweet), {
    help: say.helpWorkingDays,
  }),
  dryFruit: field('number', say.labelDryFruits, workingDays(firstDispatch['dry-fruit'])),
  invitation: field('number', say.labelInvitationBoxes, workingDays(firstDispatch.invitation)),
  invitationInSeason: field('number', say.labelInvitationBoxesSeason, workingDays(firstDispatch.invitationInSeason), {
    help: say.helpSeason,
  }),
};

const placeNames = () =>
  array(
    string()
      .trim()
      .test(atMost(60, longest(say.namedPlace, 60)))
      .required(),
  )
    .max(800, say.tooManyPlaces)
    .default([])
    .required();

/** Settings of how long parcels travel, and so how far fresh food goes. */
export const reach = {
  zones: field(
    'zones',
    'Zones',
    array(
      object({
        transit: wholeNumberField(say.namedDaysOnTheWay, 0, 60, 1),
        words: string()
          .trim()
          .test(atMost(60, longest(say.namedZone, 60)))
          .required(say.zoneWithoutName),
        districts: placeNames(),
        states: placeNames(),
      }),
    )
      .min(1, say.zonesMissing)
      .max(12, say.tooManyZones)
      .test('places', (list, { path, createError }) => {
        const at = (list ?? []).slice(0, -1).findIndex((zone) => zone.districts.length + zone.states.length === 0);
        return at < 0 || createError({ path: `${path}[${at}].states`, message: say.zoneWithoutPlaces });
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
  item: field('money', say.labelChargeItem, charge(say.namedCharge, shopFacts.charges.item), {
    help: say.helpChargeItem,
  }),
  guestBox: field('money', say.labelChargeGuest, charge(say.namedCharge, shopFacts.charges.guestBox), {
    help: say.helpChargeGuest,
  }),
  ownBox: field('money', say.labelChargeOwn, charge(say.namedCharge, shopFacts.charges.ownBox), {
    help: say.helpChargeOwn,
  }),
};
