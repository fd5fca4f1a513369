import { writeGrown, writeStored } from '#client/storage.ts';
import { toast } from '#client/toast.ts';

const NOT_KEPT = 'Your browser keeps nothing for this shop: what you fill in is lost when you leave the page.';
let told = false;

/** Shows once per page that the browser keeps nothing. */
export function tellNotKept(): void {
  if (!told) toast(NOT_KEPT, { kind: 'problem' });
  told = true;
}

/**
 * Stores what a person filled in until it is sent; null removes it. Tells the person once per page where storage is
 * forbidden or full.
 */
export function keepDraft(key: string, value: unknown): void {
  if (value === null) return writeStored(key, null);
  if (!writeGrown(key, JSON.stringify(value))) tellNotKept();
}
