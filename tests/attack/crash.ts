import { availableParallelism } from 'node:os';
import { Dice } from '#tests/attack/dice.ts';
import { Lane } from '#tests/attack/crash/lane.ts';
import { type Trouble, troubles } from '#tests/attack/provider.ts';
import { fewOf, Finds, type Outcome } from '#tests/attack/report.ts';
import { INSIDE } from '#tests/attack/steps.ts';
import { Visit } from '#tests/attack/crash/visit.ts';
import { type Walk, walks } from '#tests/attack/crash/walks.ts';
import { type Job, kindOf, killJob, openWorkshop, type Workshop } from '#tests/attack/crash/archives.ts';
import { bareShop, type EmptyShop } from '#tests/support/engines.ts';

export interface CrashPlan {
  seed: number;
  /** Largest number of parts; without it everything is tried. */
  most?: number | undefined;
  /** Number of the only part to try, or of the walk or job of which every kind is tried. */
  only?: number | undefined;
  first?: boolean;
  /** Numbers of the first walks and the first jobs that are tried; without them all are. */
  walks?: number;
  jobs?: number;
}

/** A part of the attack: one kill, or one trouble of the provider. */
interface Part {
  /** Stays the same in every run: `--only` names it. */
  number: number;
  name: string;
  /** Step or trouble, which several walks share. */
  label: string;
  isKill: boolean;
  /** Returns what did not hold. */
  run(lane: Lane): Promise<string[]>;
}

/** Parts of a walk or a job have numbers from a multiple of this on: first its steps, then its troubles. */
const WALK = 10_000;
/** Number of the first job. */
const JOBS = 50;
const TROUBLES = 1000;
/** Parts that are tried although another walk has the same step. */
const AGAIN = 60;
/** Parts that are worth a shop of their own. */
const LANE = 12;

/** What stands before a walk that needs nothing. */
const NOTHING = {
  orderId: '',
  paid: { razorpay_order_id: '', razorpay_payment_id: '', razorpay_signature: '' },
};

/** Number of the step at which the shop is killed, or of the call at which the provider fails; 0 for none. */
interface Death {
  fatal?: number;
  call?: number;
  trouble?: Trouble;
}

/** Runs a walk with a new customer; the shop is killed at a step or the provider fails at a call. */
async function runWalk(
  lane: Lane,
  walk: Walk,
  { fatal = 0, call = 0, trouble }: Death = {},
): Promise<{
  faults: string[];
  steps: string[];
  calls: number;
}> {
  const { provider, victim } = lane;
  const visit = new Visit(lane, await lane.welcome());
  provider.refundState = 'pending';
  const before = walk.prepare ? await walk.prepare(visit) : NOTHING;
  await victim.arm(fatal);
  provider.arm(call, trouble);
  const broken: string[] = await walk.run(visit, before).then(
    () => [],
    (error: Error) => [error.message],
  );
  const [steps, calls] = [await victim.steps(), provider.calls()];
  provider.arm(0);
  broken.push(...(await visit.checkTold()));
  // What got lost on the way is found by the next round.
  await lane.sweep();
  await visit.payOut();
  return { faults: [...broken, ...(await visit.check(walk)), ...(await lane.check())], steps, calls };
}

/** Returns the parts of a walk that ran through once, those first that leave something behind at a kill. */
function partsOf(walk: Walk, steps: readonly string[], calls: number): Part[] {
  const base = (walks.indexOf(walk) + 1) * WALK;
  const kills = steps.map((label, at) => ({
    number: base + at + 1,
    name: `${walk.name}, killed before step ${at + 1} (${label})`,
    // A commit is one of many: what came before it tells which.
    label: `${label} after ${steps[at - 1] ?? 'nothing'}`,
    isKill: true,
    run: async (lane: Lane) => (await runWalk(lane, walk, { fatal: at + 1 })).faults,
  }));
  const asked = steps.filter((label) => label.startsWith('ask '));
  const names = Object.keys(troubles) as Trouble[];
  const failures = Array.from({ length: calls }, (_, at) =>
    names.map((trouble, place) => ({
      number: base + TROUBLES + at * names.length + place,
      name: `${walk.name}, call ${at + 1} to the provider ${trouble}`,
      label: `${asked[at]} ${trouble}`,
      isKill: false,
      run: async (lane: Lane) => (await runWalk(lane, walk, { call: at + 1, trouble })).faults,
    })),
  ).flat();
  return [...failures, ...kills];
}

/** Returns the parts of a job that ran through once. @param place its place among the jobs */
const partsOfJob = (shop: Workshop, job: Job, place: number, steps: readonly string[]): Part[] =>
  steps.map((label, at) => ({
    number: (JOBS + place) * WALK + at + 1,
    name: `${job.name}, killed before step ${at + 1} (${label})`,
    label: `${job.name}: ${kindOf(label)}`,
    isKill: true,
    run: async () => (await killJob(shop, job, at + 1)).faults,
  }));

