import { atom } from 'nanostores';
import { type FetchError, ofetch } from 'ofetch';
import { apiBase } from '#client/api-base.ts';
import * as say from '#client/client.texts.ts';
import { fetchWithProgress, sendWithProgress } from '#client/fetch-progress.ts';
import { $token } from '#client/session.ts';
import { sessionEnded } from '#client/session-life.ts';
import type { AnswerOf, Endpoint, PartOf } from '#lib/endpoint.ts';
import type { UnansweredCall } from '#lib/idempotent-call.ts';
import { readRefusal, requestOf } from '#lib/request.ts';
import { MINUTE, SECOND } from '#lib/time.ts';
import { LOST } from '#lib/tries.ts';

/** A failed call, with a message for the user and a code for the program. */
export interface CallFailure {
  ok: false;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /**
   * The server's message, which the specification uses as a code (`otp does not match`); the status when there is none.
   */
  code: string;
  /** Sentence for the user. */
  message: string;
  /** Messages by form field. */
  fields?: Record<string, string>;
  /** True when the request may have arrived although no usable answer came. */
  unknown?: boolean;
  /** The whole answer, for calls that explain a refusal with data. */
  data?: unknown;
}

/** Result of a call, which never throws. */
export type CallResult<T> = { ok: true; data: T } | CallFailure;

/** Input of a call, as the endpoint's schemas ask for it; a FormData body for forms with files. */
export type CallInput<E extends Endpoint> = {
  params?: PartOf<E, 'params'> extends undefined ? undefined : Record<string, string>;
  query?: PartOf<E, 'query'> extends undefined ? undefined : Record<string, unknown>;
  body?: PartOf<E, 'body'> extends undefined ? undefined : PartOf<E, 'body'> | FormData;
};

/** Window event that is dispatched when a call of the back office finds no session. */
export const STAFF_SESSION_ENDED = 'shagun:staff-session-ended';

/**
 * Milliseconds without data after which a read gives up. A write waits longer, because it must not be repeated without
 * asking the user.
 */
const READ_SILENCE = 15 * SECOND;
const WRITE_SILENCE = MINUTE;
/** Length of a body, in characters, above which sending takes seconds on a slow line. */
const LONG_BODY = 10_000;
/** Milliseconds between the first and the second attempt. */
const RETRY_AFTER = 400;
/** HTTP statuses after which a second attempt may succeed; 0 means no answer. */
const PASSING = [0, 408, 425, 500, 502, 503, 504];

/** Bytes received so far of answers that are not complete. */
export const $coming = atom(0);

/**
 * Calls an endpoint; returns the answer or a failure and never throws. Gives up after 15 s (reads) or 60 s (writes) in
 * which no data is sent or received. Repeats a read or an idempotent call once when no answer came or the server
 * failed; an endpoint with `once` is sent under an idempotency key. An answer 401 ends the session.
 * @param onSent called with the share sent of a form or long body, from 0 to 1
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  onSent?: (share: number) => void,
): Promise<CallResult<AnswerOf<E>>> {
  const token = $token.get();
  const reading = endpoint.method === 'GET' || endpoint.reading === true;
  const send = (headers?: Record<string, string>) => attempt(endpoint, input, token, { reading, headers, onSent });
  const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
  let answer = await (endpoint.once ? endpoint.once(input, send, pause) : send());
  if (!answer.ok && PASSING.includes(answer.status) && (reading || endpoint.idempotent)) {
    await pause();
    const first = answer;
    answer = await send();
    // Whatever is said of the second try, the first may have arrived.
    if (!answer.ok) answer.unknown ||= first.unknown === true;
  }
  if (answer.ok) return answer;
  // Without what was sent: it belongs to the person.
  console.warn(`${endpoint.method} ${endpoint.path}: ${answer.status} ${answer.code}`);
  if (answer.status === 401 && endpoint.access === 'customer' && token === $token.get()) sessionEnded();
  if (answer.status === 401 && endpoint.access === 'staff') dispatchEvent(new Event(STAFF_SESSION_ENDED));
  return answer;
}

interface Trial {
  /** True for a call that changes nothing. */
  reading: boolean;
  headers: Record<string, string> | undefined;
  onSent: ((share: number) => void) | undefined;
}

/**
 * Sends one request and returns the answer or a failure. Measures silence itself, because the library's timeout would
 * abort a slow answer in its middle.
 */
async function attempt<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  token: string,
  { reading, headers, onSent }: Trial,
): Promise<CallResult<AnswerOf<E>>> {
  // That there is no connection a browser knows; that there is one it only supposes.
  const away = navigator.onLine === false;
  const stop = new AbortController();
  const listen = () => setTimeout(() => stop.abort(), reading ? READ_SILENCE : WRITE_SILENCE);
  let timer = listen();
  let came = 0;
  const hear = (bytes = 0): void => {
    clearTimeout(timer);
    timer = listen();
    came += bytes;
    $coming.set($coming.get() + bytes);
  };
  const send = (url: string, options: RequestInit): Promise<Response> =>
    options.body instanceof FormData || String(options.body).length > LONG_BODY
      ? sendWithProgress(
          url,
          options,
          (share) => {
            hear();
            onSent?.(share);
          },
          hear,
        )
      : fetchWithProgress(url, options, hear);
  try {
    // The back office has a cookie of its own; a customer's token would only confuse it.
    const { path, ...request } = requestOf(endpoint, input, endpoint.access === 'customer' ? token : '');
    const data = await ofetch.create({}, { fetch: send as typeof fetch })<AnswerOf<E>>(path, {
      ...request,
      headers: { ...request.headers, ...headers },
      baseURL: apiBase,
      ...(endpoint.path.startsWith('/api/staff/') ? { credentials: 'include' as const } : {}),
      retry: false,
      signal: stop.signal,
    });
    return { ok: true, data: data as AnswerOf<E> };
  } catch (error) {
    const { response, data } = error as FetchError;
    return failureOf(response?.status ?? 0, data, reading, away);
  } finally {
    clearTimeout(timer);
    $coming.set($coming.get() - came);
  }
}

/**
 * Returns the failure of a refused or lost call.
 * @param status HTTP status; 0 when no answer came
 * @param data body of the answer
 * @param away true when the device had no connection when the call was sent
 */
function failureOf(status: number, data: unknown, reading: boolean, away: boolean): CallFailure {
  const { message: said, ...refusal } = readRefusal(data);
  const lost = !reading && !away && LOST.includes(status);
  const silent = lost ? say.noAnswer : status ? say.serverFailed : away ? say.offline : say.unreached;
  // A 503 of the shop itself says which service is silent; every other 5xx is nothing a person can use.
  const message = (status >= 500 && status !== 503) || said === undefined ? silent : said;
  const unknown = lost || (data as Partial<UnansweredCall> | undefined)?.firstTry !== undefined;
  return { ok: false, status, code: said ?? String(status), message, unknown, ...refusal, data };
}
