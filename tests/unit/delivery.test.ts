import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doesNotReach, reachText, tooFarQuestion } from '#domain/payments/reach.rules.ts';
import { arrivalText } from '#domain/delivery/arrival.rules.ts';
import {
  addDays,
  arrivesOn,
  dayInWords,
  isWorkingDay,
  leavesOn,
  dayAndMonth,
  workingDayUpTo,
} from '#domain/delivery/calendar.rules.ts';
import { type DeliveryPlan, type PlanQuestion, planDelivery } from '#domain/delivery/delivery-plan.rules.ts';
import { arrivesFresh, farHomesText, lifeNeeded } from '#domain/delivery/shelf-life.rules.ts';
import { zoneOf } from '#domain/delivery/zone.rules.ts';
import { pincodeTable, placesOfPincode } from '#domain/delivery/pincode.repo.ts';
import { shopFacts } from '#shop.config';

const { zones } = shopFacts;
const transitTo = (pincode: string): number => zoneOf(placesOfPincode(pincode), zones).transit;

describe('the zone of a pincode', () => {
  it.each([
    ['143001', 'Amritsar'],
    ['144001', 'nearby towns'],
    ['141001', 'Punjab and Chandigarh'],
    ['160017', 'Punjab and Chandigarh'],
    ['110001', 'North India'],
    ['600001', 'the large cities'],
    ['629702', 'the rest of India'],
    ['744101', 'Ladakh, the north-east and the islands'],
  ])('of %s is %s', (pincode, words) => {
    expect(zoneOf(placesOfPincode(pincode), zones).words).toBe(words);
  });

  it('is the farthest for one that nobody knows, and the rest of India for one of unknown place', () => {
    expect(zoneOf(null, zones).transit).toBe(10);
    expect(zoneOf([], zones).words).toBe('the rest of India');
  });

  it('is the farthest of any for one that nobody knows, whatever the order of the zones, and none in a shop without zones', () => {
    const zone = (transit: number) => ({ transit, words: `${transit} days`, districts: [], states: [] });
    expect(zoneOf(null, [zone(9), zone(2), zone(4)]).words).toBe('9 days');
    expect(zoneOf(null, [zone(2), zone(4)]).words).toBe('4 days');
    expect([zoneOf(null, []), zoneOf([], [])].map(({ transit, words }) => [transit, words])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    expect(zoneOf(null, [{ ...zone(9), words: 'islands' }, { ...zone(9), words: 'hills' }, zone(2)]).words).toBe(
      'islands',
    );
    expect([lifeNeeded(0), arrivesFresh(-1, 60), arrivesFresh(10, 7)]).toEqual([1, true, true]);
  });

  it('of a pincode on both sides of a border is the slower one', () => {
    const both = [
      { district: 'Amritsar', state: 'Punjab' },
      { district: 'Sirsa', state: 'Haryana' },
    ];
    expect(zoneOf(both, zones).words).toBe('North India');
    expect(zoneOf([...both].reverse(), zones).words).toBe('North India');
  });

  it('is named only by districts and states that the table of pincodes has', () => {
    const places = [...pincodeTable().values()].flat();
    const districts = new Set(places.map(({ district }) => district));
    const states = new Set(places.map(({ state }) => state));
    for (const zone of zones) {
      expect(zone.districts.filter((name) => !districts.has(name))).toEqual([]);
      expect(zone.states.filter((name) => !states.has(name))).toEqual([]);
    }
  });
});

describe('what arrives fresh', () => {
  it.each([
    [1, '143001', true],
    [1, '144001', false],
    [2, '144001', true],
    [2, '141001', false],
    [4, '160017', true],
    [4, '110001', false],
    [7, '600001', true],
    [7, '629702', false],
    [9, '629702', true],
    [9, '744101', false],
    [30, '744101', true],
    [1, '999999', false],
    [0, '999999', true],
  ])('what keeps %i days does so at %s: %s', (days, pincode, fresh) => {
    expect(arrivesFresh(days, transitTo(pincode))).toBe(fresh);
  });

  it('has 30% of its life left, and what is said to be needed is just enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), fc.integer({ min: 0, max: 60 }), (life, transit) => {
        expect(arrivesFresh(life, transit)).toBe((life - transit) / life >= 0.3 - 1e-9);
        expect(arrivesFresh(life, transit)).toBe(life >= lifeNeeded(transit));
      }),
    );
  });

  it('is said in a sentence, with what can be done', () => {
    expect(reachText('Kalakand', 1, zones)).toBe(
      'Kalakand is best on the day it is made, so it is sure to arrive fresh only in Amritsar.',
    );
    expect(reachText('Kalakand', 1, zones.slice(1))).toBe(
      'Kalakand is best on the day it is made, so it is not sure to arrive fresh anywhere.',
    );
    const bua = { name: 'Bua ji', town: 'Leh' };
    const three = [bua, { name: 'Ravi Gill', town: '' }, { name: 'Asha Rani', town: 'Leh' }];
    expect(doesNotReach('Rasgulla', three, 240)).toBe('Rasgulla does not reach Bua ji in Leh and 2 more fresh.');
    expect(doesNotReach('Rasgulla', [bua], 240)).toBe('Rasgulla does not reach Bua ji in Leh fresh.');
    expect(doesNotReach('Rasgulla', three.slice(1, 2), 1)).toBe('Rasgulla does not reach Ravi Gill fresh.');
    expect(doesNotReach('Rasgulla', three, 3)).toBe('Rasgulla does not reach any of the 3 homes fresh.');
  });

  it('counts homes as people do', () => {
    expect(farHomesText(3, 240)).toBe('Too far to arrive fresh for 3 of 240 homes on your guest list');
    expect(farHomesText(240, 240)).toBe('Too far to arrive fresh for all 240 homes on your guest list');
    expect(farHomesText(1, 1)).toBe('Too far to arrive fresh for the home on your guest list');
    expect(tooFarQuestion(['Rasgulla', 'Kalakand'], 3, 240)).toMatch(
      /^Rasgulla and Kalakand do not reach 3 of 240 homes fresh\./,
    );
    expect(tooFarQuestion(['Rasgulla'], 1, 1)).toMatch(/^Rasgulla does not reach this home fresh\./);
    const near = { pincode: '144001', probably: '', transit: 1, sweet: '', 'dry-fruit': '', invitation: '' };
    expect(arrivalText(near, 'sweet', 1)).toBe(
      'It is best on the day it is made, and 144001 is 1 day away: too far to arrive fresh',
    );
  });

  it('is what the page of a product promises a day for', () => {
    const days = { sweet: '2027-02-14', 'dry-fruit': '2027-02-15', invitation: '2027-03-01' };
    const arrival = { pincode: '141001', probably: '', transit: 2, ...days };
    expect(arrivalText(arrival, 'sweet', 7)).toBe('Reaches 141001 by 14 Feb');
    expect(arrivalText(arrival, 'invitation', 0)).toBe('Reaches 141001 by 1 Mar');
    const likely = { ...arrival, pincode: '160061', probably: 'Chandigarh' };
    expect(arrivalText(likely, 'sweet', 7)).toBe('Reaches 160061, probably Chandigarh, by 14 Feb');
    expect(arrivalText(arrival, 'sweet', 2)).toBe(
      'It keeps 2 days, and 141001 is 2 days away: too far to arrive fresh',
    );
  });
});

