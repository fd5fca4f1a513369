import { useCallback, useEffect, useRef, useState } from 'react';
import { SECOND } from '#lib/time.ts';
import { SEARCH_DELAY, type SearchHit, searchText } from '#domain/search/search.rules.ts';
import { type Found, siteSearch } from '#shop/search/search-engine.ts';

/** State of a search. While the next answer loads, `found` keeps the last one, so that nothing flickers. */
export interface Answer {
  state: 'none' | 'loading' | 'found' | 'failed';
  /** Searched text, normalised. */
  text: string;
  found: Found | null;
}

/** Milliseconds that the full search waits for the quick answer, so that a hanging connection does not hang twice. */
const FIRST_WAIT = SECOND;

const NONE: Answer = { state: 'none', text: '', found: null };

/**
 * State of a search. `ask` searches for a typed text after a delay and shows at most `limit` hits; an older answer
 * never replaces a newer one. `drop` cancels the search and clears the answer.
 * @param first returns a quick answer, shown until the full one is there; parts of the full search are loaded after it
 */
export function useSearch(first?: (text: string, limit: number) => Promise<SearchHit[]>): {
  answer: Answer;
  ask(typed: string, limit: number, delay?: number): void;
  drop(): void;
} {
  const [answer, setAnswer] = useState<Answer>(NONE);
  /** Number of the latest question; answers to earlier ones are dropped. */
  const latest = useRef(0);
  const timer = useRef(0);
  /** True once the parts of the full search are loaded. */
  const isWarm = useRef(false);

  /** Cancels the running search and returns the number of the next one. */
  const forget = useCallback((): number => {
    window.clearTimeout(timer.current);
    return ++latest.current;
  }, []);

  const drop = useCallback(() => {
    forget();
    setAnswer(NONE);
  }, [forget]);

  const ask = useCallback(
    (typed: string, limit: number, delay: number = SEARCH_DELAY) => {
      const text = searchText(typed);
      if (text === '') return drop();
      const number = forget();
      setAnswer((before) => ({ ...before, state: 'loading', text }));
      timer.current = window.setTimeout(async () => {
        let quick: Found | null = null;
        let isDone = false;
        const show = (hits: SearchHit[]): void => {
          if (number !== latest.current || hits.length === 0 || isDone) return;
          quick = { hits, total: hits.length, read: [], partly: false, nearest: '' };
          setAnswer({ state: 'loading', text, found: quick });
        };
        const shown = first?.(text, limit).then(show, () => undefined);
        if (!isWarm.current) await Promise.race([shown, new Promise((done) => setTimeout(done, FIRST_WAIT))]);
        if (number !== latest.current) return;
        const whole = await siteSearch()
          .find(text, limit)
          .catch((error: unknown) => console.warn('search', error));
        isDone = true;
        isWarm.current = true;
        if (number !== latest.current) return;
        const found = whole ?? quick;
        setAnswer({ state: found ? 'found' : 'failed', text, found });
      }, delay);
    },
    [drop, first, forget],
  );

  useEffect(() => () => void forget(), [forget]);
  return { answer, ask, drop };
}
