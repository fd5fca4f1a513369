import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import { SECOND } from '#lib/time.ts';
import { compareBooks } from '#tests/attack/crash/ledger.ts';
import { Dice } from '#tests/attack/dice.ts';
import { circleTurns } from '#tests/attack/many/circle.ts';
import { guestTurns } from '#tests/attack/many/guests.ts';
import { officeTurns } from '#tests/attack/many/office.ts';
import { parcelTurns } from '#tests/attack/many/parcels.ts';
import { paymentTurns } from '#tests/attack/many/payments.ts';
import { personTurns } from '#tests/attack/many/person.ts';
import { refundTurns } from '#tests/attack/many/refunds.ts';
import { isDone, letters, type Moment, Scene, times, type Turn, WEBHOOK } from '#tests/attack/many/scene.ts';
import { signInTurns } from '#tests/attack/many/sign-in.ts';
import { JWT_SECRET } from '#tests/attack/people.ts';
import { startProvider } from '#tests/attack/provider.ts';
import { countStatus, fewOf, Finds, type Outcome, type Statuses, statusList } from '#tests/attack/report.ts';
import { type Heard, send } from '#tests/attack/requests.ts';
import { Victim } from '#tests/attack/victim.ts';
import { bareShop } from '#tests/support/engines.ts';
import { startOrderBench } from '#tests/support/order-bench.ts';

export interface MomentPlan {
  seed: number;
  /** Number of the only moment to try. */
  only?: number | undefined;
  first?: boolean;
}

/** All kinds of moments, those that may double money first; a number is a place in this list. */
const turns: readonly Turn[] = [
  ...paymentTurns,
  ...refundTurns,
  ...guestTurns,
  ...circleTurns,
  ...personTurns,
  ...signInTurns,
  ...parcelTurns,
  ...officeTurns,
];

const PROCESSES = 4;
const ROUNDS = 4;
/** Time after which no further round begins, in ms; the first is always whole. */
const LONGEST = 80 * SECOND;
/** Longest time, in ms, for which writers wait; less than the shop waits for a lock. */
const HOLD = SECOND;

/** Refusals that are always fair. */
const FAIR = [409, 429, 503];

/**
 * Sends requests of one person or its staff at one moment through several processes over one PostgreSQL, a kind after
 * the other, and compares what was kept with what was answered.
 */
