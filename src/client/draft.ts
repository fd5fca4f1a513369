import { writeGrown, writeStored } from '#client/storage.ts';
import { toast } from '#client/toast.ts';

const NOT_KEPT = 'Your browser keeps nothing for this shop: what you fill in is lost when you leave the page.';
let told = false;

/** Shows a message, once per page, that the browser cannot store drafts. */
export function tellNotKept(): void {
  if (!told) toast(NOT_KEPT, { kind: 'problem' });
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
