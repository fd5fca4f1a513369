import { clockOf } from '#lib/dates.ts';
import type { SiteStateName } from '#domain/publishing/site-state.rules.ts';
import * as say from '#domain/publishing/publishing.texts.ts';

/**
 * Returns the state of the public site as a short text for the head of back-office pages, with Indian time: `Public
 * since 14:05:31`.
 */
export function siteText({
  state,
  publicSince,
  heldBy,
}: {
  state: SiteStateName;
  publicSince: string | null;
  heldBy: string;
}): string {
  switch (state) {
    case 'public':
      return publicSince ? say.publicSince(clockOf(publicSince)) : say.statePublic;
    case 'waiting':
      return say.stateWaits;
    case 'building':
      return say.statePublishing;
    case 'failed':
      return say.stateFailed;
    case 'held':
      return heldBy ? say.heldBy(heldBy) : say.stateHeld;
    case 'unknown':
      return say.stateUnknown;
  }
}
