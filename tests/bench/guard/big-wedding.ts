import { answerOfHome, sumAnswers } from '#domain/guests/celebration.rules.ts';
import { planDelivery } from '#domain/delivery/delivery-plan.rules.ts';
import { zoneOf } from '#domain/delivery/zone.rules.ts';
import { checkGuests } from '#domain/guests/guest-check.rules.ts';
import { noTexts } from '#domain/guests/guest-import.rules.ts';
import { readGuest } from '#domain/guests/guest-reading.rules.ts';
import { homesOf } from '#domain/guests/homes.rules.ts';
import { inAnother, oneCircle, designPlaceOf, withBox, withHomes } from '#domain/orders/circles.rules.ts';
import { type MoneyFacts, moneyOfOrder } from '#domain/orders/goes-back.rules.ts';
import { divideOverHomes } from '#domain/orders/home-money.rules.ts';
import { type Bought, homeCosts, sumOfParts } from '#domain/orders/refund.rules.ts';
import { lateGuests } from '#domain/orders/waves.rules.ts';
import { courierRows } from '#domain/packing/courier.rules.ts';
import { kitchenDays } from '#domain/packing/kitchen.rules.ts';
import { type PackingHome, packingGroups, packingProgress } from '#domain/packing/packing.rules.ts';
import { readTracking } from '#domain/packing/tracking.rules.ts';
import { circlesTotal } from '#domain/pricing/pricing.rules.ts';
import { courierExamples } from '#domain/settings/courier-tables.rules.ts';

/** Number of homes of the wedding and of box designs of its order. */
const HOMES = 5_000;
const DESIGNS = 8;
/** Number of cancelled homes. */
const CANCELLED = 2_000;

const places = Array.from({ length: HOMES }, (_, at) => at);
const designs = Array.from({ length: DESIGNS }, (_, at) => at);
const idOf = (at: number): string => `guest-${String(at).padStart(4, '0')}`;
const mobileOf = (at: number): string => String(9_800_000_000 + at);
const referenceOf = (at: number): string => `2627-000042-${at + 1}`;
const CHARGES = { guestBox: 60_00, ownBox: 30_00 };
const WEDDING = '2027-02-14';

const districts = ['Amritsar', 'Delhi', 'Jaipur', 'Mumbai'] as const;
const districtOf = (at: number): string => districts[at % districts.length] ?? '';
const zones = [
  { transit: 0, words: 'Amritsar', districts: ['Amritsar'], states: [] },
  { transit: 2, words: 'the north', districts: ['Delhi'], states: ['Rajasthan'] },
  { transit: 5, words: 'elsewhere', districts: [], states: [] },
];

const bought: Bought = {
  kind: 'invitation',
  orderedAt: '2026-11-20T06:00:00.000Z',
  homes: places.map((at) => ({ quantity: 1 + (at % 2), own: at === 0, circle: at % DESIGNS })),
  goods: 9_600_000_00,
  delivery: 450_000_00,
  sweets: 800_00,
  charges: CHARGES,
  circles: designs.map(() => ({ goods: 1_200_000_00, delivery: 56_250_00, sweets: 800_00, charges: CHARGES })),
};

/** Returns the money of the order with the first `cancelled` homes cancelled and two refunds. */
const moneyFacts = (cancelled: number): MoneyFacts => {
  const { goods, delivery } = bought;
  const refund = { state: 'processed', goods: 800_00, delivery: 60_00, per_home: [860_00] };
  return {
    bought,
    payments: [{ parts: { goods, delivery } }],
    inParts: [],
    cancellations: places
      .slice(0, cancelled)
      .map((position) => ({ position, before: 'accepted', at: '2026-12-01T06:00:00.000Z' })),
    refunds: [
      { ...refund, positions: [1], asked_at: '2026-12-02T06:00:00.000Z' },
      { ...refund, positions: [HOMES - 1], asked_at: '2026-12-02T06:00:00.000Z' },
    ],
    left: { goods: goods - 2 * 800_00, delivery: delivery - 2 * 60_00 },
    settled: '',
    spent: null,
  };
};

const home = (at: number): PackingHome => ({
  orderId: 'order',
  position: at,
  reference: referenceOf(at),
  contents: `design-${at % DESIGNS}`,
  boxes: 1 + (at % 2),
  due: '2027-02-06',
  name: `Guest ${at}`,
  mobile: mobileOf(at),
  address: `${at + 1}, Lawrence Road, ${districtOf(at)}`,
  pincode: String(143_001 + (at % 50)),
  district: districtOf(at),
  region: 'Punjab',
});

/**
 * Computations of the rules for a wedding of 5,000 homes, by name. Each function prepares the data and returns the
 * function to measure.
 */
