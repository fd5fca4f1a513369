import { writeGrown, writeStored } from '#client/storage.ts';
import { toast } from '#client/toast.ts';
import * as say from '#client/client.texts.ts';

let told = false;

/** Shows a message, once per page, that the browser cannot store drafts. */
export function tellNotKept(): void {
  if (!told) toast(say.draftNotKept, { kind: 'problem' });
  told = true;
}

/**
 * Stores a form's draft as JSON; null removes the draft. Shows a message once per page when storage is forbidden or
 * full.
 */
export function keepDraft(key: string, value: unknown): void {
  if (value === null) return writeStored(key, null);
  if (!writeGrown(key, JSON.stringify(value))) tellNotKept();
}
