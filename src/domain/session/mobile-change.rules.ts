import { nearMoment } from '#lib/dates.ts';

/** When a number that waits takes the place of the present one. The shop looks every few minutes whose day has come. */
export const whenItChanges = (at: string, now: number): string =>
  Date.parse(at) > now ? `on ${nearMoment(at)}` : 'within minutes';

/** What a person reads of the number that waits to become theirs. */
export const waitingWords = (
  { mobile, at, byShop }: { mobile: string; at: string; byShop?: boolean },
  now: number,
): string =>
  byShop
    ? `We were asked on the phone to change your number: it becomes ${mobile} ${whenItChanges(at, now)}. If that was not you, keep your present number.`
    : `Your number becomes ${mobile} ${whenItChanges(at, now)}, and you sign in with it. Stay signed in here until then.`;
