import { newId } from '#lib/ids.ts';
import { LOST } from '#lib/tries.ts';

/**
 * Result of one attempt: success, or an HTTP status (0 for no answer). `unknown` means that the request may have
 * arrived.
 */
type Ended = { ok: true } | { ok: false; status: number; unknown?: boolean; data?: unknown };

/** Statuses of refusals before the key is looked up; they say nothing about the result of an earlier, lost attempt. */
const UNHEARD = [401, 429, 503];

/**
 * Body of a 409 for a key whose first attempt has no answer yet: `working` while it is being executed, `unknown` when
 * its result cannot be known.
 */
export interface UnansweredCall {
  firstTry: 'working' | 'unknown';
}

/**
 * Sends a call under an `Idempotency-Key` and, when the answer was lost, once more under the same key. Only contracts
 * of calls that create something use it, so that other pages do not load it.
 */
export type IdempotentCall = <Answer extends Ended>(
  sent: { params?: unknown; body?: unknown },
  send: (headers: Record<string, string>) => Promise<Answer>,
  pause: () => Promise<unknown>,
) => Promise<Answer>;

const isOneOf = (statuses: readonly number[], answer: Ended): boolean => !answer.ok && statuses.includes(answer.status);

const isWorkedOn = (answer: Ended): boolean =>
  !answer.ok && (answer.data as Partial<UnansweredCall> | undefined)?.firstTry === 'working';

/** Returns a text by which request bodies are compared; a file is compared by name, size and modification time. */
const told = (body: unknown): string =>
  JSON.stringify(
    body instanceof FormData
      ? [...body].map(([name, value]) =>
          typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
        )
      : body,
  );

/**
 * Returns a function that sends a call under an idempotency key. After a lost answer it sends once more under the same
 * key, and keeps the key for the same input until the result is known.
 */
export function idempotentCall(): IdempotentCall {
  let open: { sent: string; key: string; unknown: boolean } | null = null;
  return async (input, send, pause) => {
    const sent = JSON.stringify([input.params, told(input.body)]);
    // What was sent before and never answered may have arrived.
    const current = open?.sent === sent ? open : { sent, key: newId() + newId(), unknown: false };
    open = current;
    const trial = async () => {
      const answer = await send({ 'idempotency-key': current.key });
      const unknown = current.unknown && isOneOf([...LOST, ...UNHEARD], answer);
      current.unknown = unknown || (!answer.ok && answer.unknown === true);
      return unknown ? { ...answer, unknown } : answer;
    };
    let answer = await trial();
    if (isOneOf(LOST, answer)) {
      await pause();
      answer = await trial();
    }
    if (!isOneOf([...LOST, ...UNHEARD], answer) && !isWorkedOn(answer) && open === current) open = null;
    return answer;
  };
}