const calendar = { open: [1, 2, 3, 4, 5, 6], closed: ['2027-01-26', '2027-03-22'] };
const plain: PlanQuestion = {
  today: '2027-01-04',
  by: null,
  event: null,
  transit: 4,
  promised: { days: 7, inSeason: 15 },
  calendar,
  capacity: { boxes: 0, kilograms: 0 },
  order: { boxes: 240, grams: 120_000 },
  loads: new Map(),
};
const plan = (change: Partial<PlanQuestion>): DeliveryPlan => planDelivery({ ...plain, ...change });

describe('the days of an order', () => {
  it('are the first possible ones while nobody said a day', () => {
    // Fifteen working days of the season after Monday the 4th, without Sundays.
    expect(plan({})).toMatchObject({ earliest: '2027-01-25', leaves: null, problem: '', free: [] });
  });

  it('pass over holidays: nothing is made and nothing is brought', () => {
    expect(plan({ today: '2027-01-09', transit: 0 }).earliest).toBe('2027-01-28');
    expect(plan({ today: '2027-01-04', transit: 5 }).earliest).toBe('2027-01-27');
  });

  it('are as late as freshness asks, and name the last safe day to order', () => {
    expect(plan({ by: '2027-02-14', event: '2027-02-20' })).toMatchObject({
      leaves: '2027-02-10',
      arrives: '2027-02-14',
      orderBy: '2027-01-22',
      problem: '',
    });
  });

  it.each([
    [{ by: '2027-01-03' }, 'Sunday, 3 January is over.'],
    [{ by: '2027-01-04' }, 'The box reaches the farthest of these homes on Monday, 25 January at the earliest.'],
    [{ by: '2027-01-24' }, 'The box reaches the farthest of these homes on Monday, 25 January at the earliest.'],
    [{ by: '2027-03-22' }, 'Monday, 22 March is a holiday: nobody delivers that day.'],
    [{ by: '2027-02-21', event: '2027-02-20' }, 'The celebration on Saturday, 20 February comes before that day.'],
    [{ by: '2029-02-21' }, 'That is more than a year ahead. Please order nearer to the day.'],
  ])('cannot be %j', (wish, problem) => {
    const refused = plan(wish);
    expect(refused.problem).toBe(problem);
    expect(refused.leaves).toBeNull();
    expect(refused.free.length).toBeGreaterThan(0);
    for (const by of refused.free) expect(plan({ ...wish, by }).problem).toBe('');
  });

  it('are earlier than they must be where the kitchen is full, and refused where no day has room', () => {
    const capacity = { boxes: 300, kilograms: 0 };
    const full = (...days: string[]) => new Map(days.map((day) => [day, { boxes: 100, grams: 0 }]));
    expect(plan({ capacity, by: '2027-02-14', loads: full('2027-02-10') }).leaves).toBe('2027-02-09');
    const busy = full(...Array.from({ length: 30 }, (_, day) => addDays('2027-01-20', day)));
    const refused = plan({ capacity, by: '2027-02-14', loads: busy });
    expect(refused.problem).toBe('Our kitchen is full on the days before Sunday, 14 February.');
    expect(refused.free).toEqual(['2027-02-23', '2027-02-24', '2027-02-25']);
    expect(plan({ capacity: { boxes: 200, kilograms: 0 }, by: '2027-02-14' })).toMatchObject({
      problem: 'This is more than our kitchen packs in a day. Please call us and we will plan it with you.',
      free: [],
    });
    expect(plan({ capacity: { boxes: 0, kilograms: 119 }, by: '2027-02-14' }).problem).toMatch(/more than our kitchen/);
  });

  it('count what the kitchen has by weight as well, and take what just fits', () => {
    const by = '2027-02-14';
    const loads = new Map([['2027-02-10', { boxes: 1, grams: 80_000 }]]);
    expect(plan({ by, loads, capacity: { boxes: 0, kilograms: 200 } }).leaves).toBe('2027-02-10');
    expect(plan({ by, loads, capacity: { boxes: 0, kilograms: 199 } }).leaves).toBe('2027-02-09');
    expect(plan({ by, loads, capacity: { boxes: 241, kilograms: 0 } }).leaves).toBe('2027-02-10');
    expect(plan({ by, loads, capacity: { boxes: 240, kilograms: 0 } }).leaves).toBe('2027-02-09');
  });

  it('leave at most ten days before they must, so that they are fresh', () => {
    const busy = (count: number) =>
      new Map(
        Array.from({ length: count }, (_, back) => [addDays('2027-02-10', -back), { boxes: 100, grams: 0 }] as const),
      );
    const capacity = { boxes: 300, kilograms: 0 };
    // The eleventh day before is a Saturday with room, the tenth a Sunday.
    expect(plan({ by: '2027-02-14', capacity, loads: busy(9) }).leaves).toBe('2027-02-01');
    expect(plan({ by: '2027-02-14', capacity, loads: busy(10) }).leaves).toBeNull();
  });

  it('are offered from the wanted day on where the kitchen is full before it', () => {
    const full = Array.from(
      { length: 12 },
      (_, back) => [addDays('2027-02-10', -back), { boxes: 100, grams: 0 }] as const,
    );
    const refused = plan({ by: '2027-02-14', capacity: { boxes: 300, kilograms: 0 }, loads: new Map(full) });
    expect(refused.free).toEqual(['2027-02-15', '2027-02-16', '2027-02-17']);
  });

  it('count working days alone: none for what leaves at once, and holidays neither made on nor brought on', () => {
    const promised = { days: 2, inSeason: 3 };
    expect(leavesOn('2027-01-09', { days: 2, inSeason: 0 }, calendar)).toBe('2027-01-09');
    // Saturday, then a Sunday; the 26th is a holiday.
    expect(leavesOn('2027-01-23', promised, calendar)).toBe('2027-01-28');
    expect(leavesOn('2027-07-05', promised, calendar)).toBe('2027-07-07');
    expect([workingDayUpTo('2027-01-24', calendar), workingDayUpTo('2027-01-26', calendar)]).toEqual([
      '2027-01-23',
      '2027-01-25',
    ]);
    // Couriers bring on Sundays.
    expect([arrivesOn('2027-01-22', 2, calendar), arrivesOn('2027-01-22', 4, calendar)]).toEqual([
      '2027-01-24',
      '2027-01-27',
    ]);
    expect(workingDayUpTo('2027-01-26', { open: [], closed: [] }) < '2026-01-26').toBe(true);
    expect([dayInWords('2027-02-14'), dayAndMonth('2027-02-14')].join(' / ')).toBe('Sunday, 14 February / 14 Feb');
  });

  it('are never on a Sunday, and none in a shop that is always closed', () => {
    expect(isWorkingDay('2027-02-14', { open: [0, 1], closed: [] })).toBe(false);
    expect(isWorkingDay('2027-02-16', { open: [0, 1], closed: [] })).toBe(false);
    expect(plan({ by: '2027-02-14', calendar: { open: [], closed: [] } }).leaves).toBeNull();
  });

  it('say plainly where no day fits the celebration, and what no kitchen packs', () => {
    const soon = plan({ by: '2027-01-20', event: '2027-01-20' });
    expect(soon).toMatchObject({ leaves: null, free: [] });
    expect(soon.problem).toMatch(/earliest, after the celebration on Wednesday, 20 January/);
    expect(plan({ event: '2027-01-03' }).problem).toBe('The celebration on Sunday, 3 January is over.');
    expect(plan({ capacity: { boxes: 100, kilograms: 0 } }).problem).toMatch(/more than our kitchen packs/);
  });

  it.each([
    [{ event: '2027-01-04' }, null],
    [{ by: '2027-01-25' }, '2027-01-21'],
    [{ by: '2027-01-25', event: '2027-01-25' }, '2027-01-21'],
    [{ by: '2027-02-20', event: '2027-02-20' }, '2027-02-16'],
  ])('can be on the very last day: %j', (wish, leaves) => {
    expect(plan(wish)).toMatchObject({ problem: '', leaves });
  });

  it('offer nothing after the celebration', () => {
    const event = '2027-01-27';
    // Tuesday the 26th is a holiday.
    expect(plan({ by: '2027-01-20', event }).free).toEqual(['2027-01-25', '2027-01-27']);
    expect(plan({ by: addDays('2027-01-04', 400) }).problem).toBe('');
    expect(plan({ by: addDays('2027-01-04', 401) }).problem).toMatch(/more than a year/);
  });

  it('are never before the earliest, always on a working day with room, and there in time', () => {
    const day = fc.integer({ min: -3, max: 150 }).map((later) => addDays('2027-01-04', later));
    fc.assert(
      fc.property(
        day,
        fc.option(day),
        fc.integer({ min: 0, max: 12 }),
        fc.array(day, { maxLength: 60 }),
        fc.array(day, { maxLength: 8 }),
        fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 }),
        (by, event, transit, busy, closed, open) => {
          const question: PlanQuestion = {
            ...plain,
            by,
            event,
            transit,
            calendar: { open, closed },
            capacity: { boxes: 300, kilograms: 0 },
            loads: new Map(busy.map((one) => [one, { boxes: 100, grams: 0 }])),
          };
          const { leaves, arrives, orderBy, earliest, problem, free } = planDelivery(question);
          expect(leaves === null).toBe(problem !== '');
          // What is offered can be had.
          for (const one of free) expect(planDelivery({ ...question, by: one }).leaves).not.toBeNull();
          if (leaves === null || arrives === null || orderBy === null) return;
          expect(isWorkingDay(leaves, question.calendar)).toBe(true);
          expect(busy).not.toContain(leaves);
          expect(leaves >= leavesOn(question.today, question.promised, question.calendar)).toBe(true);
          expect(arrives >= earliest && arrives <= by).toBe(true);
          expect(arrives).toBe(arrivesOn(leaves, transit, question.calendar));
          expect(leavesOn(orderBy, question.promised, question.calendar) <= leaves).toBe(true);
          // A day later it would be too late.
          expect(leavesOn(addDays(orderBy, 1), question.promised, question.calendar) > leaves).toBe(true);
          expect(workingDayUpTo(leaves, question.calendar)).toBe(leaves);
        },
      ),
    );
  });
});
