import type { SectionState } from '#domain/settings/settings.contract.ts';
import type { SettingSection } from '#domain/settings/settings.rules.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import { writeAudit } from '#server/staff/audit.repo.ts';

/** Kind of the counter by which processes and the publisher notice that settings changed. */
const VERSION = 'settings';

/** Returns the version of the settings, which rises with each change; 0 before the first. */
export async function settingsVersion(db: Queries): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').where('kind', '=', VERSION).executeTakeFirst();
  return Number(row?.version ?? 0);
}

/** Returns the stored sections by name; a section that was never changed has no entry. */
export async function listSections(db: Queries): Promise<Map<string, SectionState>> {
  const rows = await db.selectFrom('setting').selectAll().execute();
  return new Map(
    rows.map(({ section, data, revision, updated_at, changed_by }) => [
      section,
      { values: data, revision: Number(revision), updatedAt: updated_at, changedBy: changed_by },
    ]),
  );
}

/** Change of a section. */
export interface SectionWrite {
  section: SettingSection;
  /** Revision that the owner saw; 0 for a section that was never changed. */
  revision: number;
  before: Record<string, unknown>;
  values: Record<string, unknown>;
}

/**
 * Writes a section and its audit entry, and raises the version of the settings, in one transaction. Returns false, and
 * writes nothing, when the section's stored revision differs.
 */
export async function writeSection(
  db: Database,
  { section, revision, before, values }: SectionWrite,
  staff: { id: string; name: string },
  now: number,
): Promise<boolean> {
  const at = new Date(now).toISOString();
  const row = { data: JSON.stringify(values), revision: revision + 1, updated_at: at, changed_by: staff.name };
  return withTransaction(db, async (tx) => {
    const written =
      revision === 0
        ? tx
            .insertInto('setting')
            .values({ section, ...row })
            .onConflict((conflict) => conflict.column('section').doNothing())
            .returning('revision')
        : tx
            .updateTable('setting')
            .set(row)
            .where('section', '=', section)
            .where('revision', '=', revision)
            .returning('revision');
    if ((await written.execute()).length === 0) return false;
    await tx
      .insertInto('catalogue_version')
      .values({ kind: VERSION, version: 1, updated_at: at })
      .onConflict((conflict) =>
        conflict
          .column('kind')
          .doUpdateSet((set) => ({ version: set('catalogue_version.version', '+', 1), updated_at: at })),
      )
      .execute();
    await writeAudit(tx, staff, now, { action: 'change', kind: 'settings', recordId: section, before, after: values });
    return true;
  });
}
