import { zoneOf } from '#domain/delivery/zone.rules.ts';
import { leavesBy } from '#domain/delivery/dispatch.rules.ts';
import { likelyPlaces } from '#domain/delivery/pincode.repo.ts';
import { celebrationOf } from '#domain/guests/celebration.repo.ts';
import { type OrderDays, orderDays } from '#domain/orders/order-days.rules.ts';
import { isItem, type OrderedInvitation, type OrderedItem } from '#domain/orders/order.rules.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
import { currentSettings, type SettingsSource } from '#domain/settings/settings.service.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { Shop } from '#server/context.ts';

/** An order with its homes and the states of their parcels, by position. */
interface DatedOrder {
  /** Customer, whose celebration counts where the order names none; null once the account is gone. */
  userId: string | null;
  content: OrderedItem | OrderedInvitation;
  createdAt: string;
  sale: Sale | null;
  homes: readonly { pincode: string; waits?: boolean; state: string; since: string | null }[];
}

/**
 * Returns the days of an order by the present settings: wished, celebration, leaving and, for each home, arrival. An
 * order of boxes that names no celebration takes the day of the family's own, if that is not before the order.
 */
export async function daysOfOrder(
  shop: SettingsSource & Pick<Shop, 'now'>,
  { userId, content, createdAt, sale, homes }: DatedOrder,
): Promise<OrderDays> {
  const { reach, days } = await currentSettings(shop);
  const item = isItem(content);
  const told =
    item || userId === null || sale?.wanted?.event ? null : (await celebrationOf(shop.db, userId)).celebration.day;
  const event = sale?.wanted?.event ?? (told && told >= yearMonthDay(createdAt) ? told : null);
  return orderDays(
    {
      by: sale?.wanted?.by ?? null,
      event,
      leaves: yearMonthDay(leavesBy(item ? content.kind : 'invitation', createdAt, sale?.dispatch)),
      homes: homes.map(({ pincode, waits = false, state, since }) => ({
        state,
        since,
        waits,
        transit: zoneOf(likelyPlaces(pincode), reach.zones).transit,
      })),
    },
    yearMonthDay(new Date(shop.now()).toISOString()),
    days,
  );
}
