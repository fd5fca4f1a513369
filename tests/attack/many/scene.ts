import type { Kysely } from 'kysely';
import type { Provider } from '#tests/attack/provider.ts';
import { type Heard, jsonRequest } from '#tests/attack/requests.ts';
import type { Schema } from '#server/db/schema.ts';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import { joinNewStaff } from '#tests/support/new-staff.ts';
import type { Answer, Customer, OrderBench } from '#tests/support/order-bench.ts';

/** A request of a moment. */
export interface Sent {
  path: string;
  request: RequestInit;
}

/** Requests that are sent at once, and what must hold when all are answered. */
export interface Moment {
  requests: Sent[];
  /** Most requests that may succeed; without it all may. */
  most?: number;
  /** Statuses of refusals that one process would give too, beside 409, 429 and 503. */
  refusals?: readonly number[];
  /** Returns what was lost or doubled. */
  check?(heard: readonly Heard[]): Promise<string[]>;
}

/** A kind of moment, set up anew each time. */
export interface Turn {
  name: string;
  set(scene: Scene): Promise<Moment>;
  /** How often it is tried at most; some need a long set-up. */
  rounds?: number;
}

/** Path of the provider's notices. */
export const WEBHOOK = '/api/payments/webhook';

export const isDone = (heard: Heard | undefined): boolean => Math.floor((heard?.status ?? 0) / 100) === 2;

/** Returns an array of `count` entries that a function makes of 0, 1, 2 … */
export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Returns a text of letters alone that tells entries of a moment apart. */
export const letters = (at: number): string => 'abcdefghijklmnopqrstuvwxyz'[at % 26] as string;

/**
 * Returns a fault for each text whose request was acknowledged and that is not kept exactly once, and for each that is
 * kept more than once.
 */
export function keptOnce(heard: readonly Heard[], texts: readonly string[], kept: readonly string[]): string[] {
  return texts.flatMap((text, at) => {
    const found = kept.filter((one) => one === text).length;
    return found > 1 || (isDone(heard[at]) && found === 0)
      ? [`“${text}” was answered ${heard[at]?.status} and is kept ${found} times`]
      : [];
  });
}

/** Returns a fault unless a kept value is one that was acknowledged. @param texts value of each request; null for none */
export function isAcknowledged(
  what: string,
  heard: readonly Heard[],
  texts: readonly (string | null)[],
  kept: unknown,
): string[] {
  const taken = texts.filter((text, at) => text !== null && isDone(heard[at]));
  return taken.length === 0 || taken.includes(String(kept))
    ? []
    : [`${what}: ${taken.join(', ')} acknowledged, ${String(kept)} kept`];
}

/** Returns a fault unless two values are the same. */
export const same = (what: string, found: unknown, wanted: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`];

/** Returns a fault when something is there more often than it may. */
export const atMost = (what: string, found: number, most: number): string[] =>
  found > most ? [`${what}: ${found}, at most ${most} may be`] : [];

/** Number of requests that succeeded. */
export const doneIn = (heard: readonly Heard[]): number => heard.filter(isDone).length;

let keys = 0;

/** What the moments need: a shop that several processes serve, and its store. */
export class Scene {
  readonly bench: OrderBench;
  readonly provider: Provider;
  readonly db: Kysely<Schema>;
  /** Id of a checklist with twelve items, `a` to `l`. */
  readonly checklist: string;
  /** Number of the round; some moments come in two kinds. */
  turn = 0;
  #staff = 0;

  constructor(bench: OrderBench, provider: Provider, checklist: string) {
    this.bench = bench;
    this.provider = provider;
    this.db = bench.shop.db;
    this.checklist = checklist;
  }

  /** Returns a request of a customer, or of nobody. */
  by(
    who: Customer | null,
    method: string,
    path: string,
    body: object = {},
    headers: Record<string, string> = {},
  ): Sent {
    const request = jsonRequest(body, who?.token);
    const { body: text, ...rest } = request;
    const hasBody = method !== 'GET' && method !== 'DELETE';
    if (!hasBody) delete (rest.headers as Record<string, string>)['content-type'];
    return {
      path,
      request: { ...rest, ...(hasBody ? { body: text } : {}), method, headers: { ...rest.headers, ...headers } },
    };
  }

  /** Returns a request of the staff. @param cookie of `owner` */
  office(cookie: string, method: string, path: string, body: object = {}): Sent {
    return this.by(null, method, path, body, { cookie, 'sec-fetch-site': 'same-origin' });
  }

  /** Returns the cookie of a new owner who has just signed in. */
  async owner(): Promise<{ id: string; cookie: string }> {
    this.#staff += 1;
    const { shop } = this.bench;
    const id = await joinNewStaff(shop, 'owner', `Owner of moment ${this.#staff}`);
    return { id, cookie: `__Host-staff=${await openStaffSession(shop.db, id, 'An attack', shop.now())}` };
  }

  /** Sends one request of the set-up, and returns its answer. @throws Error when it is refused */
  async must({ path, request }: Sent): Promise<Answer['data']> {
    const answer = await fetch(this.bench.url + path, request);
    const data = (await answer.json()) as Answer['data'];
    if (!answer.ok) throw new Error(`${request.method} ${path} answers ${answer.status}: ${JSON.stringify(data)}`);
    return data;
  }

  /** Orders and pays; returns the id of the order and its payment. */
  async paid(who: Customer, order: object): Promise<{ orderId: string; paymentId: string; gatewayOrderId: string }> {
    const { id } = await this.must(this.by(who, 'POST', '/createOrder', order));
    const confirmation = this.provider.pay(id);
    const { orderId } = await this.must(this.by(who, 'POST', '/verifyOrder', confirmation));
    return { orderId, paymentId: confirmation.razorpay_payment_id, gatewayOrderId: id };
  }

  /** Returns an idempotency key. */
  key(): Record<string, string> {
    keys += 1;
    return { 'idempotency-key': `moment-${keys}-of-the-attack-many` };
  }
}
