import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterStep,
  canUndo,
  customerWords,
  judgeStep,
  likelyNext,
  nextStates,
  openStates,
  type ParcelFacts,
  parcelStates,
  staffWords,
  UNDO_MS,
  untouched,
} from '#features/fulfilment/fulfilment.rules.ts';

const state = fc.constantFrom(...parcelStates);
const wish = fc.record({
  state,
  courier: fc.constantFrom('', 'DTDC', 'Own delivery'),
  tracking: fc.constantFrom('', 'D1', 'D2'),
});

/** Does what is allowed of some wishes, one after the other. */
function walk(wishes: readonly Parameters<typeof judgeStep>[1][]): ParcelFacts[] {
  const way = [untouched];
  for (const one of wishes) {
    const last = way.at(-1) ?? untouched;
    if (judgeStep(last, one).is === 'done') way.push(afterStep(last, one));
  }
  return way;
}

describe('the states of a parcel', () => {
  it('can each be reached from placed, and each has a way on', () => {
    const reached = new Set(['placed']);
    for (let before = -1; before !== reached.size;) {
      before = reached.size;
      for (const one of parcelStates) if (reached.has(one)) for (const next of nextStates(one)) reached.add(next);
    }
    expect([...reached].sort()).toEqual([...parcelStates].sort());
    for (const one of parcelStates) expect(nextStates(one).length, one).toBeGreaterThan(0);
  });

  it.each([
    ['placed', 'packed', 'done'],
    ['placed', 'delivered', 'refused'],
    ['packed', 'delivered', 'done'],
    ['packed', 'making', 'done'],
    ['packed', 'accepted', 'refused'],
    ['sent', 'cancelled', 'refused'],
    ['sent', 'returned', 'done'],
    ['sent', 'packed', 'refused'],
    ['delivered', 'returned', 'done'],
    ['delivered', 'cancelled', 'refused'],
    ['returned', 'sent', 'done'],
    ['returned', 'cancelled', 'done'],
    ['cancelled', 'making', 'refused'],
    ['cancelled', 'accepted', 'done'],
    ['accepted', 'placed', 'refused'],
    ['making', 'making', 'already'],
  ] as const)('from %s to %s is %s', (from, to, verdict) => {
    expect(judgeStep({ ...untouched, state: from }, { state: to, courier: 'DTDC' }).is).toBe(verdict);
  });

  it('says why a step is not allowed, in a sentence', () => {
    for (const from of parcelStates)
      for (const to of parcelStates) {
        const verdict = judgeStep({ ...untouched, state: from }, { state: to });
        if (verdict.is === 'refused') expect(verdict.message).toMatch(/^[A-Z].*\.$/);
      }
    expect(judgeStep({ ...untouched, state: 'sent' }, { state: 'cancelled' })).toEqual({
      is: 'refused',
      message: 'It was sent already. Only what came back can be cancelled.',
    });
    expect(judgeStep({ ...untouched, state: 'delivered' }, { state: 'packed' })).toEqual({
      is: 'refused',
      message: 'It is delivered and cannot become packed.',
    });
  });

  it('offer as the next step one that may follow', () => {
    for (const one of parcelStates) {
      const next = likelyNext[one];
      if (next) expect(nextStates(one)).toContain(next);
    }
    expect([...openStates].every((one) => likelyNext[one] !== null)).toBe(true);
  });

  it('is never sent without somebody who carries it, and names nobody before or after', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        for (const { state: now, courier, tracking } of walk(wishes)) {
          if (now === 'sent') expect(courier).not.toBe('');
          if (openStates.includes(now) || now === 'cancelled') expect([courier, tracking]).toEqual(['', '']);
        }
      }),
    );
  });

  it('never cancels what is on its way or was handed over', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        const way = walk(wishes);
        for (const [at, { state: now }] of way.entries())
          if (now === 'cancelled') expect(['sent', 'delivered']).not.toContain(way[at - 1]?.state);
      }),
    );
  });

  it('does the same wish once: the second time it is so already', () => {
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), wish, (wishes, one) => {
        const last = walk(wishes).at(-1) ?? untouched;
        if (judgeStep(last, one).is === 'done') expect(judgeStep(afterStep(last, one), one)).toEqual({ is: 'already' });
      }),
    );
  });

  it('takes a better number for what is sent already, and keeps it until the end', () => {
    const sent = afterStep(untouched, { state: 'sent', courier: 'DTDC', tracking: 'D1' });
    expect(judgeStep(sent, { state: 'sent', courier: 'DTDC', tracking: 'D2' }).is).toBe('done');
    expect(afterStep(sent, { state: 'delivered' })).toEqual({ state: 'delivered', courier: 'DTDC', tracking: 'D1' });
    expect(afterStep(sent, { state: 'returned' })).toEqual({ state: 'returned', courier: 'DTDC', tracking: 'D1' });
  });

  it('has words for staff and for customers, each state its own', () => {
    expect(new Set(parcelStates.map((one) => staffWords[one].state)).size).toBe(parcelStates.length);
    expect(new Set(parcelStates.map((one) => staffWords[one].act)).size).toBe(parcelStates.length);
    expect(new Set(parcelStates.map((one) => customerWords[one])).size).toBe(parcelStates.length);
  });

  it('can be taken back for ten minutes and not longer', () => {
    const at = '2026-11-22T06:00:00.000Z';
    const pressed = Date.parse(at);
    expect(UNDO_MS).toBe(600_000);
    expect([pressed, pressed + UNDO_MS].map((now) => canUndo(at, now))).toEqual([true, true]);
    expect(canUndo(at, pressed + UNDO_MS + 1)).toBe(false);
  });
});
