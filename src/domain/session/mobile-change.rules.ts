import { nearMoment } from '#lib/dates.ts';

/** Returns in words when a changed number takes effect; due changes are applied every few minutes. */
export const whenItChanges = (at: string, now: number): string =>
  Date.parse(at) > now ? `on ${nearMoment(at)}` : 'within minutes';

/** Returns the text that tells a person of the change of their number. */
export const waitingText = (
  { mobile, at, byShop }: { mobile: string; at: string; byShop?: boolean },
  now: number,
): string =>
  byShop
    ? `We were asked on the phone to change your number: it becomes ${mobile} ${whenItChanges(at, now)}. If that was not you, keep your present number.`
    : `Your number becomes ${mobile} ${whenItChanges(at, now)}, and you sign in with it. Stay signed in here until then.`;
