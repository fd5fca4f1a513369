import { useCall } from '#client/use-call.ts';
import { $userId } from '#client/session.ts';
import { listGuests } from '#features/guests/guest.contract.ts';

/** Leads to the guests whose address is still missing, when there are any. */
export function MissingGuests() {
  const { loaded } = useCall(listGuests, { params: { userId: $userId.get() } });
  const missing =
    loaded.data?.guestList.filter(({ address, pincode }) => address.trim() === '' || pincode.trim() === '').length ?? 0;
  if (missing === 0) return null;
  return (
    <a className="button button-quiet" href="/guest/guest?show=missing">
      Ask the missing guests ({missing})
    </a>
  );
}
