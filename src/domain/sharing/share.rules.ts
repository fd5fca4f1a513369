import { respectfulName } from '#domain/guests/respectful-name.rules.ts';
import * as say from '#domain/sharing/sharing.texts.ts';
import { DAY } from '#lib/time.ts';

/** Days until a share expires: after the celebration, or after its creation when the day is not known. */
const DAYS_AFTER_EVENT = 60;
const DAYS_WITHOUT_EVENT = 180;

/** Relatives whom a family lets in at the same time. */
export const MOST_SHARES = 10;
/** Age at which relatives' changes are deleted, ms. */
export const CHANGES_KEPT = 180 * DAY;
/** Changes that are shown. */
export const SHOWN_CHANGES = 30;

/**
 * Returns the time in ms at which a share expires: 60 days after the celebration, or 180 days from `now` when its day
 * is unknown or more than a day past.
 * @param day day of the celebration, `yyyy-mm-dd`, or empty
 */
export function shareEnds(day: string, now: number): number {
  const event = day === '' ? Number.NaN : Date.parse(`${day}T12:00:00+05:30`);
  return event >= now - DAY ? event + DAYS_AFTER_EVENT * DAY : now + DAYS_WITHOUT_EVENT * DAY;
}

/** Returns the URL of a shared list with its secret. @param site URL of the site without a slash at the end */
export const sharedListLink = (site: string, secret: string): string =>
  `${site}/shared-list?${new URLSearchParams({ t: secret })}`;

/**
 * Returns the message that a family sends to a relative with the link.
 * @param host name of the family; may be empty
 * @param page URL of the shared list
 */
export const shareMessage = (name: string, host: string, page: string): string =>
  say.linkMessage(respectfulName(name, 'en'), host || say.unnamedFamily, page);

/** Texts for the kinds of changes that relatives make. */
export const changeTexts: Record<'added' | 'address', string> = {
  added: say.didAdd,
  address: say.didWriteAddress,
};
