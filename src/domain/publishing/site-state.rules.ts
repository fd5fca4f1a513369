import { MINUTE } from '#lib/time.ts';

/** Age of the last report at which the publisher counts as not at work, ms. */
const SILENT_AFTER = MINUTE;

/**
 * State of the public site: everything is `public`; a change is `waiting` for the publisher; `building`; `failed`, with
 * a message; `held` at a release that staff went back to; `unknown` while no publisher is at work.
 */
export type SiteStateName = 'public' | 'waiting' | 'building' | 'failed' | 'held' | 'unknown';

/** Facts that decide the state of the site. */
export interface SiteFacts {
  /** Present version of the catalogue. */
  version: string;
  /** True when staff hold the site at an earlier release. */
  held: boolean;
  /** Last report of the publisher; null before the first. */
  report: { state: 'public' | 'building' | 'failed'; version: string; at: string } | null;
  /** Now, in ms since 1970. */
  now: number;
}

/**
 * Returns the state of the public site: `unknown` when the publisher has not reported for a minute; then `held`; then
 * `waiting` when the last report is about another version of the catalogue; else the reported state.
 */
export function siteState({ version, held, report, now }: SiteFacts): SiteStateName {
  if (!report || now - Date.parse(report.at) > SILENT_AFTER) return 'unknown';
  if (held) return 'held';
  if (report.state !== 'building' && report.version !== version) return 'waiting';
  return report.state;
}

/** Converts the name of a release (`2026-11-22T08-00-00-000Z`) to the ISO time at which it was made. */
export const momentOfRelease = (name: string): string =>
  name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/, 'T$1:$2:$3.$4');

/**
 * Returns the name of the release at which the site is held, parsed from a catalogue version; null when the site is not
 * held.
 */
export const heldRelease = (version: string): string | null => /(?:^|,)held:([^,]+)/.exec(version)?.[1] ?? null;
