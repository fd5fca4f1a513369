import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import type { AnswerOf, Endpoint, PartOf } from '#lib/endpoint.ts';

/** Milliseconds without a change before the server is asked. */
const REST = 300;

/**
 * Asks the server about something that a person is still typing or ticking, once it has not changed for 300 ms.
 * Returns the last answer; null before the first one, when the call fails and for a `body` of null.
 * @param round asks again when it changes
 */
export function useRestedCall<E extends Endpoint>(
  endpoint: E,
  body: PartOf<E, 'body'> | null,
  round = '',
): AnswerOf<E> | null {
  const [answer, setAnswer] = useState<AnswerOf<E> | null>(null);
  const question = JSON.stringify(body);
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      const found = question === 'null' ? null : await call(endpoint, { body: JSON.parse(question) });
      if (current) setAnswer(found?.ok ? found.data : null);
    };
    const timer = setTimeout(() => void ask(), REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [endpoint, question, round]);
  return answer;
}
