import { toast } from '#client/toast.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { valuesOf } from '#domain/guests/guest-merge.rules.ts';
import type { GuestFormValues } from '#shop/guests/guest-fields.tsx';
import * as say from '#shop/guests/one-guest.texts.ts';

export const LIST = '/guest/guest';
export const TAKEN = 'mobile_already_exist';

/** An empty form. */
export const blank: GuestFormValues = {
  name: '',
  mobile: '',
  noNumber: false,
  guestNo: '',
  email: '',
  category: '',
  addressChoice: 'address_myself',
  address: '',
  pincode: '',
  note: '',
};

/**
 * Replaces the server's message for a mobile number that is already in the list, at the field and in a toast. Returns
 * any other answer unchanged.
 */
export function saidTaken<A extends { ok: true } | { ok: false; code: string; fields?: Record<string, string> }>(
  answer: A,
): A {
  if (answer.ok || answer.code !== TAKEN) return answer;
  toast(say.mobileTaken, { kind: 'problem', position: 'bottom-right' });
  return { ...answer, fields: { mobile: say.mobileTaken } };
}

/**
 * Returns the values to send. Where the address is asked for or comes later, address and pincode are empty, so that the
 * server keeps the stored ones.
 */
export function sent<Values extends GuestFormValues>(form: Values) {
  const { noNumber: _, ...values } = form;
  return values.addressChoice === 'address_person' ? { ...values, address: '', pincode: '' } : values;
}

/** Returns a guest as the values of a form. */
export const formOf = (guest: GuestWire): GuestFormValues => ({ ...valuesOf(guest), noNumber: guest.mobile === '' });
