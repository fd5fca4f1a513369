import { bodies } from '#tests/attack/bodies.ts';
import { browser } from '#tests/attack/browser.ts';
import { codes } from '#tests/attack/codes.ts';
import { crash } from '#tests/attack/crash.ts';
import { crowd } from '#tests/attack/crowd.ts';
import { disk } from '#tests/attack/disk.ts';
import { failover } from '#tests/attack/failover.ts';
import { flood } from '#tests/attack/flood.ts';
import { fuzz } from '#tests/attack/fuzz.ts';
import { intrude } from '#tests/attack/intruders.ts';
import { load } from '#tests/attack/load.ts';
import { takeTurns } from '#tests/attack/many.ts';
import type { Outcome } from '#tests/attack/report.ts';
import type { EmptyShop, Engine } from '#tests/support/engines.ts';

/** Options of the command line; an attack has its own default for each missing one. */
export interface AttackOptions {
  /** Seed of all random decisions. */
  seed: number;
  /** Number of orders, requests or people. */
  count: number | undefined;
  /** Number of the only part of a run to repeat, as printed with a find. */
  only: number | undefined;
  /** True ends the attack at its first find. */
  first: boolean;
  /** Seconds that a part of the attack lasts. */
  seconds: number | undefined;
}

/** Attack on the shop. */
export interface Attack {
  about: string;
  /** Databases on which it is run. */
  engines: readonly Engine[];
  /** Attacks a shop with an empty store; the caller removes the store. */
  run(place: EmptyShop, options: AttackOptions): Promise<Outcome>;
}

const both = ['sqlite', 'postgres'] as const;

/** Steps of payments, and as many of commands, at which `crash` kills a shop on PostgreSQL: ten minutes of them. */
const ON_POSTGRES = 80;

/** All attacks, by name on the command line. */
export const attacks: Record<string, Attack> = {
  crash: {
    about:
      'kills the shop at every step of payments and refunds, and lets the provider fail at every call; on PostgreSQL at a part of them (--count 1000 for all)',
    engines: both,
    run: (place, { seed, count, only, first }) => {
      const isWhole = place.config.databaseUrl === null || only !== undefined || first;
      return crash(place, { seed, most: count ?? (isWhole ? undefined : ON_POSTGRES), only, first });
    },
  },
  crowd: {
    about: 'kills the shop at random moments of 400 orders (--count) and counts money, orders and acknowledged writes',
    engines: both,
    run: (place, { seed, count = 400 }) => crowd(place, { seed, orders: count, kills: Math.ceil(count / 10) }),
  },
  many: {
    about:
      'four processes over one database: what one person or its staff sends at one moment (--only N sends one kind); then crowd, one process killed at a time, of 400 orders (--count)',
    engines: ['postgres'],
    run: async (place, { seed, count = 400, only, first }) => {
      const moments = await takeTurns({ seed, only, first });
      if (only !== undefined || (first && moments.faults.length > 0)) return moments;
      const killed = await crowd(place, { seed, orders: count, kills: Math.ceil(count / 10), processes: 4 });
      return { lines: [...moments.lines, ...killed.lines], faults: [...moments.faults, ...killed.faults] };
    },
  },
  intruders: {
    about: 'makes every call as everybody who must not, with the ids of somebody else',
    engines: both,
    run: (place, { seed, only, first }) => intrude(place, { seed, only, first }),
  },
  fuzz: {
    about:
      'makes every call with valid values and one thing unusual or wrong at a time (--count limits the tries), and sends notices, paths and raw bytes; --only N sends one of them',
    engines: both,
    // Every kind of try of every call, and nearly all but 110 wrong values of each call, which are refused alike.
    run: (place, { seed, count = 45_000, only, first }) => fuzz(place, { seed, requests: count, only, first }),
  },
  bodies: {
    about:
      'sends every open call the largest bodies that it reads, filled to hurt: none takes 50 ms of processor, or 200 ms above 100 KB',
    engines: ['sqlite'],
    run: (place) => bodies(place, { isTimed: true }),
  },
  browser: {
    about:
      'writes texts that would run wherever a person can, and looks at every page, file, header, log and what browsers keep; --only N looks at one part',
    engines: ['sqlite'],
    run: (place, { only, first }) => browser(place, { builds: true, only, first }),
  },
  load: {
    about:
      'lets 50 and 500 people (--count for one crowd) in for 60 s each (--seconds), and ends the shop under full load',
    engines: both,
    run: (place, { seed, count, seconds = 60 }) => load(place, { seed, crowds: count ? [count] : [50, 500], seconds }),
  },
  flood: {
    about:
      'counts what every limit lets in, however a caller changes; then one IP, one home and a botnet flood codes, links, lists, the hook and uploads, 3 s each (--seconds); --only N counts one limit',
    engines: ['sqlite'],
    run: (place, { seed, seconds = 3, only, first }) => flood(place, { seed, seconds, counts: true, only, first }),
  },
  codes: {
    about:
      'besieges numbers for four hours and a day on a moved clock: what it costs, and when their owners get a code',
    engines: both,
    run: (place, { seed }) => codes(place, { seed, hours: 4, wholeDay: true }),
  },
  disk: {
    about: 'a full and a read-only disk, torn stores with a backup, a clock that jumps',
    engines: ['sqlite'],
    run: (place, { seed }) => disk(place, { seed }),
  },
  failover: {
    about: 'runs scripts/deploy/cluster here and kills its parts (--only N: one)',
    engines: ['postgres'],
    run: (place, { seed, seconds: calm = 3, only, first }) => failover(place, { seed, calm, only, first }),
  },
};
