import { beforeAll, describe, expect, it } from 'vitest';
import { whenText } from '#office/log/log-groups.ts';
import { deedsOf, type Names, storyOf, storyOfMany } from '#office/log/log-story.ts';
import { loadSettingsWords } from '#office/log/settings-words.ts';
import { deeds, otherKinds, THING } from '#office/log/log.texts.ts';
import type { AuditEntry } from '#domain/staff/staff.contract.ts';

const ID = '65a0000000000000000000aa';
const ORDER = '65a0000000000000000000bb';
const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: ID,
  at: '2026-11-29T08:50:10.000Z',
  actor: 'Meera',
  action: 'change',
  kind: 'sweet',
  recordId: ID,
  before: null,
  after: null,
  ...more,
});
const sweet = (record: Record<string, unknown>, isActive = true) => ({
  isActive,
  record: { name: 'Kaju Katli', rate: 520_00, category: 'Indian Sweets', ...record },
});
const names = { [ORDER]: '2627-000042', [ID]: 'Kaju Katli' };
const told = (more: Partial<AuditEntry>, known: Names = names): string => {
  const { sentence, thing, changes } = storyOf(entry(more), known);
  const rest = changes.map(({ label, before, after }) => `${label}: ${before === null ? '' : `${before} → `}${after}`);
  return [sentence.replaceAll(THING, thing.name), ...rest].join(' | ');
};

beforeAll(loadSettingsWords);

