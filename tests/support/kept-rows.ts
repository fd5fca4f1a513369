import { vi } from 'vitest';

type Row = Record<string, unknown>;
interface Asked<T> {
  result: T | undefined;
  onsuccess: (() => void) | null;
  onerror: (() => void) | null;
  onupgradeneeded: (() => void) | null;
}

/** Asks for something that is there a moment later, as a browser's database answers. */
function asked<T>(work: () => T, tell = (made: Asked<T>) => made.onsuccess?.()): Asked<T> {
  const made: Asked<T> = { result: undefined, onsuccess: null, onerror: null, onupgradeneeded: null };
  void Promise.resolve().then(() => {
    made.result = work();
    tell(made);
  });
  return made;
}

/**
 * Stubs the browser's IndexedDB with one store in memory, as `src/office/frame/kept-answers.ts` uses it; with `refuses` a
 * browser that keeps nothing. Returns the rows of the store by key.
 */
export function keepRows(refuses = false): Map<string, Row> {
  const rows = new Map<string, Row>();
  const store = {
    createIndex: () => undefined,
    put: (row: Row, key: string) => asked(() => void rows.set(key, structuredClone(row))),
    get: (key: string) => asked(() => rows.get(key)),
    delete: (key: string) => asked(() => rows.delete(key)),
    clear: () => asked(() => rows.clear()),
    count: () => asked(() => rows.size),
    index: (name: string) => ({
      objectStore: store,
      openKeyCursor(range: { most: number } | null) {
        const found = [...rows].filter(([, row]) => !range || Number(row[name]) <= range.most);
        const made = asked(cursor);
        function cursor(): unknown {
          const [next] = found.splice(0, 1);
          if (!next) return null;
          const goOn = () => void Promise.resolve().then(() => ((made.result = cursor()), made.onsuccess?.()));
          return { primaryKey: next[0], key: next[1][name], continue: goOn };
        }
        return made;
      },
    }),
  };
  const database = { createObjectStore: () => store, transaction: () => ({ objectStore: () => store }) };
  vi.stubGlobal('IDBKeyRange', { upperBound: (most: number) => ({ most }) });
  vi.stubGlobal('indexedDB', {
    open: () =>
      asked(
        () => database,
        (made) => {
          if (refuses) return made.onerror?.();
          made.onupgradeneeded?.();
          made.onsuccess?.();
        },
      ),
  });
  return rows;
}
