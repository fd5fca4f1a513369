import * as say from '#domain/orders/orders.texts.ts';
import type { OrderDays } from '#domain/orders/order-days.rules.ts';
import { boolean, object, string } from 'yup';
import { AMOUNT_SLOTS } from '#domain/box/box-types.rules.ts';
import type { GiftCard } from '#domain/card/card.rules.ts';
import { idParams } from '#domain/catalogue/catalogue.contract.ts';
import type { ParcelWire } from '#domain/parcels/fulfilment.contract.ts';
import type { OrderedDesign, OrderedInvitation, OrderedItem, Recipient } from '#domain/orders/order.rules.ts';
import type { Sale } from '#domain/orders/sale.rules.ts';
import type { CustomerMoney } from '#domain/orders/order-money.contract.ts';
import type { SampleState } from '#domain/orders/sample.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { toRupees } from '#lib/money.ts';

/**
 * A row of the order list. A row with `rate` is a single item, a row without is an invitation order; the full list adds
 * the fields of that kind.
 */
export interface OrderRow extends Partial<Omit<ItemOrderWire, 'kind'>>, Partial<Omit<InvitationOrderWire, 'kind'>> {
  _id: string;
  razorpay_order_id: string;
  invoiceNumber: string;
  title: string;
  sweet?: string;
  invitationName?: string;
  /** Grams of one box. */
  weight?: string;
  quantity?: number;
  unit?: string;
  rate?: string;
  /** Total in rupees. */
  amount: number;
  /** Paise to be paid before the order is packed; left out when nothing is due. */
  due?: number;
  createdAt: string;
  userId?: string;
}

/** A single-item order as it was bought. */
export interface ItemOrderWire extends Pick<OrderedItem, 'rate' | 'ratePaise' | 'description' | 'quantity' | 'unit'> {
  _id: string;
  razorpay_order_id: string;
  razorpay_payment_id: string;
  invoiceNumber: string;
  kind: 'sweet' | 'dry-fruit';
  itemId: string;
  sweet: string;
  img: string;
  /** Price in rupees, like delivery and total below. */
  price: number;
  delivery: number;
  amount: number;
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  createdAt: string;
}

/** Boxes of one design as they were bought; amounts in rupees. */
export interface BoxesWire {
  invitationId: string;
  invitationName: string;
  invitationImg: string;
  invDesc: string;
  invitationCategory: string;
  /** Price of the invitation itself. */
  boxAmount: number;
  weight: string;
  boxName: string;
  tempId: number;
  sweets: { index: number; name: string; img: string; sweetId: string }[];
  invAmounts: number[];
  boxes: number;
  goods: number;
  delivery: number;
  /** Rupees taken off the goods for a sample; `goods` is the sum after it. Missing when none was. */
  sampleOff?: number;
}

/** An invitation order as it was bought; amounts in rupees. */
export interface InvitationOrderWire extends BoxesWire {
  _id: string;
  razorpay_order_id: string;
  razorpay_payment_id: string;
  invoiceNumber: string;
  guest: {
    guestId: string;
    name: string;
    mobile: string;
    address: string;
    pincode: string;
    quantity: number;
    /** What packers read about the home; missing when there is nothing to read. */
    note?: string;
    /** Place in `circles` of the design that goes there; missing when all homes get the same. */
    circle?: number;
    /** True while the box waits for an address. */
    waits?: boolean;
  }[];
  amount: number;
  createdAt: string;
  /**
   * Every box design of an order that has several. The fields beside it show the first design with boxes and sums of
   * the whole order.
   */
  circles?: (BoxesWire & { circle: string })[];
  /** The card in every box; missing when the family wrote none. */
  card?: GiftCard;
  /** Sample orders whose price was taken off. */
  samples?: { orderId: string; invoiceNumber: string; amount: number }[];
  /** Rupees of a sample that were not taken off because another order took them first. */
  sampleLost?: number;
}

/** Fields that every order has, whatever was bought; `amount` in paise. */
export interface OrderHead {
  id: string;
  gatewayOrderId: string;
  paymentId: string;
  invoiceNumber: string;
  title: string;
  amount: number;
  createdAt: string;
}

const headToWire = (head: OrderHead) => ({
  _id: head.id,
  razorpay_order_id: head.gatewayOrderId,
  invoiceNumber: head.invoiceNumber,
  amount: toRupees(head.amount),
  createdAt: head.createdAt,
});

/** Converts an item order to its row in the list of orders. */
export function itemRowToWire(head: OrderHead, { name, image, quantity, unit, rate }: OrderedItem): OrderRow {
  return { ...headToWire(head), title: head.title, sweet: name, img: image, quantity, unit, rate };
}

