import type { Outcome } from '#tests/attack/report.ts';
import { bareShop, type Engine } from '#tests/support/engines.ts';

/** What was asked for on the command line; what was not has the attack's own default. */
export interface Wishes {
  seed: number;
  count?: number | undefined;
  only?: number | undefined;
  /** Seconds that a part of the attack lasts. */
  seconds?: number | undefined;
}

/** One way to attack the shop. */
interface Attack {
  about: string;
  /** The databases that it makes sense on. */
  engines: readonly Engine[];
  run(engine: Engine, wishes: Wishes): Promise<Outcome>;
}

/** Gives an attack an empty store and clears it away. */
async function onEmpty(engine: Engine, work: (place: Awaited<ReturnType<typeof bareShop>>) => Promise<Outcome>) {
  const place = await bareShop(engine);
  try {
    return await work(place);
  } finally {
    await place.remove();
  }
}

const both = ['sqlite', 'postgres'] as const;

/** Every attack, by its name on the command line. */
export const attacks: Record<string, Attack> = {
  crash: {
    about:
      'kills the shop at random moments of 1,000 orders (--count) and counts money, orders and acknowledged writes',
    engines: both,
    run: async (engine, { seed, count = 1000 }) => {
      const { crash } = await import('#tests/attack/crash.ts');
      return onEmpty(engine, (place) => crash(place, { seed, orders: count, kills: Math.ceil(count / 10) }));
    },
  },
  many: {
    about: 'the same with four processes over one database, one killed at a time, of 400 orders (--count)',
    engines: ['postgres'],
    run: async (engine, { seed, count = 400 }) => {
      const { crash } = await import('#tests/attack/crash.ts');
      return onEmpty(engine, (place) =>
        crash(place, { seed, orders: count, kills: Math.ceil(count / 10), processes: 4 }),
      );
    },
  },
  intruders: {
    about: 'makes every call as everybody who must not, with the ids of somebody else',
    engines: both,
    run: async (engine, { seed }) => {
      const { intrude } = await import('#tests/attack/intruders.ts');
      return onEmpty(engine, (place) => intrude(place, { seed }));
    },
  },
  fuzz: {
    about:
      'sends 50,000 requests (--count) made from the contracts, paths, notices and raw bytes; --only N sends one of them',
    engines: both,
    run: async (engine, { seed, count = 50_000, only }) => {
      const { fuzz } = await import('#tests/attack/fuzz.ts');
      return onEmpty(engine, (place) =>
        fuzz(place, { seed, requests: count, ...(only === undefined ? {} : { only }) }),
      );
    },
  },
  bodies: {
    about: 'sends every open call the largest bodies that it reads, filled to hurt: none takes 200 ms of processor',
    engines: ['sqlite'],
    run: async (engine) => {
      const { bodies } = await import('#tests/attack/bodies.ts');
      return bodies(await bareShop(engine), { isTimed: true });
    },
  },
  load: {
    about:
      'lets 50 and 500 people (--count for one crowd) in for 60 s each (--seconds), and ends the shop under full load',
    engines: both,
    run: async (engine, { seed, count, seconds = 60 }) => {
      const { load } = await import('#tests/attack/load.ts');
      return onEmpty(engine, (place) => load(place, { seed, crowds: count ? [count] : [50, 500], seconds }));
    },
  },
  flood: {
    about:
      'what one address, one home and a botnet can do to codes, links, lists, the hook and uploads, 5 s each (--seconds)',
    engines: ['sqlite'],
    run: async (engine, { seed, seconds = 5 }) => {
      const { flood } = await import('#tests/attack/flood.ts');
      return onEmpty(engine, (place) => flood(place, { seed, seconds }));
    },
  },
  codes: {
    about:
      'besieges numbers for four hours and a day on a moved clock: what it costs, and when their owners get a code',
    engines: both,
    run: async (engine, { seed }) => {
      const { codes } = await import('#tests/attack/codes.ts');
      return onEmpty(engine, (place) => codes(place, { seed, hours: 4, wholeDay: true }));
    },
  },
  disk: {
    about: 'a full and a read-only disk, torn stores with a backup, a clock that jumps',
    engines: ['sqlite'],
    run: async (engine, { seed }) => {
      const { disk } = await import('#tests/attack/disk.ts');
      return onEmpty(engine, (place) => disk(place, { seed }));
    },
  },
};