export async function takeTurns({ seed, only, first = false }: MomentPlan): Promise<Outcome> {
  const finds = new Finds(first);
  const answers: Statuses = new Map();
  const place = await bareShop('postgres');
  const provider = await startProvider();
  const gateway = {
    apiBase: provider.env['RAZORPAY_API_BASE'] ?? '',
    keyId: provider.env['RAZORPAY_KEY_ID'] ?? '',
    keySecret: provider.env['RAZORPAY_KEY_SECRET'] ?? '',
    webhookSecret: provider.env['RAZORPAY_WEBHOOK_SECRET'] ?? '',
  };
  const { payments, demo } = place.config;
  const bench = await startOrderBench('postgres', {
    place,
    builtIn: true,
    config: { payments: { ...payments, ...gateway }, demo: { ...demo, payments: false }, jwtSecret: JWT_SECRET },
  });
  const items = times(12, (at) => ({ id: letters(at), text: `Item ${letters(at)}`, daysBefore: null }));
  const [checklist = ''] = await saveRecords(bench.shop.db, 'planning', [{ record: { category: 'Marriage', items } }]);
  const scene = new Scene(bench, provider, checklist);
  const env = { ...place.env, ...provider.env, JWT_SECRET };
  const victims = await Promise.all(times(PROCESSES, () => Victim.open(env, { isQuiet: true })));
  const gate = await Gate.open(place.config.databaseUrl ?? '');
  const told = new Set<string>();
  const dice = new Dice(seed);
  let moments = 0;

  const tryTurn = async (turn: Turn, number: number, isHeld: boolean): Promise<void> => {
    const moment = await turn.set(scene).catch((error: Error) => error.message);
    if (typeof moment === 'string') {
      finds.add(`${turn.name}: the set-up alone fails: ${moment}`, number);
      return;
    }
    const from = dice.whole(0, PROCESSES - 1);
    const urlOf = (at: number): string => victims[(from + at) % PROCESSES]?.url ?? '';
    const press = () => Promise.all(moment.requests.map(({ path, request }, at) => send(urlOf(at) + path, request)));
    const heard = isHeld ? await gate.holding(press) : await press();
    // Whoever is told to come again does so, and the provider sends every notice that was not taken.
    for (const [at, { path, request }] of moment.requests.entries())
      if (heard[at]?.status === 503 || (path === WEBHOOK && !isDone(heard[at])))
        heard[at] = await send(urlOf(at) + path, request);
    moments += 1;
    const own: Statuses = new Map();
    for (const one of heard) {
      countStatus(own, one?.status ?? 0);
      countStatus(answers, one?.status ?? 0);
    }
    const money = (await compareBooks(bench.shop.db, provider)).filter((fault) => !told.has(fault));
    for (const fault of money) told.add(fault);
    const faults = [...verdict(moment, heard), ...((await moment.check?.(heard)) ?? []), ...money];
    if (faults.length > 0)
      finds.add(`${turn.name}, at one moment, answered ${statusList(own)}: ${faults.slice(0, 4).join('; ')}`, number);
  };

  try {
    const began = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) {
      scene.turn = round;
      for (const [at, turn] of turns.entries()) {
        if (finds.isOver || (round > 0 && performance.now() - began > LONGEST)) break;
        if ((only !== undefined && only !== at + 1) || round >= (turn.rounds ?? ROUNDS)) continue;
        // What is held reads before anything is written; what is not may also meet between two writes.
        await tryTurn(turn, at + 1, round % 2 === 0);
      }
    }
    finds.demand(moments);
    const kinds = only === undefined ? turns.length : 1;
    return {
      lines: [`${moments} moments of ${kinds} kinds through ${PROCESSES} processes; answers: ${statusList(answers)}`],
      faults: fewOf(finds.faults),
    };
  } finally {
    await gate.close();
    for (const victim of victims) await victim.close();
    await bench.close();
    await provider.close();
  }
}

/** Returns what the statuses alone tell: errors, refusals that nobody gives, too many or no successes. */
function verdict({ most = Infinity, refusals = [] }: Moment, heard: readonly Heard[]): string[] {
  const done = heard.filter(isDone).length;
  const odd = heard.filter((one) => !isDone(one) && ![...FAIR, ...refusals].includes(one?.status ?? 0));
  const isBusy = heard.some((one) => one?.status === 503 || one?.status === 429);
  return [
    ...odd.slice(0, 2).map((one) => `one is answered ${one?.status ?? 'nothing'} (${String(one?.data['message'])})`),
    ...(done > most ? [`${done} were acknowledged, at most ${most} may be`] : []),
    ...(done === 0 && most > 0 && !isBusy ? ['none was taken'] : []),
  ];
}

/**
 * Lets requests read and keeps them from writing, until each has read or waits for another: who forgets to take turns
 * has then read what others are about to change.
 */
class Gate {
  readonly #client: pg.Client;
  readonly #tables: string;

  private constructor(client: pg.Client, tables: string) {
    this.#client = client;
    this.#tables = tables;
  }

  static async open(connectionString: string): Promise<Gate> {
    const client = new pg.Client({ connectionString });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`,
    );
    return new Gate(client, rows.map(({ name }) => name).join(', '));
  }

  /** Sends requests while all tables are locked against writers, and opens them when nothing moves any more. */
  async holding(press: () => Promise<Heard[]>): Promise<Heard[]> {
    await this.#client.query(`begin; lock table ${this.#tables} in share mode`);
    const pressed = press();
    try {
      await Promise.race([pressed, this.#rest()]);
    } finally {
      await this.#client.query('commit');
    }
    return pressed;
  }

  /** Waits until as many connections wait for a lock as did 60 ms before. */
  async #rest(): Promise<void> {
    const until = performance.now() + HOLD;
    let before = 0;
    while (performance.now() < until) {
      await pause(60);
      const { rows } = await this.#client.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      const count = rows[0]?.count ?? 0;
      if (count > 0 && count === before) return;
      before = count;
    }
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
