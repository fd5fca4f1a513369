import type { answerInvitation, eraseGuest, readGuestView, tellArrival } from '#domain/guests/celebration.contract.ts';
import type { doubtAddress, readPincode } from '#domain/delivery/pincode.contract.ts';
import type { addMyself, readFamily } from '#domain/guests/family-link.contract.ts';
import type { confirmOwnAddress, readAddressRequest, updateAddressPerson } from '#domain/guests/guest.contract.ts';
import type { Endpoint } from '#lib/endpoint.ts';

/** Returns an endpoint's data with the type of its contract, without the schemas, which the browser does not need. */
const call = <E extends Endpoint>(
  described: Pick<E, keyof E & ('method' | 'path' | 'access' | 'reading' | 'idempotent')>,
) => described as E;

/** Calls of the guest page. */
export const guestPageCalls = {
  readAddressRequest: call<typeof readAddressRequest>({
    method: 'POST',
    path: '/api/user/address-request',
    access: 'public',
    reading: true,
  }),
  readPincode: call<typeof readPincode>({ method: 'GET', path: '/api/pincode/:pincode', access: 'public' }),
  doubtAddress: call<typeof doubtAddress>({
    method: 'POST',
    path: '/api/address-doubt',
    access: 'public',
    reading: true,
  }),
  confirmOwnAddress: call<typeof confirmOwnAddress>({
    method: 'PUT',
    path: '/api/user/confirm-address',
    access: 'public',
    idempotent: true,
  }),
  updateAddressPerson: call<typeof updateAddressPerson>({
    method: 'PATCH',
    path: '/api/user/update-address-person',
    access: 'public',
  }),
  readGuestView: call<typeof readGuestView>({
    method: 'POST',
    path: '/api/user/guest-page',
    access: 'public',
    reading: true,
  }),
  answerInvitation: call<typeof answerInvitation>({
    method: 'PUT',
    path: '/api/user/guest-answer',
    access: 'public',
    idempotent: true,
  }),
  tellArrival: call<typeof tellArrival>({
    method: 'PUT',
    path: '/api/user/guest-arrived',
    access: 'public',
    idempotent: true,
  }),
  readFamily: call<typeof readFamily>({
    method: 'POST',
    path: '/api/user/family-request',
    access: 'public',
    reading: true,
  }),
  addMyself: call<typeof addMyself>({
    method: 'PUT',
    path: '/api/user/add-myself',
    access: 'public',
    idempotent: true,
  }),
  eraseGuest: call<typeof eraseGuest>({ method: 'POST', path: '/api/user/guest-erase', access: 'public' }),
};
