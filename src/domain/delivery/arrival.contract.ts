import { object, string } from 'yup';
import type { Arrival } from '#domain/delivery/arrival.rules.ts';
import { endpoint } from '#lib/endpoint.ts';

/** Returns the days by which an order placed now arrives at a pincode. */
export const readArrival = endpoint<Arrival>()({
  method: 'GET',
  path: '/api/arrival/:pincode',
  access: 'public',
  summary: 'By when an order of this moment is at a pincode',
  params: object({
    pincode: string()
      .required()
      .matches(/^[1-9]\d{5}$/, 'The pincode has 6 digits.'),
  }),
});
