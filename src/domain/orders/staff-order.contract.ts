import type { OrderDays } from '#domain/orders/order-days.rules.ts';
import { number, object, string } from 'yup';
import type { ParcelNow } from '#domain/parcels/fulfilment.contract.ts';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import type { StaffTwice } from '#domain/orders/had-box.contract.ts';
import type { SampleWire } from '#domain/orders/order.contract.ts';
import type { OrderedInvitation, OrderedItem } from '#domain/orders/order.rules.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
import { isOrderDay, orderFilters, orderSorts } from '#domain/orders/staff-order.rules.ts';
import type { Figures } from '#domain/orders/figures.rules.ts';
import type { OrderMoney } from '#domain/orders/order-money.contract.ts';
import * as say from '#domain/orders/orders.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';

/** Number of homes in each state. */
export type StateCounts = Partial<Record<ParcelState, number>>;

/** An order in the staff's list. */
export interface StaffOrderRow {
  id: string;
  invoiceNumber: string;
  kind: 'item' | 'invitation';
  title: string;
  /** Amount or size in words: `2 kg`, or the size of a box. */
  goods: string;
  customer: string;
  mobile: string;
  /** Paise. */
  amount: number;
  createdAt: string;
  /** ISO time of the working day by which it leaves the shop. */
  leavesBy: string;
  homes: number;
  /** Number of boxes; a single item counts as one. */
  boxes: number;
  states: StateCounts;
  /** Districts that it goes to, the one of most homes first. */
  cities: string[];
  /** True while it is not paid in full and nothing is packed. */
  unpaid?: boolean;
}

/** Sums of everything that the list's filters find. */
export interface OrderTotals {
  orders: number;
  homes: number;
  boxes: number;
  /** Paise; null for roles that keep no accounts. */
  amount: number | null;
  /** Homes by state, whatever state the list is filtered by. */
  states: StateCounts;
}

/** Orders on a page of the list. */
export const ORDER_PAGE = 25;

const readers = { access: 'staff', roles: ['packer', 'helper'] } as const;
const day = () => string().test('day', say.dayNotValid, (value) => value === undefined || isOrderDay(value));

export const listStaffOrders = endpoint<{
  orders: StaffOrderRow[];
  totals: OrderTotals;
  pages: number;
  /** Every district that an order goes to, by name. */
  cities: string[];
}>()({
  ...readers,
  method: 'GET',
  path: '/api/staff/orders',
  summary: `Orders, ${ORDER_PAGE} a page, searched, narrowed and sorted, with the sums of all pages`,
  query: object({
    /** Part of an order's ids, number or title, or of the name, mobile or address of its customer or a home. */
    q: string().trim().test(atMost(100, say.searchTooLong)),
    state: string().oneOf([...orderFilters], say.noState),
    city: string().trim().max(60, say.noCity),
    /** First and last day of the orders, in India; both included. */
    from: day(),
    to: day(),
    sort: string()
      .oneOf([...orderSorts], say.notSortable)
      .default('newest'),
    page: number().integer().min(1).max(100_000).default(1),
  }),
});

/** A home of an order, as staff see it. */
export interface StaffHome extends ParcelNow {
  position: number;
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  city: string;
  /** What the family wrote for packers; missing when nothing. */
  note?: string;
  quantity: number;
  /** Place of the order's box design that goes there; missing when all homes get the same. */
  circle?: number;
  /** True while the address is unknown and the box waits for it. */
  waits?: boolean;
  /** Address that the guest wrote after the payment; the family decides whether the box goes there. */
  corrected?: string;
  /** Moment (ISO) at which the family sent the box to this address, and the address before; missing when it did not. */
  moved?: { at: string; from: string };
}

/** A change of state of some parcels of an order, as its history shows it. */
export interface StaffStep {
  batch: string;
  at: string;
  by: string;
  state: ParcelState;
  courier: string;
  note: string;
  /** Positions of the homes that it changed. */
  positions: number[];
  /** Moment at which it was undone; null while it holds. */
  undoneAt: string | null;
}

/** A note of the staff about an order. */
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

/** The goods of an order; amounts in paise. */
export type StaffGoods = { kind: 'item'; content: OrderedItem } | { kind: 'invitation'; content: OrderedInvitation };

/** One order with everything that belongs to it. */
export interface StaffOrder {
  id: string;
  invoiceNumber: string;
  gatewayOrderId: string;
  /** Id of the payment; empty for packers, as is the id before. */
  paymentId: string;
  title: string;
  /** Paise. */
  amount: number;
  createdAt: string;
  leavesBy: string;
  bought: StaffGoods;
  customer: { name: string; mobile: string; email: string };
  sale: Sale;
  days: OrderDays;
  homes: StaffHome[];
  /** The first order and its later waves, oldest first; missing when there is no other. */
  waves?: { id: string; invoiceNumber: string }[];
  /** State of a sample order; missing for every other order. */
  sample?: SampleWire;
  /** Homes that an earlier order reaches too; missing when there are none. */
  twice?: StaffTwice;
  /** Changes of state, newest first. */
  steps: StaffStep[];
  notes: OrderNote[];
  messages: OrderMessage[];
}

const orderParams = object({ orderId: string().required().matches(ID_PATTERN, say.noOrder) });

export const readStaffOrder = endpoint<{
  order: StaffOrder;
  /** Refunds and what may still be refunded; null for packers, who need none of it. */
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
    text: string().trim().test(atMost(1000, say.staffNoteTooLong)).required(say.noteMissing),
  }),
});

/** Lets an order be packed before it is paid in full. For the owner alone, with a sign-in of the last minutes. */
export const permitUnpaidPacking = endpoint<{ released: { reason: string; by: string; at: string } }>()({
  access: 'staff',
  roles: [],
  freshProof: true,
  method: 'POST',
  path: '/api/staff/orders/:orderId/release',
  summary: 'Lets an order be packed before it is paid in full',
  idempotent: true,
  params: orderParams,
  body: object({
    reason: string().trim().test(atMost(300, say.reasonTooLong)).required(say.earlyPackingReasonMissing),
  }),
});

/** Orders that have still to be sent, with their homes and boxes. */
export interface LeavingHomes {
  orders: number;
  homes: number;
  boxes: number;
}

/** Orders and homes that have to leave on one day. */
export interface DueDay extends LeavingHomes {
  /** `yyyy-mm-dd` in India. */
  day: string;
}

export const readOrderFigures = endpoint<Figures>()({
  access: 'staff',
  roles: [],
  method: 'GET',
  path: '/api/staff/orders/figures',
  summary: 'Orders and money of the last thirty days, boxes of the last twelve weeks, and the sweets ordered most',
});
