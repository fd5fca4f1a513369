import type { PlannedDelivery } from '#domain/delivery/delivery-plan.contract.ts';
import { type DeliveryPlan, type Load, planDelivery } from '#domain/delivery/delivery-plan.rules.ts';
import { zoneOf } from '#domain/delivery/zone.rules.ts';
import { promiseOf } from '#domain/delivery/dispatch.rules.ts';
import { designsOf, type OrderedInvitation, type OrderedItem, type Recipient } from '#domain/orders/order.rules.ts';
import { kitchenDays, PARTS } from '#domain/packing/kitchen.rules.ts';
import { listKitchenOrders } from '#domain/packing/packing.repo.ts';
import { likelyPlaces, placesOfPincode } from '#domain/delivery/pincode.repo.ts';
import { gramsOf } from '#domain/pricing/pricing.rules.ts';
import { currentSettings } from '#domain/settings/settings.service.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { Shop } from '#server/context.ts';
import type { Queries } from '#server/db/database.ts';

/** Returns the boxes and grams that open orders still need, by the day on which they leave (`yyyy-mm-dd`). */
async function kitchenLoads(db: Queries): Promise<Map<string, Load>> {
  return new Map(
    kitchenDays(await listKitchenOrders(db)).map(({ day, boxes, lines }) => [
      day,
      { boxes, grams: Math.ceil(lines.reduce((sum, { parts }) => sum + parts, 0) / PARTS) },
    ]),
  );
}

/** A wish for what shall arrive where by which day. */
interface Wish {
  kind: 'sweet' | 'dry-fruit' | 'invitation';
  pincodes: readonly string[];
  order: Load;
  by?: string | undefined;
  event?: string | undefined;
}

/**
 * Plans a delivery to homes by the present settings and open orders. Adds the days in transit to the nearest and the
 * farthest home, and the pincodes of unknown places.
 */
export async function planFor(shop: Shop, { kind, pincodes, order, by, event }: Wish): Promise<PlannedDelivery> {
  const { reach, dispatch, days, capacity } = await currentSettings(shop);
  const transits = new Map(
    pincodes.map((pincode) => [pincode, zoneOf(likelyPlaces(pincode), reach.zones).transit] as const),
  );
  const farthest = Math.max(0, ...transits.values());
  const counts = capacity.boxes > 0 || capacity.kilograms > 0;
  const plan = planDelivery({
    today: yearMonthDay(new Date(shop.now()).toISOString()),
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

/** The part of a priced purchase that its delivery needs. */
interface Purchase {
  ordered: OrderedItem | OrderedInvitation;
  recipients: readonly Recipient[];
}

/**
 * Returns the delivery plan of a purchase that must arrive by a day. Homes whose address is still missing do not count.
 */
export async function planForOrder(
  shop: Shop,
  { ordered, recipients }: Purchase,
  { by, event }: { by: string; event?: string | undefined },
): Promise<DeliveryPlan> {
  const order =
    'sections' in ordered
      ? {
          boxes: ordered.boxes,
          grams: designsOf(ordered).reduce((sum, { boxes, weight }) => sum + boxes * weight, 0),
        }
      : { boxes: 1, grams: gramsOf(ordered.quantity, ordered.unit === 'gm' ? 'gm' : 'kg') };
  const kind = 'sections' in ordered ? 'invitation' : ordered.kind;
  return planFor(shop, {
    kind,
    pincodes: recipients.flatMap(({ pincode, waits }) => (waits ? [] : [pincode])),
    order,
    by,
    event,
  });
}
