import type { GuestView } from '#domain/guests/celebration.contract.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { placeText, probablePlaceText } from '#domain/delivery/pincode.rules.ts';

interface Link {
  mobile: string;
  t: string;
}

/** Loads the code of calls after the page is drawn, so that a slow phone shows the form at once. */
const loadCall = async () => (await import('#client/api.ts')).call;

/** Reads who asks for the address, by the secret of the link. */
export async function askWhoAsks(link: Link) {
  const call = await loadCall();
  return call(guestPageCalls.readAddressRequest, { body: link });
}

/** Reads the guest's parcels, the celebration and the guest's answers; null when the link is not open. */
export async function readView(link: Link): Promise<GuestView | null> {
  const call = await loadCall();
  const answer = await call(guestPageCalls.readGuestView, { body: link });
  return answer.ok ? answer.data : null;
}

/** Reads whose guest list a family link belongs to. */
export async function askFamily(f: string) {
  const call = await loadCall();
  return call(guestPageCalls.readFamily, { body: { f } });
}

/** Adds a person to a family's list by its link; the entry waits for the family's confirmation. */
export async function addMyself(told: { f: string; name: string; mobile: string; address: string; pincode: string }) {
  const call = await loadCall();
  return call(guestPageCalls.addMyself, { body: told });
}

/**
 * Returns the place of a pincode as a text, also a probable one; empty when there is nothing to say. `known` is false
 * when the pincode is not in the table.
 */
export async function placeOf(pincode: string): Promise<{ words: string; known: boolean }> {
  const call = await loadCall();
  const answer = await call(guestPageCalls.readPincode, { params: { pincode } });
  if (!answer.ok) return { words: '', known: answer.status !== 404 };
  const { places, known, probably } = answer.data;
  if (!probably) return { words: placeText(places), known: true };
  return { words: known ? '' : probablePlaceText(places), known };
}

/** Sends the address; without the secret of the link it only fills a missing one. */
export async function sendAddress({ mobile, t }: Link, address: string, pincode: string) {
  const call = await loadCall();
  return call(guestPageCalls.updateAddressPerson, {
    body: { mobile, address, pincode, ...(t ? { t } : {}) },
  });
}
