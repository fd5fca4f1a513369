import { isAbroad } from '#lib/phone.ts';

/** A guest, a home by `homesOf` or `readHomes`, or the customer. */
interface Addressed {
  address: string;
  pincode: string;
  mobile?: string | null | undefined;
}

/**
 * Tells whether a box can be sent to a guest: the address and pincode are known, and the guest does not live abroad.
 * This file is separate, so that a page that only counts homes does not load the messages for asking guests.
 */
export function reachable({ address, pincode, mobile }: Addressed): boolean {
  return address.trim() !== '' && pincode.trim() !== '' && !isAbroad(mobile ?? '');
}

/** Tells whether a guest's address is still to be asked for: no box can be sent without it, and one could with it. */
export const lacksAddress = (guest: Addressed): boolean => !isAbroad(guest.mobile ?? '') && !reachable(guest);
