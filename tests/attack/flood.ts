import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#lib/time.ts';
import { Dice } from '#tests/attack/dice.ts';
import { callerParts } from '#tests/attack/flood/callers.ts';
import { capParts } from '#tests/attack/flood/caps.ts';
import { codeParts } from '#tests/attack/flood/codes.ts';
import { guessParts } from '#tests/attack/flood/guesses.ts';
import { linkParts } from '#tests/attack/flood/links.ts';
import { openGround, type Part } from '#tests/attack/flood/part.ts';
import { type Buyer, type Inhabitants, JWT_SECRET, settle } from '#tests/attack/people.ts';
import { countStatus, fewOf, Finds, inMs, type Outcome, statusList, type Statuses } from '#tests/attack/report.ts';
import { jsonRequest } from '#tests/attack/requests.ts';
import { Victim } from '#tests/attack/victim.ts';
import type { Puzzle } from '#domain/session/puzzle.rules.ts';
import type { EmptyShop } from '#tests/support/engines.ts';
import { pngOf } from '#tests/support/png.ts';
import { solveAtOnce } from '#tests/support/puzzles.ts';

export interface FloodPlan {
  seed: number;
  /** Seconds of each flood. */
  seconds: number;
  /** Names of the targets to flood; all when missing. */
  targets?: readonly string[];
  /** Longest answer time in ms that two checks of `/healthz` in a row may take; 1000 when missing. */
  patience?: number;
  /** True counts every limit exactly before the floods. */
  counts?: boolean;
  /** Number of the only part of the counts to run; then nothing is flooded. */
  only?: number | undefined;
  /** True ends at the first find. */
  first?: boolean;
}

/** Number of concurrent requests of a flood. */
const AT_ONCE = 40;
/** Number of IP addresses of a botnet. */
const BOTS = 1000;
/** Ms between two health checks, and the longest answer time in ms that two in a row may take. */
const ASK = 100;
const PATIENCE = SECOND;
/** Longest acceptable wait of a number's owner for a code, in seconds. */
const LOCKED = 15 * 60;
const NUMBER = '9800000001';

/** Functions that return the sender's IP address of a request, by kind of sender. */
const SOURCES: Record<string, (dice: Dice) => string> = {
  'one IP': () => '203.0.113.7',
  'one home (/64)': (dice) => `2001:db8:1:2:${[0, 0, 0, 0].map(() => dice.whole(1, 65_535).toString(16)).join(':')}`,
  'a botnet': (dice) => {
    const bot = dice.whole(0, BOTS - 1);
    return `198.18.${Math.floor(bot / 250)}.${(bot % 250) + 1}`;
  },
};

const UPLOADS = 'uploads of large pictures';
/** Functions that return a request of a flood, by target. */
const TARGETS: Record<string, (dice: Dice, inhabitants: Inhabitants) => [path: string, request: RequestInit]> = {
  'codes for one number': () => ['/api/user/register', jsonRequest({ mobile: NUMBER })],
  'codes for many numbers': (dice) => [
    '/api/user/register',
    jsonRequest({ mobile: String(9_300_000_000 + dice.whole(0, 999_999)) }),
  ],
  'guest links': () => [
    '/api/user/address-request',
    jsonRequest({ mobile: NUMBER, t: randomBytes(16).toString('base64url') }),
  ],
  'lists and search': (dice) => [
    dice.pick(['/api/user/sweets_list', '/api/user/invitation_list', '/api/pincode/143001']),
    {},
  ],
  'the publish hook': () => [
    '/hooks/publish',
    { ...jsonRequest({ a: 1 }), headers: { 'x-hub-signature-256': 'sha256=0' } },
  ],
  [UPLOADS]: (dice, { buyers }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      name: 'Simran Kaur',
      mobile: '9876543210',
      price: '500',
      category: 'Wooden Box',
      description: 'Gold on maroon, please',
    }))
      form.set(name, value);
    form.set('image', new File([PICTURE], 'design.png', { type: 'image/png' }));
    const { token } = dice.pick(buyers) as Buyer;
    return [
      '/api/user/upload-design-quote',
      { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form },
    ];
  },
};

/** PNG of 36 million pixels in a few kilobytes. */
const PICTURE = new Uint8Array(pngOf(6000, 6000));

/** Number of the smallest limits of callers, which are counted; of larger ones the first part compares the headers. */
const SMALL = 22;
/** Parts of the counts, the cheapest first; a part's number is its place from 1. */
const PARTS: readonly Part[] = [
  ...callerParts.slice(0, 2),
  ...guessParts,
  ...capParts,
  ...callerParts.slice(2, SMALL),
  ...codeParts,
  ...linkParts,
];

