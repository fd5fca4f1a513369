import { vi } from 'vitest';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';

/** A call that a screen made: its method and path, the path's parameters, the query and the JSON body. */
export interface MadeCall {
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** Refusal by the shop, as its API sends it. */
export interface Refusal {
  refused: number;
  message: string;
  [more: string]: unknown;
}

type Answer<T> = T | Refusal | ((call: MadeCall) => T | Refusal | Promise<T | Refusal>);

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

/**
 * Answers the calls of a screen in a test with `@vitest-environment happy-dom`, in place of the shop; the newest answer
 * to an endpoint counts. Without an answer a call fails like one that no network carries.
 */
export function answerCalls(): {
  /** The calls so far, oldest first. */
  made: MadeCall[];
  answer<E extends Endpoint>(endpoint: E, answer: Answer<AnswerOf<E>>): void;
  /** Forgets an endpoint's answer, as if the network were gone. */
  lose(endpoint: Endpoint): void;
} {
  const made: MadeCall[] = [];
  const known: { endpoint: Endpoint; pattern: RegExp; answer: Answer<unknown> }[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init.method ?? 'GET';
    const found = known.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname));
    const { groups: params = {} } = found?.pattern.exec(pathname) ?? {};
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const call = { method, path: pathname, params, query: Object.fromEntries(searchParams), body };
    made.push(call);
    if (found === undefined) throw new TypeError('Failed to fetch');
    const answer: unknown = await (typeof found.answer === 'function' ? found.answer(call) : found.answer);
    if (!isRefusal(answer)) return Response.json(answer);
    const { refused: status, ...rest } = answer;
    return Response.json(rest, { status });
  });
  const lose = (endpoint: Endpoint): void => {
    const at = known.findIndex((one) => one.endpoint === endpoint);
    if (at >= 0) known.splice(at, 1);
  };
  return {
    made,
    lose,
    answer: (endpoint, answer) => {
      lose(endpoint);
      const pattern = new RegExp(`^${endpoint.path.replace(/:([A-Za-z]+)/g, '(?<$1>[^/]+)')}$`);
      known.unshift({ endpoint, pattern, answer });
    },
  };
}
