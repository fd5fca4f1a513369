import { type BrowserContext, expect, type Page } from '@playwright/test';
import { storageKeys } from '#client/storage.ts';
import { register, updateUser, verifyOtp } from '#domain/session/session.contract.ts';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';

/** User signed in in a browser. */
export interface Person {
  mobile: string;
  userId: string;
  token: string;
}

const people = new WeakMap<BrowserContext, Person>();

let mobiles = 0;

/** Returns a mobile number that is unused in this worker's shop. */
export function newMobile(): string {
  mobiles += 1;
  return String(9_700_000_000 + mobiles);
}

/**
 * Stores the session of a user in the page's browser, as from an earlier visit, and removes all other stored data;
 * opens no page. The user is created when the mobile number is new. Tests of signing in use `signIn`.
 */
export async function beSignedIn(page: Page, { mobile = newMobile(), name = 'Simran Kaur' } = {}): Promise<Person> {
  let origin = '';
  const call = async <E extends Endpoint>({ method, path }: E, data: object, token = ''): Promise<AnswerOf<E>> => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await page.request.fetch(path, { method, data, headers, failOnStatusCode: true });
    origin = new URL(answer.url()).origin;
    return answer.json();
  };
  const { _id: attempt, otp = '' } = (await call(register, { mobile })).userData;
  const { token, user } = await call(verifyOtp, { _id: attempt, otp });
  const { _id: id, ...rest } = (await call(updateUser, { _id: user._id, name }, token)).response;
  const stored = {
    [storageKeys.owner]: id,
    [storageKeys.userId]: id,
    [storageKeys.token]: token,
    [storageKeys.person]: JSON.stringify({ id, ...rest }),
  };
  const localStorage = Object.entries(stored).map(([key, value]) => ({ name: key, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  const person = { mobile, userId: id, token };
  people.set(page.context(), person);
  return person;
}

/** Leaves the page and removes all stored data of its browser, so that the next page is opened by a new visitor. */
export async function beNobody(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [] });
  people.delete(page.context());
}

/**
 * Returns user id and token of the session in the page's browser; empty texts without one. The page must be on the shop
 * unless `beSignedIn` made the session.
 */
export async function sessionOf(page: Page): Promise<Omit<Person, 'mobile'>> {
  return (
    people.get(page.context()) ??
    (await page.evaluate(() => ({
      token: localStorage.getItem('token') ?? '',
      userId: localStorage.getItem('_id') ?? '',
    })))
  );
}

/** Calls the API with the session of the page's browser, and returns the answer's data; expects a success status. */
export async function callAs(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
) {
  const { token } = await sessionOf(page);
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data ? { data } : {}),
  });
  expect(answer.ok(), `${method} ${path} answers ${answer.status()}`).toBe(true);
  return answer.json();
}
