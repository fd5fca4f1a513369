import { nearMoment } from '#lib/dates.ts';

/**
 * Returns the text for the time at which a changed number takes effect: `on …`, or `within minutes` when it is due,
 * since due changes are applied every few minutes.
 * @param at ISO time
 * @param now ms since 1970
 */
export const whenItChanges = (at: string, now: number): string =>
  Date.parse(at) > now ? `on ${nearMoment(at)}` : 'within minutes';

/**
 * Returns the text that informs a customer of a waiting change of the mobile number; with `byShop`, that staff began it
 * on the phone.
 * @param now ms since 1970
 */
export const waitingText = (
  { mobile, at, byShop }: { mobile: string; at: string; byShop?: boolean },
  now: number,
): string =>
  byShop
    ? `We were asked on the phone to change your number: it becomes ${mobile} ${whenItChanges(at, now)}. If that was not you, keep your present number.`
    : `Your number becomes ${mobile} ${whenItChanges(at, now)}, and you sign in with it. Stay signed in here until then.`;
