import { apiBase } from '#client/api-base.ts';
import type { CallFailure, CallInput } from '#client/api.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { readRefusal, requestOf } from '#lib/request.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import { LOST } from '#lib/tries.ts';

/** A failed call of the guest page. */
export type GuestFailure = Pick<CallFailure, 'ok' | 'status' | 'fields' | 'unknown' | 'data'>;
export type GuestCall<T> = { ok: true; data: T } | GuestFailure;

/** Milliseconds after which a read gives up, and a write, which must not be repeated without asking the guest. */
const READ_WAIT = 30 * SECOND;
const WRITE_WAIT = MINUTE;
/** Milliseconds between the first and the second attempt. */
const RETRY_AFTER = 400;
/** HTTP statuses after which a second attempt may succeed; 0 means no answer. */
const PASSING = [0, 408, 425, 500, 502, 503, 504];

/**
 * Calls a public endpoint; returns the answer or a failure and never throws. As `call` of `src/client/api.ts` without
 * session, progress and forms with files, which are half of what the page would weigh. Repeats a read or an idempotent
 * call once when no answer came or the server failed.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<GuestCall<AnswerOf<E>>> {
  const reading = endpoint.method === 'GET' || endpoint.reading === true;
  const first = await attempt(endpoint, input, reading);
  if (first.ok || !PASSING.includes(first.status) || !(reading || endpoint.idempotent)) return first;
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
  const second = await attempt(endpoint, input, reading);
  // Whatever is said of the second try, the first may have arrived.
  return second.ok ? second : { ...second, unknown: second.unknown === true || first.unknown === true };
}

async function attempt<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  reading: boolean,
): Promise<GuestCall<AnswerOf<E>>> {
  // That there is no connection a browser knows; that there is one it only supposes.
  const away = navigator.onLine === false;
  const { path, ...request } = requestOf(endpoint, input);
  const failed = (status: number, data?: unknown): GuestFailure => {
    const unknown = !reading && !away && LOST.includes(status);
    return { ok: false, status, unknown, ...readRefusal(data), data };
  };
  try {
    const signal = AbortSignal.timeout(reading ? READ_WAIT : WRITE_WAIT);
    const answer = await fetch(apiBase + path, { ...request, signal });
    // A refusal may come from a proxy, which writes no JSON; a lost end of an answer is a lost answer.
    const data = (await (answer.ok ? answer.json() : answer.json().catch(() => undefined))) as AnswerOf<E>;
    return answer.ok ? { ok: true, data } : failed(answer.status, data);
  } catch {
    return failed(0);
  }
}
