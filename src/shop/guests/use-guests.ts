import { $userId } from '#client/session.ts';
import { useCall } from '#client/use-call.ts';
import { type GuestWire, listGuests } from '#domain/guests/guest.contract.ts';

/**
 * Loads the person's guests that match a search, all without one. Parts of a page with the same search share one list,
 * loaded once.
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
    /** Shows guests that the server has just returned. */
    change(changed: readonly GuestWire[]): void {
      const fresh = new Map(changed.map((guest) => [guest._id, guest]));
      change((now) => ({ guestList: now.guestList.map((guest) => fresh.get(guest._id) ?? guest) }));
    },
    /** Removes a deleted guest from the list. */
    remove(id: string): void {
      change((now) => ({ guestList: now.guestList.filter((guest) => guest._id !== id) }));
    },
  };
}