describe('a line of what was done', () => {
  it('tells one change of a record in one sentence', () => {
    expect(told({ before: sweet({}), after: sweet({ rate: 560_00 }) })).toBe(
      'changed the price of Kaju Katli from ₹520 to ₹560',
    );
    expect(told({ before: sweet({}), after: sweet({}, false) })).toBe('hid Kaju Katli from the site');
    expect(told({ before: sweet({ isDeliveryCharge: true }), after: sweet({ isDeliveryCharge: false }) })).toBe(
      'set “Delivery charge” of Kaju Katli to no',
    );
    expect(told({ before: sweet({ leastGrams: 100 }), after: sweet({ leastGrams: 1500 }) })).toBe(
      'changed “Smallest order, in grams” of Kaju Katli from 100 gm to 1.5 kg',
    );
  });

  it('names several changes, and shows each below', () => {
    expect(told({ before: sweet({}), after: sweet({ rate: 560_00, category: 'Bengali Sweets' }) })).toMatch(
      /^changed price and “Category” of Kaju Katli \| Price of 400 gm: ₹520 → ₹560 \| Category: .+ → /,
    );
    expect(told({ before: sweet({ description: '' }), after: sweet({ description: 'x'.repeat(80) }) })).toBe(
      `changed “Description” of Kaju Katli | Description: (nothing) → ${'x'.repeat(80)}`,
    );
  });

  it('names what a record is called now, where the entry does not', () => {
    expect(told({ action: 'move', before: { place: 1 }, after: { place: 3 } })).toBe(
      'moved Kaju Katli from place 1 to place 3',
    );
    expect(told({ action: 'create', after: sweet({}) })).toBe('added Kaju Katli');
    const { thing } = storyOf(entry({ kind: 'ad', action: 'move', before: { place: 1 }, after: { place: 2 } }), {});
    expect(thing).toEqual({ name: 'an advertisement', href: `/back-office/catalogue/ad/${ID}` });
  });

  it('tells of orders by their number, of people by their name', () => {
    const parcel = { kind: 'parcel', action: 'step', recordId: 'batch' };
    expect(told({ ...parcel, after: { state: 'sent', homes: 2, orders: [ORDER] } })).toBe(
      'sent the boxes for 2 homes of 2627-000042',
    );
    expect(told({ ...parcel, after: { state: 'packed', homes: 3, orders: [ORDER, ID] } })).toBe(
      'packed the boxes for 3 homes of 2 orders',
    );
    const one = { ...parcel, after: { state: 'delivered', homes: 1, orders: [ORDER] } };
    expect(told(one)).toBe('delivered the box for a home of 2627-000042');
    expect(told(one, { ...names, batch: 'Asha' })).toBe('delivered the box for Asha (2627-000042)');
    expect(told({ ...parcel, action: 'undo', after: { homes: 2, orders: [ORDER] } })).toBe(
      'undid the last step for 2 homes of 2627-000042',
    );
    const stepTo = (state: string, homes: number) =>
      told(
        { ...parcel, after: { state, homes, orders: [ORDER] } },
        { ...names, ...(homes === 1 && { batch: 'Asha' }) },
      );
    expect(stepTo('making', 1)).toBe('started making the box for Asha (2627-000042)');
    expect(stepTo('returned', 1)).toBe('marked the box for Asha (2627-000042) as come back');
    expect(stepTo('returned', 2)).toBe('marked the boxes for 2 homes of 2627-000042 as come back');
    expect(told({ ...parcel, action: 'undo', after: { homes: 1, orders: [ORDER] } }, { ...names, batch: 'Asha' })).toBe(
      'undid the last step for Asha (2627-000042)',
    );
    expect(told({ kind: 'order', action: 'note', recordId: ORDER, after: { text: 'Call first' } })).toBe(
      'wrote a note on the order 2627-000042 | Text: Call first',
    );
    expect(
      told({ kind: 'refund', action: 'refund', recordId: ORDER, after: { amount: '₹500', reason: 'Late', homes: 1 } }),
    ).toBe('sent ₹500 back for the order 2627-000042 | Reason: Late | Homes: 1');
    expect(
      told({ kind: 'staff', before: { role: 'editor', isActive: true }, after: { role: 'packer', isActive: true } }),
    ).toBe('changed the role of Kaju Katli from editor to packer');
    expect(told({ kind: 'staff', action: 'invite', after: { name: 'Asha', role: 'packer' } })).toBe(
      'invited Asha to the staff | Role: Packer',
    );
  });

  it('tells whose message, and what of the kitchen on which day', () => {
    const message = { kind: 'enquiry', recordId: 'm' };
    const known = { m: 'Asha Verma', s: 'Besan Laddu' };
    expect(told({ ...message, action: 'answer', before: {}, after: {} }, known)).toBe(
      'answered the message of Asha Verma',
    );
    expect(told({ ...message, action: 'answer', before: {}, after: {} }, {})).toBe('answered a message');
    expect(told({ ...message, before: { state: 'new' }, after: { state: 'open' } }, known)).toBe(
      'moved the message of Asha Verma from “New” to “Started”',
    );
    const [nobody, asha] = [
      { state: 'new', assignee: '' },
      { state: 'open', assignee: 'Asha' },
    ];
    expect(told({ ...message, before: nobody, after: asha }, known)).toBe(
      'changed where the message of Asha Verma stands | State: New → Started | Who answers: nobody → Asha',
    );
    const tick = { kind: 'kitchen', recordId: '2026-11-30 s' };
    expect(told({ ...tick, action: 'ready' }, known)).toBe('ticked Besan Laddu as ready for Monday, 30 November');
    expect(told({ ...tick, action: 'not-ready' }, {})).toBe('unticked something for Monday, 30 November');
    expect(told({ ...tick, recordId: 's', action: 'ready' }, known)).toBe('ticked something as ready');
  });

  it('tells an undo from an older version that came back', () => {
    const back = (restores: number) => ({
      action: 'restore',
      before: { ...sweet({ rate: 52_00 }), revision: 3 },
      after: { ...sweet({}), revision: 4, restores },
    });
    expect(told(back(2))).toBe('undid a change of Kaju Katli | Price of 400 gm: ₹52 → ₹520');
    expect(told(back(1))).toBe('brought back an earlier version of Kaju Katli | Price of 400 gm: ₹52 → ₹520');
  });

  it('tells of settings by the labels of their fields', () => {
    expect(
      told({
        kind: 'settings',
        recordId: 'charges',
        before: { item: 50_00, ownBox: 0 },
        after: { item: 60_00, ownBox: 0 },
      }),
    ).toBe('changed “Sweets or dry fruits” in the settings Delivery charges from ₹50 to ₹60');
    expect(told({ kind: 'settings', recordId: 'charges', before: { gone: 1 }, after: { gone: 2 } })).toBe(
      'changed the settings Delivery charges',
    );
  });

  it('has a kind for each deed that it has words for', () => {
    for (const deed of Object.keys(deeds))
      expect(
        Object.keys(otherKinds).some((kind) => deed.endsWith(` ${kind}`)),
        deed,
      ).toBe(true);
  });
});

