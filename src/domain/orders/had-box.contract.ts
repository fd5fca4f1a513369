import * as say from '#domain/orders/orders.texts.ts';
import { object, string } from 'yup';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';

/** The homes of a family that have a box, with the orders that the boxes belong to. */
export interface HomesWithBoxes {
  orders: {
    payment: string;
    invoiceNumber: string;
    sample: boolean;
    designs: { invitationId: string; name: string }[];
  }[];
  /** `order` and `design` are places in the lists above; the family's own home is named by the customer's id. */
  boxes: { homeId: string; order: number; design: number; state: ParcelState }[];
}

export const readHomesWithBoxes = endpoint<HomesWithBoxes>()({
  method: 'GET',
  path: '/api/user/homes-with-boxes',
  access: 'customer',
  summary: 'Homes that have a box: paid for, and not cancelled',
});

/** Homes of an order that another order reaches too, although nobody wanted a second box. */
export interface BoughtTwice {
  homes: string[];
  /** The other orders that reach those homes. */
  orders: { _id: string; invoiceNumber: string }[];
  /** Number of second boxes that can still be cancelled. */
  open: number;
  /** Paise refunded when they are cancelled. */
  back: number;
}

/** Homes, for staff, whose second box has not left and is not settled. */
export interface StaffTwice {
  homes: { position: number; state: ParcelState }[];
  /** The other orders that reach those homes. */
  orders: { id: string; invoiceNumber: string }[];
}

const orderParams = object({ orderId: string().required().matches(ID_PATTERN, say.noOrder) });

export const readBoughtTwice = endpoint<BoughtTwice>()({
  method: 'GET',
  path: '/api/user/orders/:orderId/bought-twice',
  access: 'customer',
  summary: 'Homes of an order that were paid for in two windows at once',
  params: orderParams,
});

export const giveBackTwice = endpoint<BoughtTwice>()({
  method: 'POST',
  path: '/api/user/orders/:orderId/bought-twice',
  access: 'customer',
  idempotent: true,
  summary: 'Cancels the second boxes of homes that were paid for in two windows at once',
  params: orderParams,
});
