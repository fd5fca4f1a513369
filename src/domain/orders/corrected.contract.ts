import { number, object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import * as say from '#domain/orders/orders.texts.ts';

/** A home of a paid order whose guest has written a different address since. */
export interface CorrectedHome {
  orderId: string;
  invoiceNumber: string;
  /** Position of the home among the order's recipients. */
  position: number;
  guestId: string;
  name: string;
  /** The address that the guest wrote, and the address to which the order still goes. */
  address: string;
  pincode: string;
  before: string;
  /** True once the box is packed for the old address or has left. */
  isPacked: boolean;
}

export const readCorrected = endpoint<{ homes: CorrectedHome[] }>()({
  method: 'GET',
  path: '/api/user/corrected-homes',
  access: 'customer',
  summary: 'Homes of paid orders whose guests corrected the address since, as far as the box has not arrived',
});

/**
 * Body of a 409 of `moveHome`: the question that the family has not answered yet, or the news that the homes have
 * changed.
 */
export interface NotMoved {
  message: string;
  /** Token of the question; the next try sends it back to agree to exactly this. */
  anyway?: string;
  homes?: CorrectedHome[];
}

export const moveHome = endpoint<{ homes: CorrectedHome[] }>()({
  method: 'POST',
  path: '/api/user/orders/:orderId/address',
  access: 'customer',
  summary: 'Sends a box that is not packed to the address that its guest wrote since; the price stays',
  params: object({ orderId: string().required().matches(ID_PATTERN, say.noOrder) }),
  // The address that was seen: one that the guest corrected once more meanwhile is not taken unseen.
  body: object({
    position: number().integer().min(0).required(say.homeMissing),
    address: string().required(say.addressMissing).test(atMost(500, say.addressTooLong)),
    pincode: string().required(say.pincodeMissing).max(10, say.pincodeNotValid),
    /**
     * Token of the question that was answered with yes; without it the server asks about a box that may suffer on the
     * way.
     */
    anyway: string().max(64),
  }),
});
