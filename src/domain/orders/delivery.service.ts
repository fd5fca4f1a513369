import { listRecords } from '#domain/catalogue/catalogue.repo.ts';
import type { Arrival } from '#domain/delivery/arrival.rules.ts';
import { arrivesOn, leavesOn } from '#domain/delivery/calendar.rules.ts';
import type { GuestReach } from '#domain/delivery/guest-reach.contract.ts';
import { homePincodes } from '#domain/guests/home-pincodes.repo.ts';
import { designsOf } from '#domain/orders/waves.repo.ts';
import { arrivesFresh } from '#domain/delivery/shelf-life.rules.ts';
import { zoneOf } from '#domain/delivery/zone.rules.ts';
import { promiseOf } from '#domain/delivery/dispatch.rules.ts';
import { likelyPlaces, townOfPincode, whereaboutsOf } from '#domain/delivery/pincode.repo.ts';
import { probablePlaceText } from '#domain/delivery/pincode.rules.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { Shop } from '#server/context.ts';

const todayOf = (shop: Shop): string => yearMonthDay(new Date(shop.now()).toISOString());

/**
 * Returns the day by which an order placed now arrives at a pincode, for each kind of goods, with the days in transit
 * and the town; the town is empty when none is known for the pincode.
 */
export async function arrivalAt(shop: Shop, pincode: string): Promise<Arrival> {
  const { reach, dispatch, days } = await currentSettings(shop);
  const found = whereaboutsOf(pincode);
  const { transit } = zoneOf(found?.places ?? null, reach.zones);
  const today = todayOf(shop);
  const by = (kind: 'sweet' | 'dry-fruit' | 'invitation'): string =>
    arrivesOn(leavesOn(today, promiseOf(kind, dispatch), days), transit, days);
  return {
    pincode,
    town: townOfPincode(pincode)?.town ?? '',
    known: found?.known ?? false,
    probably: found?.probably ? probablePlaceText(found.places) : '',
    transit,
    sweet: by('sweet'),
    'dry-fruit': by('dry-fruit'),
    invitation: by('invitation'),
  };
}

/**
 * Returns the number of reachable homes on a customer's guest list and, for each sweet that would not arrive fresh at
 * all of them, the number of homes that are too far.
 */
export async function guestReach(shop: Shop, userId: string): Promise<GuestReach> {
  const { zones } = (await currentSettings(shop)).reach;
  const pincodes = await homePincodes(shop.db, userId);
  const transits = pincodes.map((pincode) => zoneOf(likelyPlaces(pincode), zones).transit);
  const far: Record<string, number> = {};
  if (transits.length > 0)
    for (const { id, shelfLifeDays } of await listRecords(shop.db, 'sweet')) {
      const homes = transits.filter((transit) => !arrivesFresh(shelfLifeDays, transit)).length;
      if (homes > 0) far[id] = homes;
    }
  return { homes: transits.length, far };
}

/**
 * Returns the function that chooses a design of an order for a pincode: the place of the first one whose sweets all
 * arrive fresh there, or 0, the first of all, when none does.
 */
export async function freshDesigns(shop: Shop, orderId: string): Promise<(pincode: string) => number> {
  const designs = await designsOf(shop.db, orderId);
  const { zones } = (await currentSettings(shop)).reach;
  const lives = new Map((await listRecords(shop.db, 'sweet')).map(({ id, shelfLifeDays }) => [id, shelfLifeDays]));
  return (pincode) => {
    const { transit } = zoneOf(likelyPlaces(pincode), zones);
    const fresh = designs.findIndex(({ sections }) =>
      sections.every(({ sweetId }) => arrivesFresh(lives.get(sweetId) ?? 0, transit)),
    );
    return Math.max(fresh, 0);
  };
}
