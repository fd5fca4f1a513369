/**
 * Fetches a URL and reports the answer's progress.
 * @param onPart called with 0 when the answer starts, then with the number of bytes of each part
 */
export async function fetchWithProgress(
  url: string,
  options: RequestInit,
  onPart: (bytes: number) => void,
): Promise<Response> {
  const answer = await fetch(url, options);
  onPart(0);
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, to) {
      onPart(part.byteLength);
      to.enqueue(part);
    },
  });
  return new Response(answer.body?.pipeThrough(counting) ?? null, answer);
}

/**
 * Sends a request by XMLHttpRequest, which reports the progress of sending, as `fetch` does not.
 * @param onSent called with the share that has been sent, from 0 to 1
 * @param onPart called with the number of bytes of each part of the answer, and with 0 on each change of state
 * @throws TypeError when the connection fails or the request is aborted
 */
export function sendWithProgress(
  url: string,
  { method = 'POST', headers, body, credentials, signal }: RequestInit,
  onSent: (share: number) => void,
  onPart: (bytes: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let came = 0;
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = credentials === 'include';
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    request.addEventListener('readystatechange', () => onPart(0));
    request.addEventListener('progress', ({ loaded }) => {
      onPart(loaded - came);
      came = loaded;
    });
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? '';
      resolve(
        new Response(request.responseText || null, { status: request.status, headers: { 'content-type': type } }),
      );
    });
    for (const ended of ['error', 'abort']) request.addEventListener(ended, () => reject(new TypeError(ended)));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });
}
