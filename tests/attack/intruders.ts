import { allEndpoints } from '#tests/support/awkward.ts';
import type { EmptyShop } from '#tests/support/engines.ts';
import { Dice } from '#tests/attack/dice.ts';
import { strangeVerbs, tryGuard, tryVerbs, unnamedCalls } from '#tests/attack/intruders/guard-tries.ts';
import { identitiesOf } from '#tests/attack/intruders/identities.ts';
import { ownTries } from '#tests/attack/intruders/own-tries.ts';
import { idPlaces, ownStatus, tryKey, tryPlace, tryWhole } from '#tests/attack/intruders/owner-tries.ts';
import { fewOf, Finds, type Outcome } from '#tests/attack/report.ts';
import { Stage } from '#tests/attack/intruders/stage.ts';
import { states } from '#tests/attack/intruders/states.ts';
import { settleVillage } from '#tests/attack/intruders/village.ts';

/** One part of the attack, which begins with the settled shop and leaves it as it was. */
interface Part {
  name: string;
  /** Returns what did not hold. */
  run(dice: Dice): Promise<string[]>;
}

export interface IntrudePlan {
  seed: number;
  /** Number of the only part to run, as printed with a find. */
  only?: number | undefined;
  /** True ends the attack at its first find. */
  first?: boolean;
  /** Share of the parts that the seed picks, in percent. */
  share?: number;
}

/** Number of the victim's ids of other kinds that are tried at one place. */
const OTHERS = 6;

/**
 * Makes every call as everybody who must not make it, and every call of a customer with the id of somebody else at each
 * place in turn; knocks with ended sessions, links, codes and payments. Checks after each request what it showed and
 * which rows it changed.
 * @param place an empty store
 */
export async function intrude(place: EmptyShop, plan: IntrudePlan): Promise<Outcome> {
  const village = await settleVillage(place);
  const identities = await identitiesOf(village);
  const stage = await Stage.open(village);
  try {
    const endpoints = await allEndpoints();
    const own = new OwnMeasure(stage);
    const parts: Part[] = [
      { name: 'the description of the API', run: () => unnamedCalls(stage, endpoints) },
      ...(await ownerParts(stage, own)),
      ...endpoints.map((endpoint) => ({
        name: `${endpoint.method} ${endpoint.path}`,
        run: () => tryGuard(stage, endpoint, identities),
      })),
      ...strangeVerbs(endpoints).map((verbs) => ({ name: verbs.path, run: () => tryVerbs(stage, verbs) })),
      ...states.map(({ name, run }) => ({ name, run: () => run(stage) })),
    ];
    const finds = new Finds(plan.first ?? false);
    const dice = new Dice(plan.seed);
    let tried = 0;
    for (const number of picked(parts.length, plan, dice)) {
      const part = parts[number];
      if (!part || finds.isOver) continue;
      tried += 1;
      for (const fault of await foundBy(part, dice.of(number))) finds.add(`${part.name}: ${fault}`, number);
    }
    finds.demand(tried);
    return {
      lines: [
        `${stage.sent} requests of ${identities.length + 2} identities over ${endpoints.length} calls, in ${tried} of ${parts.length} parts`,
        ...own.lines(),
      ],
      faults: fewOf(finds.faults),
    };
  } finally {
    await stage.close();
    await village.close();
  }
}

/** Returns what a part found; a call that must succeed before it can be tried is a find when it is refused. */
const foundBy = (part: Part, dice: Dice): Promise<string[]> =>
  part.run(dice).catch((error: unknown) => [`could not be tried: ${String((error as Error).message)}`]);

/** Returns the numbers of the parts to run, in an order of the seed. */
function picked(count: number, { only, share = 100 }: IntrudePlan, dice: Dice): number[] {
  if (only !== undefined) return [only];
  return Array.from({ length: count }, (_, number) => ({ number, at: dice.next() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, Math.ceil((count * share) / 100))
    .map(({ number }) => number);
}

/** Returns the parts in which a customer tries what is somebody else's. */
async function ownerParts(stage: Stage, measure: OwnMeasure): Promise<Part[]> {
  const parts: Part[] = [];
  for (const own of ownTries) {
    parts.push({
      name: own.call,
      run: async () => {
        measure.note(own.call, await ownStatus(stage, own));
        return [...(await tryWhole(stage, own)), ...(own.byLink ? [] : await tryKey(stage, own))];
      },
    });
    for (const place of await idPlaces(stage, own))
      parts.push({ name: own.call, run: (dice) => tryPlace(stage, own, place, dice, OTHERS) });
  }
  return parts;
}

/** Counts for how many calls the victim's own request succeeded: the others were tried in vain. */
class OwnMeasure {
  readonly #stage: Stage;
  readonly #good = new Map<string, boolean>();
  #tries = 0;
  #goodTries = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  note(call: string, { status }: { status: number }): void {
    const isGood = status >= 200 && status < 300;
    this.#tries += 1;
    if (isGood) this.#goodTries += 1;
    this.#good.set(call, isGood || this.#good.get(call) === true);
  }

  lines(): string[] {
    const never = [...this.#good].flatMap(([call, isGood]) => (isGood ? [] : [call]));
    const { length } = this.#stage.herIds;
    return [
      `the victim, who has ${length} rows of her own, succeeds with ${this.#goodTries} of ${this.#tries} requests and ${this.#good.size - never.length} of ${this.#good.size} calls`,
      ...never.map((call) => `never succeeded: ${call}`),
    ];
  }
}
