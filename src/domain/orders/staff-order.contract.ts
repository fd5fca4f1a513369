import { number, object, string } from 'yup';
import type { ParcelNow } from '#domain/parcels/fulfilment.contract.ts';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import type { StaffTwice } from '#domain/orders/had-box.contract.ts';
import type { SampleWire } from '#domain/orders/order.contract.ts';
import type { OrderedInvitation, OrderedItem } from '#domain/orders/order.rules.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
import { isDay, orderFilters, orderSorts } from '#domain/orders/staff-order.rules.ts';
import type { Figures } from '#domain/orders/figures.rules.ts';
import type { OrderMoney } from '#domain/orders/order-money.contract.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';

/** How many homes of an order, or of a selection, are in which state. */
export type StateCounts = Partial<Record<ParcelState, number>>;

/** An order in the list of the staff. */
export interface StaffOrderRow {
  id: string;
  invoiceNumber: string;
  kind: 'item' | 'invitation';
  title: string;
  /** What is made of it, in words: `2 kg`, or the size of a box. */
  goods: string;
  customer: string;
  mobile: string;
  /** Paise. */
  amount: number;
  createdAt: string;
  /** The working day by which it leaves the shop, as ISO time. */
  leavesBy: string;
  homes: number;
  /** Boxes; a single item counts as one. */
  boxes: number;
  states: StateCounts;
  /** Districts that it goes to, those of most homes first. */
  cities: string[];
  /** True where it is not paid in full, and nothing is packed yet. */
  unpaid?: boolean;
}

/** Sums of everything that the list was narrowed to. */
export interface OrderTotals {
  orders: number;
  homes: number;
  boxes: number;
  /** Paise; null for roles that keep no accounts. */
  amount: number | null;
  /** Homes by state, whatever state the list is narrowed to. */
  states: StateCounts;
}

/** Orders of a page of the list. */
export const ORDER_PAGE = 25;

const readers = { access: 'staff', roles: ['packer', 'helper'] } as const;
const day = () =>
  string().test('day', 'A day is written like 2026-12-31.', (value) => value === undefined || isDay(value));

export const listStaffOrders = endpoint<{
  orders: StaffOrderRow[];
  totals: OrderTotals;
  pages: number;
  /** Every district that any order goes to, by name. */
  cities: string[];
}>()({
  ...readers,
  method: 'GET',
  path: '/api/staff/orders',
  summary: `Orders, ${ORDER_PAGE} a page, searched, narrowed and sorted, with the sums of all pages`,
  query: object({
    /** Part of an order's ids, number or title, or of the name, mobile or address of its customer or a home. */
    q: string().trim().test(atMost(100, 'A search has at most 100 letters.')),
    state: string().oneOf([...orderFilters], 'There is no such state.'),
    city: string().trim().max(60, 'There is no such city.'),
    /** Days of the order in India, both included. */
    from: day(),
    to: day(),
    sort: string()
      .oneOf([...orderSorts], 'The list cannot be sorted by that.')
      .default('newest'),
    page: number().integer().min(1).max(100_000).default(1),
  }),
});

/** A home that an order goes to. */
export interface StaffHome extends ParcelNow {
  position: number;
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  city: string;
  quantity: number;
  /** Which of the order's box designs goes there; missing where all homes get the same. */
  circle?: number;
  /** True where nobody knows the address yet, and the box waits for it. */
  waits?: boolean;
  /** The address that the guest wrote after the order was paid; the family decides whether the box goes there. */
  corrected?: string;
  /** When the family sent the box to this address, ISO time, and where it went `from`; missing where it did not. */
  moved?: { at: string; from: string };
}

/** A press on parcels of an order, as its history shows it. */
export interface StaffStep {
  batch: string;
  at: string;
  by: string;
  state: ParcelState;
  courier: string;
  note: string;
  /** Places of the homes that it brought there. */
  positions: number[];
  /** When it was taken back; null while it holds. */
  undoneAt: string | null;
}

