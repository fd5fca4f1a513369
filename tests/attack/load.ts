import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#lib/time.ts';
import { Dice } from '#tests/attack/dice.ts';
import { type Buyer, type Inhabitants, JWT_SECRET, settle } from '#tests/attack/people.ts';
import { type Provider, startProvider } from '#tests/attack/provider.ts';
import { type Books, compareWithBooks, emptyBooks, Purchase, type Sender } from '#tests/attack/purchases.ts';
import { countStatus, fewOf, inMs, type Outcome, percentile, type Statuses } from '#tests/attack/report.ts';
import { type Heard, jsonRequest, send } from '#tests/attack/requests.ts';
import { Victim } from '#tests/attack/victim.ts';
import type { EmptyShop } from '#tests/support/engines.ts';

export interface LoadPlan {
  seed: number;
  /** Numbers of concurrent customers, one run after the other. */
  crowds: readonly number[];
  /** Seconds of each run. */
  seconds: number;
}

/** Ms between two measurements of the memory. */
const LOOK = 500;

/**
 * Lets many customers read, write and buy, and stops the shop with SIGTERM under full load. Checks that no answer is a
 * 5xx before it closes, and that no acknowledged write is missing afterwards.
 * @param place an empty store
 */
export async function load(place: EmptyShop, { seed, crowds, seconds }: LoadPlan): Promise<Outcome> {
  const dice = new Dice(seed);
  const provider = await startProvider();
  const inhabitants = await settle(place, Math.max(...crowds));
  const victim = await Victim.open({ ...place.env, ...provider.env, JWT_SECRET });
  const books = emptyBooks();
  const lines: string[] = [];
  const faults: string[] = [];
  try {
    for (const [turn, crowd] of crowds.entries()) {
      if (turn > 0) await victim.reopen();
      const meter = new Meter(victim.url);
      let open = true;
      const people = Array.from({ length: crowd }, (_, at) =>
        stay(meter, dice.of(turn * 10_000 + at), { inhabitants, provider, books, at, turn }, () => open),
      );
      let memory = 0;
      const until = Date.now() + seconds * SECOND;
      while (Date.now() < until) {
        await pause(LOOK);
        memory = Math.max(memory, await victim.memory());
      }
      const served = new Map(meter.statuses);
      const ended = await victim.stop();
      open = false;
      await Promise.all(people);
      const { times, statuses } = meter;
      // A shop that is closing turns new requests away with 503.
      const turnedAway = (statuses.get(503) ?? 0) - (served.get(503) ?? 0);
      const bad = [...statuses]
        .map(([status, all]) => [status, status === 503 ? all - turnedAway : all] as const)
        .filter(([status, all]) => status >= 500 && all > 0);
      for (const [status, times_] of bad) faults.push(`${crowd} people: ${times_} answers ${status}`);
      lines.push(
        `${crowd} people, ${seconds} s: ${times.length} answers (${Math.round(times.length / seconds)} a second), p50 ${inMs(percentile(times, 50))}, p99 ${inMs(percentile(times, 99))}, longest ${inMs(Math.max(0, ...times))}, ${turnedAway} turned away by the closing shop; memory ${Math.round(memory / 1_048_576)} MB; SIGTERM under load took ${inMs(ended)}`,
      );
    }
    faults.push(...(await compareWithBooks(place, provider, books)));
    lines.push(
      `${books.guests.length} guests and ${books.orders.size} orders acknowledged, ${provider.payments.size} payments captured`,
    );
    return { lines, faults: fewOf(faults) };
  } finally {
    await victim.close();
    await provider.close();
  }
}

interface Scene {
  inhabitants: Inhabitants;
  provider: Provider;
  books: Books;
  /** Index of the customer and, as `turn`, of the run. */
  at: number;
  turn: number;
}

/** Simulates a customer who browses, and buys at most once, while `open` returns true. */
async function stay(meter: Meter, dice: Dice, { inhabitants, provider, books, at, turn }: Scene, open: () => boolean) {
  const { buyers, goods } = inhabitants;
  const buyer = buyers[at] as Buyer;
  const reads = [
    '/api/user/sweets_list',
    `/api/user/sweet/${goods.sweet}`,
    '/api/user/invitation_list',
    '/api/user/settings',
    '/api/pincode/143001',
    `/api/user/data/${buyer.id}`,
    `/api/user/guest-list/${buyer.id}`,
    `/api/user/get-cart/${buyer.id}`,
    `/api/user/payment-history/${buyer.id}`,
  ];
  let bought = false;
  while (open()) {
    if (dice.percent(80)) await meter.get(dice.pick(reads), buyer.token);
    else if (!bought) {
      bought = true;
      await new Purchase(dice, buyer, goods.sweet, provider, meter, books).make(turn * 1000 + at);
    } else await meter.remember(buyer, goods.sweet);
    // A person looks at what came.
    await pause(dice.whole(1, 20));
  }
}

/** Sends requests and records their answer times and statuses. */
class Meter implements Sender {
  /** Time of each answer in ms. */
  readonly times: number[] = [];
  readonly statuses: Statuses = new Map();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async post(path: string, request: RequestInit): Promise<Heard> {
    const began = performance.now();
    const answer = await send(this.#url + path, request);
    if (answer) {
      this.times.push(performance.now() - began);
      countStatus(this.statuses, answer.status);
    }
    return answer;
  }

  get(path: string, token: string): Promise<Heard> {
    return this.post(path, { method: 'GET', headers: { authorization: `Bearer ${token}` } });
  }

  /** Stores a sweet as recently viewed by a customer. */
  remember({ id, token }: Buyer, sweetId: string): Promise<Heard> {
    return this.post('/api/user/recent-view', jsonRequest({ userId: id, sweetId }, token));
  }
}
