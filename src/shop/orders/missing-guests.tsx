import { homesOf } from '#domain/guests/homes.rules.ts';
import { lacksAddress } from '#domain/guests/reachable.rules.ts';
import { useGuests } from '#shop/guests/use-guests.ts';
import * as say from '#shop/orders/order-cards.texts.ts';

/** Link to the homes of the guest list without a complete address, with their number; nothing when there are none. */
export function MissingGuests() {
  const { guests } = useGuests();
  const missing = homesOf(guests).filter(lacksAddress).length;
  if (missing === 0) return null;
  return (
    <a className="button button-quiet" href="/guest/guest?show=missing">
      {say.missingAddresses(missing)}
    </a>
  );
}
