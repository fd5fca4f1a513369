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
  /** Largest number of parts of walks, and of jobs; without it everything is tried. */
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
  /** One of `RANKS`, and a fraction where some of the same rank come before others; smaller ones are tried first. */
  rank: number;
  /** Returns what did not hold. */
  run(shop: () => Promise<Lane>): Promise<string[]>;
}

/** Parts of a walk or a job have numbers from a multiple of this on: first its steps, then its troubles. */
const WALK = 10_000;
/** Number of the first job. */
const JOBS = 50;
const TROUBLES = 1000;
/** Parts that are tried although another walk has the same step. */
const AGAIN = 60;
/** Steps outside of transactions at the end of a job that may put something in its place. */
const LAST = 9;

/**
 * Order of parts. First what may double or lose money: the provider did something and the shop has no answer, or is
 * killed before it stores or tells it, or when it has stored a part; and what puts in its place what a job made aside.
 * A trouble takes a tenth of the time of a kill.
 */
const RANKS = { moneyTrouble: 0, moneyKill: 1, last: 1, trouble: 2, outside: 3, inside: 4 } as const;

const isUrgent = ({ rank }: Part): boolean => rank < RANKS.trouble;
const isOfJob = ({ number }: Part): boolean => number >= JOBS * WALK;

/** Tells whether a kill before a step comes after a change at the provider whose answer is not stored or told yet. */
function isOfMoney(steps: readonly string[], at: number): boolean {
  const [label = '', before = ''] = [steps[at], steps[at - 1]];
  return label.startsWith('hear POST') || before.startsWith('hear POST') || label.startsWith('answer POST');
}

/** Tells whether a kill before a step comes between two writes that no transaction holds together. */
const isBetweenWrites = (steps: readonly string[], at: number): boolean =>
  [steps[at], steps[at - 1]].every((label = '') => /^(?:insert|update|delete)\b/i.test(label));

/** Returns the rank of a kill before a step of a walk. */
function rankOf(steps: readonly string[], at: number): number {
  if (isOfMoney(steps, at) || isBetweenWrites(steps, at)) return RANKS.moneyKill;
  return steps[at]?.includes(INSIDE) ? RANKS.inside : RANKS.outside;
}

/** Returns the label of a part: what befalls a refund is another thing in every walk. */
const labelIn = ({ name }: Walk, label: string): string =>
  /(?:ask|hear) POST .*refund/.test(label) ? `${name}: ${label}` : label;

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
  const atRest = [...(await visit.check(walk)), ...(await lane.check())];
  // What is known already and told once more changes nothing.
  await visit.tellAgain();
  const after = [...(await visit.check(walk)), ...(await lane.check())];
  return { faults: [...new Set([...broken, ...atRest, ...after])], steps, calls };
}

/** Returns the parts of a walk that ran through once, those first that leave something behind at a kill. */
function partsOf(walk: Walk, steps: readonly string[], calls: number): Part[] {
  const base = (walks.indexOf(walk) + 1) * WALK;
  const kills = steps.map((label, at): Part => ({
    number: base + at + 1,
    name: `${walk.name}, killed before step ${at + 1} (${label})`,
    // A commit is one of many: what came before it tells which.
    label: labelIn(walk, `${label} after ${steps[at - 1] ?? 'nothing'}`),
    isKill: true,
    rank: rankOf(steps, at),
    run: async (shop) => (await runWalk(await shop(), walk, { fatal: at + 1 })).faults,
  }));
  const asked = steps.filter((label) => label.startsWith('ask '));
  const names = Object.keys(troubles) as Trouble[];
  const failures = Array.from({ length: calls }, (_, at) =>
    names.map((trouble, place): Part => ({
      number: base + TROUBLES + at * names.length + place,
      name: `${walk.name}, call ${at + 1} to the provider ${trouble}`,
      label: labelIn(walk, `${asked[at]} ${trouble}`),
      isKill: false,
      rank: troubles[trouble].isDone && asked[at]?.startsWith('ask POST') ? RANKS.moneyTrouble : RANKS.trouble,
      run: async (shop) => (await runWalk(await shop(), walk, { call: at + 1, trouble })).faults,
    })),
  ).flat();
  return [...failures, ...kills];
}

/** Returns the parts of a job that ran through once, the last ones first. @param place its place among the jobs */
function partsOfJob(workshop: Workshop, job: Job, place: number, steps: readonly string[]): Part[] {
  const isInside = (label: string): boolean => label.includes(INSIDE);
  return steps.map((label, at) => {
    const still = steps.slice(at).filter((later) => !isInside(later)).length;
    const rank = isInside(label) ? RANKS.inside : still > LAST ? RANKS.outside : RANKS.last + still / (LAST + 1);
    return {
      number: (JOBS + place) * WALK + at + 1,
      name: `${job.name}, killed before step ${at + 1} (${label})`,
      label: `${job.name}: ${kindOf(label)}${isInside(label) ? '' : ` after ${kindOf(steps[at - 1] ?? 'nothing')}`}`,
      isKill: true,
      rank,
      run: async () => (await killJob(workshop, job, at + 1)).faults,
    };
  });
}

const isWanted = ({ only }: CrashPlan, number: number): boolean =>
  only === undefined || Math.floor(only / WALK) === number;

/** Runs every walk once without a kill; adds what does not hold, and returns their parts. */
async function countWalks(shop: () => Promise<Lane>, finds: Finds, plan: CrashPlan): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [at, walk] of walks.slice(0, plan.walks).entries()) {
    if (!isWanted(plan, at + 1) || finds.isOver) continue;
    const { faults, steps, calls } = await runWalk(await shop(), walk);
    for (const fault of faults) finds.add(`${walk.name}: ${fault}`, (at + 1) * WALK);
    parts.push(...partsOf(walk, steps, calls));
  }
  return parts;
}

