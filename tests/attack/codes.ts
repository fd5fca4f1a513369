import { DAY, HOUR, MINUTE, SECOND } from '#lib/time.ts';
import { Dice } from '#tests/attack/dice.ts';
import { JWT_SECRET } from '#tests/attack/people.ts';
import { fewOf, type Outcome } from '#tests/attack/report.ts';
import { register, verifyOtp } from '#domain/session/session.contract.ts';
import type { Puzzle } from '#domain/session/puzzle.rules.ts';
import { startShop } from '#main';
import type { EmptyShop } from '#tests/support/engines.ts';
import { solveAtOnce } from '#tests/support/puzzles.ts';

export interface SiegePlan {
  seed: number;
  /** Hours of each attack before the owner uses a new device. */
  hours: number;
  /** True continues for a day to count the codes, and also attacks random numbers for a day. */
  wholeDay: boolean;
}

/** Ms between two requests of the attackers. */
const STEP = 20 * SECOND;
/** Number of codes that the owner requests on a known device during an attack. */
const OWNER_ASKS = 10;
/** Longest acceptable wait of the owner in ms, on a known device and, after the attack, on a new one. */
const KNOWN_WAITS = 2 * MINUTE;
const NEW_WAITS = 15 * MINUTE;

const HOME = '203.0.113.20';
const ON_THE_WAY = '198.51.100.77';
const ELSEWHERE = '192.0.2.99';
const bot = (dice: Dice): string => `198.18.${dice.whole(0, 3)}.${dice.whole(0, 249)}`;

interface Siege {
  from(dice: Dice): string;
  solves: boolean;
  /** IP address of the owner's new device. */
  newAt: string;
}

/** Attackers by type: their IP addresses, and whether they solve puzzles. */
const sieges: Record<string, Siege> = {
  'one network (/48)': {
    from: (dice) => `2001:db8:7:${dice.whole(0, 65_535).toString(16)}::${dice.whole(1, 65_535).toString(16)}`,
    solves: true,
    newAt: ELSEWHERE,
  },
  'a thousand IPs': { from: bot, solves: false, newAt: ELSEWHERE },
  'a botnet that solves': { from: bot, solves: true, newAt: ELSEWHERE },
  'the owner’s own network, from inside': { from: () => HOME, solves: true, newAt: HOME },
};

/**
 * Attacks phone numbers with hours of code requests on a simulated clock. Checks that the owner gets a code within
 * minutes on a known device, and soon after the attack on a new one.
 * @param place an empty store
 */
export async function codes(place: EmptyShop, { seed, hours, wholeDay }: SiegePlan): Promise<Outcome> {
  let now = Date.now();
  // Limits by address go by the real clock.
  const config = { ...place.config, jwtSecret: JWT_SECRET, rateLimits: false, trustProxy: 1 };
  const { app, close } = await startShop(config, { background: false, now: () => now });
  const dice = new Dice(seed);
  const lines: string[] = [];
  const faults: string[] = [];

  const post = async (path: string, from: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: path, payload, headers: { 'x-forwarded-for': from } });
    return { status: answer.statusCode, data: answer.json() as Record<string, unknown> };
  };
  /**
   * Requests a code, and again with a solved puzzle when one is required and `solves` is true. Returns the attempt with
   * its code; null when it is refused, which is a fault unless the status is 429.
   */
  async function ask(mobile: string, from: string, { device, solves = true }: { device?: string; solves?: boolean }) {
    let { status, data } = await post(register.path, from, { mobile, device });
    if (status === 429 && data['puzzle'] && solves) {
      const proof = solveAtOnce(data['puzzle'] as Puzzle);
      ({ status, data } = await post(register.path, from, { mobile, device, proof }));
    }
    if (status !== 200 && status !== 429) faults.push(`a wish for a code was answered ${status}`);
    return status === 200 ? (data['userData'] as { _id: string; otp: string }) : null;
  }
  async function signIn(mobile: string, from: string): Promise<string> {
    const { data } = await post(verifyOtp.path, from, { ...(await ask(mobile, from, {})), mobile: undefined });
    return String(data['device']);
  }
  /**
   * Repeats a code request every `STEP` until it succeeds, calling `meanwhile` before each repeat. Returns the wait in
   * ms, which ends after a day.
   */
  async function waitFor(mobile: string, from: string, device: string | undefined, meanwhile: () => Promise<void>) {
    const began = now;
    while (!(await ask(mobile, from, device ? { device } : {}))) {
      if (now - began > DAY) break;
      now += STEP;
      await meanwhile();
    }
    return now - began;
  }

  const told = (wait: number): string => (wait === 0 ? 'at once' : `after ${Math.round(wait / 1000)} s`);
  let numbers = 9_000_000_000;
  for (const [name, { from, solves, newAt }] of Object.entries(sieges)) {
    // What was sent a day ago counts no more.
    now += DAY + HOUR;
    const mobile = String((numbers += 1));
    const device = await signIn(mobile, HOME);
    let sent = 0;
    const besiege = async (): Promise<void> => {
      if (await ask(mobile, from(dice), { solves })) sent += 1;
    };
    let longest = 0;
    const siege = async (until: number, every: number): Promise<void> => {
      let next = now + every / 2;
      while (now < until) {
        await besiege();
        if (now >= next) {
          next += every;
          longest = Math.max(longest, await waitFor(mobile, ON_THE_WAY, device, besiege));
        }
        now += STEP;
      }
    };
    const began = now;
    await siege(began + hours * HOUR, (hours * HOUR) / OWNER_ASKS);
    const inSiege = sent;
    const after = await waitFor(mobile, newAt, undefined, async () => undefined);
    if (wholeDay) await siege(began + DAY, Infinity);
    const cost = wholeDay ? `${inSiege} codes in ${hours} h, ${sent} in a day` : `${inSiege} codes in ${hours} h`;
    lines.push(
      `${name}: ${cost}; the owner gets one ${told(longest)} at the longest on a known device, ${told(after)} on a new one when it is over`,
    );
    if (longest > KNOWN_WAITS) faults.push(`${name}: the owner waits ${told(longest)} on a known device`);
    if (after > NEW_WAITS) faults.push(`${name}: the owner waits ${told(after)} on a new device`);
  }

  if (wholeDay) {
    now += DAY + HOUR;
    const mobile = String((numbers += 1));
    const device = await signIn(mobile, HOME);
    const until = now + DAY;
    let sent = 0;
    for (; now < until; now += STEP)
      for (let one = 0; one < 5; one += 1)
        if (await ask(String(6_000_000_000 + dice.whole(0, 999_999_999)), bot(dice), {})) sent += 1;
    const wait = await waitFor(mobile, ON_THE_WAY, device, async () => undefined);
    lines.push(`numbers at random, from a botnet: ${sent} codes in a day; who is known then gets one ${told(wait)}`);
    if (wait > KNOWN_WAITS) faults.push(`numbers at random: who is known waits ${told(wait)}`);
  }
  await close();
  return { lines, faults: fewOf(faults) };
}
