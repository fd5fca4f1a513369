import { type CallResult, STAFF_SESSION_ENDED } from '#client/api.ts';
import { dropNamesOfTicks } from '#office/frame/unsent-ticks.ts';
import { DAY, SECOND } from '#lib/time.ts';

/**
 * What this device keeps of the shop's answers to staff, for pages that open without a network. It is kept for one
 * member, at most for a day, and goes when the member signs out, when the shop no longer knows the session, and when
 * another member comes in.
 */

/** An answer as it was when it came. */
export interface Kept<T> {
  data: T;
  /** Time at which it came, in ms. */
  at: number;
}

/** Milliseconds without an answer after which a page shows what is kept. */
export const PATIENCE = 3 * SECOND;

const DATABASE = 'shagun-office';
const ANSWERS = 'answers';

/** Id of the member for whom this page keeps answers; empty when nobody is signed in. */
let owner = '';
let opened: Promise<IDBDatabase | null> | undefined;

/** Deletes the entries of an index within a range of its keys; without a range those whose key is not `except`. */
function dropBy(index: IDBIndex, range: IDBKeyRange | null, except?: string): void {
  const found = index.openKeyCursor(range);
  found.onsuccess = () => {
    const cursor = found.result;
    if (!cursor) return;
    if (cursor.key !== except) index.objectStore.delete(cursor.primaryKey);
    cursor.continue();
  };
}

/** Opens the database and drops what is older than a day; null where the browser keeps nothing. */
function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((done) => {
    try {
      const asked = indexedDB.open(DATABASE, 1);
      asked.onupgradeneeded = () => {
        const store = asked.result.createObjectStore(ANSWERS);
        store.createIndex('at', 'at');
        store.createIndex('owner', 'owner');
      };
      asked.onsuccess = () => {
        const store = asked.result.transaction(ANSWERS, 'readwrite').objectStore(ANSWERS);
        dropBy(store.index('at'), IDBKeyRange.upperBound(Date.now() - DAY));
        done(asked.result);
      };
      asked.onerror = () => done(null);
    } catch {
      done(null);
    }
  });
}

/** Does something with the store, after what was begun before; returns its result, null where it cannot be done. */
async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  const database = await (opened ??= openDatabase());
  return new Promise((done) => {
    try {
      const request = work(database!.transaction(ANSWERS, mode).objectStore(ANSWERS));
      request.onsuccess = () => done(request.result);
      request.onerror = () => done(null);
    } catch {
      done(null);
    }
  });
}

/** Keeps answers for this member from now on, and drops those of any other, and what is older than a day. */
export function keepAnswersFor(staffId: string): void {
  owner = staffId;
  dropNamesOfTicks(Date.now() - DAY);
  void withStore('readwrite', (store) => {
    dropBy(store.index('owner'), null, staffId);
    return store.count();
  });
}

/** Drops every kept answer and the names in ticks that wait; keeps nothing more until somebody is signed in. */
export async function forgetAnswers(): Promise<void> {
  owner = '';
  dropNamesOfTicks();
  await withStore('readwrite', (store) => store.clear());
}
if (typeof addEventListener === 'function') addEventListener(STAFF_SESSION_ENDED, () => void forgetAnswers());

/** Keeps an answer under a name for the member who is signed in; nobody's is not kept. */
export async function keepAnswer(name: string, data: unknown): Promise<void> {
  if (owner === '') return;
  const kept = { owner, data, at: Date.now() };
  await withStore('readwrite', (store) => store.put(kept, name));
}

/** Returns what is kept under a name for the member, before anybody is known for the last one; null when it is older than a day. */
export async function keptAnswer<T>(name: string): Promise<Kept<T> | null> {
  const kept = (await withStore('readonly', (store) => store.get(name))) as (Kept<T> & { owner: string }) | null;
  if (!kept || (owner !== '' && kept.owner !== owner)) return null;
  return Math.abs(Date.now() - kept.at) < DAY ? kept : null;
}

/** Tells whether a status means that the shop could not be reached; 0 is no answer at all. */
export const isUnreached = (status: number): boolean => [0, 502, 503, 504].includes(status);

/**
 * Waits for an answer and keeps it under a name. Calls `show` with what is kept when no answer came within 3 s or the
 * shop cannot be reached.
 * @returns the answer itself
 */
export async function orKept<T>(
  name: string,
  asked: Promise<CallResult<T>>,
  show: (kept: Kept<T>) => void,
): Promise<CallResult<T>> {
  let waits = true;
  const look = async (): Promise<void> => {
    const kept = await keptAnswer<T>(name);
    if (kept && waits) show(kept);
  };
  const timer = setTimeout(() => void look(), PATIENCE);
  const answer = await asked;
  clearTimeout(timer);
  if (!answer.ok && isUnreached(answer.status)) await look();
  waits = false;
  if (answer.ok) void keepAnswer(name, answer.data);
  return answer;
}
