import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CodeAsk,
  codeAlarm,
  type CodePool,
  judgeCode,
  OTP_PER_NETWORK,
  othersThisHour,
  type SentBefore,
} from '#features/session/code-allowance.rules.ts';
import { hasZeroBits, PUZZLE, readProof, solvePuzzle, writeProof } from '#features/session/puzzle.rules.ts';
import { checkProof, makePuzzle } from '#features/session/puzzle.service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const none = { hour: 0, day: 0 };
const budget = { hour: 600, day: 3000 };

/** A wish for a code where nothing else goes on; `sent` are codes of others, by their age in ms. */
const wish = (change: Partial<CodeAsk> = {}): CodeAsk => ({
  pools: ['others'],
  sent: () => [],
  network: none,
  shop: { all: none, others: none },
  budget,
  proven: true,
  ...change,
});
const sentBy = (pool: CodePool, ages: readonly number[], mine: boolean): SentBefore[] =>
  ages.map((age) => ({ pool, age, mine, alike: true }));

/** How many codes come of asking every `step` ms for so long, and when the next could come. */
function askOn(hours: number, step: number, mine: boolean): { sent: number; wait: number } {
  const times: number[] = [];
  let sent = 0;
  for (let now = 0; now < hours * HOUR; now += step) {
    while (times.length > 0 && now - (times[0] ?? 0) >= DAY) times.shift();
    const ages = times.map((time) => now - time);
    if ('pool' in judgeCode(wish({ sent: () => sentBy('others', ages, mine) }))) {
      times.push(now);
      sent += 1;
    }
  }
  const ages = times.map((time) => hours * HOUR - time);
  // Whoever comes next comes from elsewhere.
  const next = judgeCode(wish({ sent: () => sentBy('others', ages, false) }));
  return { sent, wait: 'wait' in next ? next.wait : 0 };
}

describe('codes that strangers ask for', () => {
  it('are fewer the longer they ask, and leave a turn to others within a quarter of an hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 10 * MINUTE }), fc.boolean(), (step, mine) => {
        const [siege, day, week] = [askOn(4, step, mine), askOn(24, step, mine), askOn(72, step, mine)];
        expect(siege.sent).toBeLessThanOrEqual(30);
        expect(siege.wait).toBeLessThanOrEqual(15 * MINUTE);
        expect(day.sent).toBeLessThanOrEqual(50);
        expect(week.sent).toBeLessThanOrEqual(50 + 2 * 30);
        expect(week.wait).toBeLessThanOrEqual(HOUR);
      }),
      { numRuns: 10 },
    );
  });

  it('from one network never take every turn of a number', () => {
    const asked = askOn(4, 1000, true);
    expect(asked.sent).toBeLessThan(askOn(4, 1000, false).sent);
  });

  it('are refused for the whole network or shop when those had enough, whatever was solved', () => {
    const cause = (change: Partial<CodeAsk>) => {
      const verdict = judgeCode(wish(change));
      return 'cause' in verdict ? verdict.cause : verdict;
    };
    expect(cause({ network: { hour: OTP_PER_NETWORK.hour, day: OTP_PER_NETWORK.hour } })).toBe('network');
    expect(cause({ network: { hour: 0, day: OTP_PER_NETWORK.day } })).toBe('network');
    expect(cause({ shop: { all: { hour: 450, day: 450 }, others: { hour: 450, day: 450 } } })).toBe('shop');
    expect(cause({ shop: { all: { hour: 449, day: 449 }, others: { hour: 449, day: 449 } } })).toEqual({
      pool: 'others',
      worked: false,
    });
    const known = { pools: ['device', 'others'] as const };
    const shop = { all: { hour: 599, day: 599 }, others: { hour: 450, day: 450 } };
    expect(cause({ ...known, shop })).toEqual({ pool: 'device', worked: false });
    expect(cause({ ...known, shop: { ...shop, all: budget } })).toBe('shop');
  });

  it('have less of the shop every hour, and never nothing', () => {
    let day = 0;
    const hours = Array.from({ length: 24 }, () => {
      const sent = othersThisHour({ hour: 0, day }, budget);
      day += sent;
      return sent;
    });
    expect(hours.every((sent, place) => sent > 0 && (place === 0 || sent <= (hours[place - 1] ?? 0)))).toBe(true);
    expect(hours[0]).toBe(450);
    expect(day).toBeLessThanOrEqual(2250);
  });
});

