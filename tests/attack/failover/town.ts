import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isRecord } from '#lib/narrow.ts';
import type { Dice } from '#tests/attack/dice.ts';
import { fateOf, type Gate } from '#tests/attack/failover/gate.ts';
import { Ledger } from '#tests/attack/failover/ledger.ts';
import type { Buyer, Inhabitants } from '#tests/attack/people.ts';
import type { Provider } from '#tests/attack/provider.ts';
import { emptyBooks, Purchase } from '#tests/attack/purchases.ts';
import { forEachAtOnce } from '#tests/attack/report.ts';
import { idempotencyKey, jsonRequest, newGuest } from '#tests/attack/requests.ts';

/** Customers who write guests, at once. */
const HOSTS = 10;
/** First mobile number of their guests. */
const FIRST_MOBILE = 9_300_000_000;

/** People who use the shop until they are sent home: hosts add guests, customers buy, an editor edits and publishes. */
export class Town {
  readonly books = emptyBooks();
  readonly ledger = new Ledger();
  readonly #gate: Gate;
  readonly #dice: Dice;
  readonly #people: Inhabitants;
  readonly #provider: Provider;
  #isOpen = true;
  readonly #busy: Promise<unknown>;
  #guests = 0;
  #lastEdit = 0;
  /** Numbers of presses of "Publish now" that were acknowledged and of which nobody knows; moment of the last of the former. */
  readonly #published = { done: 0, unknown: 0, last: 0 };

  constructor(gate: Gate, dice: Dice, people: Inhabitants, provider: Provider) {
    this.#gate = gate;
    this.#dice = dice;
    this.#people = people;
    this.#provider = provider;
    const hosts = people.buyers.slice(0, HOSTS);
    this.#busy = Promise.all([
      ...hosts.map((host, at) => this.#invite(host, dice.of(at))),
      this.#shop(),
      this.#edit(),
      this.#publish(),
    ]);
  }

  /** What became of the writes, in a line. */
  get summary(): string {
    const { ledger, books } = this;
    const fates = `${ledger.count('done')} acknowledged, ${ledger.count('refused')} refused, of ${ledger.count('unknown')} nobody knows`;
    return `guests and edits: ${fates}; ${books.orders.size} orders acknowledged, ${this.#provider.payments.size} payments captured; published ${this.#published.done} times`;
  }

  /** Waits until everybody has the answer to their last request. */
  async home(): Promise<void> {
    this.#isOpen = false;
    await this.#busy;
    for (const payment of this.books.late)
      await this.#gate.post('/api/payments/webhook', this.#provider.notice(payment));
  }

  /** A host adds guests; every other one that was refused is sent again under its key. */
  async #invite({ token }: Buyer, dice: Dice): Promise<void> {
    while (this.#isOpen) {
      this.#guests += 1;
      const mobile = FIRST_MOBILE + this.#guests;
      const sent = jsonRequest(newGuest(mobile), token);
      const request = { ...sent, headers: { ...sent.headers, 'idempotency-key': idempotencyKey() } };
      for (let tries = dice.percent(50) ? 5 : 1; tries > 0; tries -= 1) {
        const fate = fateOf(await this.#gate.post('/api/user/add-guest', request));
        this.ledger.note(`guest ${mobile}`, fate);
        if (fate === 'done') break;
      }
      await pause(dice.whole(20, 150));
    }
  }

  /** Each customer buys once, two at a time. */
  #shop(): Promise<void> {
    const { buyers, goods } = this.#people;
    return forEachAtOnce(buyers.length, 2, async (at) => {
      if (!this.#isOpen) return;
      const [dice, buyer] = [this.#dice.of(1000 + at), buyers[at] as Buyer];
      await new Purchase(dice, buyer, goods.sweet, this.#provider, this.#gate, this.books).make(at);
      await pause(400);
    });
  }

  /** An editor changes one sweet again and again. */
  async #edit(): Promise<void> {
    const path = `/api/staff/catalogue/sweet/records/${this.#people.goods.sweet}`;
    const headers = jsonRequest({}, this.#people.staff.editor).headers;
    for (let edit = 1; this.#isOpen; edit += 1) {
      const heard = await this.#gate.post(path, { method: 'GET', headers });
      const state = heard?.data['record'];
      if (heard?.status === 200 && isRecord(state) && isRecord(state['record'])) {
        const record = { ...state['record'], description: `Edit ${edit}.` };
        const body = JSON.stringify({ revision: state['revision'], isActive: true, record });
        const fate = fateOf(await this.#gate.post(path, { method: 'PUT', headers, body }));
        this.ledger.note(`Edit ${edit}`, fate);
        if (fate === 'done') this.#lastEdit = edit;
      }
      await pause(200);
    }
  }

  /** Another editor presses "Publish now". */
  async #publish(): Promise<void> {
    while (this.#isOpen) {
      const pressed = Date.now();
      const fate = fateOf(await this.#gate.post('/api/staff/site/publish', jsonRequest({}, this.#people.staff.editor)));
      if (fate !== 'refused') this.#published[fate] += 1;
      if (fate === 'done') this.#published.last = pressed;
      await pause(300);
    }
  }

  /** Compares what was acknowledged with the database, without the shop; returns a line for each difference. */
  async compare(databaseUrl: string): Promise<string[]> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ mark: string; times: string }>(
      `select 'guest ' || mobile as mark, count(*) as times from guest where mobile > $1 group by 1
       union all
       select substring("after"::text from 'Edit [0-9]+'), count(*) from audit where kind = 'sweet' group by 1`,
      [String(FIRST_MOBILE)],
    );
    const { rows: sweets } = await client.query<{ data: string }>(
      `select data::text as data from catalogue where id = $1`,
      [this.#people.goods.sweet],
    );
    const { rows: pressed } = await client.query<{ times: string; last: Date }>(
      `select count(*) as times, (select max(asked_at) from publish_request) as last from audit where action = 'publish'`,
    );
    await client.end();
    const faults = this.ledger.compare(new Map(rows.map(({ mark, times }) => [mark, Number(times)])));
    const shown = Number(/Edit (\d+)/.exec(sweets[0]?.data ?? '')?.[1] ?? 0);
    if (shown < this.#lastEdit)
      faults.push(`the sweet shows edit ${shown}, and edit ${this.#lastEdit} was acknowledged`);
    const times = Number(pressed[0]?.times);
    const { done, unknown, last } = this.#published;
    if (last > new Date(pressed[0]?.last ?? 0).getTime())
      faults.push('the last "Publish now" that was acknowledged is lost');
    if (times < done || times > done + unknown)
      faults.push(`"Publish now" is ${times} times in the log; acknowledged ${done} times, of ${unknown} nobody knows`);
    return faults;
  }
}