/** Counts what each limit of the shop lets in, part by part, each in a shop of its own. */
async function countLimits(finds: Finds, lines: string[], only: number | undefined): Promise<void> {
  let counted = 0;
  for (const [at, { name, run }] of PARTS.entries()) {
    if (finds.isOver) break;
    if (only !== undefined && only !== at + 1) continue;
    const { close, ...ground } = await openGround();
    try {
      await run(ground, (what) => finds.add(what, at + 1));
    } catch (error) {
      finds.add(`${name}: ${String(error)}`, at + 1);
    } finally {
      await close();
    }
    counted += 1;
  }
  finds.demand(counted);
  lines.push(`limits counted one by one: ${counted} parts`);
}

/**
 * Counts limits, then floods public endpoints from one IP, one home network and a botnet. Checks that the shop still
 * answers, that only an upload may get a 5xx (503), and that the owner of an attacked number gets a code soon.
 * @param place an empty store
 */
export async function flood(
  place: EmptyShop,
  {
    seed,
    seconds,
    targets = Object.keys(TARGETS),
    patience = PATIENCE,
    counts = false,
    only,
    first = false,
  }: FloodPlan,
): Promise<Outcome> {
  const finds = new Finds(first);
  const lines: string[] = [];
  if (counts) await countLimits(finds, lines, only);
  if (finds.isOver || only !== undefined) return { lines, faults: fewOf(finds.faults) };
  // Only whoever sends pictures is signed in.
  const inhabitants = await settle(place, targets.includes(UPLOADS) ? 60 : 1);
  const settings = {
    JWT_SECRET,
    RATE_LIMITS: 'true',
    TRUST_PROXY: '1',
    PUBLISH_HOOK_SECRET: randomBytes(32).toString('hex'),
  };
  const victim = await Victim.open({ ...place.env, ...settings });
  const dice = new Dice(seed);
  try {
    for (const [target, request] of Object.entries(TARGETS).filter(([name]) => targets.includes(name))) {
      if (finds.isOver) break;
      for (const [source, ipOf] of Object.entries(SOURCES)) {
        const statuses: Statuses = new Map();
        const until = Date.now() + seconds * SECOND;
        const watch = watchHealth(victim.url, until);
        const worker = async (part: number): Promise<void> => {
          const own = dice.of(part);
          while (Date.now() < until) {
            const [path, init] = request(own, inhabitants);
            const headers = { ...init.headers, 'x-forwarded-for': ipOf(own) };
            const status = await fetch(victim.url + path, { ...init, headers }).then(
              async (answer) => {
                await answer.arrayBuffer();
                return answer.status;
              },
              () => 0,
            );
            countStatus(statuses, status);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, (_, part) => worker(part)));
        const { times, failed } = await watch;
        lines.push(`${target}, ${source}: ${statusList(statuses)}; /healthz at most ${inMs(Math.max(...times))}`);
        // One alone may have waited for whatever else this machine does.
        const isSlow = times.some((ms, at) => Math.min(ms, times[at + 1] ?? 0) > patience);
        if (failed || isSlow)
          finds.add(`${target}, ${source}: /healthz ${failed ? 'failed' : `took ${inMs(Math.max(...times))}`}`);
        for (const status of statuses.keys())
          if (status >= 500 && status !== 503) finds.add(`${target}, ${source}: answers ${status}`);
      }
      if (target === 'codes for one number') {
        const waits = await secondsToCode(victim.url);
        lines.push(`the owner of the number then gets a code ${waits === 0 ? 'at once' : `after ${waits} s`}`);
        if (waits > LOCKED) finds.add(`the owner of the number is locked out for ${waits} s`);
      }
    }
    return { lines, faults: fewOf(finds.faults) };
  } finally {
    await victim.close();
  }
}

/**
 * Polls `/healthz` until a time; returns all answer times in ms, and whether a request failed.
 * @param until end in ms since 1970
 */
async function watchHealth(url: string, until: number): Promise<{ times: number[]; failed: boolean }> {
  const times: number[] = [];
  let failed = false;
  while (Date.now() < until) {
    const began = performance.now();
    failed ||= !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ));
    times.push(performance.now() - began);
    await pause(ASK);
  }
  return { times, failed };
}

/**
 * Requests a code for `NUMBER` on an unknown device, with a puzzle solved. Returns 0 when it is sent, else the seconds
 * to wait in the answer; Infinity when it has none.
 */
async function secondsToCode(url: string): Promise<number> {
  const ask = async (proof?: string) => {
    const init = jsonRequest({ mobile: NUMBER, proof });
    const headers = { ...init.headers, 'x-forwarded-for': '192.0.2.55' };
    return fetch(`${url}/api/user/register`, { ...init, headers });
  };
  const answer = await ask();
  const { puzzle } = (await answer.clone().json()) as { puzzle?: Puzzle };
  const last = puzzle ? await ask(solveAtOnce(puzzle)) : answer;
  return last.status === 200 ? 0 : Number(last.headers.get('retry-after') ?? Infinity);
}
