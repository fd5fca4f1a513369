import { call } from '#client/api.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { makePreview } from '#domain/publishing/preview.contract.ts';

/** What came of a wish for a preview: nothing more to say, its address where the browser let no window open, or why not, by field where a field is wrong. */
export type PreviewEnd =
  { ok: true; address?: string } | { ok: false; message: string; fields: Record<string, string> };

/**
 * Opens the public page of a record as it stands in a form, in a tab of its own; nothing is saved.
 * @param id null for a record that is new
 * @param values answers the record as a save takes it; a refusal of its own is said like one of the server
 */
export async function openPreview(
  kind: RecordKind,
  id: string | null,
  values: () => Promise<Record<string, unknown>>,
): Promise<PreviewEnd> {
  // Before the answer, because a browser lets only a press open a tab.
  const tab = open('/back-office/preview', '_blank');
  const record = await values().catch((error: Error) => error);
  if (record instanceof Error) {
    tab?.close();
    return { ok: false, message: record.message, fields: {} };
  }
  const answer = await call(makePreview, { body: { kind, id, record } });
  if (!answer.ok) {
    tab?.close();
    return { ok: false, message: answer.message, fields: answer.fields ?? {} };
  }
  const address = `/back-office/preview#${answer.data.secret}`;
  // Where the browser opened none, the person does it: what stands in the form is not left.
  if (!tab) return { ok: true, address };
  tab.location.replace(address);
  return { ok: true };
}
