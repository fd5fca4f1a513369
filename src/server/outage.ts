import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { errorOf } from '#lib/narrow.ts';
import { SECOND } from '#lib/time.ts';
import type { Database } from '#server/db/database.ts';
import { type StoreFault, storeFault } from '#server/db/faults.ts';
import { beat } from '#server/db/heartbeat.repo.ts';

/** Time between two looks whether the store answers again, ms. */
const LOOK = SECOND;
/** Time without a fault after which an outage is over, ms. */
const QUIET = 5 * SECOND;

/** Outage that lasts. */
interface Present {
  fault: StoreFault;
  began: number;
  /** Number of requests and jobs that failed. */
  failed: number;
  /** Time of the first look since the last fault at which the store answered, ms since 1970; null before. */
  well: number | null;
  timer: NodeJS.Timeout;
}

/** Log of the store's outages: one line when one begins, one when it is over, however much fails between. */
class Outages {
  readonly #db: Database;
  readonly #log: FastifyBaseLogger;
  #present: Present | null = null;

  constructor(db: Database, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  /**
   * Notes a fault of the store and logs it when it is the first of an outage. Returns false for any other error, which
   * the caller logs.
   * @param waited time for which the store had been waited for, ms
   */
  tell(error: unknown, waited = 0): boolean {
    const fault = storeFault(error);
    if (fault === null) return false;
    if (this.#present) {
      this.#present.failed += 1;
      this.#present.well = null;
      return true;
    }
    const reason = errorOf(error).message;
    this.#log.error({ fault, reason }, 'the store fails; what fails from now on is counted until it is well');
    const timer = setInterval(() => void this.#look(), LOOK).unref();
    this.#present = { fault, began: Date.now() - waited, failed: 1, well: null, timer };
    return true;
  }

  /** Logs that an outage which lasts has not ended yet, and looks no more. */
  close(): void {
    this.#end('the process ends while the store fails');
  }

  async #look(): Promise<void> {
    const present = this.#present;
    if (!present) return;
    const isWell = await beat(this.#db).then(
      () => true,
      () => false,
    );
    if (!isWell) present.well = null;
    else present.well ??= Date.now();
    if (present.well !== null && Date.now() - present.well >= QUIET) this.#end('the store is well again', present.well);
  }

  #end(words: string, until = Date.now()): void {
    const present = this.#present;
    if (!present) return;
    clearInterval(present.timer);
    this.#present = null;
    const { fault, began, failed } = present;
    this.#log.warn({ fault, failed, seconds: Math.round((until - began) / SECOND) }, words);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    outages: Outages;
  }
}

/** Adds `outages` to a server. */
export function logOutages(app: FastifyInstance, db: Database): void {
  const outages = new Outages(db, app.log);
  app.decorate('outages', outages);
  app.addHook('onClose', async () => outages.close());
}
