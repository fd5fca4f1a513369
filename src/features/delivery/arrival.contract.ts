import { object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';

/** By when something that is ordered now is at a pincode; days as `yyyy-mm-dd`. */
export interface Arrival {
  pincode: string;
  /** Empty where nobody knows it. */
  town: string;
  /** False for a pincode that the table does not have: it is counted as far as any. */
  known: boolean;
  /** Days on the way. */
  transit: number;
  sweet: string;
  'dry-fruit': string;
  invitation: string;
}

/** By when an order of this moment is at a pincode. */
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