/** Runs every job once without a kill; adds what does not hold, and returns their parts. */
async function countJobs(workshop: Workshop, finds: Finds, plan: CrashPlan): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [at, job] of workshop.jobs.slice(0, plan.jobs).entries()) {
    if (!isWanted(plan, JOBS + at) || finds.isOver) continue;
    const { faults, steps } = await killJob(workshop, job, 0);
    for (const fault of faults) finds.add(`${job.name}: ${fault}`, (JOBS + at) * WALK);
    parts.push(...partsOfJob(workshop, job, at, steps));
  }
  return parts;
}

/**
 * Returns the wanted parts: one for each label, by rank and within a rank in an order that the dice decide, and then
 * some that do the same in another walk. A number alone is that part; of a limited number each rank has its share.
 */
function chosen(parts: readonly Part[], { seed, only, most = Infinity }: CrashPlan): Part[] {
  if (only !== undefined && only % WALK > 0) return parts.filter(({ number }) => number === only);
  const met = new Set<string>();
  const isNew = ({ label }: Part): boolean => !met.has(label) && Boolean(met.add(label));
  const [fresh, known] = divide(shuffled(new Dice(seed), parts), isNew);
  const again = known.filter((part) => part.rank < RANKS.inside && !isOfJob(part)).slice(0, AGAIN);
  const all = [...fresh.toSorted((one, other) => one.rank - other.rank), ...again];
  const every = Math.max(1, Math.floor(all.length / most));
  return all.filter((_, at) => at % every === 0).slice(0, most);
}

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

/** Takes the next part from a list: an urgent one before others, and of jobs or else of walks before the others. */
function take(waiting: Part[], jobs: boolean): Part | undefined {
  const isMine = (part: Part): boolean => isOfJob(part) === jobs;
  const urgent = waiting.filter(isUrgent);
  const part = urgent.find(isMine) ?? urgent[0] ?? waiting.find(isMine) ?? waiting[0];
  if (part) waiting.splice(waiting.indexOf(part), 1);
  return part;
}

/**
 * Kills a shop at every step of what moves money, and lets its payment provider fail at every call, one at a time. Each
 * time the shop is started again, what was pressed is pressed again, and the store is compared with what the provider
 * captured and refunded. Beside it the commands of a shop are killed, on another processor where there is one; who has
 * done what is urgent helps the other.
 * @param place an empty store
 */
export async function crash(place: EmptyShop, plan: CrashPlan): Promise<Outcome> {
  const engine = place.config.databaseUrl === null ? 'sqlite' : 'postgres';
  const finds = new Finds(plan.first ?? false);
  const places: EmptyShop[] = [];
  const lanes: Lane[] = [];
  let workshop: Workshop | undefined;
  const all: Part[] = [];
  const waiting: Part[] = [];
  const tried: Part[] = [];
  const add = (parts: readonly Part[]): void => {
    all.push(...parts);
    waiting.push(...chosen(parts, plan));
  };
  const addWalks = async (): Promise<void> => add(await countWalks(ownShop, finds, plan));
  const addJobs = async (): Promise<void> => {
    if (plan.only !== undefined && plan.only < JOBS * WALK) return;
    workshop = await openWorkshop(engine);
    add(await countJobs(workshop, finds, plan));
  };
  /** Returns a function that opens a shop when it is called first. */
  const shopAt = (placeOf: () => Promise<EmptyShop>): (() => Promise<Lane>) => {
    let lane: Lane | undefined;
    return async () => {
      if (!lane) lanes.push((lane = await Lane.open(await placeOf())));
      return lane;
    };
  };
  const ownShop = shopAt(async () => place);
  const anotherShop = shopAt(async () => {
    const more = await bareShop(engine);
    places.push(more);
    return more;
  });
  /** Tries what waits. */
  const tryAll = async (jobs: boolean, shop: () => Promise<Lane>): Promise<void> => {
    for (let part = take(waiting, jobs); part && !finds.isOver; part = take(waiting, jobs)) {
      tried.push(part);
      for (const fault of await part.run(shop)) finds.add(`${part.name}: ${fault}`, part.number);
    }
  };
  try {
    const added = [addWalks(), addJobs()] as const;
    const work = async (jobs: boolean, shop: () => Promise<Lane>): Promise<void> => {
      await added[jobs ? 1 : 0];
      await tryAll(jobs, shop);
      await Promise.all(added);
      await tryAll(jobs, shop);
    };
    await Promise.all([work(false, ownShop), work(true, anotherShop)]);
    finds.demand(all.length);
    const sum = (numberOf: (one: Lane) => number): number => lanes.reduce((all_, one) => all_ + numberOf(one), 0);
    const kills = tried.filter(({ isKill }) => isKill).length;
    return {
      lines: [
        `${walks.length} walks and ${workshop?.jobs.length ?? 0} commands of ${all.filter(({ isKill }) => isKill).length} steps: killed at ${kills}, and ${tried.length - kills} troubles of the provider`,
        `${sum(({ provider }) => provider.payments.size)} payments and ${sum(({ provider }) => provider.refunds.length)} refunds compared`,
      ],
      faults: fewOf(finds.faults),
    };
  } finally {
    for (const lane of lanes) await lane.close();
    await workshop?.remove();
    for (const more of places) await more.remove();
  }
}
