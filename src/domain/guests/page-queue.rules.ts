import { DAY, INDIA_AHEAD } from '#lib/time.ts';

interface Sendable {
  mobile: string;
  askedAt: string | null;
}

/** Milliseconds in which a home that was sent its page is not offered again, while others wait for theirs. */
const REST = DAY;

/**
 * Returns the homes that are sent their page in turn: first those who never were, then those whose last sending is
 * longest ago. Homes without a number have no page; those that were sent it within `REST` come only when nobody else is
 * left.
 * @param now ms
 */
export function pagesInTurn<Home extends Sendable>(homes: readonly Home[], now: number): Home[] {
  const numbered = homes.filter(({ mobile }) => mobile !== '');
  const rested = numbered.filter(({ askedAt }) => askedAt === null || now - Date.parse(askedAt) >= REST);
  const last = ({ askedAt }: Home): number => (askedAt === null ? 0 : Date.parse(askedAt));
  return (rested.length > 0 ? rested : numbered).sort((a, b) => last(a) - last(b));
}

const indianDay = (ms: number): number => Math.floor((ms + INDIA_AHEAD) / DAY);

/** Returns the number of midnights in India between a time and now: 0 today, 1 yesterday. @param now ms */
export const daysSince = (iso: string, now: number): number => indianDay(now) - indianDay(Date.parse(iso));
