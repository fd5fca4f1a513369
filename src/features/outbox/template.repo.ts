import { defaultTexts, type MessageKind, messageKinds } from '#features/outbox/message.rules.ts';
import type { Queries } from '#server/db/database.ts';

/** The words of a kind of message as they hold now. */
export interface Template {
  kind: MessageKind;
  text: string;
  /** The id under which the text is registered with the regulator (DLT); empty without one. */
  dltId: string;
  enabled: boolean;
  /** 0 while nobody changed the words of the program. */
  revision: number;
  changedAt: string | null;
  changedBy: string;
}

const unchanged = (kind: MessageKind): Template => ({
  kind,
  text: defaultTexts[kind],
  dltId: '',
  enabled: true,
  revision: 0,
  changedAt: null,
  changedBy: '',
});

/** The words of every kind, in the order of the steps. */
export async function readTemplates(db: Queries): Promise<Template[]> {
  const rows = await db.selectFrom('message_template').selectAll().execute();
  return messageKinds.map((kind) => {
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

/** The words of one kind. */
export async function readTemplate(db: Queries, kind: MessageKind): Promise<Template> {
  return (await readTemplates(db)).find((one) => one.kind === kind) ?? unchanged(kind);
}

/** Writes the words of a kind; belongs in the transaction that compared their revision. */
export async function writeTemplate(
  tx: Queries,
  { kind, text, dltId, enabled, revision }: Omit<Template, 'changedAt' | 'changedBy'>,
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
