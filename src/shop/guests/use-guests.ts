import { $userId } from '#client/session.ts';
import { useCall } from '#client/use-call.ts';
import { type GuestWire, listGuests } from '#domain/guests/guest.contract.ts';

/**
 * The person's guests that fit a search, all of them without one. Whatever part of a page shows the same search shows one list,
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
    /** Shows guests as the shop has just answered them. */
    change(changed: readonly GuestWire[]): void {
      const fresh = new Map(changed.map((guest) => [guest._id, guest]));
      change((now) => ({ guestList: now.guestList.map((guest) => fresh.get(guest._id) ?? guest) }));
    },
    /** Shows the list without a guest that was deleted. */
    remove(id: string): void {
      change((now) => ({ guestList: now.guestList.filter((guest) => guest._id !== id) }));
    },
  };
}
