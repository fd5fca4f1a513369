import { nearMoment } from '#lib/dates.ts';
import * as say from '#domain/session/mobile-change.texts.ts';

/**
 * Returns the text for the time at which a changed number takes effect: `on …`, or `within minutes` when it is due,
 * since due changes are applied every few minutes.
 * @param at ISO time
 * @param now ms since 1970
 */
export const whenItChanges = (at: string, now: number): string =>
  Date.parse(at) > now ? say.onDay(nearMoment(at)) : say.withinMinutes;

/**
 * Returns the text that informs a customer of a waiting change of the mobile number; with `byShop`, that staff began it
 * on the phone.
 * @param now ms since 1970
 */
export const waitingText = (
  { mobile, at, byShop }: { mobile: string; at: string; byShop?: boolean },
  now: number,
): string => (byShop ? say.moveByPhone(mobile, whenItChanges(at, now)) : say.moveByYou(mobile, whenItChanges(at, now)));