it('who is known and has used up the own allowance still has what all others share', () => {
  const ages = [1, 2, 3, 4, 5].map((minutes) => minutes * MINUTE);
  const sent = (pool: CodePool) =>
    pool === 'network' ? sentBy('network', ages, true) : sentBy('network', ages, false);
  expect(judgeCode(wish({ pools: ['network', 'others'], sent }))).toEqual({ pool: 'others', worked: false });
  expect(judgeCode(wish({ pools: ['network'], sent }))).toEqual({ cause: 'own', wait: 10 * MINUTE });
  const just = (pool: CodePool) => sentBy(pool, [10_000], true);
  expect(judgeCode(wish({ pools: ['network', 'others'], sent: just }))).toEqual({ cause: 'just-sent', wait: 20_000 });
});

it('the owner is told of codes that run out before they are gone', () => {
  const told = (hour: number, day = hour, others = none) => codeAlarm({ all: { hour, day }, others }, budget);
  expect(told(479)).toBe('');
  expect(told(480)).toContain('nearly used up');
  expect(told(0, 2400)).toContain('nearly used up');
  expect(told(600)).toContain('nobody can sign in');
  expect(told(450, 450, { hour: 450, day: 450 })).toContain('Strangers');
});

describe('a puzzle', () => {
  const KEYS = ['a secret'] as const;
  const NOW = 1_790_000_000_000;
  const MOBILE = '9876543210';
  const worth = (proof: string | undefined, { mobile = MOBILE, now = NOW, keys = KEYS as readonly [string] } = {}) =>
    checkProof(proof, mobile, keys, now).is;

  it('is solved part by part by whoever works for it, and is good for its number and ten minutes', async () => {
    const parts: number[] = [];
    const proof = await solvePuzzle(makePuzzle(MOBILE, KEYS, NOW), (done) => parts.push(done));
    expect(parts).toEqual(Array.from({ length: PUZZLE.parts }, (_, part) => part + 1));
    expect(worth(proof)).toBe('good');
    expect(checkProof(proof, MOBILE, ['a new secret', 'a secret'], NOW).is).toBe('good');
    expect(worth(proof, { now: NOW + 10 * MINUTE })).toBe('good');
    expect(worth(proof, { now: NOW + 10 * MINUTE + 1 })).toBe('old');
    expect(worth(proof, { now: NOW - 2 * MINUTE })).toBe('old');
    expect(worth(proof, { mobile: '9876543211' })).toBe('of another number');
    expect(worth(proof, { keys: ['another secret'] })).toBe('of another number');
    const { token, numbers } = readProof(proof) ?? { token: '', numbers: [] };
    expect(worth(writeProof(token, [...numbers.slice(1), numbers[0] ?? 0]))).toBe('wrong');
    expect(worth(writeProof(token, numbers.slice(1)))).toBe('wrong');
  });

  it.each([undefined, ''])('is not there in %j', (proof) => expect(worth(proof)).toBe('none'));
  it.each(['x', ':', 'a:b', `${'a'.repeat(300)}:1`, 'a.b.c:1.2.', 'a b:1'])('is not solved by %j', (proof) =>
    expect(worth(proof)).toBe('wrong'),
  );

  it('counts zero bits across bytes', () => {
    const bits = (...bytes: number[]) =>
      [0, 7, 8, 9, 12, 16, 24, 32].filter((one) => hasZeroBits(new Uint8Array(bytes), one));
    expect(bits(255, 0, 0, 0)).toEqual([0]);
    expect(bits(1, 0, 0, 0)).toEqual([0, 7]);
    expect(bits(0, 8, 0, 0)).toEqual([0, 7, 8, 9, 12]);
    expect(bits(0, 0, 0, 0)).toEqual([0, 7, 8, 9, 12, 16, 24, 32]);
  });
});
