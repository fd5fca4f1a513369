import { type Endpoint, fillPath } from '#lib/endpoint.ts';

/** What a call carries; the server checks it against the schemas of the endpoint. */
export interface CallParts {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  /** A value sent as JSON, text sent as it is, or a form with files. */
  body?: unknown;
}

/** A call as `fetch` takes it, with its path under the API host. */
export interface ApiRequest {
  path: string;
  method: Endpoint['method'];
  headers: Record<string, string>;
  body?: string | FormData;
}

/**
 * Turns a call of the contract into a request. Whoever sends it (browser, commands, tests) says how long to wait and
 * what a refusal means there.
 * @param token sent as the bearer; none for an empty one
 */
export function requestOf(endpoint: Endpoint, { params, query = {}, body }: CallParts = {}, token = ''): ApiRequest {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = String(new URLSearchParams(asked.map(([name, value]) => [name, String(value)])));
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const request = {
    path: fillPath(endpoint.path, params) + (search && `?${search}`),
    method: endpoint.method,
    headers,
  };
  if (body === undefined) return request;
  if (body instanceof FormData) return { ...request, body };
  headers['content-type'] = 'application/json';
  return { ...request, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

/** Returns the API's refusal: a sentence, and messages by field. Earlier clients read the sentence as `Message`. */
export function refusalOf(data: unknown): { message?: string; fields?: Record<string, string> } {
  const { message, Message, errors } = (data ?? {}) as Record<'message' | 'Message' | 'errors', unknown>;
  const said = [message, Message].find((text): text is string => typeof text === 'string' && text !== '');
  return {
    ...(said === undefined ? {} : { message: said }),
    ...(errors ? { fields: errors as Record<string, string> } : {}),
  };
}
