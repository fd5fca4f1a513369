import { array, object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';

/** A pincode's district and state, in the spelling of India Post's open data. */
export interface PincodePlace {
  district: string;
  state: string;
}

/**
 * Where a pincode lies: usually one district, at a border several, and none when only its existence is known. With
 * `probably` the places are those of the pincodes around it: the table does not have it, or, where it is `known`, no
 * place of it.
 */
export const readPincode = endpoint<{
  pincode: string;
  places: readonly PincodePlace[];
  known: boolean;
  probably?: boolean;
}>()({
  method: 'GET',
  path: '/api/pincode/:pincode',
  access: 'public',
  summary: 'District and state of a pincode; 404 for one that nobody knows',
  params: object({
    pincode: string()
      .required()
      .matches(/^\d{6}$/, 'Pincode must be 6 digits.'),
  }),
});

/** Which of many pincodes nobody knows, for lists of guests, and in words where these probably are, where that can be said. */
export const checkPincodes = endpoint<{ unknown: string[]; probably: Record<string, string> }>()({
  method: 'POST',
  path: '/api/pincodes',
  access: 'public',
  summary: 'The unknown ones among some pincodes',
  bodyLimit: 65_536,
  body: object({ pincodes: array(string().required().max(10)).max(5000, 'At most 5000 pincodes at once.').required() }),
  reading: true,
});
