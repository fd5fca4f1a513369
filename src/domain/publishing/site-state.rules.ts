import { MINUTE } from '#lib/time.ts';

/** A publisher that has said nothing for so long is not at work, ms. */
const SILENT_AFTER = MINUTE;

/**
 * How far the public site is: everything `public`; a change `waiting` for the publisher; `building`; `failed`, with what
 * is wrong; `held` at a release that staff went back to; `unknown` while no publisher is at work.
 */
export type SiteStateName = 'public' | 'waiting' | 'building' | 'failed' | 'held' | 'unknown';

/** What is known of the site and the catalogue. */
export interface SiteFacts {
  /** The catalogue's version now. */
  version: string;
  /** True when staff hold the site at an earlier release. */
  held: boolean;
  /** What the publisher said last; null before its first word. */
  report: { state: 'public' | 'building' | 'failed'; version: string; at: string } | null;
  /** Now, in ms. */
  now: number;
}

/** How far the public site is. A change that the publisher has not taken up yet waits; a hold goes before everything. */
export function siteState({ version, held, report, now }: SiteFacts): SiteStateName {
  if (!report || now - Date.parse(report.at) > SILENT_AFTER) return 'unknown';
  if (held) return 'held';
  if (report.state !== 'building' && report.version !== version) return 'waiting';
  return report.state;
}

/** When a release was made, as its name says (`2026-11-22T08-00-00-000Z`). */
export const momentOfRelease = (name: string): string =>
  name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/, 'T$1:$2:$3.$4');

/** The release that a version text of the catalogue says the site is held at; null when it is not. */
export const heldRelease = (version: string): string | null => /(?:^|,)held:([^,]+)/.exec(version)?.[1] ?? null;
