import { readStoredJson, storageKeys, writeStored, writeStoredJson } from '#client/storage.ts';

const KEY = storageKeys.brought;

/** Leaves the ids of new guests for the page where their import was begun. */
export function handOver(to: string, ids: readonly string[]): void {
  const before = guestsFor(to);
  writeStoredJson(KEY, { to, ids: [...new Set([...before, ...ids])] }, 'sessionStorage');
}

/** Returns the ids of new guests that an import left for a page. */
export function guestsFor(path: string): string[] {
  const { to, ids } = readStoredJson<{ to?: unknown; ids?: unknown }>(KEY, 'sessionStorage') ?? {};
  return to === path && Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Returns the path of the page where the last import was begun, until it is opened again; empty for none. */
export function wayBack(): string {
  const { to } = readStoredJson<{ to?: unknown }>(KEY, 'sessionStorage') ?? {};
  return typeof to === 'string' ? to : '';
}

/** Forgets the guests that were left for a page, because it has them. */
export function forgetBrought(path: string): void {
  if (wayBack() === path) writeStored(KEY, null, 'sessionStorage');
}
