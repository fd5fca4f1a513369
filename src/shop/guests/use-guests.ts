import { $userId } from '#client/session.ts';
import { useCall } from '#client/use-call.ts';
import { type GuestWire, listGuests } from '#domain/guests/guest.contract.ts';

/** Returns a guest's new state; who said what of an unchanged address is known by whole lists alone. */
const renewed = (guest: GuestWire, now: GuestWire = guest): GuestWire =>
  guest.confirmedByGuest && now.filledAt === guest.filledAt ? { ...now, confirmedByGuest: true } : now;

/**
 * Loads the customer's guests that match a search, or all for an empty search. Components with the same search share
 * one request and list.
 */
export function useGuests(q = '') {
  const { loaded, settled, reload, change } = useCall(listGuests, {
    params: { userId: $userId.get() },
    query: q ? { q } : {},
  });
  const guests: readonly GuestWire[] = loaded.data?.guestList ?? [];
  return {
    guests,
    loaded,
    settled,
    reload,
    /** Replaces guests of the shown list by their new state from the server. */
    change(changed: readonly GuestWire[]): void {
      const fresh = new Map(changed.map((guest) => [guest._id, guest]));
      change((now) => ({ guestList: now.guestList.map((guest) => renewed(guest, fresh.get(guest._id))) }));
    },
    /** Removes a deleted guest from the shown list. */
    remove(id: string): void {
      change((now) => ({ guestList: now.guestList.filter((guest) => guest._id !== id) }));
    },
  };
}
