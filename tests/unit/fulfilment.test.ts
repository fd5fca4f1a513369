import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '#lib/time.ts';
import {
  afterStep,
  canUndo,
  parcelCustomerTexts,
  judgeStep,
  likelyNext,
  nextStates,
  openStates,
  type ParcelFacts,
  parcelReference,
  parcelStates,
  sharedNumberProblem,
  parcelStaffTexts,
  trackingNumber,
  UNDO_MS,
  untouched,
} from '#domain/parcels/fulfilment.rules.ts';

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
      message: 'It is already sent. You can cancel only what came back.',
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
    expect(new Set(parcelStates.map((one) => parcelStaffTexts[one].state)).size).toBe(parcelStates.length);
    expect(new Set(parcelStates.map((one) => parcelStaffTexts[one].act)).size).toBe(parcelStates.length);
    expect(new Set(parcelStates.map((one) => parcelCustomerTexts[one])).size).toBe(parcelStates.length);
  });

  it('can be taken back for ten minutes and not longer', () => {
    const at = '2026-11-22T06:00:00.000Z';
    const pressed = Date.parse(at);
    expect(UNDO_MS).toBe(10 * MINUTE);
    expect([pressed, pressed + UNDO_MS].map((now) => canUndo(at, now))).toEqual([true, true]);
    expect(canUndo(at, pressed + UNDO_MS + 1)).toBe(false);
  });
});

describe('a step that is not taken', () => {
  const refused = (from: ParcelFacts['state'], to: ParcelFacts['state'], courier?: string) =>
    judgeStep({ ...untouched, state: from }, { state: to, courier });

  it('says what to do instead', () => {
    expect(refused('packed', 'sent')).toEqual({
      is: 'refused',
      message: 'Please choose a courier, or “Own delivery”.',
    });
    expect(refused('cancelled', 'making')).toEqual({
      is: 'refused',
      message: 'It is cancelled. Accept it again first.',
    });
    expect(refused('packed', 'placed')).toEqual({
      is: 'refused',
      message: 'You cannot set anything back to placed. Undo the last step instead.',
    });
  });

  it('is taken all the same where only the courier is another one', () => {
    const sent = afterStep(untouched, { state: 'sent', courier: 'DTDC', tracking: 'D1' });
    expect(judgeStep(sent, { state: 'sent', courier: 'Blue Dart', tracking: 'D1' })).toEqual({ is: 'done' });
    const done = afterStep(sent, { state: 'delivered' });
    expect(judgeStep(done, { state: 'delivered', courier: 'Blue Dart', tracking: 'D9' })).toEqual({ is: 'already' });
  });
});

describe('a courier’s number', () => {
  const holder = { reference: '2627-000042-7', name: 'Bua ji', pincode: '143001' };
  const problem = (others: readonly (typeof holder)[], together = false, pincode = '143001') =>
    sharedNumberProblem('D1', { pincode }, others, together);

  it('is kept in capitals and plain digits, however it was typed', () => {
    expect(trackingNumber(' d12 ३४\u200e–x ')).toBe('D1234-X');
    expect(parcelReference('2627-000042', 6)).toBe('2627-000042-7');
  });

  it('belongs to one home, or to one consignment when a person says so', () => {
    expect(problem([])).toBe('');
    expect(problem([holder], true)).toBe('');
    expect(problem([holder])).toBe(
      'D1 is also the number of 2627-000042-7, Bua ji, 143001. Only boxes of one consignment can share a number.',
    );
    expect(problem([{ ...holder, name: '' }])).toContain('a home without a name');
  });

  it('never goes to two places, and names the one that is elsewhere', () => {
    const far = { ...holder, reference: '2627-000043-1', pincode: '110001' };
    for (const together of [false, true])
      expect(problem([holder, far], together)).toBe(
        'D1 is also the number of 2627-000043-1, Bua ji, 110001. Boxes to different places cannot share a number.',
      );
  });
});