describe('what one press did to many', () => {
  const price = (at: number, more: Partial<AuditEntry> = {}) =>
    entry({
      id: `${at}`,
      recordId: `${at}`,
      before: sweet({ name: `${at}` }),
      after: sweet({ name: `${at}`, rate: at * 100 }),
      ...more,
    });
  const lines = (entries: AuditEntry[], open = false) =>
    deedsOf(entries).map((all) => {
      if (all.length === 1) return told(all[0]);
      const { sentence, thing } = storyOfMany(all, names, open);
      return sentence.replaceAll(THING, thing.name);
    });

  it('is one line where person, press and field agree', () => {
    expect(lines([1, 2, 3].map((at) => price(at)))).toEqual(['changed 3 prices of sweets']);
    expect(
      lines(
        [1, 2].map((at) => price(at)),
        true,
      ),
    ).toEqual(['changed 2 or more prices of sweets']);
    expect(lines([price(1), price(2, { actor: 'Asha' })])).toHaveLength(2);
    expect(lines([price(1), price(2, { at: '2026-11-29T08:50:10.001Z' })])).toHaveLength(2);
    expect(lines([price(1), price(2, { before: sweet({ name: '2' }, false) }), price(3)])).toHaveLength(3);
    const hidden = (id: string) => entry({ id, recordId: id, before: sweet({}), after: sweet({}, false) });
    expect(lines(['a', 'b'].map(hidden))).toEqual(['hid 2 sweets from the site']);
    const withdrawn = (id: string) =>
      entry({ id, recordId: id, action: 'withdraw', before: sweet({}), after: sweet({}) });
    expect(lines(['a', 'b'].map(withdrawn))).toEqual(['withdrew 2 sweets']);
    const undone = (id: string) =>
      entry({
        id,
        recordId: id,
        action: 'restore',
        before: { ...sweet({ rate: 265_00 }), revision: 2 },
        after: { ...sweet({}), restores: 1 },
      });
    expect(lines(['a', 'b', 'c'].map(undone))).toEqual(['undid a change of 3 sweets']);
  });

  it('hides no second change of the same record', () => {
    const steps = [
      entry({ before: sweet({ rate: 530_00 }), after: sweet({ rate: 52_00 }) }),
      entry({ before: sweet({ rate: 265_00 }), after: sweet({ rate: 530_00 }) }),
    ];
    expect(lines(steps)).toEqual([
      'changed the price of Kaju Katli from ₹530 to ₹52',
      'changed the price of Kaju Katli from ₹265 to ₹530',
    ]);
    const plan = (what: string) => entry({ kind: 'schedule', action: 'plan', after: { kind: 'sweet', plan: what } });
    expect(lines([plan('x'), plan('y')])).toEqual([
      'planned something for Kaju Katli | Plan: x',
      'planned something for Kaju Katli | Plan: y',
    ]);
  });

  it('adds up homes of one order that were taken one after another', () => {
    const step = (recordId: string, more: Partial<AuditEntry> = {}, orders = [ORDER]) =>
      entry({ kind: 'parcel', action: 'step', recordId, after: { state: 'packed', homes: 2, orders }, ...more });
    const later = { at: '2026-11-29T08:50:59.000Z' };
    expect(lines([step('a', later), step('b'), step('c')])).toEqual(['packed the boxes for 6 homes of 2627-000042']);
    expect(lines([step('a'), step('b')], true)).toEqual(['packed the boxes for 4 or more homes of 2627-000042']);
    expect(lines([step('a'), step('b', {}, [ID])])).toHaveLength(2);
    expect(lines([step('a'), step('b', { after: { state: 'sent', homes: 1, orders: [ORDER] } })])).toHaveLength(2);
    expect(lines([step('a', {}, [ORDER, ID]), step('b', {}, [ORDER, ID])])).toHaveLength(2);
    const undone = { action: 'undo', after: { homes: 1, orders: [ORDER] } };
    expect(lines([step('a', undone), step('b', undone)])).toEqual(['undid the last step for 2 homes of 2627-000042']);
  });

  it('is one line for messages, ticks and plans, and for nothing else', () => {
    const two = (more: Partial<AuditEntry>) => lines(['a', 'b'].map((id) => entry({ recordId: id, ...more, id })));
    expect(two({ kind: 'message', action: 'send-again' })).toEqual(['sent 2 messages to customers again']);
    expect(two({ kind: 'kitchen', action: 'ready' })).toEqual(['ticked 2 things as ready in the kitchen']);
    expect(two({ kind: 'schedule', action: 'plan', after: { kind: 'sweet', plan: 'x' } })).toEqual([
      'planned something for 2 sweets',
    ]);
    expect(two({ kind: 'settings', recordId: 'charges' })).toHaveLength(2);
    expect(two({ kind: 'refund', action: 'refund', recordId: ORDER, after: { amount: '₹5' } })).toHaveLength(2);
  });
});

describe('when something was', () => {
  const now = Date.parse('2026-11-29T20:00:00.000Z');
  it('is said as people say it, in Indian time', () => {
    // It is half past one at night of the 30th in India.
    expect(whenText('2026-11-29T19:00:00.000Z', now)).toBe('today 00:30');
    expect(whenText('2026-11-29T08:50:00.000Z', now)).toBe('yesterday 14:20');
    expect(whenText('2026-11-22T08:35:00.000Z', now)).toBe('22 Nov, 14:05');
    expect(whenText('2025-11-22T08:35:00.000Z', now)).toBe('22 Nov 2025, 14:05');
  });
});
