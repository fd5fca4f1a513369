/**
 * True when a box can be sent to the guest. It stands alone, so that a page that only counts homes does not load the
 * messages for asking guests.
 */
export function reachable({ address, pincode }: { address: string; pincode: string }): boolean {
  return address.trim() !== '' && pincode.trim() !== '';
}
