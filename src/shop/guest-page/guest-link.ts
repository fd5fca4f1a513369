import type { GuestView } from '#domain/guests/celebration.contract.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { placeText, probablePlaceText } from '#domain/delivery/pincode.rules.ts';

interface Link {
  mobile: string;
  t: string;
}

/** Imports the code of calls on demand, so that a slow phone shows the form first. */
const loadCall = async () => (await import('#client/api.ts')).call;

/**
 * Reads the names of host and guest and the state of the link, by the secret of the link. Returns the result of the
 * call.
 */
export async function askWhoAsks(link: Link) {
  const call = await loadCall();
  return call(guestPageCalls.readAddressRequest, { body: link });
}

/**
 * Reads the guest's parcels, the celebration and the guest's answers; null when the call fails, for example with an
 * ended link.
 */
export async function loadGuestView(link: Link): Promise<GuestView | null> {
  const call = await loadCall();
  const answer = await call(guestPageCalls.readGuestView, { body: link });
  return answer.ok ? answer.data : null;
}

/** Reads the host of a family link, and whether the link is open. Returns the result of the call. */
export async function askFamily(f: string) {
  const call = await loadCall();
  return call(guestPageCalls.readFamily, { body: { f } });
}

/**
 * Adds a guest to a family's list by the family link; the entry waits for the family's confirmation.
 * @param told secret `f` of the link, and the guest's data
 */
export async function addMyself(told: { f: string; name: string; mobile: string; address: string; pincode: string }) {
  const call = await loadCall();
  return call(guestPageCalls.addMyself, { body: told });
}

/**
 * Returns a pincode's place as a text, for an unknown pincode the probable one; empty when there is none or the call
 * fails. `known` is false when the pincode is not in the table.
 */
export async function readPincodePlace(pincode: string): Promise<{ words: string; known: boolean }> {
  const call = await loadCall();
  const answer = await call(guestPageCalls.readPincode, { params: { pincode } });
  if (!answer.ok) return { words: '', known: answer.status !== 404 };
  const { places, known, probably } = answer.data;
  if (!probably) return { words: placeText(places), known: true };
  return { words: known ? '' : probablePlaceText(places), known };
}

/**
 * Sends a guest's address and returns the result of the call. Without the secret `t` it only fills in a missing
 * address.
 */
export async function sendAddress({ mobile, t }: Link, address: string, pincode: string) {
  const call = await loadCall();
  return call(guestPageCalls.updateAddressPerson, {
    body: { mobile, address, pincode, ...(t ? { t } : {}) },
  });
}
