import type { Estate } from '#tests/attack/intruders/belongings.ts';
import { type PrivateTexts, privateTextsOf } from '#tests/attack/intruders/private-texts.ts';
import type { SettledVillage } from '#tests/attack/intruders/village.ts';
import { type RowChange, StoreWatch } from '#tests/attack/store-watch.ts';

/** Tables whose rows of a person anybody may change by asking for a code or trying one. */
const ANYBODYS = ['otp_challenge'];

/** Answer of the shop. */
export interface Heard {
  status: number;
  text: string;
  headers: Headers;
}

/** What a request came to. */
export interface Outcome {
  heard: Heard;
  /** Number of rows that it changed. */
  changed: number;
  changes: readonly RowChange[];
  /** What somebody saw or changed who must not. */
  faults: string[];
}

/** Settled shop in which every request begins with the same rows. */
export class Stage {
  readonly village: SettledVillage;
  readonly #watch: StoreWatch;
  #hers: PrivateTexts;
  /** Number of requests sent. */
  sent = 0;

  private constructor(village: SettledVillage, watch: StoreWatch) {
    this.village = village;
    this.#watch = watch;
    this.#hers = privateTextsOf(watch.lines(), village.her);
  }

  /** Notes the rows of a settled shop. */
  static async open(village: SettledVillage): Promise<Stage> {
    return new Stage(village, await StoreWatch.open(village.config));
  }

  /** Ids of the victim's rows. */
  get herIds(): readonly string[] {
    return this.#hers.ids;
  }

  /** Sends a request and keeps what it changed. */
  async send(path: string, init: RequestInit): Promise<Heard> {
    this.sent += 1;
    const answer = await fetch(this.village.bench.url + path, { redirect: 'manual', ...init });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }

  /**
   * Sends a request of somebody who must neither see nor change anything of the victim, and takes back what it
   * changed.
   * @param said texts of the request, which an answer may repeat
   * @param allowed returns which of the changes anybody may make
   */
  async attempt(
    path: string,
    init: RequestInit,
    said: readonly string[] = [],
    allowed: (changes: readonly RowChange[]) => (change: RowChange) => boolean = () => () => false,
  ): Promise<Outcome> {
    const heard = await this.send(path, init);
    const changes = await this.#watch.restore();
    const isAllowed = allowed(changes);
    const touched = this.#touched(changes.filter((change) => !isAllowed(change)));
    const faults = [...this.#shown(heard, said), ...touched, ...headerFaults(heard)];
    return { heard, changed: changes.length, changes, faults };
  }

  /** Brings the shop into a state, sends requests to it there, and takes everything back. */
  async after<T>(prepare: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
    const hers = this.#hers;
    const { clock } = this.village.bench;
    const { offset } = clock;
    const back = this.#watch.mark();
    try {
      await prepare();
      await this.#watch.note();
      this.#hers = privateTextsOf(this.#watch.lines(), this.village.her);
      return await work();
    } finally {
      clock.offset = offset;
      this.#hers = hers;
      await back();
    }
  }

  /** Runs work in the shop as it would be if the victim had never been there. */
  async withoutHer<T>(work: () => Promise<T>): Promise<T> {
    const { rows } = this.#hers;
    return this.after(() => this.#watch.remove(rows), work);
  }

  async close(): Promise<void> {
    await this.#watch.close();
  }

  #shown({ text }: Heard, said: readonly string[]): string[] {
    const shown = this.#hers.texts.find((one) => text.includes(one) && !said.includes(one));
    return shown === undefined ? [] : [`shows what is somebody else's: ${shown}`];
  }

  #touched(changes: readonly RowChange[]): string[] {
    for (const { table, what, row } of changes) {
      if (ANYBODYS.includes(table)) continue;
      if (what === 'removed' && this.#hers.rows.has(`${table} ${row}`))
        return [`changes what is somebody else's: a row of ${table}`];
      const id = what === 'added' && this.#hers.ids.find((one) => row.includes(one));
      if (id) return [`writes a row of ${table} that points to somebody else's ${id}`];
    }
    return [];
  }
}

/** Returns what the headers of an answer lack. */
function headerFaults({ headers }: Heard): string[] {
  const faults: string[] = [];
  if (headers.get('x-content-type-options') !== 'nosniff') faults.push('comes without x-content-type-options');
  if (/evil/.test(headers.get('access-control-allow-origin') ?? '')) faults.push('is open to the pages of any site');
  return faults;
}

/** Returns the headers of a customer's request; none without a token. */
export const asCustomer = ({ who }: Estate): Record<string, string> => ({ authorization: `Bearer ${who.token}` });
