import { array, number, object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';

/** A home of an order that was paid before its address was known. */
export interface LateHome {
  position: number;
  name: string;
  boxes: number;
  /** `waiting` still, its address `came`, it goes to the family's `own` home, or its money goes back: `refund`. */
  state: 'waiting' | 'came' | 'own' | 'refund';
  /** Of a home whose address came. */
  pincode: string;
  /** Sweets in its box. */
  sweetIds: string[];
  /** Paise that go back where the family does not wait any longer. */
  back: number;
}

/** Homes that were paid before their address was known. */
export interface LateHomes {
  /** The last day (`yyyy-mm-dd`) on which an address comes in time. */
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

/** Said where a box cannot be chosen for any more. */
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
