import { useCallback, useEffect, useState } from 'react';
import { type CallInput, call } from '#client/api.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';

/** What a screen knows of something it loads. */
export type Loaded<T> =
  | { state: 'loading'; data: null; message: '' }
  | { state: 'ready'; data: T; message: '' }
  | { state: 'failed'; data: null; message: string; status: number };

/**
 * Loads the answer of a reading call for a screen; `reload` asks again.
 * A newer question makes the answer to an older one void; until its own comes the last one is shown, and `settled` is false.
 *
 * Not `@nanostores/query`: every page is a document of its own, so a cache in memory ends with the page, and on each page
 * one island asks for one list. What must be known across pages and tabs lives in stored atoms (session, cart count, box).
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): { loaded: Loaded<AnswerOf<E>>; settled: boolean; reload: () => void; replace: (data: AnswerOf<E>) => void } {
  const [loaded, setLoaded] = useState<Loaded<AnswerOf<E>>>({ state: 'loading', data: null, message: '' });
  const [answered, setAnswered] = useState('');
  const [round, setRound] = useState(0);
  const question = JSON.stringify(input);
  useEffect(() => {
    let current = true;
    void call(endpoint, JSON.parse(question) as CallInput<E>).then((answer) => {
      if (!current) return;
      setAnswered(question);
      setLoaded(
        answer.ok
          ? { state: 'ready', data: answer.data, message: '' }
          : { state: 'failed', data: null, message: answer.message, status: answer.status },
      );
    });
    return () => {
      current = false;
    };
  }, [endpoint, question, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const replace = useCallback((data: AnswerOf<E>) => setLoaded({ state: 'ready', data, message: '' }), []);
  return { loaded, settled: answered === question, reload, replace };
}
