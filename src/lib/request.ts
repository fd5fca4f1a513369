import { type Endpoint, fillPath } from '#lib/endpoint.ts';

/** Input of a call; the server checks it by the endpoint's schemas. */
export interface CallParts {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  /** A value sent as JSON, text sent as it is, or a form with files. */
  body?: unknown;
}

/** A call in the form of `fetch`, with its path under the API host. */
export interface ApiRequest {
  path: string;
  method: Endpoint['method'];
  headers: Record<string, string>;
  body?: string | FormData;
}

/**
 * Returns the HTTP request of a call: path with parameters and query, method, headers and body.
 * @param token bearer token; empty for none
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

/**
 * Returns the message of a refusal and its messages by field, each left out when missing. The message may also be in
 * `Message`, as for earlier clients.
 */
export function readRefusal(data: unknown): { message?: string; fields?: Record<string, string> } {
  const { message, Message, errors } = (data ?? {}) as Record<'message' | 'Message' | 'errors', unknown>;
  const said = [message, Message].find((text): text is string => typeof text === 'string' && text !== '');
  return {
    ...(said === undefined ? {} : { message: said }),
    ...(errors ? { fields: errors as Record<string, string> } : {}),
  };
}
