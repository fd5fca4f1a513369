import { object, string } from 'yup';
import { idParams } from '#features/catalogue/catalogue.contract.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';

/** One row of the order list. A row with `rate` is a single item, one without is an invitation order. */
export interface OrderRow {
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
  /** Rupees. */
  amount: number;
  createdAt: string;
}

/** A single-item order as it was bought. */
export interface ItemOrderWire {
  _id: string;
  razorpay_order_id: string;
  invoiceNumber: string;
  kind: 'sweet' | 'dry-fruit';
  itemId: string;
  sweet: string;
  img: string;
  /** Price text such as `500/400gm`. */
  rate: string;
  description: string;
  quantity: number;
  unit: string;
  /** Rupees: price, delivery and what was paid. */
  price: number;
  delivery: number;
  amount: number;
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  createdAt: string;
}

/** An invitation order as it was bought; amounts in rupees. */
export interface InvitationOrderWire {
  _id: string;
  razorpay_order_id: string;
  invoiceNumber: string;
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
  guest: { guestId: string; name: string; mobile: string; address: string; pincode: string; quantity: number }[];
  boxes: number;
  goods: number;
  delivery: number;
  amount: number;
  createdAt: string;
}

const ownParams = object({ userId: string().required().matches(ID_PATTERN, 'That person does not exist.') });

export const listOrders = endpoint<{ paymentHistory: OrderRow[] }>()({
  method: 'GET',
  path: '/api/user/payment-history/:userId',
  access: 'customer',
  summary: 'Own orders, newest first; q searches order id and title',
  params: ownParams,
  query: object({ q: string().trim().max(100) }),
});

export const readInvitationOrder = endpoint<{ paymentHistory: InvitationOrderWire[] }>()({
  method: 'GET',
  path: '/api/user/payment-data/:id',
  access: 'customer',
  summary: 'One invitation order',
  params: idParams,
});

export const readItemOrder = endpoint<{ sweetHistory: ItemOrderWire }>()({
  method: 'GET',
  path: '/api/user/sweet-history/:id',
  access: 'customer',
  summary: 'One sweet or dry fruit order',
  params: idParams,
});
