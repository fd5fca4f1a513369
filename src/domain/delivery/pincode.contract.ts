import { array, object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import { pincodeSchema } from '#lib/typed-number.ts';
import * as say from '#domain/delivery/delivery.texts.ts';

/** A pincode's district and state, in the spelling of India Post's open data. */
export interface PincodePlace {
  district: string;
  state: string;
}

/**
 * Returns the places of a pincode: usually one district, several at a border, and none when only the pincode's
 * existence is known. With `probably` they are the places of neighbouring pincodes, because the table does not list the
 * pincode or (`known`) has no place for it.
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
    pincode: pincodeSchema({ letters: say.pincodeDigitsOnly, length: say.pincodeWrong }).required(),
  }),
});

/**
 * Returns the unknown ones among many pincodes, for guest lists, and their probable places as text where there is one.
 */
export const checkPincodes = endpoint<{ unknown: string[]; probably: Record<string, string> }>()({
  method: 'POST',
  path: '/api/pincodes',
  access: 'public',
  summary: 'The unknown ones among some pincodes',
  bodyLimit: 65_536,
  body: object({ pincodes: array(string().required().max(10)).max(5000, say.tooManyPincodes).required() }),
  reading: true,
});

/**
 * Compares a typed address with its pincode. `wrote` is the district or state that the address names though the pincode
 * lies elsewhere (`lies`, as text); both are empty when nothing speaks against the address.
 */
export const doubtAddress = endpoint<{ wrote: string; lies: string }>()({
  method: 'POST',
  path: '/api/address-doubt',
  access: 'public',
  summary: 'Whether an address names another place than its pincode',
  body: object({ address: string().required().max(2000), pincode: string().required().max(10) }),
  reading: true,
});
