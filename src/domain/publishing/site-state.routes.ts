import type { FastifyInstance } from 'fastify';
import { requestPublish } from '#domain/catalogue/publishing.repo.ts';
import * as say from '#domain/publishing/publishing.texts.ts';
import { goBackTo, listReleases, publishNow, readSiteState } from '#domain/publishing/site-state.contract.ts';
import { endHold, keepHold, readHold, readReport } from '#domain/publishing/site-state.repo.ts';
import { readSite } from '#domain/publishing/site-state.service.ts';
import { withTransaction } from '#server/db/database.ts';
import type { Shop } from '#server/context.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';
import { said } from '#lib/said.ts';

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
    return { site: await readSite(db) };
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
    if (!releases.some(({ name }) => name === release)) throw new Refusal(404, said(say, 'releaseGone'));
    await withTransaction(db, async (tx) => {
      const before = releases.find(({ served }) => served)?.name ?? '';
      await keepHold(tx, { release, by: staff.name }, now());
      await writeAudit(tx, staff, now(), {
        action: say.goBack,
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
