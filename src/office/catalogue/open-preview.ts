import { call } from '#client/api.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { makePreview } from '#domain/publishing/preview.contract.ts';

/** Result of opening a preview: its path when the browser opened no window, or a message with errors by field. */
export type PreviewEnd = { ok: true; path?: string } | { ok: false; message: string; fields: Record<string, string> };

/**
 * Creates a preview of the unsaved record and opens it in a new tab. Returns its path when the browser blocked the tab;
 * a message and field errors when it failed.
 * @param id null for a new record
 * @param values returns the record in the format of a save; its error becomes the returned message
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
  const path = `/back-office/preview#${answer.data.secret}`;
  // Where the browser opened none, the person does it: what stands in the form is not left.
  if (!tab) return { ok: true, path };
  tab.location.replace(path);
  return { ok: true };
}
