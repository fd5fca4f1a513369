import {
  defaultTexts,
  type MessageTemplate,
  type TemplateKind,
  templateKinds,
} from '#domain/outbox/customer-messages.rules.ts';
import type { Queries } from '#server/db/database.ts';

const unchanged = (kind: TemplateKind): MessageTemplate => ({
  kind,
  text: defaultTexts[kind],
  dltId: '',
  enabled: true,
  revision: 0,
  changedAt: null,
  changedBy: '',
});

/**
 * Returns the templates of all kinds, in the order of `templateKinds`. A template that staff never changed has its
 * default text and revision 0.
 */
export async function readTemplates(db: Queries): Promise<MessageTemplate[]> {
  const rows = await db.selectFrom('message_template').selectAll().execute();
  return templateKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return row
      ? {
          kind,
          text: row.text,
          dltId: row.dlt_id,
          enabled: row.enabled,
          revision: Number(row.revision),
          changedAt: row.changed_at,
          changedBy: row.changed_by,
        }
      : unchanged(kind);
  });
}

/** Returns the template of a kind; its default text with revision 0 when staff never changed it. */
export async function readTemplate(db: Queries, kind: TemplateKind): Promise<MessageTemplate> {
  return (await readTemplates(db)).find((one) => one.kind === kind) ?? unchanged(kind);
}

/** Stores a template with its revision. Call it in the transaction that compared the revision. */
export async function writeTemplate(
  tx: Queries,
  { kind, text, dltId, enabled, revision }: Omit<MessageTemplate, 'changedAt' | 'changedBy'>,
  by: string,
  at: string,
): Promise<void> {
  const values = { text, dlt_id: dltId, enabled, revision, changed_at: at, changed_by: by };
  await tx
    .insertInto('message_template')
    .values({ kind, ...values })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
    .execute();
}
