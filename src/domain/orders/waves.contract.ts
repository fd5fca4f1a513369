import { object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';

/** One of the orders that belong together. */
export interface WaveWire {
  _id: string;
  invoiceNumber: string;
  createdAt: string;
  homes: number;
  boxes: number;
  /** By when its boxes shall be there, `yyyy-mm-dd`; null where nobody said. */
  by: string | null;
}

/** Orders that belong together, and whom none of them has reached yet. */
export interface Waves {
  /** The first order, then its waves as they were placed. */
  waves: WaveWire[];
  /** Guests who had no address and have one now. */
  late: { guestId: string; name: string }[];
  /** How many have none still. */
  missing: number;
}

export const readWaves = endpoint<Waves>()({
  method: 'GET',
  path: '/api/user/orders/:orderId/waves',
  access: 'customer',
  summary: 'An order and its later waves, with the guests whom none of them has reached',
  params: object({ orderId: string().required().matches(ID_PATTERN, 'That order does not exist.') }),
});
