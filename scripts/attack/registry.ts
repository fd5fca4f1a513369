import type { Outcome } from '#scripts/attack/report.ts';
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
      const { crash } = await import('#scripts/attack/crash.ts');
      return onEmpty(engine, (place) => crash(place, { seed, orders: count, kills: Math.ceil(count / 10) }));
    },
  },
  intruders: {
    about: 'makes every call as everybody who must not, with the ids of somebody else',
    engines: both,
    run: async (engine, { seed }) => {
      const { intrude } = await import('#scripts/attack/intruders.ts');
      return onEmpty(engine, (place) => intrude(place, { seed }));
    },
  },
  fuzz: {
    about:
      'sends 50,000 requests (--count) made from the contracts, paths, notices and raw bytes; --only N sends one of them',
    engines: both,
    run: async (engine, { seed, count = 50_000, only }) => {
      const { fuzz } = await import('#scripts/attack/fuzz.ts');
      return onEmpty(engine, (place) =>
        fuzz(place, { seed, requests: count, ...(only === undefined ? {} : { only }) }),
      );
    },
  },
};
