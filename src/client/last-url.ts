import { readStored, storageKeys, writeStored } from '#client/storage.ts';
import { forgetOldWayBack, ownPath } from '#client/way-back.ts';

/** Paths of the last three visited pages. */
export interface Visits {
  current: string | null;
  last: string | null;
  secondLast: string | null;
}

/**
 * Pages that never count as the last page: the planning tool by specification, the sign-in page because closing it must
 * lead elsewhere.
 */
const PASSING = ['/planning-tool', '/signup'];

/** Returns the visits after another page; a reload changes nothing, and `PASSING` pages never become the last one. */
export function nextVisits({ current, last, secondLast }: Visits, path: string): Visits {
  if (current === null || current === path || PASSING.includes(current.toLowerCase()))
    return { current: path, last, secondLast };
  return { current: path, last: current, secondLast: last };
}

/** Stores the current page as visited. */
export function rememberVisit(): void {
  forgetOldWayBack(location.pathname);
  const { currentUrl, lastUrl, secondLastUrl } = storageKeys;
  const before = { current: readStored(currentUrl), last: readStored(lastUrl), secondLast: readStored(secondLastUrl) };
  const next = nextVisits(before, location.pathname.replace(/(?<=.)\/$/, ''));
  writeStored(currentUrl, next.current);
  writeStored(lastUrl, next.last);
  writeStored(secondLastUrl, next.secondLast);
}

/** Returns the path of the page visited before this one; `/` when there is none, or it is not on this site. */
export function lastPage(): string {
  const last = ownPath(readStored(storageKeys.lastUrl) ?? '') ?? '/';
  return PASSING.includes(last.toLowerCase()) ? '/' : last;
}
