import { object } from 'yup';
import type { Arrival } from '#domain/delivery/arrival.rules.ts';
import * as say from '#domain/delivery/delivery.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { pincodeSchema } from '#lib/typed-number.ts';

/** Returns the days by which an order placed now arrives at a pincode. */
export const readArrival = endpoint<Arrival>()({
  method: 'GET',
  path: '/api/arrival/:pincode',
  access: 'public',
  summary: 'By when an order of this moment is at a pincode',
  params: object({
    pincode: pincodeSchema({ letters: say.pincodeDigitsOnly, length: say.pincodeDigits }).required(),
  }),
});