export const works: Record<string, () => () => unknown> = {
  'a pasted list of guests is checked': () => {
    const rows = places.map((at) => ({
      ...noTexts(),
      row: at + 1,
      at: at + 1,
      sheet: '',
      name: 'Manjit Kaur',
      mobile: mobileOf(at),
      guestNo: '2',
      category: 'Family',
      address: `${at + 1}, Lawrence Road`,
      pincode: '143001',
    }));
    return () => checkGuests(rows.map(readGuest), {}, [{ name: 'Guest', mobile: mobileOf(1), address: '' }], new Set());
  },
  'guests are put together by home': () => {
    const guests = places.map((at) => ({
      _id: idOf(at),
      name: `Guest ${at}`,
      mobile: mobileOf(at),
      guestNo: 2,
      askedAt: null,
      openedAt: null,
      household: at % 4 < 2 ? idOf(at - (at % 4)) : null,
    }));
    return () => homesOf(guests);
  },
  'homes are given eight boxes': () => {
    const boxes = designs.slice(1).map((at) => ({ id: `box-${at}`, cartId: '', parts: null }));
    const ids = places.map(idOf);
    return () => {
      const given = boxes.reduce(
        (all, box, at) => withHomes(withBox(all, box), ids.slice(at * 600, (at + 1) * 600), box.id),
        oneCircle,
      );
      return [inAnother(given, ids, 'box-1'), ids.map((id) => designPlaceOf(given, id))];
    };
  },
  'eight designs are priced': () => {
    const priced = designs.map(() => ({
      boxPrice: 1_600_00,
      guestBoxes: HOMES / DESIGNS,
      ownBoxes: 1,
      isDeliveryCharge: true,
    }));
    return () => circlesTotal(priced, CHARGES);
  },
  'the farthest home is found and the delivery planned': () => {
    const homes = places.map((at) => [{ district: districtOf(at), state: 'Rajasthan' }]);
    const order = { boxes: 7_500, grams: 7_500_000 };
    return () =>
      planDelivery({
        today: '2026-11-20',
        by: '2027-02-12',
        event: WEDDING,
        transit: Math.max(...homes.map((place) => zoneOf(place, zones).transit)),
        promised: { days: 5, inSeason: 10 },
        calendar: { open: [1, 2, 3, 4, 5, 6], closed: ['2027-01-26'] },
        capacity: { boxes: 8_000, kilograms: 0 },
        order,
        loads: new Map([['2027-02-08', order]]),
      });
  },
  'the price of each home is worked out': () => () => homeCosts(bought),
  'what goes back of an order without a cancelled home is worked out': () => () => moneyOfOrder(moneyFacts(0)),
  'what goes back for 2,000 cancelled homes is worked out': () => () => moneyOfOrder(moneyFacts(CANCELLED)),
  'money of 2,000 cancelled homes is sent back': () => {
    const { cancelled, homes } = moneyOfOrder(moneyFacts(CANCELLED));
    return () => cancelled && divideOverHomes(sumOfParts(cancelled), cancelled.positions, homes);
  },
  'guests with a late address are found': () => {
    const guests = places.map((at) => ({ id: idOf(at), reachable: at % 10 !== 0 }));
    const wave = { sent: guests.slice(0, 4_000).map(({ id }) => id), waiting: guests.slice(4_000).map(({ id }) => id) };
    return () => lateGuests([wave], guests);
  },
  'the kitchen adds up a season of orders': () => {
    const sections = [0, 1, 2, 3].map((index) => ({
      index,
      sweetId: `sweet-${index}`,
      name: `Sweet ${index}`,
      image: '',
      price: 0,
    }));
    const orders = places.map((at) => ({
      kind: 'invitation' as const,
      orderedAt: '2026-11-20T06:00:00.000Z',
      promised: { days: 5, inSeason: 10, on: `2027-02-0${1 + (at % 6)}` },
      open: 1,
      content: { weight: 1_000, tempId: 2, sections },
    }));
    return () => kitchenDays(orders);
  },
  'homes are laid out for packing': () => {
    const homes = places.map((at) => ({ ...home(at), state: 'making' as const }));
    return () => [packingGroups(homes, 'city'), packingProgress(homes, ({ position }) => position % 2 === 0)];
  },
  'a table for the courier is written': () => {
    const [table] = courierExamples;
    const contents = { kind: 'item' as const, key: 'box', name: 'Kaju katli', grams: 1_000 };
    const homes = places.map((at) => ({ home: home(at), contents }));
    return () => table && courierRows(table, homes, { name: 'Shagun', pincode: '143001', mobile: '9876500000' });
  },
  'tracking numbers of the courier are read': () => {
    const homes = places.map((at) => ({ ...home(at), tracking: '' }));
    const rows = places.map((at) => [referenceOf(at), `EP${100_000_000 + at}IN`]);
    return () => readTracking(rows, { reference: 0, number: 1, from: 0 }, homes);
  },
  'answers of guests are added up': () => {
    const answers = places.map((at) => [
      { coming: 'yes' as const, people: 2, food: 'veg' as const, answeredAt: null, arrivedAt: null, thanks: '' },
      {
        coming: 'no' as const,
        people: 0,
        food: '' as const,
        answeredAt: `2026-12-01T06:0${at % 10}:00.000Z`,
        arrivedAt: null,
        thanks: '',
      },
    ]);
    return () => sumAnswers(answers.map(answerOfHome));
  },
};
