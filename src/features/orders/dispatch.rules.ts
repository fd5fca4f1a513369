import { shopFacts } from '#shop';

/** India's offset from UTC, ms; it has no summer time. */
const IST = 5.5 * 3_600_000;
const DAY = 24 * 3_600_000;
const SUNDAY = 0;
/** October to February, as months from 0. */
const SEASON = [9, 10, 11, 0, 1];

/** The working day by which an order leaves the shop, as an ISO time; Sundays do not count. */
export function leavesBy(kind: 'sweet' | 'dry-fruit' | 'invitation', orderedAt: string): string {
  let day = Date.parse(orderedAt) + IST;
  const busy = kind === 'invitation' && SEASON.includes(new Date(day).getUTCMonth());
  for (let left: number = shopFacts.dispatch[busy ? 'invitationInSeason' : kind]; left > 0;) {
    day += DAY;
    if (new Date(day).getUTCDay() !== SUNDAY) left -= 1;
  }
  return new Date(day - IST).toISOString();
}
