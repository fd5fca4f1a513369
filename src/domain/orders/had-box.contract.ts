import { object, string } from 'yup';
import type { ParcelState } from '#domain/parcels/fulfilment.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';

/** Which of a family's homes have a box, and of which orders. */
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

/** Homes of an order that another one reaches too, without anybody having wished it. */
export interface BoughtTwice {
  homes: string[];
  /** The orders that reach them too. */
  orders: { _id: string; invoiceNumber: string }[];
  /** How many of the second boxes can still be given back. */
  open: number;
  /** Paise that go back for those. */
  back: number;
}

/** The same for staff: homes whose second box has not left, and nobody has said what becomes of it. */
export interface StaffTwice {
  homes: { position: number; state: ParcelState }[];
  /** The orders that reach them too. */
  orders: { id: string; invoiceNumber: string }[];
}

const orderParams = object({ orderId: string().required().matches(ID_PATTERN, 'That order does not exist.') });

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
