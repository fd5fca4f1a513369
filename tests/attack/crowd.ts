import { setTimeout as pause } from 'node:timers/promises';
import { Dice } from '#tests/attack/dice.ts';
import { type Buyer, JWT_SECRET, settle } from '#tests/attack/people.ts';
import { startProvider } from '#tests/attack/provider.ts';
import { compareWithBooks, emptyBooks, Purchase, type Sender } from '#tests/attack/purchases.ts';
import { countStatus, fewOf, forEachAtOnce, type Outcome, statusList, type Statuses } from '#tests/attack/report.ts';
import { type Heard, send } from '#tests/attack/requests.ts';
import { Victim } from '#tests/attack/victim.ts';
import type { EmptyShop } from '#tests/support/engines.ts';

export interface CrowdPlan {
  seed: number;
  /** Number of customers who order. */
  orders: number;
  /** Approximate number of kills. */
  kills: number;
  /** Number of server processes over one store; requests go to each in turn, and one is killed at a time. */
  processes?: number;
}

/** Number of customers who order concurrently. */
const AT_ONCE = 8;
/** Approximate number of requests per order. */
const REQUESTS = 5;

/**
 * Kills the shop at random moments while customers order and pay, and restarts it each time. Then checks that each
 * captured payment has exactly one order, that no acknowledged write is missing, and that invoice numbers have no gap.
 * @param place an empty store
 */
export async function crowd(place: EmptyShop, plan: CrowdPlan): Promise<Outcome> {
  const dice = new Dice(plan.seed);
  const provider = await startProvider();
  const env = { ...place.env, ...provider.env, JWT_SECRET };
  const { buyers, goods } = await settle(place, plan.orders);
  const { processes = 1 } = plan;
  const victims = await Promise.all(
    Array.from({ length: processes }, () => Victim.open(env, { killedOften: processes === 1 })),
  );
  const books = emptyBooks();
  const killer = new Killer(victims, dice.of(-1), Math.max(1, Math.round((plan.orders * REQUESTS) / plan.kills)));
  try {
    await forEachAtOnce(plan.orders, AT_ONCE, (at) =>
      new Purchase(dice.of(at), buyers[at] as Buyer, goods.sweet, provider, killer, books).make(at),
    );
    await killer.quiet();
    for (const payment of books.late) await killer.post('/api/payments/webhook', provider.notice(payment));
    for (const victim of victims) await victim.stop();
    const faults = await compareWithBooks(place, provider, books);
    return {
      lines: [
        `${plan.orders} people, ${provider.payments.size} payments captured, killed ${killer.kills} times; answers: ${statusList(killer.answers)}`,
        `${books.guests.length} guests and ${books.orders.size} orders acknowledged`,
      ],
      faults: fewOf(faults),
    };
  } finally {
    for (const victim of victims) await victim.close();
    await provider.close();
  }
}

/** Sends the requests of customers, and kills a server process after a random number of requests and a random delay. */
class Killer implements Sender {
  readonly answers: Statuses = new Map();
  kills = 0;
  readonly #victims: readonly Victim[];
  readonly #dice: Dice;
  readonly #every: number;
  #left: number;
  #turn = 0;
  /** Promise of each process that resolves when it is running again. */
  readonly #open: Promise<void>[];

  constructor(victims: readonly Victim[], dice: Dice, every: number) {
    this.#victims = victims;
    this.#dice = dice;
    this.#every = every;
    this.#left = dice.whole(1, every);
    this.#open = victims.map(() => Promise.resolve());
  }

  async post(path: string, request: RequestInit): Promise<Heard> {
    this.#turn += 1;
    const at = this.#turn % this.#victims.length;
    await this.#open[at];
    this.#left -= 1;
    if (this.#left === 0) {
      this.#left = this.#dice.whole(1, 2 * this.#every);
      const struck = this.#dice.whole(0, this.#victims.length - 1);
      this.#open[struck] = this.#strike(struck, this.#dice.whole(0, 40));
    }
    const answer = await send(`${this.#victims[at]?.url}${path}`, request);
    countStatus(this.answers, answer?.status ?? 0);
    return answer;
  }

  /** Stops killing, and waits until all processes run again. */
  async quiet(): Promise<void> {
    this.#left = Infinity;
    await Promise.all(this.#open);
  }

  async #strike(struck: number, after: number): Promise<void> {
    await this.#open[struck];
    await pause(after);
    await this.#victims[struck]?.kill();
    this.kills += 1;
    await this.#victims[struck]?.reopen();
  }
}