/** Something that staff noted about an order. */
export interface OrderNote {
  id: string;
  at: string;
  by: string;
  text: string;
}

/** A message of the customer to the shop. */
export interface OrderMessage {
  id: string;
  kind: string;
  at: string;
  text: string;
}

/** What was bought; amounts in paise. */
export type StaffGoods = { kind: 'item'; content: OrderedItem } | { kind: 'invitation'; content: OrderedInvitation };

/** One order with everything that belongs to it. */
export interface StaffOrder {
  id: string;
  invoiceNumber: string;
  gatewayOrderId: string;
  /** Empty for packers, as is the one before. */
  paymentId: string;
  title: string;
  /** Paise. */
  amount: number;
  createdAt: string;
  leavesBy: string;
  bought: StaffGoods;
  customer: { name: string; mobile: string; email: string };
  sale: Sale;
  homes: StaffHome[];
  /** The first order and its later waves, as they were placed; missing where there is no other. */
  waves?: { id: string; invoiceNumber: string }[];
  /** How it stands with the sample that this order is; missing for every other order. */
  sample?: SampleWire;
  /** Its homes that an earlier order reaches too; missing where there are none. */
  twice?: StaffTwice;
  /** The newest first. */
  steps: StaffStep[];
  notes: OrderNote[];
  messages: OrderMessage[];
}

const orderParams = object({ orderId: string().required().matches(ID_PATTERN, 'That order does not exist.') });

export const readStaffOrder = endpoint<{
  order: StaffOrder;
  /** What went back and may go back; null for packers, whose work needs the value of a parcel and no refunds. */
  money: OrderMoney | null;
}>()({
  ...readers,
  method: 'GET',
  path: '/api/staff/orders/:orderId',
  summary: 'One order with its homes, steps, notes and the messages of its customer',
  params: orderParams,
});

export const addOrderNote = endpoint<{ note: OrderNote }>()({
  ...readers,
  method: 'POST',
  path: '/api/staff/orders/:orderId/notes',
  summary: 'Notes something about an order, for the staff alone',
  params: orderParams,
  body: object({
    text: string()
      .trim()
      .test(atMost(1000, 'A note has at most 1000 letters.'))
      .required('Please write the note first.'),
  }),
});

/** For the owner alone, with a sign-in of the last minutes: goods leave the house that nobody has paid for yet. */
export const releaseUnpaid = endpoint<{ released: { reason: string; by: string; at: string } }>()({
  access: 'staff',
  roles: [],
  freshProof: true,
  method: 'POST',
  path: '/api/staff/orders/:orderId/release',
  summary: 'Lets an order be packed before it is paid in full',
  idempotent: true,
  params: orderParams,
  body: object({
    reason: string()
      .trim()
      .test(atMost(300, 'A reason has at most 300 letters.'))
      .required('Please say why it is packed before it is paid.'),
  }),
});

/** What has to leave on one day. */
export interface DueDay {
  /** `yyyy-mm-dd` in India. */
  day: string;
  orders: number;
  homes: number;
  boxes: number;
}

export const summariseOrders = endpoint<{
  /** Orders that were paid today; `amount` in paise, null for roles that keep no accounts. */
  today: { orders: number; amount: number | null };
  /** What should have left before today. */
  late: Omit<DueDay, 'day'>;
  /** Today and the six days after it. */
  days: DueDay[];
}>()({
  ...readers,
  method: 'GET',
  path: '/api/staff/orders/summary',
  summary: 'Orders and money of today, and what has to leave in the next seven days',
});

export const readOrderFigures = endpoint<Figures>()({
  access: 'staff',
  roles: [],
  method: 'GET',
  path: '/api/staff/orders/figures',
  summary: 'Orders and money of the last thirty days, boxes of the last twelve weeks, and the sweets ordered most',
});
