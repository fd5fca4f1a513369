import { useCallback, useEffect, useRef, useState } from 'react';
import { SEARCH_DELAY, type SearchHit, searchText } from '#domain/search/search.rules.ts';
import { type Found, siteSearch } from '#shop/search/search-engine.ts';

/** What a screen knows of a search. While the next answer is on its way the last one stays readable instead of flickering. */
export interface Answer {
  state: 'none' | 'loading' | 'found' | 'failed';
  /** What was searched for, as it counts. */
  text: string;
  found: Found | null;
}

/** So long the whole answer waits for the quick one, ms: on a line that hangs it is not to hang twice. */
const FIRST_WAIT = 1000;

const NONE: Answer = { state: 'none', text: '', found: null };

/**
 * Searches the shop for what is typed: a moment after the last key, and never shows an older answer after a newer one.
 * `limit` is how many hits are shown at most.
 * @param first a quick answer that is shown until the whole one is there; what that needs is loaded after it
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
  /** Whether what the whole answer needs has been loaded. */
  const isWarm = useRef(false);

  /** Lets go of the question that is under way. */
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
