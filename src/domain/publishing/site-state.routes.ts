import type { FastifyInstance } from 'fastify';
import { catalogueVersion, requestPublish } from '#domain/catalogue/publishing.repo.ts';
import { goBackTo, listReleases, publishNow, readSiteState } from '#domain/publishing/site-state.contract.ts';
import { endHold, keepHold, readHold, readReport } from '#domain/publishing/site-state.repo.ts';
import { momentOfRelease, siteState } from '#domain/publishing/site-state.rules.ts';
import { withTransaction } from '#server/db/database.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';

/**
 * Adds the routes by which staff read the state of the public site, list its releases, publish, and go back to an
 * earlier release.
 */
export function siteStateRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;
  const now = (): number => shop.now();

  serve(app, shop, readSiteState, async () => {
    // Whoever looks may be about to save.
    shop.rouse?.();
    const [version, report, hold] = await Promise.all([catalogueVersion(db), readReport(db), readHold(db)]);
    // The publisher's word has the time of its own machine, not that of a test.
    const state = siteState({ version, report, held: hold !== null, now: Date.now() });
    const failed = report?.state === 'failed';
    // The list of releases names the same moments.
    const madeAt = (name: string | undefined): string | undefined =>
      report?.releases.find((release) => (name === undefined ? release.served : release.name === name))?.madeAt;
    return {
      site: {
        state,
        publicSince: madeAt(undefined) ?? report?.publicSince ?? null,
        message: failed ? report.message : '',
        faults: report?.faults ?? [],
        heldBy: hold?.by ?? '',
        heldAt: hold && (madeAt(hold.release) ?? momentOfRelease(hold.release)),
        searchFollows: report?.searchFollows ?? false,
      },
    };
  });

  serve(app, shop, listReleases, async () => ({ releases: (await readReport(db))?.releases ?? [] }));

  serve(app, shop, publishNow, async ({ staff }) => {
    await withTransaction(db, async (tx) => {
      const hold = await readHold(tx);
      await endHold(tx);
      await writeAudit(tx, staff, now(), {
        action: 'publish',
        kind: 'site',
        recordId: '',
        before: hold && { ...hold },
      });
    });
    await requestPublish(db, now());
    shop.rouse?.();
    return {};
  });

  serve(app, shop, goBackTo, async ({ staff, body: { release } }) => {
    const releases = (await readReport(db))?.releases ?? [];
    if (!releases.some(({ name }) => name === release))
      throw new Refusal(404, 'This release is not kept any more. Please look at the list again.');
    await withTransaction(db, async (tx) => {
      const before = releases.find(({ served }) => served)?.name ?? '';
      await keepHold(tx, { release, by: staff.name }, now());
      await writeAudit(tx, staff, now(), {
        action: 'go back',
        kind: 'site',
        recordId: release,
        before: { release: before },
        after: { release },
      });
    });
    shop.rouse?.();
    return {};
  });
}
