import { object } from 'yup';
import type { Arrival } from '#domain/delivery/arrival.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { pincodeSchema } from '#lib/typed-number.ts';

/** Returns the days by which an order placed now arrives at a pincode. */
export const readArrival = endpoint<Arrival>()({
  method: 'GET',
  path: '/api/arrival/:pincode',
  access: 'public',
  summary: 'By when an order of this moment is at a pincode',
  params: object({
    pincode: pincodeSchema({ letters: 'A pincode has digits only.', length: 'The pincode has 6 digits.' }).required(),
  }),
});
