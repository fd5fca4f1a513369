import { useGuests } from '#features/guests/use-guests.ts';

/** Leads to the guests whose address is still missing, when there are any. */
export function MissingGuests() {
  const { guests } = useGuests();
  const missing = guests.filter(({ address, pincode }) => address.trim() === '' || pincode.trim() === '').length;
  if (missing === 0) return null;
  return (
    <a className="button button-quiet" href="/guest/guest?show=missing">
      Ask the missing guests ({missing})
    </a>
  );
}
