import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { call, type GuestFailure } from '#shop/guest-page/guest-call.ts';
import { change, close, link } from '#shop/guest-page/guest-page.store.ts';
import { placeText, probablePlaceText } from '#domain/delivery/pincode.rules.ts';
import { refusalText } from '#domain/guests/guest-page.rules.ts';
import type { GuestPageTexts } from '#shop/guest-page/guest-page.texts.ts';
import { storageKeys } from '#client/storage.ts';

/** Mobile number and secret that open a guest's own page. */
export const opens = { mobile: link.mobile, t: link.t };

/** Storage keys of what was begun on this page and of what was sent by its link. */
export const kept = {
  draft: storageKeys.draft(`guest-address-${link.f ? 'family' : link.mobile}`),
  sent: storageKeys.draft(`guest-sent-${link.t.slice(0, 8)}`),
  answer: storageKeys.draft(`guest-answer-${link.t.slice(0, 8)}`),
  thanks: storageKeys.draft(`guest-thanks-${link.t.slice(0, 8)}`),
};

/** Reads parcels, celebration and answers. */
export async function readView(): Promise<void> {
  const answer = await call(guestPageCalls.readGuestView, { body: opens });
  change(answer.ok ? { view: answer.data, unread: false } : { unread: answer.status !== 410 });
}

/** Returns the sentence for a failed call; closes the page when its link has ended. */
export function failed(failure: GuestFailure): (texts: GuestPageTexts) => string {
  if (failure.status === 410) close((failure.data as { spent?: boolean } | undefined)?.spent ? 'spent' : 'closed');
  const reason = refusalText(failure);
  return (texts) => texts[reason];
}

/**
 * Returns a pincode's place as a text, for an unknown pincode the probable one; empty when there is none or the call
 * fails. `known` is false when the pincode is not in the table.
 */
export async function readPincodePlace(pincode: string): Promise<{ place: string; known: boolean }> {
  const answer = await call(guestPageCalls.readPincode, { params: { pincode } });
  if (!answer.ok) return { place: '', known: answer.status !== 404 };
  const { places, known, probably } = answer.data;
  if (!probably) return { place: placeText(places), known: true };
  return { place: known ? '' : probablePlaceText(places), known };
}
