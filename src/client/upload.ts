import { apiBase } from '#client/api-base.ts';
import { type CallResult, failureOf } from '#client/api.ts';
import { type AnswerOf, type Endpoint, fillPath } from '#lib/endpoint.ts';

/** A slow line takes this long for the largest file, in ms; the server waits no longer either. */
const LONGEST = 120_000;

/**
 * Sends a form with a file to a call of the staff and tells how much of it has gone, from 0 to 1.
 * By XMLHttpRequest, because `fetch` does not tell how far an upload is.
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  params: Record<string, string>,
  body: FormData,
  onProgress: (share: number) => void,
): Promise<CallResult<AnswerOf<E>>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, apiBase + fillPath(endpoint.path, params));
    request.withCredentials = true;
    request.timeout = LONGEST;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => {
      const data = parsed(request.responseText);
      const ok = request.status >= 200 && request.status < 300 && data !== null;
      resolve(ok ? { ok, data: data as AnswerOf<E> } : failureOf(request.status, data));
    });
    request.send(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
