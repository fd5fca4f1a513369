import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BoxParts,
  type Circles,
  inAnother,
  oneCircle,
  designPlaceOf,
  purchaseOf,
  swappedParts,
  withBox,
  withHomes,
  withName,
  withoutBox,
  withParts,
  withSecondBox,
} from '#domain/orders/circles.rules.ts';
import { soldOf } from '#domain/orders/invoice.rules.ts';
import { addParts, dueBack, homeCosts } from '#domain/orders/refund.rules.ts';
import { lateGuests, lateText, missingText, waveName } from '#domain/orders/waves.rules.ts';
import { circlesTotal } from '#domain/pricing/pricing.rules.ts';

const paise = (max: number) => fc.integer({ min: 0, max });

describe('an order of several box designs', () => {
  const boxes = fc.record({
    boxPrice: paise(5_000_00),
    guestBoxes: fc.integer({ min: 0, max: 600 }),
    ownBoxes: fc.integer({ min: 0, max: 20 }),
    isDeliveryCharge: fc.boolean(),
  });

  it('costs what its designs cost, to the paisa, however many there are', () => {
    fc.assert(
      fc.property(
        fc.array(boxes, { minLength: 1, maxLength: 8 }),
        paise(200_00),
        paise(200_00),
        (all, guestBox, ownBox) => {
          const { each, ...sum } = circlesTotal(all, { guestBox, ownBox });
          expect(sum.total).toBe(sum.goods + sum.delivery);
          expect(each.reduce((total, one) => total + one.total, 0)).toBe(sum.total);
          expect(sum.boxes).toBe(all.reduce((count, one) => count + one.guestBoxes + one.ownBoxes, 0));
          expect(sum.goods).toBe(all.reduce((goods, one) => goods + one.boxPrice * (one.guestBoxes + one.ownBoxes), 0));
        },
      ),
    );
  });

  it('is shared out over its homes to the paisa, and no home gets back what another design cost', () => {
    const home = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      own: fc.boolean(),
      circle: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(
        fc.array(home, { minLength: 1, maxLength: 40 }),
        fc.array(paise(3_000_00), { minLength: 3, maxLength: 3 }),
        (homes, prices) => {
          const charges = { guestBox: 49_00, ownBox: 29_00 };
          const circles = prices.map((price, at) => {
            const its = homes.filter(({ circle }) => circle === at);
            return {
              sweets: Math.floor(price / 2),
              charges,
              goods: its.reduce((sum, { quantity }) => sum + quantity * price, 0),
              delivery: its.reduce(
                (sum, { quantity, own }) => sum + quantity * (own ? charges.ownBox : charges.guestBox),
                0,
              ),
            };
          });
          const bought = {
            kind: 'invitation' as const,
            orderedAt: '2026-11-02T06:00:00.000Z',
            ...addParts(circles),
            sweets: 0,
            homes,
            circles,
          };
          const shares = homeCosts(bought);
          expect(addParts(shares)).toEqual(addParts(circles));
          for (const [at, { quantity, circle, own }] of homes.entries()) {
            expect(shares[at]).toEqual({
              goods: quantity * (prices[circle] ?? 0),
              delivery: quantity * (own ? charges.ownBox : charges.guestBox),
            });
            // Cancelled weeks later and not made yet: the sweets of its own design go back.
            expect(dueBack(bought, shares, at, 'accepted', '2026-11-20T06:00:00.000Z').goods).toBe(
              quantity * Math.floor((prices[circle] ?? 0) / 2),
            );
          }
        },
      ),
    );
  });

  it('has an invoice whose lines are never below nothing when cancelled homes come off', () => {
    const lines = fc.array(paise(9_000_00), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (gross, share) => {
        const goods = gross.reduce((sum, one) => sum + one, 0);
        // Of every other design both of two boxes are cancelled, of the rest one; a part of their price is charged.
        const offDesigns = gross.map((one, at) => {
          const gone = at % 2 === 0 ? 2 : 1;
          const cost = gone === 2 ? one : Math.floor(one / 2);
          return { circle: at, boxes: gone, goods: cost, kept: cost - Math.floor(cost * share) };
        });
        const off = offDesigns.reduce((sum, one) => sum + one.goods - one.kept, 0);
        const sold = soldOf(
          gross.map((one, at) => ({ text: `Box ${at}`, quantity: '2', gross: one })),
          0,
          { off: { goods: off, delivery: 0 }, offDesigns },
        );
        expect(sold.reduce((sum, line) => sum + line.gross, 0)).toBe(goods - off);
        for (const line of sold) expect(line.gross).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('boxes for circles of guests', () => {
  const parts = (weight: 250 | 500): BoxParts => ({ invitationId: 'a'.repeat(24), tempId: 1, weight, sections: [] });
  const guests = Array.from({ length: 12 }, (_, at) => `guest ${at}`);
  const deed = fc.oneof(
    fc.record({ kind: fc.constant('add' as const) }),
    fc.record({ kind: fc.constant('give' as const), ids: fc.subarray(guests), box: fc.nat({ max: 9 }) }),
    fc.record({ kind: fc.constant('out' as const), box: fc.nat({ max: 9 }) }),
    fc.record({ kind: fc.constant('second' as const), ids: fc.subarray(guests) }),
  );
  type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;
  const does = (circles: Circles, one: Deed, at: number): Circles => {
    const ids = ['', ...circles.boxes.map(({ id }) => id)];
    const boxAt = (place: number): string => ids[place % ids.length] ?? '';
    if (one.kind === 'add') return withBox(circles, { id: `box ${at}`, cartId: '', parts: parts(500) });
    if (one.kind === 'give') return withHomes(circles, one.ids, boxAt(one.box));
    if (one.kind === 'second') return withSecondBox(circles, { id: `box ${at}`, name: 'Far' }, parts(250), one.ids);
    const id = boxAt(one.box);
    return id === '' ? circles : withoutBox(circles, id);
  };

  it('count every home once, whatever is pressed, and order no box that nobody gets', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
        const circles = deeds.reduce(does, oneCircle);
        expect(circles.boxes.length).toBeLessThan(8);
        const homes = Array.from({ length: circles.boxes.length + 1 }, (): string[] => []);
        for (const guest of guests) homes[designPlaceOf(circles, guest)]?.push(guest);
        const order = purchaseOf(
          homes.map((its, at) => ({
            circle: `Box ${at}`,
            parts: parts(500),
            cartId: '',
            recipients: its.map((guestId) => ({ guestId, quantity: 1 })),
            own: 0,
          })),
          '',
        );
        const sent = [order, ...(order.circles ?? [])].map(({ recipients }) =>
          recipients.map(({ guestId }) => guestId),
        );
        expect(sent.flat().sort()).toEqual([...guests].sort());
        expect(sent.every((its) => its.length > 0)).toBe(true);
        // One design for all is the plain order of ever.
        if (sent.length === 1) expect(Object.keys(order)).not.toContain('circles');
      }),
    );
  });

  it('ask before a home that was given one box is moved to another', () => {
    const one = withHomes(withBox(oneCircle, { id: 'a', cartId: '', parts: parts(500) }), ['guest 1'], 'a', 'Office');
    expect(one.boxes[0]?.name).toBe('Office');
    expect(inAnother(one, ['guest 1', 'guest 2'], '')).toEqual(['guest 1']);
    expect(inAnother(one, ['guest 1', 'guest 2'], 'a')).toEqual([]);
    // Nobody is asked about a box that was taken out.
    expect(inAnother(withoutBox(one, 'a'), ['guest 1'], '')).toEqual([]);
  });

  it('swap a sweet for the far homes in one second box, also when it is pressed twice', () => {
    const box = {
      ...parts(500),
      sections: [
        { index: 0, sweetId: 'near' },
        { index: 1, sweetId: 'other' },
      ],
    };
    const swapped = swappedParts(box, 'near', 'far');
    expect(swapped.sections.map(({ sweetId }) => sweetId)).toEqual(['far', 'other']);
    const once = withSecondBox(oneCircle, { id: 'a', name: 'With far' }, swapped, ['guest 1']);
    const twice = withSecondBox(once, { id: 'b', name: 'With far' }, swapped, ['guest 1', 'guest 2']);
    expect(twice.boxes.map(({ id }) => id)).toEqual(['a']);
    expect(guests.slice(0, 4).map((guest) => designPlaceOf(twice, guest))).toEqual([0, 1, 1, 0]);
  });

  const named = (...names: string[]): Circles =>
    names.reduce((all, name) => withBox(all, { id: name, name, cartId: 'cart', parts: null }), oneCircle);
  const namesOf = ({ name, boxes }: Circles): string[] => [name, ...boxes.map((box) => box.name)];

  it('have numbers that no other box has, and are eight at most', () => {
    const nameless = { id: 'x', cartId: '', parts: null };
    expect(namesOf(withBox(withBox(named('Box 3'), nameless), nameless))).toEqual(['Box 1', 'Box 3', 'Box 4', 'Box 5']);
    expect(namesOf(withBox(withName(named('Office'), '', 'Box 3'), nameless))).toEqual(['Box 3', 'Office', 'Box 4']);
    const seven = named('a', 'b', 'c', 'd', 'e', 'f');
    const eight = withBox(seven, nameless);
    expect(namesOf(eight)).toHaveLength(8);
    expect(withBox(eight, { ...nameless, id: 'y' })).toBe(eight);
    // Nobody is given a box that had no room.
    expect(withSecondBox(eight, { id: 'y', name: 'Far' }, parts(250), ['guest 1'])).toBe(eight);
    expect(designPlaceOf(withSecondBox(seven, { id: 'y', name: 'Far' }, parts(250), ['guest 1']), 'guest 1')).toBe(7);
  });

  it.each([
    ['Box 1', 'Office'],
    ['Box 12', 'Office'],
    ['Box 1 for Delhi', 'Box 1 for Delhi'],
    ['Gift Box 1', 'Gift Box 1'],
    ['Box', 'Box'],
  ])('called %j and given to those of the office is called %j then', (before, after) => {
    const circles = withName(named('Friends', before), '', before);
    expect(namesOf(withHomes(circles, ['guest 1'], before, 'Office'))).toEqual([before, 'Friends', after]);
    expect(namesOf(withHomes(circles, ['guest 1'], '', 'Office'))).toEqual([after, 'Friends', before]);
    expect(namesOf(withHomes(circles, ['guest 1'], before))).toEqual([before, 'Friends', before]);
  });

  it('are called anew, filled anew and taken out one at a time', () => {
    const two = withHomes(withHomes(named('a', 'b'), ['guest 1'], 'a'), ['guest 2'], 'b');
    expect(namesOf(withName(two, 'b', 'Delhi'))).toEqual(['Box 1', 'a', 'Delhi']);
    expect(withParts(two, 'b', parts(250)).boxes).toEqual([
      { id: 'a', name: 'a', cartId: 'cart', parts: null },
      { id: 'b', name: 'b', cartId: '', parts: parts(250) },
    ]);
    // Whoever had a box that comes back is given it anew.
    expect(designPlaceOf(withBox(withoutBox(two, 'b'), { id: 'b', cartId: '', parts: null }), 'guest 2')).toBe(0);
    const left = withoutBox(two, 'a');
    expect([namesOf(left), ...guests.slice(1, 3).map((guest) => designPlaceOf(left, guest))]).toEqual([
      ['Box 1', 'b'],
      0,
      1,
    ]);
  });

  it('ask about a home that was given the first box on purpose, and about none that nobody gave one', () => {
    const circles = withHomes(named('a'), ['guest 1'], '');
    expect(inAnother(circles, ['guest 1', 'guest 2'], 'a')).toEqual(['guest 1']);
    const both = { ...named('a', 'b'), of: { 'guest 1': 'a', 'guest 2': 'gone' } };
    expect(inAnother(both, ['guest 1', 'guest 2', 'guest 3'], '')).toEqual(['guest 1']);
  });

  it('are ordered as one plain design where all get the same, and nothing is made up where nobody gets any', () => {
    const circle = { circle: ' Office ', parts: parts(500), cartId: 'cart', recipients: [], own: 0 };
    expect(purchaseOf([circle, circle], '')).toEqual({ ...parts(500), recipients: [], cartId: 'cart', ownBoxes: 0 });
    expect(purchaseOf([circle, { ...circle, own: 3, cartId: '' }], '')).toEqual({
      ...parts(500),
      recipients: [],
      cartId: undefined,
      ownBoxes: 3,
    });
    expect(purchaseOf([], '')).toMatchObject({ invitationId: '', sections: [], recipients: [], ownBoxes: 0 });
    const both = purchaseOf(
      [
        { ...circle, own: 1 },
        { ...circle, own: 2 },
      ],
      '',
    );
    expect([both.circle, both.circles?.[0]?.circle, both.ownBoxes, both.ownCircle]).toEqual([
      'Office',
      'Office',
      1,
      undefined,
    ]);
  });

  it('name the box of one’s own among those that somebody gets', () => {
    const circle = (own: number, recipients: { guestId: string; quantity: number }[]) => ({
      circle: 'Some',
      parts: parts(500),
      cartId: '',
      recipients,
      own,
    });
    const order = purchaseOf([circle(0, []), circle(0, [{ guestId: 'a', quantity: 1 }]), circle(2, [])], 'first');
    expect(order).toMatchObject({ ownBoxes: 2, ownCircle: 1, waveOf: 'first' });
    expect(order.circles).toHaveLength(1);
  });
});

describe('guests whose address comes late', () => {
  it('are in no wave yet, counted once, and nobody who was left out on purpose is among them', () => {
    const id = fc.integer({ min: 0, max: 30 }).map(String);
    const wave = fc.record({ sent: fc.array(id), waiting: fc.array(id) });
    const guests = fc.uniqueArray(fc.record({ id, reachable: fc.boolean() }), { selector: (guest) => guest.id });
    fc.assert(
      fc.property(fc.array(wave, { minLength: 1, maxLength: 4 }), guests, (waves, list) => {
        const { late, missing } = lateGuests(waves, list);
        expect([...late, ...missing].map((guest) => guest.id).sort()).toEqual(
          list
            .map((guest) => guest.id)
            .filter((one) => waves.some(({ waiting }) => waiting.includes(one)))
            .filter((one) => !waves.some(({ sent }) => sent.includes(one)))
            .sort(),
        );
        expect(late.every(({ reachable }) => reachable)).toBe(true);
        expect(missing.some(({ reachable }) => reachable)).toBe(false);
      }),
    );
  });

  it.each([
    [['MANJIT KAUR'], 'Manjit Kaur has an address now, but no box yet.'],
    [['Manjit', 'Charan'], 'Manjit and Charan have an address now, but no box yet.'],
    [['A', 'B', 'C'], 'A, B and C have an address now, but no box yet.'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more have an address now, but no box yet.'],
  ])('named %j are told of in one sentence', (names, words) => {
    expect(lateText(names)).toBe(words);
  });

  it('are counted as people count, and waves by their place', () => {
    expect([1, 2].map(missingText)).toEqual([
      '1 guest on your list still has no address.',
      '2 guests on your list still have no address.',
    ]);
    expect([0, 1, 2].map(waveName)).toEqual(['Part 1', 'Part 2', 'Part 3']);
  });
});
