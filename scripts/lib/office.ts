import { keepDrawn, nextPreview } from '#features/publishing/preview.repo.ts';
import { keepReport } from '#features/publishing/site-state.repo.ts';
import type { Office } from '#scripts/auto-publish.ts';
import type { Database } from '#server/db/database.ts';

/** The back office of a shop, as its publisher shares the store with it. */
export const officeOf = (db: Database): Office => ({
  report: (report) => keepReport(db, report, Date.now()),
  nextPreview: () => nextPreview(db),
  keepDrawn: (id, drawn) => keepDrawn(db, id, drawn),
});
