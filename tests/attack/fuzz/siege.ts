import type { Endpoint } from '#lib/endpoint.ts';
import { Dice } from '#tests/attack/dice.ts';
import { adjusted, heed } from '#tests/attack/fuzz/heeding.ts';
import { namesFor } from '#tests/attack/fuzz/known-names.ts';
import { JWT_SECRET } from '#tests/attack/people.ts';
import { type FormFile, headersFor, sentOf, smallPicture } from '#tests/attack/fuzz/prepare.ts';
import { countStatus, type Finds, inMs, type Statuses } from '#tests/attack/report.ts';
import { type Row, type RowChange, StoreWatch } from '#tests/attack/store-watch.ts';
import type { Try } from '#tests/attack/fuzz/tries.ts';
import { type Filled, type Names, validRequest } from '#tests/attack/valid-values.ts';
import {
  callOf,
  dearestOf,
  isUnserved,
  isValidationRefusal,
  passesContract,
  type Unspeakable,
  unspeakableOf,
  wrongSuccess,
  wrongWith,
} from '#tests/attack/fuzz/verdicts.ts';
import { Victim } from '#tests/attack/victim.ts';
import { type Reply, type Sent, sendOne } from '#tests/attack/fuzz/wire.ts';
import { MARK, settleWorld, type World } from '#tests/attack/fuzz/world.ts';
import type { EmptyShop } from '#tests/support/engines.ts';

export const HOOK_SECRET = 'the publish hook of an attacked shop';
export const NOTICE_SECRET = 'the notices of an attacked shop';

/** Tables that a refused request may write. */
const WRITTEN_BY_REFUSALS: ReadonlySet<string> = new Set([
  // A wrong code counts against its number of tries.
  'otp_challenge',
  'staff_challenge',
  // When a session was last used.
  'user_session',
  'staff_session',
  // Who asks for codes, and how often somebody calls.
  'known_asker',
  'call_count',
  // The provider's own books: the shop asks last whether it may, so that the later of two windows is refused.
  'gateway_order',
  // A preview waits for a publisher that does not answer.
  'preview',
]);

/** Answer to a request, and what the request did to the store. */
export interface Asked {
  reply: Reply;
  /** Tables whose rows it changed. */
  changed: string[];
}

/** Answer to a request, and the tables whose rows it changed. */
type Judged = Reply & Pick<Asked, 'changed'>;

/** What is known of the tries of a call. */
interface Known {
  names: Names;
  /** Request that the call accepted, or a valid one when it accepted none. */
  base: Filled;
  hasSuccess: boolean;
}

/** A shop under attack: it is asked one request at a time, and its store is brought back to the same state after each. */
export class Siege {
  readonly statuses: Statuses = new Map();
  readonly cpu: number[] = [];
  /** Tries by call: all, and those that passed its validation. */
  readonly tries = new Map<string, { all: number; valid: number; done: number }>();
  /** Secret with which the provider signs what the payment window returns. */
  readonly keySecret: string;
  readonly #env: Record<string, string>;
  readonly #victim: Victim;
  readonly #watch: StoreWatch;
  readonly #world: World;
  readonly #finds: Finds;
  readonly #dice: Dice;
  readonly #unspeakable: Unspeakable;
  /** True while requests build on each other. */
  #isTogether = false;
  readonly #known = new Map<Endpoint, Known>();

  private constructor(
    victim: Victim,
    watch: StoreWatch,
    world: World,
    finds: Finds,
    dice: Dice,
    wireNames: ReadonlySet<string>,
    env: Record<string, string>,
    keySecret: string,
  ) {
    this.keySecret = keySecret;
    this.#env = env;
    this.#victim = victim;
    this.#watch = watch;
    this.#world = world;
    this.#finds = finds;
    this.#dice = dice;
    this.#unspeakable = unspeakableOf(watch, wireNames, [JWT_SECRET, HOOK_SECRET, NOTICE_SECRET, keySecret]);
  }

  /** Fills an empty store and opens a shop over it. @param wireNames names of fields on the wire */
  static async lay(place: EmptyShop, finds: Finds, dice: Dice, wireNames: ReadonlySet<string>): Promise<Siege> {
    const world = await settleWorld(place);
    const watch = await StoreWatch.open(place.config);
    const env = {
      ...place.env,
      JWT_SECRET,
      PUBLISH_HOOK_SECRET: HOOK_SECRET,
      RAZORPAY_WEBHOOK_SECRET: NOTICE_SECRET,
      LOG_LEVEL: 'info',
      ATTACK_MEASURES: '1',
    };
    return new Siege(
      await Victim.open(env),
      watch,
      world,
      finds,
      dice,
      wireNames,
      env,
      place.config.payments.keySecret,
    );
  }

