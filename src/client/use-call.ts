import { useMemo, useState, useSyncExternalStore } from 'react';
import type { CallInput } from '#client/api.ts';
import { type Loaded, LOADING, query } from '#client/query.store.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';

/**
 * Loads the answer of a reading call, shared by all parts of the page with the same call. `reload` calls again;
 * `refresh` does so without showing a failure. While a call with new input is loading, the last answer stays and
 * `settled` is false. `change` and `replace` change the shown answer.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): {
  loaded: Loaded<AnswerOf<E>>;
  settled: boolean;
  reload: () => void;
  refresh: () => void;
  change: (how: (now: AnswerOf<E>) => AnswerOf<E>) => void;
  replace: (data: AnswerOf<E>) => void;
} {
  const question = JSON.stringify(input);
  const { $loaded, join, ...rest } = useMemo(() => {
    const { ask, ...found } = query(endpoint, JSON.parse(question) as CallInput<E>);
    return { ...found, reload: () => void ask(), refresh: () => void ask(true) };
  }, [endpoint, question]);
  const now = useSyncExternalStore<Loaded<AnswerOf<E>>>(
    join,
    () => $loaded.get(),
    () => LOADING,
  );
  const [last, setLast] = useState<Loaded<AnswerOf<E>>>(LOADING);
  const settled = now.state !== 'loading';
  if (settled && now !== last) setLast(now);
  return { loaded: settled ? now : last, settled, ...rest };
}
