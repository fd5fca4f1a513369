/**
 * Fetches a URL and reports the start of the answer and every part that comes.
 * @param onPart called with the bytes of the part
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
 * Sends a request by XMLHttpRequest, which reports how much has gone, as `fetch` does not; reports the answer as
 * `fetchWithProgress` does.
 * @param onSent called with the share that has gone, from 0 to 1
 * @param onPart called with the bytes of a part of the answer
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
