import { readStored, storageKeys } from '#client/storage.ts';
import { ownPath } from '#client/way-back.ts';

/**
 * Returns where an import leads back to that the URL asks for, and takes it out of the URL; null when it asks for none.
 */
export function importAsked(): { back: string | null } | null {
  const query = new URLSearchParams(location.search);
  if (!query.has('import')) return null;
  const back = ownPath(query.get('back') ?? '') ?? '';
  query.delete('import');
  query.delete('back');
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
  return { back };
}

/** Tells whether an import of an earlier visit is kept in this browser. */
export const isImportKept = (): boolean => readStored(storageKeys.draft('guest-import')) !== null;
