/**
 * Tells whether a guest has an address and a pincode, so that a box can be sent. This file is separate, so that a page
 * that only counts homes does not load the messages for asking guests.
 */
export function reachable({ address, pincode }: { address: string; pincode: string }): boolean {
  return address.trim() !== '' && pincode.trim() !== '';
}
