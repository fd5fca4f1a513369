import { object, string } from 'yup';
import type { SiteStateName } from '#domain/publishing/site-state.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { staffRoles } from '#lib/staff-roles.ts';

/** A record that a release shows differently from the one before. */
export interface ReleaseChange {
  kind: string;
  id: string;
  name: string;
  what: 'new' | 'changed' | 'withdrawn';
  /** The fields that differ, where it changed. */
  fields?: string[];
}

/** A release of the site that can be served again. */
export interface ReleaseInfo {
  name: string;
  madeAt: string;
  /** Some of its changes, the first ones of the catalogue. */
  changes: ReleaseChange[];
  /** How many there are. */
  count: number;
  /** True for the one that is public. */
  served: boolean;
}

/** A record that is public in its last good form, or not at all, until it is mended. */
export interface SiteFault {
  kind: string;
  id: string;
  name: string;
  field: string;
  message: string;
}

/** What staff see of the public site on every page of the back office. */
export interface SiteState {
  state: SiteStateName;
  /** Since when what is public is; null before the first publish. */
  publicSince: string | null;
  /** Why the last publish failed; empty otherwise. */
  message: string;
  faults: SiteFault[];
  /** Who holds the site, where it is held. */
  heldBy: string;
  /** When the release was made that the site is held at; null where it is not held. */
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
      .matches(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/, 'There is no such release.')
      .required('A release is required.'),
  }),
});
