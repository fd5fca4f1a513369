import type { SectionState } from '#domain/settings/settings.contract.ts';
import type { SettingSection } from '#domain/settings/settings.rules.ts';
import { type Database, type Queries, withTransaction } from '#server/db/database.ts';
import { recordDeeds } from '#server/staff/audit.repo.ts';

/** By which processes notice that settings changed; the publisher looks at the same counter. */
const VERSION = 'settings';

/** A number that rises with every change of a setting; 0 before the first. */
export async function settingsVersion(db: Queries): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').where('kind', '=', VERSION).executeTakeFirst();
  return Number(row?.version ?? 0);
}

/** The sections that were ever changed. */
export async function listSections(db: Queries): Promise<Map<string, SectionState>> {
  const rows = await db.selectFrom('setting').selectAll().execute();
  return new Map(
    rows.map(({ section, data, revision, updated_at, changed_by }) => [
      section,
      { values: data, revision: Number(revision), updatedAt: updated_at, changedBy: changed_by },
    ]),
  );
}

/** What a section becomes. */
export interface SectionWrite {
  section: SettingSection;
  /** The revision that the owner saw; 0 for a section that has its defaults. */
  revision: number;
  before: Record<string, unknown>;
  values: Record<string, unknown>;
}

/**
 * Writes a section, its line in the log and the version that publishers watch, in one transaction. Answers false, and
 * writes nothing, when somebody else changed it meanwhile.
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
    await recordDeeds(
      tx,
      staff,
      [{ action: 'change', kind: 'settings', recordId: section, before, after: values }],
      now,
    );
    return true;
  });
}
