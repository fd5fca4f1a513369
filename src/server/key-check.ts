import { errorOf } from '#lib/narrow.ts';

/** Answer of a service to a call that costs nothing and changes nothing, made to learn whether it takes the shop's key. */
export interface KeyAnswer {
  /** `away`: it did not answer, or not as the service does. */
  is: 'taken' | 'refused' | 'away';
  /** What it answered, to follow the service's name; empty when the key was taken. */
  why: string;
  /** Milliseconds by which this machine's clock is ahead of the service's; null when it told no time. */
  ahead: number | null;
}

/**
 * Makes a call and judges its answer; never throws.
 * @param patience longest wait for the answer, ms
 * @param judge tells from the answer's status and JSON (null when it is none) whether the key was taken
 */
export async function checkKey(
  url: string,
  init: RequestInit,
  patience: number,
  judge: (status: number, data: unknown) => KeyAnswer['is'],
): Promise<KeyAnswer> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
    const told = Date.parse(answer.headers.get('date') ?? '');
    const is = judge(answer.status, await answer.json().catch(() => null));
    const why = is === 'taken' ? '' : `answered ${answer.status}`;
    return { is, why, ahead: Number.isNaN(told) ? null : Date.now() - told };
  } catch (error) {
    const { name, cause } = errorOf(error);
    const why =
      name === 'TimeoutError' ? `kept silent for ${patience / 1000} s` : `cannot be reached (${whyText(cause)})`;
    return { is: 'away', why, ahead: null };
  }
}

/** Returns the code or message of the error that kept a call from its service. */
function whyText(cause: unknown): string {
  const { code, message } = errorOf(cause) as NodeJS.ErrnoException;
  return code ?? message;
}
