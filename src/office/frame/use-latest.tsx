import { type ReactNode, useId, useState } from 'react';
import * as say from '#office/frame/frame.texts.ts';

/** Entries of a history that are shown at first. */
const FIRST = 10;

/**
 * Hook for a long history, the newest entry first: returns the last ten entries, and below them a button that shows the
 * rest and hides it again. A history of eleven is shown whole, because a button would take as much room.
 * @param what what the entries are, such as `changes`
 */
export function useLatest<T>(
  entries: readonly T[],
  what: string,
): { list: string; shown: readonly T[]; more: ReactNode } {
  const [all, setAll] = useState(false);
  const list = useId();
  if (entries.length <= FIRST + 1) return { list, shown: entries, more: null };
  return {
    list,
    shown: all ? entries : entries.slice(0, FIRST),
    more: (
      <p>
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={all}
          aria-controls={list}
          onClick={() => setAll(!all)}
        >
          {all ? say.showLatest(FIRST) : say.showAll(entries.length, what)}
        </button>
      </p>
    ),
  };
}
