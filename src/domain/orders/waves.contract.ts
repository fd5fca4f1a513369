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

/** Orders that belong together, with the guests whom none of them has reached yet. */
export interface Waves {
  /** The first order, then its waves, oldest first. */
  waves: WaveWire[];
  /** Guests who had no address then and have one now. */
  late: { guestId: string; name: string }[];
  /** Number of guests who still have no address. */
  missing: number;
}

export const readWaves = endpoint<Waves>()({
  method: 'GET',
  path: '/api/user/orders/:orderId/waves',
  access: 'customer',
  summary: 'An order and its later waves, with the guests whom none of them has reached',
  params: object({ orderId: string().required().matches(ID_PATTERN, 'That order does not exist.') }),
});
