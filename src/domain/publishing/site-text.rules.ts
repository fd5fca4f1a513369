import type { SiteStateName } from '#domain/publishing/site-state.rules.ts';

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

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
      return publicSince ? `Public since ${clock.format(new Date(publicSince))}` : 'Public';
    case 'waiting':
      return 'A change waits to be published';
    case 'building':
      return 'Being published…';
    case 'failed':
      return 'Not published: something is wrong';
    case 'held':
      return heldBy ? `Held at an earlier release by ${heldBy}` : 'Held at an earlier release';
    case 'unknown':
      return 'No publisher is at work';
  }
}
