import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BoxParts,
  type Circles,
  inAnother,
  oneCircle,
  placeOf,
  purchaseOf,
  swappedParts,
  withBox,
  withHomes,
  withoutBox,
  withSecondBox,
} from '#features/invitation-order/circles.rules.ts';
import { soldOf } from '#features/orders/invoice.rules.ts';
import { addParts, dueBack, sharesOf } from '#features/orders/refund.rules.ts';
import { lateGuests } from '#features/orders/waves.rules.ts';
import { circlesTotal } from '#features/pricing/pricing.rules.ts';

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
          const shares = sharesOf(bought);
          expect(addParts(shares)).toEqual(addParts(circles));
          for (const [at, { quantity, circle, own }] of homes.entries()) {
            expect(shares[at]).toEqual({
              goods: quantity * (prices[circle] ?? 0),
              delivery: quantity * (own ? charges.ownBox : charges.guestBox),
            });
            // Cancelled weeks later and not made yet: the sweets of its own design go back.
            expect(dueBack(bought, at, 'accepted', '2026-11-20T06:00:00.000Z').goods).toBe(
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
        const off = Math.floor(goods * share);
        const sold = soldOf(
          gross.map((one, at) => ({ text: `Box ${at}`, quantity: '1', gross: one })),
          0,
          { goods: off, delivery: 0 },
        );
        expect(sold.reduce((sum, line) => sum + line.gross, 0)).toBe(goods - off);
        expect(Math.min(...sold.map((line) => line.gross))).toBeGreaterThanOrEqual(0);
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
        for (const guest of guests) homes[placeOf(circles, guest)]?.push(guest);
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
    expect(guests.slice(0, 4).map((guest) => placeOf(twice, guest))).toEqual([0, 1, 1, 0]);
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
});
