import { newId } from '#lib/ids.ts';
import { LOST } from '#lib/tries.ts';

/** How a try ended: answered well, or with an HTTP status, 0 for no answer; `unknown` where it may have arrived all the same. */
type Ended = { ok: true } | { ok: false; status: number; unknown?: boolean; data?: unknown };

/** Refusals before anything was looked up: of a try that was lost earlier they say nothing. */
const UNHEARD = [401, 429, 503];

/**
 * What a 409 says of a press whose first try has no answer: the shop is still working on it, or nobody knows how it ended
 * and the person was told to look.
 */
export interface OpenPress {
  firstTry: 'working' | 'unknown';
}

/**
 * Sends the presses of one call, each named by an `Idempotency-Key`: once more where the answer was lost, and as the same
 * press. It stands in the contracts of calls that create something, so that pages without such a call load none of it.
 */
export type Press = <Answer extends Ended>(
  sent: { params?: unknown; body?: unknown },
  send: (headers: Record<string, string>) => Promise<Answer>,
  pause: () => Promise<unknown>,
) => Promise<Answer>;

const isOneOf = (statuses: readonly number[], answer: Ended): boolean => !answer.ok && statuses.includes(answer.status);

const isWorkedOn = (answer: Ended): boolean =>
  !answer.ok && (answer.data as Partial<OpenPress> | undefined)?.firstTry === 'working';

/** Returns what tells a body from others, as text; of a file its name, length and time. */
const told = (body: unknown): string =>
  JSON.stringify(
    body instanceof FormData
      ? [...body].map(([name, value]) =>
          typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
        )
      : body,
  );

/** Begins to name the presses of one call. */
export function presses(): Press {
  let open: { sent: string; key: string; unknown: boolean } | null = null;
  return async (input, send, pause) => {
    const sent = JSON.stringify([input.params, told(input.body)]);
    // What was sent before and never answered may have arrived.
    const press = open?.sent === sent ? open : { sent, key: newId() + newId(), unknown: false };
    open = press;
    const trial = async () => {
      const answer = await send({ 'idempotency-key': press.key });
      const unknown = press.unknown && isOneOf([...LOST, ...UNHEARD], answer);
      press.unknown = unknown || (!answer.ok && answer.unknown === true);
      return unknown ? { ...answer, unknown } : answer;
    };
    let answer = await trial();
    if (isOneOf(LOST, answer)) {
      await pause();
      answer = await trial();
    }
    if (!isOneOf([...LOST, ...UNHEARD], answer) && !isWorkedOn(answer) && open === press) open = null;
    return answer;
  };
}
