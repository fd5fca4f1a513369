import { useMemo, useState, useSyncExternalStore } from 'react';
import type { CallInput } from '#client/api.ts';
import { type Loaded, LOADING, query } from '#client/query.store.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';

/**
 * Loads the answer of a reading call, once for all parts of the page that make it. `reload` makes the call again, and
 * `refresh` does so without a message when no answer comes. A newer call voids the answer to an older one; until its
 * own comes the last one is shown, and `settled` is false. `change` and `replace` change the shown answer.
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
