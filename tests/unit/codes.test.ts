import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#lib/time.ts';
import {
  type CodeAsk,
  codeAlarm,
  type CodePool,
  judgeCode,
  limitOfNetwork,
  limitOfOthers,
  type SentBefore,
} from '#domain/session/code-allowance.rules.ts';
import { hasZeroBits, PUZZLE, readProof, solvePuzzle, writeProof } from '#domain/session/puzzle.rules.ts';
import { checkProof, makePuzzle } from '#domain/session/puzzle.service.ts';

const none = { hour: 0, day: 0 };
const free = { network: 0, others: 0, shop: 0 };
const budget = { hour: 600, day: 3000 };

/** Returns a wish for a code where nothing else goes on; `sent` are codes of others, by their age in ms. */
const wish = (change: Partial<CodeAsk> = {}): CodeAsk => ({
  pools: ['others'],
  sent: () => [],
  waits: free,
  proven: true,
  ...change,
});
const sentBy = (pool: CodePool, ages: readonly number[], mine: boolean): SentBefore[] =>
  ages.map((age) => ({ pool, age, mine, alike: true }));

/** Returns how many codes come of asking every `step` ms for so long, and when the next could come. */
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
    const judged = (waits: Partial<CodeAsk['waits']>, pools: CodeAsk['pools'] = ['others']) =>
      judgeCode(wish({ pools, waits: { ...free, ...waits } }));
    expect(judged({ network: MINUTE })).toEqual({ cause: 'network', wait: MINUTE });
    expect(judged({ others: MINUTE })).toEqual({ cause: 'strangers', wait: MINUTE });
    expect(judged({ others: HOUR, shop: MINUTE })).toEqual({ cause: 'shop', wait: HOUR });
    expect(judged({ others: HOUR }, ['device', 'others'])).toEqual({ pool: 'device', worked: false });
    expect(judged({ others: HOUR, shop: MINUTE }, ['device', 'others'])).toEqual({ cause: 'shop', wait: MINUTE });
  });

  it('wait as long as the longest of what they wait for', () => {
    const judged = (ages: number[], waits: Partial<CodeAsk['waits']> = {}) =>
      judgeCode(wish({ sent: () => sentBy('others', ages, false), waits: { ...free, ...waits } }));
    // A code a moment ago is the only reason to say so.
    expect(judged([10 * SECOND])).toEqual({ cause: 'just-sent', wait: 20 * SECOND });
    expect(judged([50 * SECOND, 100 * SECOND])).toEqual({ cause: 'number', wait: 10 * SECOND });
    expect(judged([10 * SECOND, MINUTE, 90 * SECOND])).toEqual({ cause: 'number', wait: 110 * SECOND });
    expect(judged([50 * SECOND, 100 * SECOND], { network: 5 * SECOND })).toEqual({
      cause: 'number',
      wait: 10 * SECOND,
    });
    expect(judged([50 * SECOND, 100 * SECOND], { network: MINUTE })).toEqual({ cause: 'network', wait: MINUTE });
  });

  it('have less of the shop every hour, and never nothing', () => {
    let day = 0;
    const hours = Array.from({ length: 24 }, () => {
      let hour = 0;
      for (; hour < limitOfOthers({ day }, budget).hour; hour += 1) day += 1;
      return hour;
    });
    expect(hours.every((sent, place) => sent > 0 && (place === 0 || sent <= (hours[place - 1] ?? 0)))).toBe(true);
    expect(hours[0]).toBe(450);
    expect(day).toBeLessThanOrEqual(2250);
  });

  it('over one network never have all that is left: a hall gets its codes, and the next network still gets some', () => {
    const use = { hour: 0, day: 0 };
    const networks = Array.from({ length: 5 }, () => {
      const network = { hour: 0, day: 0 };
      while (network.hour < limitOfNetwork({ network, others: use }, budget).hour) {
        network.hour += 1;
        network.day += 1;
        use.hour += 1;
        use.day += 1;
      }
      return network.hour;
    });
    expect(networks).toEqual([300, 100, 34, 11, 4]);
    expect(use.hour).toBeLessThan(limitOfOthers(use, budget).hour);
    const day = { hour: 0, day: 1000 };
    expect(limitOfNetwork({ network: day, others: day }, budget).day).toBe(1000);
  });

  it('have a quarter of what is left of their day in an hour, and nothing once that is less than one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 5000 }), fc.nat(5000), fc.nat(900), (most, earlier, hour) => {
        const day = earlier + hour;
        const limit = limitOfOthers({ day }, { hour: 100_000, day: most });
        const isRefused = hour >= Math.floor((most * 0.75 - earlier) * 0.25);
        expect(hour >= limit.hour || day >= limit.day).toBe(isRefused);
      }),
    );
  });
});

it('who is known and has used up the own allowance still has what all others share', () => {
  const ages = [1, 2, 3, 4, 5].map((minutes) => minutes * MINUTE);
  const sent = (pool: CodePool) =>
    pool === 'network' ? sentBy('network', ages, true) : sentBy('network', ages, false);
  expect(judgeCode(wish({ pools: ['network', 'others'], sent }))).toEqual({ pool: 'others', worked: false });
  expect(judgeCode(wish({ pools: ['network'], sent }))).toEqual({ cause: 'own', wait: 10 * MINUTE });
  const just = (pool: CodePool) => sentBy(pool, [10 * SECOND], true);
  expect(judgeCode(wish({ pools: ['network', 'others'], sent: just }))).toEqual({
    cause: 'just-sent',
    wait: 20 * SECOND,
  });
  // Who used up the own allowance with the code a moment ago may go on to that of the others after half a minute.
  const last = (pool: CodePool) => sentBy('network', [10 * SECOND, ...ages.slice(0, 4)], pool === 'network');
  expect(judgeCode(wish({ pools: ['network', 'others'], sent: last }))).toEqual({
    cause: 'just-sent',
    wait: 20 * SECOND,
  });
  expect(judgeCode(wish({ pools: ['network'], sent: last }))).toEqual({ cause: 'own', wait: 11 * MINUTE });
  const idle = (pool: CodePool) => [...last(pool), ...sentBy('others', [20 * MINUTE, 50 * MINUTE], false)];
  const lazy = { pools: ['network', 'others'] as const, sent: idle, proven: false };
  expect(judgeCode(wish(lazy))).toEqual({ cause: 'just-sent', wait: 20 * SECOND });
  const mine = (pool: CodePool) => [
    ...sentBy('network', ages, pool === 'network'),
    ...sentBy('others', [20 * MINUTE, 30 * MINUTE], false),
  ];
  // A program that solves nothing is told when the first of both is free.
  expect(judgeCode(wish({ ...lazy, sent: mine }))).toEqual({ cause: 'work', wait: 10 * MINUTE });
});

it('the owner is told of codes that run out before they are gone', () => {
  const told = (hour: number, day = hour, others = none) => codeAlarm({ all: { hour, day }, others }, budget);
  expect(told(479)).toBe('');
  expect(told(480)).toContain('nearly used up');
  expect(told(0, 2400)).toContain('nearly used up');
  expect(told(600)).toMatch(/for an hour\. Nobody can sign in .* an hour old/);
  expect(told(0, 3000)).toMatch(/for a day\. Nobody can sign in .* a day old/);
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
