import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lies, reachWords, zoneOf } from '#features/checkout/reach.rules.ts';
import { leavesBy } from '#features/orders/dispatch.rules.ts';
import { isSameBox } from '#features/orders/order.rules.ts';
import { placesOfPincode, pincodeTable } from '#features/pincodes/pincode.repo.ts';
import { readableRate } from '#lib/money.ts';
import { shopFacts } from '#shop';
import { demoPolicies } from '../../src/demo/catalogue/policies.ts';

const reaches = (days: number, pincode: string): boolean => {
  const zone = zoneOf(days, shopFacts.reach);
  return zone === null || lies(zone, placesOfPincode(pincode) ?? []);
};

describe('how far food travels', () => {
  it.each([
    [1, '143001', true],
    [1, '144001', false],
    [1, '629702', false],
    [2, '144001', true],
    [2, '160017', false],
    [4, '160017', true],
    [4, '110001', false],
    [7, '110001', true],
    [7, '600001', true],
    [7, '629702', false],
    [30, '629702', true],
    [180, '744101', true],
  ])('what keeps %i days is sent to %s: %s', (days, pincode, sent) => {
    expect(reaches(days, pincode)).toBe(sent);
  });

  it('never shrinks for what keeps longer', () => {
    const pincodes = [...pincodeTable().keys()];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom(...pincodes),
        (days, more, pincode) => {
          if (reaches(days, pincode)) expect(reaches(days + more, pincode)).toBe(true);
        },
      ),
    );
  });

  it('is not judged where nobody knows the pincode or how long the food keeps', () => {
    expect(reaches(1, '999999')).toBe(true);
    expect(zoneOf(0, shopFacts.reach)).toBeNull();
  });

  it('is the nearest zone for what keeps shorter than any asks for, and everywhere where there is one zone alone', () => {
    const [near, far] = [shopFacts.reach[1], shopFacts.reach[4]];
    expect(zoneOf(1, [near, far])).toEqual(near);
    expect(zoneOf(1, [far])).toBeNull();
  });

  it('names only districts and states that the table of pincodes has', () => {
    const places = [...pincodeTable().values()].flat();
    const districts = new Set(places.map(({ district }) => district));
    const states = new Set(places.map(({ state }) => state));
    for (const zone of shopFacts.reach) {
      expect(zone.districts.filter((name) => !districts.has(name))).toEqual([]);
      expect(zone.states.filter((name) => !states.has(name))).toEqual([]);
    }
  });

  it('is said in a sentence', () => {
    const zone = zoneOf(1, shopFacts.reach);
    expect(zone && reachWords('Kalakand', 1, zone)).toBe(
      'Kalakand is best on the day it is made, so it is sure to arrive fresh in Amritsar only.',
    );
  });
});

describe('the day an order leaves', () => {
  it.each([
    ['sweet', '2026-11-20T10:00:00Z', '2026-11-21'],
    // Saturday night in India: Sunday does not count.
    ['sweet', '2026-11-21T17:00:00Z', '2026-11-23'],
    ['dry-fruit', '2026-11-20T10:00:00Z', '2026-11-23'],
    ['invitation', '2026-07-01T06:00:00Z', '2026-07-09'],
    ['invitation', '2026-11-23T06:00:00Z', '2026-12-10'],
  ] as const)('of a %s ordered at %s is %s', (kind, orderedAt, day) => {
    expect(new Date(Date.parse(leavesBy(kind, orderedAt)) + 5.5 * 3_600_000).toISOString().slice(0, 10)).toBe(day);
  });
});

describe('the policies', () => {
  it('name the zones and times that the shop goes by', () => {
    for (const { words } of shopFacts.reach.slice(0, -1)) expect(demoPolicies.shipping).toContain(words);
    expect(demoPolicies.shipping).toContain(`within ${shopFacts.dispatch.invitation} working days`);
    expect(demoPolicies.shipping).toContain(`within ${shopFacts.dispatch.invitationInSeason} working days.`);
  });

  it('ask for nothing that no page offers', () => {
    for (const html of Object.values(demoPolicies))
      expect(html).not.toMatch(/approv|proof of|send a proof|when they are placed/i);
  });
});

it.each([
  ['880/400gm', '₹880 / 400 gm'],
  ['3600/kg', '₹3,600 / kg'],
  ['500/400g', '₹500 / 400 gm'],
  ['12.50/kg', '₹12.50 / kg'],
  ['on request', 'on request'],
])('the rate %s is read as %s', (text, words) => {
  expect(readableRate(text)).toBe(words);
});

it('two boxes are the same whatever the order of their sections, and differ by design, size, type or one sweet', () => {
  const box = {
    invitationId: 'a',
    weight: 750,
    tempId: 2,
    sections: [
      { index: 0, sweetId: 'x' },
      { index: 1, sweetId: 'y' },
    ],
  };
  expect(isSameBox(box, { ...box, sections: box.sections.toReversed() })).toBe(true);
  for (const other of [
    { invitationId: 'b' },
    { weight: 500 },
    { tempId: 3 },
    { sections: [] },
    {
      sections: [
        { index: 0, sweetId: 'y' },
        { index: 1, sweetId: 'x' },
      ],
    },
  ]) {
    expect(isSameBox(box, { ...box, ...other })).toBe(false);
  }
});

it('the help of the catalogue tells what the rates of sweets and dry fruits are for', () => {
  const help = execFileSync(process.execPath, ['scripts/catalogue.ts', '--help'], { encoding: 'utf8' });
  expect(help).toContain("A sweet's rate is the price of 400 gm, a dry fruit's rate the price of 1 kg.");
});
