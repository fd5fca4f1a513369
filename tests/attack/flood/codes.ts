import { newId } from '#lib/ids.ts';
import { HOUR, MINUTE, SECOND } from '#lib/time.ts';
import type { Puzzle } from '#domain/session/puzzle.rules.ts';
import { botnet, type Disguise, home, phone, provider, typed } from '#tests/attack/flood/disguise.ts';
import { expectStatus, type Ground, type Heard, type Part } from '#tests/attack/flood/part.ts';
import { solveAtOnce } from '#tests/support/puzzles.ts';

const NUMBER = '9800000001';
const REGISTER = '/api/user/register';
const VERIFY = '/api/user/verify-otp';

interface Wish {
  device?: string | undefined;
  proof?: string;
  /** True solves a puzzle where one is asked for. */
  solves?: boolean;
}

/** Asks for a code to sign in. */
export async function askCode({ send }: Ground, mobile: string, from: Disguise, wish: Wish = {}): Promise<Heard> {
  const { solves = false, ...rest } = wish;
  const answer = await send('POST', REGISTER, from, { mobile, ...rest });
  const puzzle = answer.data['puzzle'] as Puzzle | undefined;
  return solves && answer.status === 429 && puzzle
    ? send('POST', REGISTER, from, { mobile, ...rest, proof: solveAtOnce(puzzle) })
    : answer;
}

/** Signs in with a number; returns the mark of the device, and the session's token. */
export async function signIn(
  ground: Ground,
  mobile: string,
  from: Disguise,
): Promise<{ device: string; token: string }> {
  const { data } = await askCode(ground, mobile, from, { solves: true });
  const { _id, otp } = data['userData'] as { _id: string; otp: string };
  const entry = await ground.send('POST', VERIFY, from, { _id, otp });
  if (entry.status !== 200) throw new Error(`Signing in is answered ${entry.status}.`);
  return { device: String(entry.data['device']), token: String(entry.data['token']) };
}

/** Stores codes as if they had been sent, each to another number. */
async function fillCodes(
  { bench }: Ground,
  count: number,
  pool: 'device' | 'others',
  asker: string | null,
  age: number,
  mobile?: string,
) {
  const at = bench.shop.now();
  const rows = Array.from({ length: count }, (_, place) => ({
    id: newId() + newId().slice(0, 8),
    mobile: mobile ?? String(7_000_000_000 + place),
    purpose: 'sign-in',
    asker: asker ?? `somebody ${newId()} ${place}`,
    pool,
    puzzle: null,
    code_hash: 'salt:hash',
    expires_at: new Date(at).toISOString(),
    used_at: null,
    created_at: new Date(at - age).toISOString(),
  }));
  for (let from = 0; from < rows.length; from += 500)
    await bench.shop.db
      .insertInto('otp_challenge')
      .values(rows.slice(from, from + 500))
      .execute();
}

async function lastAsker({ bench }: Ground): Promise<string> {
  const query = bench.shop.db.selectFrom('otp_challenge').select('asker').orderBy('created_at', 'desc');
  return (await query.executeTakeFirstOrThrow()).asker;
}

/** Gaps between codes to one number that are due, in seconds: the first ones, the later ones, and those of the end. */
interface Gaps {
  from(at: number): Disguise;
  /** Number of codes in a day from which on the gap is an hour. */
  until: number;
  later: number;
}

/** Sends codes to one number with the gaps that are due, and asks once too early before each. */
function gaps(name: string, { from, until, later }: Gaps): Part {
  return {
    name,
    async run(ground, wrong) {
      let sent = 0;
      const next = async (gap: number): Promise<void> => {
        if (gap > 0) {
          ground.wait(gap * SECOND - SECOND);
          const early = await askCode(ground, typed(NUMBER, sent), from(2 * sent), { solves: true });
          expectStatus(`${name}: code ${sent + 1} a second early`, early.status, 429, wrong);
          ground.wait(SECOND);
        }
        const due = await askCode(ground, typed(NUMBER, sent + 1), from(2 * sent + 1), { solves: true });
        expectStatus(`${name}: code ${sent + 1} after ${gap} s`, due.status, 200, wrong);
        sent += 1;
      };
      for (const gap of [0, 30, 60, 120, 300, later]) await next(gap);
      // Hours ago, so that they cost no puzzle.
      ground.wait(3 * HOUR);
      await fillCodes(ground, until - 1 - sent, 'others', await lastAsker(ground), 2 * HOUR, NUMBER);
      sent = until - 1;
      await next(0);
      await next(3600);
      await next(3600);
    },
  };
}
const times = (count: number, seconds: number): number[] => Array.from({ length: count }, () => seconds);

