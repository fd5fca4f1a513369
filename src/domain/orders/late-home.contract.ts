import { array, number, object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import * as say from '#domain/orders/orders.texts.ts';

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

const orderParams = object({ orderId: string().required().matches(ID_PATTERN, say.noOrder) });

export const readLateHomes = endpoint<LateHomes>()({
  method: 'GET',
  path: '/api/user/orders/:orderId/late-homes',
  access: 'customer',
  summary: 'Homes of an order that were paid before their address was known',
  params: orderParams,
});

export const settleLateHomes = endpoint<LateHomes>()({
  method: 'POST',
  path: '/api/user/orders/:orderId/late-homes',
  access: 'customer',
  idempotent: true,
  summary: 'Ends the waiting for addresses: boxes are refunded, or go to the family’s own home',
  params: orderParams,
  body: object({
    way: string().oneOf(['refund', 'own'], say.choiceMissing).required(),
    positions: array(number().integer().min(0).max(1_000_000).required())
      .min(1, say.homesMissing)
      .max(5000, say.tooManyHomes)
      .required(say.homesMissing),
  }),
});
