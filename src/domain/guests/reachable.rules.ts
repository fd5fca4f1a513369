import { isAbroad } from '#lib/guest-number.ts';

interface Placed {
  address: string;
  pincode: string;
  mobile?: string | null | undefined;
}

/**
 * Tells whether a box can be sent to a guest: the address and pincode are known, and the guest does not live abroad.
 * This file is separate, so that a page that only counts homes does not load the messages for asking guests.
 * @param guest a guest, a home by `homesOf`, or the customer
 */
export function reachable({ address, pincode, mobile }: Placed): boolean {
  return address.trim() !== '' && pincode.trim() !== '' && !isAbroad(mobile ?? '');
}

/** Tells whether a box could be sent to a guest if the address and pincode were known: never abroad. */
export const lacksAddress = (guest: Placed): boolean => !isAbroad(guest.mobile ?? '') && !reachable(guest);