/** Two codes an hour are sent for nothing; then each needs a puzzle of its own, that is new and solved for the number. */
const puzzles: Part = {
  name: 'puzzles of codes',
  async run(ground, wrong) {
    const ask = (at: number, wish: Wish = {}, mobile = NUMBER) => askCode(ground, typed(mobile, at), botnet(at), wish);
    for (let sent = 0; sent < 2; sent += 1) {
      expectStatus(`code ${sent + 1} without a puzzle`, (await ask(sent)).status, 200, wrong);
      ground.wait(2 * MINUTE);
    }
    for (let at = 2; at < 8; at += 1) expectStatus('code 3 without a puzzle', (await ask(at)).status, 429, wrong);
    const { puzzle } = (await ask(9)).data as { puzzle: Puzzle };
    const proof = solveAtOnce(puzzle);
    for (const [what, sent] of [
      ['numbers that solve nothing', proof.replace(/:.*/, `:${times(puzzle.parts, 1).join('.')}`)],
      ['fewer parts', proof.replace(/\.[^.]*$/, '')],
      ['another token', proof.replace(/^[^.]*/, (ground.bench.shop.now() + 5).toString(36))],
      ['nothing', ' '],
    ] as const)
      expectStatus(`a puzzle with ${what}`, (await ask(10, { proof: sent })).status, 429, wrong);
    expectStatus('a puzzle solved', (await ask(11, { proof })).status, 200, wrong);
    ground.wait(5 * MINUTE);
    for (let at = 12; at < 15; at += 1)
      expectStatus('a puzzle used twice', (await ask(at, { proof })).status, 429, wrong);
    const other = solveAtOnce((await ask(15)).data['puzzle'] as Puzzle);
    ground.wait(10 * MINUTE + SECOND);
    expectStatus('a puzzle after ten minutes', (await ask(16, { proof: other })).status, 429, wrong);
    const fresh = solveAtOnce((await ask(17)).data['puzzle'] as Puzzle);
    const second = '9800000002';
    for (let sent = 0; sent < 2; sent += 1) {
      await ask(20 + sent, {}, second);
      ground.wait(MINUTE + MINUTE / 2);
    }
    expectStatus('a puzzle of another number', (await ask(23, { proof: fresh }, second)).status, 429, wrong);
    const both = await Promise.all([24, 25, 26].map((at) => ask(at, { proof: fresh })));
    const sent = both.filter(({ status }) => status === 200).length;
    if (sent !== 1) wrong(`${sent} codes are sent for one puzzle that is shown at once`);
  },
};

/** Counts the codes that a known device or network takes from an allowance of its own. */
function known(pool: 'device' | 'network'): Part {
  const name = `codes of a known ${pool}`;
  return {
    name,
    async run(ground, wrong) {
      const { device } = await signIn(ground, NUMBER, phone(1)(0));
      const countIn = async (since: number): Promise<number> => {
        const rows = await ground.bench.shop.db
          .selectFrom('otp_challenge')
          .select('id')
          .where('pool', '=', pool)
          .where('created_at', '>', new Date(ground.bench.shop.now() - since).toISOString())
          .execute();
        return rows.length;
      };
      const ask = async (at: number): Promise<void> => {
        const wish = pool === 'device' ? { device } : {};
        await askCode(ground, typed(NUMBER, at), pool === 'device' ? botnet(at) : phone(1)(0), wish);
      };
      ground.wait(2 * HOUR);
      for (let at = 0; at < 28; at += 1) {
        await ask(at);
        ground.wait(31 * SECOND);
      }
      const quarter = await countIn(15 * MINUTE);
      if (quarter !== 5) wrong(`${name}: ${quarter} in a quarter of an hour instead of 5`);
      for (let at = 0; at < 60; at += 1) {
        await ask(at);
        ground.wait(16 * MINUTE);
      }
      const day = await countIn(24 * HOUR);
      if (day !== 12) wrong(`${name}: ${day} in a day instead of 12`);
    },
  };
}