  get url(): string {
    return this.#victim.url;
  }

  get world(): World {
    return this.#world;
  }

  /** Does work whose requests build on each other; the store is as before afterwards. */
  async together<T>(work: () => Promise<T>): Promise<T> {
    const back = this.#watch.mark();
    this.#isTogether = true;
    try {
      return await work();
    } finally {
      this.#isTogether = false;
      await back();
    }
  }

  /** Opens a second shop over the same store, which counts callers by the address that a proxy names, for some work. */
  async counting(work: (victim: Victim) => Promise<void>): Promise<void> {
    const victim = await Victim.open({ ...this.#env, RATE_LIMITS: 'true', TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
    try {
      await this.together(() => work(victim));
    } finally {
      await victim.close();
    }
  }

  /** Adds a problem to the finds. */
  tell(fault: string, number?: number): void {
    this.#finds.add(fault, number);
  }

  /** Adds a row to a table of the shop, as part of `together`. */
  put(table: string, row: Row): Promise<void> {
    return this.#watch.add(table, row);
  }

  /** Returns a request of a call that it accepts, or a valid one when it accepts none. */
  async valid(endpoint: Endpoint, number: number): Promise<Filled> {
    return (await this.#of(endpoint, number)).base;
  }

  /** Returns an accepted request of a call; null when none was found. */
  async accepted(endpoint: Endpoint, number: number): Promise<Sent | null> {
    const { base, hasSuccess } = await this.#of(endpoint, number);
    return hasSuccess ? this.prepared(endpoint, base) : null;
  }

  /** Returns a request of the people of the shop as it is sent. */
  prepared(endpoint: Endpoint, filled: Filled, file?: FormFile): Promise<Sent> {
    return sentOf(endpoint, filled, headersFor(endpoint, this.#world), file);
  }

  /** Sends a valid request with what is in the store at the moment, and judges its answer. */
  async step(endpoint: Endpoint, what: string, number: number, dice: Dice): Promise<void> {
    const filled = this.#fresh(endpoint, namesFor(endpoint, this.#watch, this.#world), dice);
    await this.#try(endpoint, filled, what, number, dice);
  }

  /** Memory in use of the shop in bytes. */
  heap(): Promise<number> {
    return this.#victim.heap();
  }

  /** Lines of the shop's log that tell a failure, the last ones. */
  readonly failures: string[] = [];

  /**
   * Sends a request alone and notes what it changed in the store. The store is as before afterwards, unless this is
   * part of `together`.
   */
  async ask(sent: Sent): Promise<Asked> {
    // What an earlier request did after its answer.
    await this.#changes();
    const reply = await sendOne(this.#victim.url, sent);
    const changes = await this.#changes();
    countStatus(this.statuses, reply.status);
    this.cpu.push(reply.cpu);
    return { reply, changed: [...new Set(changes.map(({ table }) => table))] };
  }

  /** Returns what was changed since the last call, and takes it back unless the next request builds on it. */
  #changes(): Promise<RowChange[]> {
    return this.#isTogether ? this.#watch.note() : this.#watch.restore();
  }

  /** Sends a request and adds what is wrong with its answer to the finds; returns the answer. */
  async judge(call: string, sent: Sent, what: string, number?: number): Promise<Judged> {
    const { reply, changed } = await this.ask(sent);
    const add = (fault: string): void => this.#finds.add(`${call} ${what}: ${fault}`, number);
    const wrong = wrongWith(call, saidIn(sent), reply, isGateway(call) ? NOTHING_UNSPEAKABLE : this.#unspeakable);
    if (wrong) add(wrong);
    const most = dearestOf(call, sent.body?.length);
    if (reply.cpu > most) {
      const least = await this.#leastCpu(sent, reply.cpu, most);
      if (least > most) add(`takes ${inMs(least)} of processor for ${sent.body?.length ?? 0} bytes`);
    }
    const odd = changed.filter((table) => !WRITTEN_BY_REFUSALS.has(table));
    if (reply.status >= 400 && odd.length > 0) {
      // Once more, since another request may have written after its answer.
      const again = await this.ask(sent);
      const still = again.changed.filter((table) => odd.includes(table));
      if (again.reply.status >= 400 && still.length > 0) add(`answers ${reply.status} and changes ${still.join(', ')}`);
    }
    return { ...reply, changed };
  }

  async #leastCpu(sent: Sent, first: number, most: number): Promise<number> {
    let least = first;
    // A collection of garbage, or what is done for the first time, costs once.
    for (let more = 0; more < 4 && least > most; more += 1) least = Math.min(least, (await this.ask(sent)).reply.cpu);
    return least;
  }

  /** Sends a try and judges its answer. */
  async send({ endpoint, number, what, change }: Try): Promise<void> {
    const dice = this.#dice.of(number);
    const known = await this.#of(endpoint, number);
    const filled = change ? change(known.base) : this.#fresh(endpoint, known.names, dice);
    await this.#try(endpoint, filled, what, number, dice);
  }

  async #try(endpoint: Endpoint, filled: Filled, what: string, number: number, dice: Dice): Promise<Reply> {
    const call = callOf(endpoint);
    const file = endpoint.multipart && dice.percent(50) ? smallPicture(endpoint) : undefined;
    let sent = await sentOf(endpoint, filled, headersFor(endpoint, this.#world), file);
    let reply = await this.judge(call, sent, what, number);
    // Prices and questions: who is told the right one sends it.
    for (let more = 0; more < 3 && reply.status === 409; more += 1) {
      const heeding = heed(filled.body, reply);
      if (!heeding) break;
      sent = await sentOf(endpoint, { ...filled, body: heeding }, headersFor(endpoint, this.#world), file);
      reply = await this.judge(call, sent, `${what}, as told`, number);
    }
    const counts = this.tries.get(call) ?? { all: 0, valid: 0, done: 0 };
    this.tries.set(call, counts);
    counts.all += 1;
    const passed = passesContract(endpoint, filled) && !isValidationRefusal(reply);
    if (passed) counts.valid += 1;
    if (reply.status >= 200 && reply.status < 300) {
      counts.done += 1;
      const wrong = wrongSuccess(endpoint, reply);
      if (wrong) this.#finds.add(`${call} ${what}: ${wrong}`, number);
      // In a form every value is a text.
      const isBroken = !file && !passesContract(endpoint, filled) && !Object.values(filled.params).includes('');
      if (isBroken) this.#finds.add(`${call} ${what}: takes what its contract refuses`, number);
    }
    return reply;
  }

  #fresh(endpoint: Endpoint, names: Names, dice: Dice): Filled {
    return adjusted(endpoint, validRequest(endpoint, dice, names), dice);
  }

  /**
   * Returns what is known of a call; looks for a request that it accepts when it is asked for the first time.
   * @param number try that needs it
   */
  async #of(endpoint: Endpoint, number: number): Promise<Known> {
    const found = this.#known.get(endpoint);
    if (found) return found;
    const names = namesFor(endpoint, this.#watch, this.#world);
    const known: Known = { names, base: { params: {}, query: {}, body: undefined }, hasSuccess: false };
    this.#known.set(endpoint, known);
    const patience = isUnserved(callOf(endpoint)) ? 0 : 12;
    for (let draw = 0; draw < patience && !known.hasSuccess; draw += 1) {
      const dice = new Dice(this.#dice.seed + draw);
      const filled = this.#fresh(endpoint, names, dice);
      const { status } = await this.#try(endpoint, filled, 'valid at first', number, dice);
      if (draw === 0 || status < 300) known.base = filled;
      known.hasSuccess = status >= 200 && status < 300;
    }
    return known;
  }

  /** Adds a find for each line of the log that says what must not be logged. */
  readLog(): void {
    const { buyer, cookie, secrets } = this.#world;
    const forbidden = [
      MARK,
      buyer.token,
      cookie.split('=')[1] ?? cookie,
      ...['t', 'f', 'secret', 'otp'].flatMap((name) => secrets[name] ?? []),
      '9100000001',
      '9300000001',
      '9876543210',
      '9123456780',
      'simran@example.com',
      'Mall Road',
      ...this.#unspeakable.secrets,
    ].filter((text) => text.length >= 6);
    for (const line of this.#victim.takeLog().split('\n')) {
      // Without numbers, such as the time.
      const texts = line.replaceAll(/:-?\d+(?:\.\d+)?(?=[,}])/g, ':');
      if (line.includes('"level":50')) this.failures.push(line);
      const told = forbidden.find((text) => says(texts, text));
      if (told) this.#finds.add(`the log says "${told.slice(0, 12)}…": ${line.slice(0, 300)}`);
    }
  }

  async end(): Promise<void> {
    await this.#victim.close();
    await this.#watch.close();
  }
}

/** Tells whether a line of the log has a text; a code of six digits must stand alone, since ids may have its digits. */
const says = (line: string, text: string): boolean =>
  /^\d{6}$/.test(text) ? new RegExp(`(?<![\\w-])${text}(?![\\w-])`).test(line) : line.includes(text);

const saidIn = ({ path, body = '' }: Sent): string => `${path}\n${String(body)}`;

const NOTHING_UNSPEAKABLE: Unspeakable = { inner: new Set(), secrets: [] };
/** Tells whether a call is to the built-in gateway, which speaks like the provider that it stands in for. */
const isGateway = (call: string): boolean => call.includes('/test-gateway/');
