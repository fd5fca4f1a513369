import { readUser, register, verifyOtp } from '#domain/session/session.contract.ts';
import type { AnswerOf, Endpoint, PartOf } from '#lib/endpoint.ts';
import { requestOf } from '#lib/request.ts';
import type { Config } from '#server/config.ts';
import type { Shop } from '#server/context.ts';
import { startShop } from '#main';
import { type EmptyShop, type Engine, emptyShop } from '#tests/support/engines.ts';

/** Input of a test's call; it may violate the contract. */
export interface TestInput<E extends Endpoint = Endpoint> {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: PartOf<E, 'body'> | FormData | Record<string, unknown> | string;
}

/** Answer of a call: status, data, headers, and for refusals the message. */
export interface TestAnswer<T> {
  status: number;
  data: T & { message: string; errors?: Record<string, string> };
  headers: Headers;
}

/** User signed in by mobile number and code. */
export interface SignedIn {
  token: string;
  userId: string;
  mobile: string;
}

export interface TestShopOptions {
  engine?: Engine;
  /** Existing store, used instead of an empty one on `engine`. */
  place?: EmptyShop;
  config?: Partial<Config>;
  /** Replacements for parts of the shop; `now` is set by the clock. Background work is off unless given here. */
  shop?: Partial<Omit<Shop, 'now' | 'config'>>;
}

/**
 * Starts the real server on a free port with an empty database, or the one in `place`. Returns functions that call it
 * by its contracts and move its clock.
 */
export async function startTestShop({
  engine = 'sqlite',
  place,
  config: changes = {},
  shop: parts = {},
}: TestShopOptions = {}) {
  const { config, remove } = place ?? (await emptyShop(engine));
  let ahead = 0;
  const server = await startShop(
    { ...config, ...changes },
    { background: false, now: () => Date.now() + ahead, ...parts },
  );
  const { shop, url, app } = server;
  let numbers = 0;

  /** Calls an endpoint over HTTP, signed in with `token` unless it is empty. Returns the answer whatever its status. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: TestInput<E> = {},
    token = '',
  ): Promise<TestAnswer<AnswerOf<E>>> {
    const { path, ...request } = requestOf(endpoint, input, token);
    const answer = await fetch(url + path, request);
    const text = await answer.text();
    return {
      status: answer.status,
      data: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
      headers: answer.headers,
    };
  }

  /** Returns a mobile number that is unused in this shop. */
  function freshMobile(): string {
    numbers += 1;
    return `9${String(800_000_000 + numbers)}`;
  }

  return {
    url,
    app,
    shop,
    client: { call },
    freshMobile,
    /** Moves the shop's clock forward by `ms`. */
    wait: (ms: number): void => {
      ahead += ms;
    },

    /**
     * Signs a user in: requests a code and verifies it, which needs the demonstration's SMS sender.
     * @throws Error when the code is refused
     */
    async signIn(mobile = freshMobile()): Promise<SignedIn> {
      const asked = await call(register, { body: { mobile } });
      const { _id, otp = '' } = asked.data.userData;
      const { status, data } = await call(verifyOtp, { body: { _id, otp } });
      if (status !== 200) throw new Error(`Signing in failed: ${data.message}`);
      return { token: data.token, userId: data.user._id, mobile };
    },

    /** Returns the user's profile as the API sends it. */
    async person({ token, userId }: SignedIn) {
      return (await call(readUser, { params: { userId } }, token)).data.userData;
    },

    async close(): Promise<void> {
      await server.close();
      await remove();
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;
