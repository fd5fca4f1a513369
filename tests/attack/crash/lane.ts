import { idsInOrder } from '#domain/guests/guest.repo.ts';
import { newId } from '#lib/ids.ts';
import { MINUTE } from '#lib/time.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { Tokens } from '#server/http/auth.ts';
import { keysFor } from '#server/shop-secret.ts';
import { openStaffSession } from '#server/staff/staff-session.repo.ts';
import { migrate } from '#migrations';
import { compareBooks } from '#tests/attack/crash/ledger.ts';
import { type Buyer, JWT_SECRET, settleBuyer } from '#tests/attack/people.ts';
import { type Provider, startProvider } from '#tests/attack/provider.ts';
import { type Heard, send } from '#tests/attack/requests.ts';
import { Victim } from '#tests/attack/victim.ts';
import type { EmptyShop } from '#tests/support/engines.ts';
import { joinNewStaff } from '#tests/support/new-staff.ts';
import { stock } from '#tests/support/stock.ts';

/** Customer with guests and a saved box, and the cookie of an owner who just signed in. */
export interface Visitor extends Buyer {
  guests: string[];
  cart: string;
  /** Cookie of an owner's fresh session. */
  owner: string;
}

/** Tells whether a fault of the sweep says that the provider did not answer. */
const isOfProvider = (fault: string): boolean => fault.includes('The payment service did not answer');

/** Longest time, in ms, for which a dead process may keep the others from a job. */
const LONGEST_LEASE = 10 * MINUTE;
/** How often somebody repeats a request that was cut off or refused with 503. */
const PATIENCE = 6;

/**
 * A shop in a process of its own with a provider of its own, which starts again whenever it was killed, as an operator
 * would start it. Its store is opened here only while nothing happens, so that a kill finds no other program at it.
 */
export class Lane {
  readonly provider: Provider;
  readonly goods: Awaited<ReturnType<typeof stock>>;
  readonly victim: Victim;
  /** What did not hold while requests were answered. */
  faults: string[] = [];
  /** Number of starts after a death. */
  kills = 0;
  readonly #place: EmptyShop;
  readonly #ownerId: string;
  readonly #told = new Set<string>();
  #visitors = 0;
  #later = 0;

  private constructor(
    place: EmptyShop,
    given: { provider: Provider; victim: Victim; goods: Lane['goods']; ownerId: string },
  ) {
    this.#place = place;
    this.provider = given.provider;
    this.victim = given.victim;
    this.goods = given.goods;
    this.#ownerId = given.ownerId;
  }

  /** Opens a shop on an empty store. */
  static async open(place: EmptyShop): Promise<Lane> {
    const provider = await startProvider();
    const db = openDatabase(place.config);
    await migrate(db);
    const [goods, ownerId] = [await stock({ db }), await joinNewStaff({ db, now: Date.now }, 'owner', 'Harbhajan')];
    await db.destroy();
    const env = { ...place.env, ...provider.env, JWT_SECRET };
    const victim = await Victim.open(env, { killedOften: true, isQuiet: true });
    return new Lane(place, { provider, victim, goods, ownerId });
  }

  /** Opens the store for some work. */
  async withStore<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const db = openDatabase(this.#place.config);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  }

  /** Creates a customer with ten guests and a box, and an owner's session. */
  welcome(): Promise<Visitor> {
    return this.withStore(async (db) => {
      this.#visitors += 1;
      const tokens = new Tokens(keysFor({ ...this.#place.config, jwtSecret: JWT_SECRET }, 'tokens of customers'));
      const buyer = await settleBuyer({ db, tokens, now: Date.now }, this.#visitors);
      const at = new Date().toISOString();
      const guests = idsInOrder(10, at);
      const person = { user_id: buyer.id, email: '', category: 'Family', pincode: '143001', unconfirmed: false };
      const times = { asked_at: null, filled_at: null, created_at: at, updated_at: at };
      const rows = guests.map((id, place) => ({
        ...person,
        ...times,
        id,
        name: `Guest ${place}`,
        mobile: String(8_000_000_000 + 10 * this.#visitors + place),
        guest_no: place,
        address: `${place + 1}, Lawrence Road, Amritsar`,
      }));
      await db.insertInto('guest').values(rows).execute();
      const cart = newId();
      const box = { invitation_id: this.goods.invitation, weight: 750, temp_id: 2, saved: true };
      const sections = JSON.stringify([0, 1, 2, 3].map((index) => ({ index, sweetId: this.goods.sweet })));
      await db
        .insertInto('cart')
        .values({ id: cart, user_id: buyer.id, ...box, sections, created_at: at, updated_at: at })
        .execute();
      const secret = await openStaffSession(db, this.#ownerId, 'An attack', Date.now());
      return { ...buyer, guests, cart, owner: `__Host-staff=${secret}` };
    });
  }

  /**
   * Sends a request, and again when it was cut off by the death of the shop or answered with 503, as a person presses
   * again. Notes answers that no person should see.
   * @param patience how often it is sent at most; once by who leaves then, whatever the answer is
   */
  async send(path: string, request: RequestInit, patience = PATIENCE): Promise<Heard> {
    let heard: Heard = null;
    for (let tries = 0; tries < patience; tries += 1) {
      const { life } = this.victim;
      heard = await send(`${this.victim.url}${path}`, request);
      if (heard === null && !(await this.#revived(life))) this.faults.push(`${path} is cut off by a shop that lives`);
      if (heard !== null && heard.status !== 503) break;
    }
    if (patience > 1 && (!heard || heard.status >= 500))
      this.faults.push(`${path} is answered with ${heard?.status ?? 'nothing'}: ${String(heard?.data['message'])}`);
    return heard;
  }

  async #revived(life: number): Promise<boolean> {
    const lives = await this.victim.revive(life);
    this.kills = Math.max(this.kills, this.victim.life - 1);
    return lives;
  }

  /** Lets the shop look for paid orders and refunds, until a round has ended. */
  async sweep(): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) {
      await this.#outwaitLeases();
      this.#later += 5 * MINUTE;
      const { life } = this.victim;
      const fault = await this.victim.sweep(this.#later);
      if (fault === '') return;
      // A provider that fails ends a round, and the next one goes on.
      if (!isOfProvider(fault) && !(await this.#revived(life)))
        return void this.faults.push(`the sweep fails: ${fault}`);
    }
    this.faults.push('the sweep does not come to its end');
  }

  /** Ends the leases of processes that were killed, which end by themselves after some minutes. */
  async #outwaitLeases(): Promise<void> {
    const left = await this.withStore((db) => db.deleteFrom('lease').returning(['id', 'until']).execute());
    for (const { id, until } of left)
      if (Date.parse(until) > Date.now() + LONGEST_LEASE) this.faults.push(`“${id}” is held until ${until}`);
  }

  /** Returns what the store and the provider tell differently and was not told before. */
  async check(): Promise<string[]> {
    const found = await this.withStore((db) => compareBooks(db, this.provider));
    const fresh = [...this.faults, ...found].filter((fault) => !this.#told.has(fault));
    for (const fault of fresh) this.#told.add(fault);
    this.faults = [];
    return fresh;
  }

  async close(): Promise<void> {
    await this.victim.close();
    await this.provider.close();
  }
}
