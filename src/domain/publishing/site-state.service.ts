import { catalogueVersion } from '#domain/catalogue/publishing.repo.ts';
import type { SiteState } from '#domain/publishing/site-state.contract.ts';
import { readHold, readReport } from '#domain/publishing/site-state.repo.ts';
import { momentOfRelease, siteState } from '#domain/publishing/site-state.rules.ts';
import type { Database } from '#server/db/database.ts';

/** Returns the state of the public site: how far it is, and the mistakes that stand in its way. */
export async function readSite(db: Database): Promise<SiteState> {
  const [version, report, hold] = await Promise.all([catalogueVersion(db), readReport(db), readHold(db)]);
  // The publisher's word has the time of its own machine, not that of a test.
  const state = siteState({ version, report, held: hold !== null, now: Date.now() });
  // The list of releases names the same moments.
  const madeAt = (name: string | undefined): string | undefined =>
    report?.releases.find((release) => (name === undefined ? release.served : release.name === name))?.madeAt;
  return {
    state,
    publicSince: madeAt(undefined) ?? report?.publicSince ?? null,
    message: report?.state === 'failed' ? report.message : '',
    faults: report?.faults ?? [],
    heldBy: hold?.by ?? '',
    heldAt: hold && (madeAt(hold.release) ?? momentOfRelease(hold.release)),
    searchFollows: report?.searchFollows ?? false,
  };
}
