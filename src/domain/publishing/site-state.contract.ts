import { object, string } from 'yup';
import type { SiteStateName } from '#domain/publishing/site-state.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { staffRoles } from '#lib/staff-roles.ts';
import * as say from '#domain/publishing/publishing.texts.ts';

/** Record that a release shows differently from the release before. */
export interface ReleaseChange {
  kind: string;
  id: string;
  name: string;
  what: 'new' | 'changed' | 'withdrawn';
  /** Names of the fields that differ, where the record changed. */
  fields?: string[];
}

/** Release of the site that can be served again. */
export interface ReleaseInfo {
  name: string;
  madeAt: string;
  /** First changes of the release, in the order of the catalogue. */
  changes: ReleaseChange[];
  /** Number of all its changes. */
  count: number;
  /** True for the release that is public. */
  served: boolean;
}

/** Mistake in a record, which is public in its last good form, or not at all, until it is corrected. */
export interface SiteFault {
  kind: string;
  id: string;
  name: string;
  field: string;
  message: string;
}

/** State of the public site, as every page of the back office shows it. */
export interface SiteState {
  state: SiteStateName;
  /** ISO time since which the present release is public; null before the first publish. */
  publicSince: string | null;
  /** Why the last publish failed; empty otherwise. */
  message: string;
  faults: SiteFault[];
  /** Name of the staff member who holds the site at a release; empty when it is not held. */
  heldBy: string;
  /** ISO time of the release that the site is held at; null when it is not held. */
  heldAt: string | null;
  /** True while the search does not show everything yet. */
  searchFollows: boolean;
}

export const readSiteState = endpoint<{ site: SiteState }>()({
  method: 'GET',
  path: '/api/staff/site',
  access: 'staff',
  roles: staffRoles,
  watching: true,
  summary: 'How far the public site is',
});

export const listReleases = endpoint<{ releases: ReleaseInfo[] }>()({
  method: 'GET',
  path: '/api/staff/site/releases',
  access: 'staff',
  roles: ['editor'],
  summary: 'The last releases of the site with what changed in each, the newest first',
});

export const publishNow = endpoint<object>()({
  method: 'POST',
  path: '/api/staff/site/publish',
  access: 'staff',
  roles: ['editor'],
  summary: 'Publishes the catalogue as it is, and holds the site no longer',
});

export const goBackTo = endpoint<object>()({
  method: 'POST',
  path: '/api/staff/site/back',
  access: 'staff',
  roles: ['editor'],
  summary: 'Serves an earlier release and holds the site there until somebody publishes again',
  body: object({
    release: string()
      .matches(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/, say.noRelease)
      .required(say.releaseMissing),
  }),
});
