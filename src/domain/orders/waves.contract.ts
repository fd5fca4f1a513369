import * as say from '#domain/orders/orders.texts.ts';
import { object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';

/** One of the orders that belong together as waves. */
export interface WaveWire {
  _id: string;
  invoiceNumber: string;
  createdAt: string;
  homes: number;
  boxes: number;
  /** Day (`yyyy-mm-dd`) by which its boxes shall arrive; null when the family named none. */
  by: string | null;
}

/** Guest who had no address then and has one now. */
export interface LateGuest {
  guestId: string;
  name: string;
  /** Place of the order's first design whose sweets arrive fresh there; 0 when none or all do. */
  design: number;
}

/** Orders that belong together, with the guests whom none of them has reached yet. */
export interface Waves {
  /** The first order, then its waves, oldest first. */
  waves: WaveWire[];
  late: LateGuest[];
  /** Number of guests who still have no address. */
  missing: number;
}

export const readWaves = endpoint<Waves>()({
  method: 'GET',
  path: '/api/user/orders/:orderId/waves',
  access: 'customer',
  summary: 'An order and its later waves, with the guests whom none of them has reached',
  params: object({ orderId: string().required().matches(ID_PATTERN, say.noOrder) }),
});
