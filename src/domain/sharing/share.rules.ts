import { DAY } from '#lib/time.ts';

/** A share ends so many days after the day of the celebration, and without a known day so many after it was made. */
const DAYS_AFTER_EVENT = 60;
const DAYS_WITHOUT_EVENT = 180;

/** Relatives whom a family lets in at the same time. */
export const MOST_SHARES = 10;
/** What relatives changed is told for so many days. */
export const CHANGES_KEPT = 180 * DAY;
/** Changes that are shown. */
export const SHOWN_CHANGES = 30;

/** Returns when a share ends, in ms. @param day of the celebration, `yyyy-mm-dd`; empty while it is not known */
export function shareEnds(day: string, now: number): number {
  const event = day === '' ? Number.NaN : Date.parse(`${day}T12:00:00+05:30`);
  return event >= now - DAY ? event + DAYS_AFTER_EVENT * DAY : now + DAYS_WITHOUT_EVENT * DAY;
}

/** Returns the URL that a relative opens. */
export const sharedListLink = (site: string, secret: string): string =>
  `${site}/shared-list?${new URLSearchParams({ t: secret })}`;

/** Returns what the relative is told with the link. */
export const shareMessage = (name: string, host: string, page: string): string =>
  `Namaste ${name} ji, ${host || 'your family'} shares the guest list of the wedding with you. Open it with your own mobile number; the link works for you alone: ${page}`;

/** What a relative did, in words. */
export const changeTexts: Record<'added' | 'address', string> = {
  added: 'added',
  address: 'wrote the address of',
};
