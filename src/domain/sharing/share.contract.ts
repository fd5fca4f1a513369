import { boolean, number, object, string } from 'yup';
import { idParams } from '#domain/catalogue/catalogue.contract.ts';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { addGuestBody } from '#domain/guests/guest-form.contract.ts';
import type { BoxProgress, TickedPlanning } from '#domain/planning/planning.contract.ts';
import * as say from '#domain/sharing/sharing.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { idempotentCall } from '#lib/idempotent-call.ts';
import { isAddress, NAME_PATTERN } from '#lib/text.ts';
import { pincodeSchema } from '#lib/typed-number.ts';

/** A relative whom a family lets see its list. */
export interface ShareWire {
  _id: string;
  name: string;
  mayWrite: boolean;
  /** URL for the relative; null once opened, since it works only for the person who opened it. */
  link: string | null;
  /** The name of who opened it. */
  openedBy: string | null;
  openedAt: string | null;
  expiresAt: string;
}

/** Change of a guest list by a relative. */
export interface ListChange {
  _id: string;
  by: string;
  what: 'added' | 'address';
  guestId: string | null;
  guest: string;
  at: string;
}

/** Shares of a family's guest list, and the changes made through them. */
export interface Shares {
  shares: ShareWire[];
  /** The newest first. */
  changes: ListChange[];
}

export const readShares = endpoint<Shares>()({
  method: 'GET',
  path: '/api/user/shares',
  access: 'customer',
  summary: 'Whom the family lets see its list, and what they changed',
});

const shareForm = object({
  name: string()
    .trim()
    .required(say.nameMissing)
    .test(atMost(40, say.nameTooLong))
    .matches(NAME_PATTERN, { message: say.nameNotValid, excludeEmptyString: true }),
  mayWrite: boolean().default(false),
});

export const addShare = endpoint<Shares>()({
  method: 'POST',
  path: '/api/user/shares',
  access: 'customer',
  once: idempotentCall(),
  summary: 'A link by which one relative sees the list, and may write to it',
  body: shareForm,
});

export const endShare = endpoint<Shares>()({
  method: 'DELETE',
  path: '/api/user/shares/:id',
  access: 'customer',
  summary: 'Takes a link back; whoever opened it sees the list no more',
  params: idParams,
});

/** Endpoint that opens a link and binds it to the signed-in customer; it then works for no other customer. */
export const openShare = endpoint<{ id: string }>()({
  method: 'PUT',
  path: '/api/user/shared-lists',
  access: 'customer',
  idempotent: true,
  summary: 'Opens a family’s list by the secret of a link',
  body: object({ t: string().required().max(64) }),
});

/** Lists of other families that were opened. */
export const readSharedLists = endpoint<{ lists: { _id: string; host: string; mayWrite: boolean }[] }>()({
  method: 'GET',
  path: '/api/user/shared-lists',
  access: 'customer',
  summary: 'Lists that other families share with the person',
});

/** A guest as a relative knows one: without e-mail, and without what only the family acts on. */
export type SharedGuest = Omit<GuestWire, 'email' | 'userId'>;

/**
 * Data of a family that a relative may see: guests, checklists, and the progress of boxes, but neither profile nor
 * payments.
 */
export interface SharedList {
  host: string;
  mayWrite: boolean;
  guests: SharedGuest[];
  /** Checklists with at least one ticked item. */
  checklists: TickedPlanning[];
  progress: BoxProgress;
  changes: ListChange[];
}

export const readSharedList = endpoint<SharedList>()({
  method: 'GET',
  path: '/api/user/shared-lists/:id',
  access: 'customer',
  summary: 'A list that another family shares with the person',
  params: idParams,
});

const address = string()
  .trim()
  .required(say.addressMissing)
  .min(3, say.addressMissing)
  .test(atMost(500, say.addressTooLong))
  .test('letter', say.addressMissing, (value) => !value || isAddress(value));
const pincode = () => pincodeSchema({ letters: say.pincodeDigitsOnly, length: say.pincodeNotValid });

/** The form by which a relative adds a guest. */
const sharedGuestForm = addGuestBody.pick(['name', 'mobile']).shape({
  address: string()
    .trim()
    .default('')
    .test(atMost(500, say.addressTooLong))
    .test('letter', say.addressMissing, (value) => !value || (value.length >= 3 && isAddress(value))),
  pincode: pincode()
    .default('')
    .test('whole', say.addressMissingBesidePincode, (value, { parent }) => !value || Boolean(parent.address)),
});

export const addSharedGuest = endpoint<SharedList>()({
  method: 'POST',
  path: '/api/user/shared-lists/:id/guests',
  access: 'customer',
  once: idempotentCall(),
  summary: 'A relative who may write adds a guest',
  params: idParams,
  body: sharedGuestForm,
});

export const fillSharedAddress = endpoint<SharedList>()({
  method: 'PATCH',
  path: '/api/user/shared-lists/:id/guests',
  access: 'customer',
  summary:
    'A relative who may write fills in an address; a guest changed since `revision` is answered with 409 and the list as it is',
  params: idParams,
  body: object({
    _id: string().required().matches(ID_PATTERN, say.noGuest),
    revision: number().integer().required(),
    address,
    pincode: pincode().required(say.pincodeMissing),
  }),
});
