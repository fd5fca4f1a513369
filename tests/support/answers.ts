import type { Page } from '@playwright/test';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';

/** Mocked response of an endpoint: data, a refusal, or a broken connection (`lost`). */
type Reply<E extends Endpoint> = { data: AnswerOf<E> } | { status: number; body?: object } | 'lost';

/** Mocks the response of an endpoint on a page until `release`; other requests reach the server. */
export async function answer<E extends Endpoint>(page: Page, endpoint: E, reply: Reply<E>): Promise<void> {
  await page.route(urlOf(endpoint), async (route) => {
    if (route.request().method() !== endpoint.method) return route.fallback();
    if (reply === 'lost') return route.abort();
    if ('data' in reply) return route.fulfill({ json: reply.data });
    return route.fulfill({ status: reply.status, json: reply.body ?? {} });
  });
}

/**
 * Delays the requests of an endpoint on a page. Returns a function that lets the delayed and all later ones through.
 */
export async function hold(page: Page, endpoint: Endpoint): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urlOf(endpoint), async (route) => {
    if (route.request().method() === endpoint.method) await promise;
    await route.fallback();
  });
  return resolve;
}

/**
 * Breaks the connection of every request for some files of a page. Returns a function that lets later ones through; the
 * page stays observed, because files that are on their way when a route is removed never arrive.
 * @param files glob of their URLs
 */
export async function lose(page: Page, files: string): Promise<() => void> {
  let isLost = true;
  await page.route(files, (route) => (isLost ? route.abort() : route.fallback()));
  return () => void (isLost = false);
}

/** Removes the mocks and delays of an endpoint, so that its requests reach the server again. */
export async function restore(page: Page, endpoint: Endpoint): Promise<void> {
  await page.unroute(urlOf(endpoint));
}

const patterns = new Map<string, RegExp>();

/**
 * Returns the URL pattern of an endpoint's path. A path always gets the same object, because `unroute` removes routes
 * by identity.
 */
function urlOf({ path }: Endpoint): RegExp {
  const pattern = patterns.get(path) ?? new RegExp(`${path.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`);
  patterns.set(path, pattern);
  return pattern;
}