/** Runs every walk and job once without a kill; adds what does not hold, and returns their parts. */
async function count(
  lane: Lane,
  shop: Workshop,
  finds: Finds,
  { only, walks: mostWalks, jobs: mostJobs }: CrashPlan,
): Promise<Part[]> {
  const isWanted = (number: number): boolean => only === undefined || Math.floor(only / WALK) === number;
  const parts: Part[] = [];
  for (const [at, walk] of walks.slice(0, mostWalks).entries()) {
    if (!isWanted(at + 1)) continue;
    const { faults, steps, calls } = await runWalk(lane, walk);
    for (const fault of faults) finds.add(`${walk.name}: ${fault}`, (at + 1) * WALK);
    parts.push(...partsOf(walk, steps, calls));
  }
  for (const [at, job] of shop.jobs.slice(0, mostJobs).entries()) {
    if (!isWanted(JOBS + at)) continue;
    const { faults, steps } = await killJob(shop, job, 0);
    for (const fault of faults) finds.add(`${job.name}: ${fault}`, (JOBS + at) * WALK);
    parts.push(...partsOfJob(shop, job, at, steps));
  }
  return parts;
}

/**
 * Returns one part for each label, in an order that the dice decide: first what leaves something behind, then kills
 * inside a transaction, whose loss is the whole transaction's. Of the others, which do the same in another walk, some
 * follow.
 */
function chosen(dice: Dice, parts: readonly Part[]): Part[] {
  const met = new Set<string>();
  const isNew = ({ label }: Part): boolean => !met.has(label) && Boolean(met.add(label));
  const [fresh, known] = divide(shuffled(dice, parts), isNew);
  const [inside, outside] = divide(fresh, isInside);
  return [
    ...outside,
    ...inside,
    ...known.filter((part) => !isInside(part) && part.number < JOBS * WALK).slice(0, AGAIN),
  ];
}

const isInside = ({ label }: Part): boolean => label.includes(INSIDE);

/** Divides a list into the entries for which a condition holds, and the others. */
function divide<T>(list: readonly T[], holds: (entry: T) => boolean): [yes: T[], no: T[]] {
  const yes = list.filter(holds);
  const held = new Set(yes);
  return [yes, list.filter((entry) => !held.has(entry))];
}

/** Returns a list in an order that the dice decide. */
function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  return list
    .map((entry) => ({ entry, place: dice.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}

/**
 * Kills a shop at every step of what moves money, and lets its payment provider fail at every call, one at a time. Each
 * time the shop is started again, what was pressed is pressed again, and the store is compared with what the provider
 * captured and refunded.
 * @param place an empty store
 */
export async function crash(place: EmptyShop, plan: CrashPlan): Promise<Outcome> {
  const { only, most = Infinity } = plan;
  const engine = place.config.databaseUrl === null ? 'sqlite' : 'postgres';
  const finds = new Finds(plan.first ?? false);
  const places = [place];
  const lanes = [await Lane.open(place)];
  const shop = await openWorkshop(engine);
  try {
    const [lane] = lanes as [Lane];
    const all = await count(lane, shop, finds, plan);
    const parts =
      only === undefined || only % WALK === 0
        ? chosen(new Dice(plan.seed), all).slice(0, most)
        : all.filter(({ number }) => number === only);
    while (lanes.length < Math.min(availableParallelism(), Math.ceil(parts.length / LANE))) {
      const more = await bareShop(engine);
      places.push(more);
      lanes.push(await Lane.open(more));
    }
    const waiting = parts.values();
    const tried: Part[] = [];
    await Promise.all(
      lanes.map(async (one) => {
        for (const part of waiting) {
          if (finds.isOver) return;
          tried.push(part);
          for (const fault of await part.run(one)) finds.add(`${part.name}: ${fault}`, part.number);
        }
      }),
    );
    const sum = (numberOf: (one: Lane) => number): number => lanes.reduce((all_, one) => all_ + numberOf(one), 0);
    const kills = tried.filter(({ isKill }) => isKill).length;
    return {
      lines: [
        `${walks.length} walks and ${shop.jobs.length} commands of ${all.filter(({ isKill }) => isKill).length} steps: killed at ${kills}, and ${tried.length - kills} troubles of the provider`,
        `${sum(({ provider }) => provider.payments.size)} payments and ${sum(({ provider }) => provider.refunds.length)} refunds compared`,
      ],
      faults: fewOf(finds.faults),
    };
  } finally {
    for (const one of lanes) await one.close();
    await shop.remove();
    for (const more of places.slice(1)) await more.remove();
  }
}
