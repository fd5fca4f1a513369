import { array, number, object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';

/** A home that was paid for before its address was known. */
export interface LateHome {
  position: number;
  name: string;
  boxes: number;
  /**
   * `waiting` for its address, `came`: it has one, `own`: its box goes to the family's home, `refund`: its money is
   * refunded.
   */
  state: 'waiting' | 'came' | 'own' | 'refund';
  /** Pincode of a home whose address came. */
  pincode: string;
  /** Ids of the sweets in its box. */
  sweetIds: string[];
  /** Paise refunded if the family stops waiting. */
  back: number;
}

/** The homes of an order that were paid for before their address was known. */
export interface LateHomes {
  /** Last day (`yyyy-mm-dd`) on which an address is in time. */
  until: string;
  /** True once that day is over. */
  late: boolean;
  homes: LateHome[];
}

const orderParams = object({ orderId: string().required().matches(ID_PATTERN, 'That order does not exist.') });

export const readLateHomes = endpoint<LateHomes>()({
  method: 'GET',
  path: '/api/user/orders/:orderId/late-homes',
  access: 'customer',
  summary: 'Homes of an order that were paid before their address was known',
  params: orderParams,
});

/** Error for boxes that no longer wait for an address. */
export const NOT_WAITING =
  'Some of these boxes do not wait any more: an address came, or they are being made. Please look at what is new.';

export const settleLateHomes = endpoint<LateHomes>()({
  method: 'POST',
  path: '/api/user/orders/:orderId/late-homes',
  access: 'customer',
  idempotent: true,
  summary: 'Ends the waiting for addresses: boxes are refunded, or go to the family’s own home',
  params: orderParams,
  body: object({
    way: string().oneOf(['refund', 'own'], 'Please choose what becomes of them.').required(),
    positions: array(number().integer().min(0).max(1_000_000).required())
      .min(1, 'Please say which homes.')
      .max(5000, 'At most 5000 homes at once.')
      .required('Please say which homes.'),
  }),
});
