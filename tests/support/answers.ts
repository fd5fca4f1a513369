import type { Page } from '@playwright/test';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';

/** Reply that the browser gets in place of the server's: data, a refusal, or a connection that breaks. */
type Reply<E extends Endpoint> = { data: AnswerOf<E> } | { status: number; body?: object } | 'lost';

/** Answers a page's calls of an endpoint from here on; every other call reaches the server. */
export async function answer<E extends Endpoint>(page: Page, endpoint: E, reply: Reply<E>): Promise<void> {
  await page.route(urlOf(endpoint), async (route) => {
    if (route.request().method() !== endpoint.method) return route.fallback();
    if (reply === 'lost') return route.abort();
    if ('data' in reply) return route.fulfill({ json: reply.data });
    return route.fulfill({ status: reply.status, json: reply.body ?? {} });
  });
}

/** Keeps the answers of an endpoint back until they are released, or the test ends. */
export async function hold(page: Page, endpoint: Endpoint): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urlOf(endpoint), async (route) => {
    if (route.request().method() === endpoint.method) await promise;
    await route.fallback();
  });
  return resolve;
}

/** Lets the server answer an endpoint again. */
export async function release(page: Page, endpoint: Endpoint): Promise<void> {
  await page.unroute(urlOf(endpoint));
}

const patterns = new Map<string, RegExp>();

/**
 * Returns the URL pattern of an endpoint, always the same object for a path, because routes are taken away by the
 * object they were given with.
 */
function urlOf({ path }: Endpoint): RegExp {
  const pattern = patterns.get(path) ?? new RegExp(`${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`);
  patterns.set(path, pattern);
  return pattern;
}
