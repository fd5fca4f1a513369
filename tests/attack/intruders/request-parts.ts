import type { OwnTry } from '#tests/attack/intruders/own-tries.ts';
import type { Things } from '#tests/attack/intruders/belongings.ts';
import type { OrderBench } from '#tests/support/order-bench.ts';

/** Request whose values can be replaced one by one. */
export interface RequestParts {
  method: string;
  /** Segments of the path. */
  path: string[];
  query: Record<string, string>;
  /** JSON value, or the fields of a form. */
  body: unknown;
  isForm: boolean;
}

/** Returns the request of a try with what a person owns. */
export async function partsOf({ call, path, body }: OwnTry, things: Things, bench: OrderBench): Promise<RequestParts> {
  const [method = ''] = call.split(' ');
  const url = new URL(path(things), 'http://shop');
  const sent = await body?.(things, bench);
  const isForm = sent instanceof FormData;
  return {
    method,
    path: url.pathname.split('/').slice(1).map(decodeURIComponent),
    query: Object.fromEntries(url.searchParams),
    body: isForm ? Object.fromEntries(sent) : sent,
    isForm,
  };
}

/** Returns a copy of a JSON value whose texts are those that `change` returns, in the same order for equal shapes. */
function mapTexts(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
}

/** Returns all texts of a request: of its path, query and body. */
export function textsOf({ path, query, body }: RequestParts): string[] {
  const found: string[] = [];
  mapTexts([path, query, body], (text) => found.push(text));
  return found;
}

/** Returns a copy of a request with other texts, in the order of `textsOf`. */
export function withTexts(parts: RequestParts, change: (text: string, place: number) => string): RequestParts {
  let place = -1;
  const next = (text: string): string => change(text, (place += 1));
  const [path, query, body] = mapTexts([parts.path, parts.query, parts.body], next) as [
    string[],
    Record<string, string>,
    unknown,
  ];
  return { ...parts, path, query, body };
}

/** Returns a request in the form of `fetch`, with its path. */
export function toFetch({ method, path, query, body, isForm }: RequestParts): { path: string; init: RequestInit } {
  const search = String(new URLSearchParams(query));
  const target = `/${path.map(encodeURIComponent).join('/')}${search && `?${search}`}`;
  if (body === undefined) return { path: target, init: { method } };
  if (!isForm)
    return {
      path: target,
      init: { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    };
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | File>))
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, value, value.name);
  return { path: target, init: { method, body: form } };
}
