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
      return publicSince ? say.publicSince(clockOf(publicSince)) : say.isPublic;
    case 'waiting':
      return say.changeWaitsPublished;
    case 'building':
      return say.beingPublished;
    case 'failed':
      return say.notPublishedSomethingWrong;
    case 'held':
      return heldBy ? say.heldBy(heldBy) : say.isHeld;
    case 'unknown':
      return say.noPublisherWork;
  }
}