/** A device that another number knows, a mark that nobody was given and half a year later are all strangers. */
const strangers: Part = {
  name: 'codes of devices that are not known',
  async run(ground, wrong) {
    const { device } = await signIn(ground, '9800000009', phone(1)(0));
    await signIn(ground, NUMBER, phone(2)(0));
    ground.wait(2 * HOUR);
    for (const [at, mark] of [device, 'x'.repeat(22), '', ` ${device}`, device].entries()) {
      await askCode(ground, NUMBER, botnet(at), { device: mark, solves: true });
      ground.wait(10 * MINUTE);
    }
    const pools = await ground.bench.shop.db.selectFrom('otp_challenge').select('pool').distinct().execute();
    if (pools.some(({ pool }) => pool !== 'others')) wrong('a device of somebody else counts as known');
  },
};

const anyNumber = (at: number): string => String(9_300_000_000 + at);

/** One network (/48) gets 300 codes an hour and 1000 a day, all numbers together. */
const network: Part = {
  name: 'codes over one network',
  async run(ground, wrong) {
    for (const [most, age] of [
      [300, MINUTE],
      [1000, 2 * HOUR],
    ] as const) {
      const from = provider(most);
      const first = await askCode(ground, anyNumber(most), from(0));
      expectStatus('the first code over a network', first.status, 200, wrong);
      await fillCodes(ground, most - 3, 'others', await lastAsker(ground), age);
      for (const at of [1, 2])
        expectStatus(
          `code ${most - 2 + at} over a network`,
          (await askCode(ground, anyNumber(most + at), from(at))).status,
          200,
          wrong,
        );
      for (const at of [3, 4, 5])
        expectStatus(
          `code ${most + 1} over a network`,
          (await askCode(ground, anyNumber(most + at), from(at), { solves: true })).status,
          429,
          wrong,
        );
      expectStatus(
        'a code over another network',
        (await askCode(ground, anyNumber(most + 9), botnet(most))).status,
        200,
        wrong,
      );
      ground.wait(25 * HOUR);
    }
  },
};

/** Strangers get 450 codes an hour, and all people together 600 an hour and 3000 a day. */
const budget: Part = {
  name: 'codes of the whole shop',
  async run(ground, wrong) {
    const { device } = await signIn(ground, NUMBER, phone(1)(0));
    ground.wait(25 * HOUR);
    const ask = (at: number) => askCode(ground, anyNumber(at), botnet(at), { solves: true });
    const ownCode = async () => (await askCode(ground, NUMBER, botnet(900), { device })).status;
    await fillCodes(ground, 449, 'others', null, MINUTE);
    expectStatus('code 450 of strangers in an hour', (await ask(1)).status, 200, wrong);
    for (const at of [2, 3]) expectStatus('code 451 of strangers in an hour', (await ask(at)).status, 429, wrong);
    await fillCodes(ground, 149, 'device', null, MINUTE);
    expectStatus('code 600 in an hour, of who is known', await ownCode(), 200, wrong);
    ground.wait(MINUTE);
    expectStatus('code 601 in an hour, of who is known', await ownCode(), 429, wrong);
    ground.wait(25 * HOUR);
    await fillCodes(ground, 2999, 'device', null, 2 * HOUR);
    expectStatus('code 3000 in a day, of who is known', await ownCode(), 200, wrong);
    ground.wait(MINUTE);
    expectStatus('code 3001 in a day, of who is known', await ownCode(), 429, wrong);
    ground.wait(25 * HOUR);
    // What is left of the day, 2250, must give strangers one an hour.
    await fillCodes(ground, 2246, 'others', null, 2 * HOUR);
    expectStatus('code 2247 of strangers in a day', (await ask(4)).status, 200, wrong);
    for (const at of [5, 6]) expectStatus('code 2248 of strangers in a day', (await ask(at)).status, 429, wrong);
  },
};

/** Counts of the codes that are sent. */
export const codeParts: Part[] = [
  puzzles,
  strangers,
  known('device'),
  known('network'),
  network,
  budget,
  gaps('codes for one number, many networks', { from: botnet, until: 30, later: 600 }),
  gaps('codes for one number, one home', { from: home(1), until: 24, later: 900 }),
];
