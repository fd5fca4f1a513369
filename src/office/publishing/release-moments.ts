import type { ReleaseInfo } from '#domain/publishing/site-state.contract.ts';
import { exactMoment, nearMoment } from '#lib/dates.ts';

/** Returns the display time of each release by name, with seconds when two would be equal. */
export function releaseMoments(releases: readonly ReleaseInfo[]): Map<string, string> {
  const near = releases.map(({ madeAt }) => nearMoment(madeAt));
  const alike = new Set(near.filter((moment, at) => near.indexOf(moment) !== at));
  return new Map(
    releases.map(({ name, madeAt }, at) => {
      const moment = near[at] ?? '';
      return [name, alike.has(moment) ? exactMoment(madeAt) : moment];
    }),
  );
}
