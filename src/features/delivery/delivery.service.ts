import { listRecords } from '#features/catalogue/catalogue.repo.ts';
import type { Arrival } from '#features/delivery/arrival.contract.ts';
import { arrivesOn, leavesOn } from '#features/delivery/calendar.rules.ts';
import type { PlannedDelivery } from '#features/delivery/delivery-plan.contract.ts';
import { type DeliveryPlan, type Load, planDelivery } from '#features/delivery/delivery-plan.rules.ts';
import type { GuestReach } from '#features/delivery/guest-reach.contract.ts';
import { homePincodes } from '#features/delivery/homes.repo.ts';
import { arrivesFresh, zoneOf } from '#features/delivery/zone.rules.ts';
import { promiseOf } from '#features/orders/dispatch.rules.ts';
import type { OrderedInvitation, OrderedItem, Recipient } from '#features/orders/order.rules.ts';
import { kitchenDays, PARTS } from '#features/packing/kitchen.rules.ts';
import { listKitchenOrders } from '#features/packing/packing.repo.ts';
import { placesOfPincode, townOfPincode } from '#features/pincodes/pincode.repo.ts';
import { gramsOf } from '#features/pricing/pricing.rules.ts';
import { currentSettings } from '#features/settings/settings.service.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';

const todayOf = (shop: Shop): string => yearMonthDay(new Date(shop.now()).toISOString());

/** By when an order of this moment is at a pincode. */
export async function arrivalAt(shop: Shop, pincode: string): Promise<Arrival> {
  const { reach, dispatch, days } = await currentSettings(shop);
  const places = placesOfPincode(pincode);
  const { transit } = zoneOf(places, reach.zones);
  const today = todayOf(shop);
  const by = (kind: 'sweet' | 'dry-fruit' | 'invitation'): string =>
    arrivesOn(leavesOn(today, promiseOf(kind, dispatch), days), transit, days);
  return {
    pincode,
    town: townOfPincode(pincode)?.town ?? '',
    known: places !== null,
    transit,
    sweet: by('sweet'),
    'dry-fruit': by('dry-fruit'),
    invitation: by('invitation'),
  };
}

/** Which sweets would not arrive fresh at how many homes of a customer's guest list. */
export async function guestReach(shop: Shop, userId: string): Promise<GuestReach> {
  const { zones } = (await currentSettings(shop)).reach;
  const pincodes = await homePincodes(shop.db, userId);
  const transits = pincodes.map((pincode) => zoneOf(placesOfPincode(pincode), zones).transit);
  const far: Record<string, number> = {};
  if (transits.length > 0)
    for (const { id, shelfLifeDays } of await listRecords(shop.db, 'sweet')) {
      const homes = transits.filter((transit) => !arrivesFresh(shelfLifeDays, transit)).length;
      if (homes > 0) far[id] = homes;
    }
  return { homes: transits.length, far };
}

/** What open orders need of the kitchen, by the day they leave. */
async function kitchenLoads(db: Queries): Promise<Map<string, Load>> {
  return new Map(
    kitchenDays(await listKitchenOrders(db)).map(({ day, boxes, lines }) => [
      day,
      { boxes, grams: Math.ceil(lines.reduce((sum, { parts }) => sum + parts, 0) / PARTS) },
    ]),
  );
}

/** What shall be where by when. */
interface Wish {
  kind: 'sweet' | 'dry-fruit' | 'invitation';
  pincodes: readonly string[];
  order: Load;
  by?: string | undefined;
  event?: string | undefined;
}

/** Plans what shall be at some homes by a day, by the settings and the open orders of this moment. */
export async function planFor(shop: Shop, { kind, pincodes, order, by, event }: Wish): Promise<PlannedDelivery> {
  const { reach, dispatch, days, capacity } = await currentSettings(shop);
  const transits = new Map(
    pincodes.map((pincode) => [pincode, zoneOf(placesOfPincode(pincode), reach.zones).transit] as const),
  );
  const farthest = Math.max(0, ...transits.values());
  const counts = capacity.boxes > 0 || capacity.kilograms > 0;
  const plan = planDelivery({
    today: todayOf(shop),
    by: by ?? null,
    event: event ?? null,
    transit: farthest,
    promised: promiseOf(kind, dispatch),
    calendar: days,
    capacity,
    order,
    loads: by && counts ? await kitchenLoads(shop.db) : new Map<string, Load>(),
  });
  return {
    ...plan,
    nearest: Math.min(farthest, ...transits.values()),
    farthest,
    unknown: [...transits.keys()].filter((pincode) => placesOfPincode(pincode) === null),
  };
}

/** A priced purchase, as far as its delivery goes. */
interface Purchase {
  ordered: OrderedItem | OrderedInvitation;
  recipients: readonly Recipient[];
}

/** Plans a purchase that shall be there by a day. */
export async function planForOrder(
  shop: Shop,
  { ordered, recipients }: Purchase,
  { by, event }: { by: string; event?: string | undefined },
): Promise<DeliveryPlan> {
  const order =
    'sections' in ordered
      ? { boxes: ordered.boxes, grams: ordered.boxes * ordered.weight }
      : { boxes: 1, grams: gramsOf(ordered.quantity, ordered.unit === 'gm' ? 'gm' : 'kg') };
  const kind = 'sections' in ordered ? 'invitation' : ordered.kind;
  return planFor(shop, { kind, pincodes: recipients.map(({ pincode }) => pincode), order, by, event });
}