/** Converts an invitation order to its row in the list of orders. */
export function invitationRowToWire(head: OrderHead, { name, image, weight, boxes }: OrderedInvitation): OrderRow {
  return {
    ...headToWire(head),
    title: head.title,
    invitationName: name,
    invitationImg: image,
    weight: String(weight),
    quantity: boxes,
    unit: 'gm',
  };
}

const paidToWire = (head: OrderHead) => ({ ...headToWire(head), razorpay_payment_id: head.paymentId });

/** Converts an item order, with its recipient, to the wire format; amounts in rupees. */
export function itemOrderToWire(head: OrderHead, item: OrderedItem, to: Recipient): ItemOrderWire {
  const { name: sweet, image: img, price, delivery, ...rest } = item;
  const { name, mobile, address, pincode } = to;
  return {
    ...paidToWire(head),
    ...rest,
    sweet,
    img,
    price: toRupees(price),
    delivery: toRupees(delivery),
    name,
    mobile,
    address,
    pincode,
  };
}

/** Converts an invitation order, with all its recipients, to the wire format; amounts in rupees. */
export function invitationOrderToWire(
  head: OrderHead,
  order: OrderedInvitation,
  to: readonly Recipient[],
): InvitationOrderWire {
  return {
    ...paidToWire(head),
    ...boxesToWire(order),
    guest: to.map(({ guestId, ...rest }) => ({ guestId: guestId ?? '', ...rest })),
    ...(order.circles
      ? { circles: order.circles.map(({ circle, ...boxes }) => ({ circle, ...boxesToWire(boxes) })) }
      : {}),
    ...(order.samples?.length
      ? {
          samples: order.samples.map(({ orderId, invoiceNumber, amount }) => ({
            orderId,
            invoiceNumber,
            amount: toRupees(amount),
          })),
        }
      : {}),
    ...(order.sampleLost ? { sampleLost: toRupees(order.sampleLost) } : {}),
  };
}

function boxesToWire(order: OrderedDesign): BoxesWire {
  const slots = Array.from(
    { length: AMOUNT_SLOTS },
    (_, slot) => order.sections.find((section) => section.index === slot)?.price ?? 0,
  );
  return {
    invitationId: order.invitationId,
    invitationName: order.name,
    invitationImg: order.image,
    invDesc: order.description,
    invitationCategory: order.category,
    boxAmount: toRupees(order.price),
    weight: String(order.weight),
    boxName: order.boxName,
    tempId: order.tempId,
    sweets: order.sections.map(({ index, name, image, sweetId }) => ({ index, name, img: image, sweetId })),
    invAmounts: slots.map(toRupees),
    boxes: order.boxes,
    goods: toRupees(order.goods),
    delivery: toRupees(order.delivery),
    ...(order.sampleOff ? { sampleOff: toRupees(order.sampleOff) } : {}),
    ...(order.card ? { card: order.card } : {}),
  };
}

const ownParams = object({ userId: string().required().matches(ID_PATTERN, say.noPerson) });

/**
 * Lists a customer's orders with their recipients, as earlier clients read them. `brief` returns only what the order
 * page shows in its rows, which leaves out long guest lists.
 */
export const listOrders = endpoint<{ paymentHistory: OrderRow[] }>()({
  method: 'GET',
  path: '/api/user/payment-history/:userId',
  access: 'customer',
  summary: 'Own orders, newest first; q searches order id, invoice number and title',
  params: ownParams,
  query: object({ q: string().trim().max(100), brief: boolean().default(false) }),
});

/** What the page of an order shows beside the goods: invoice, money and the state of every home. */
export interface Kept extends CustomerMoney {
  sale: Sale;
  /** Parcels by position of their home. */
  parcels: ParcelWire[];
  days: OrderDays;
  /** State of a sample order; missing for every other order. */
  sample?: SampleWire;
}

/** A sample on the page of its own order; `price` in paise, `until` an ISO time. */
export interface SampleWire {
  state: SampleState;
  price: number;
  until: string;
  /** The order that its price was taken off; missing while there is none. */
  usedBy?: { id: string; invoiceNumber: string };
}

export const readInvitationOrder = endpoint<{ paymentHistory: (InvitationOrderWire & Kept)[] }>()({
  method: 'GET',
  path: '/api/user/payment-data/:id',
  access: 'customer',
  summary: 'One invitation order',
  params: idParams,
});

export const readItemOrder = endpoint<{ sweetHistory: ItemOrderWire & Kept }>()({
  method: 'GET',
  path: '/api/user/sweet-history/:id',
  access: 'customer',
  summary: 'One sweet or dry fruit order',
  params: idParams,
});
