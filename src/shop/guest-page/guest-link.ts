import type { GuestView } from '#domain/guests/celebration.contract.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { placeWords, probablePlaceWords } from '#domain/delivery/pincode.rules.ts';

interface Link {
  mobile: string;
  t: string;
}

/** The program that makes calls comes after the page is drawn, so that a slow phone shows the form at once. */
const loadCall = async () => (await import('#client/api.ts')).call;

/** Who asks for the address, by the secret of the link. */
export async function askWhoAsks(link: Link) {
  const call = await loadCall();
  return call(guestPageCalls.readAddressRequest, { body: link });
}

/** What is coming to the guest, and where and when the celebration is; null for a link that is not open. */
export async function readView(link: Link): Promise<GuestView | null> {
  const call = await loadCall();
  const answer = await call(guestPageCalls.readGuestView, { body: link });
  return answer.ok ? answer.data : null;
}

/** Whose list a family's link is of. */
export async function askFamily(f: string) {
  const call = await loadCall();
  return call(guestPageCalls.readFamily, { body: { f } });
}

/** Adds somebody to a family's list, held back until the family confirms it. */
export async function addMyself(told: { f: string; name: string; mobile: string; address: string; pincode: string }) {
  const call = await loadCall();
  return call(guestPageCalls.addMyself, { body: told });
}

/** Where a pincode lies, or only probably lies, in words; empty when there is nothing to say. `known` is false where it is not in the table. */
export async function placeOf(pincode: string): Promise<{ words: string; known: boolean }> {
  const call = await loadCall();
  const answer = await call(guestPageCalls.readPincode, { params: { pincode } });
  if (!answer.ok) return { words: '', known: answer.status !== 404 };
  const { places, known, probably } = answer.data;
  if (!probably) return { words: placeWords(places), known: true };
  return { words: known ? '' : probablePlaceWords(places), known };
}

/** Sends the address; without a secret it fills only what is missing. */
export async function sendAddress({ mobile, t }: Link, address: string, pincode: string) {
  const call = await loadCall();
  return call(guestPageCalls.updateAddressPerson, {
    body: { mobile, address, pincode, ...(t ? { t } : {}) },
  });
}
