import { homesOf } from '#features/households/homes.rules.ts';
import { reachable } from '#features/guests/reachable.rules.ts';
import { useGuests } from '#features/guests/use-guests.ts';

/** Leads to the guests whose address is still missing, when there are any. */
export function MissingGuests() {
  const { guests } = useGuests();
  const missing = homesOf(guests).filter((guest) => !reachable(guest)).length;
  if (missing === 0) return null;
  return (
    <a className="button button-quiet" href="/guest/guest?show=missing">
      {`Ask the missing guests (${missing})`}
    </a>
  );
}
