import { array, boolean, number, object, string } from 'yup';
import { idParams } from '#domain/catalogue/catalogue.contract.ts';
import { addGuestBody, editGuestBody, guestAddressForm } from '#domain/guests/guest-form.contract.ts';
import type { GuestDetails } from '#domain/guests/guest-row.rules.ts';
import * as say from '#domain/guests/guests.texts.ts';
import type { PageState } from '#domain/guests/page-state.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import type { GuestSide } from '#domain/guests/household.rules.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { idempotentCall } from '#lib/idempotent-call.ts';
import { withoutMarks } from '#lib/text.ts';

/** A guest on the wire. */
export interface GuestWire extends Omit<GuestDetails, 'side' | 'events'> {
  _id: string;
  userId: string;
  askedAt: string | null;
  /** Moment at which the guest opened the link; null before, and again after a new request. */
  openedAt: string | null;
  filledAt: string | null;
  /** True in a whole list when the address was the family's and its guest said by a link that it is right. */
  confirmedByGuest?: boolean;
  /** Moment at which the guest erased their address; missing when they never did. */
  erasedAt?: string;
  unconfirmed: boolean;
  /** Grows with every change of the guest. */
  revision: number;
  /** Id of the household, which is the id of the member whom the courier calls; null for a guest who lives alone. */
  household?: string | null;
  /** The name on the household's box. */
  boxName?: string;
  side?: GuestSide | '';
  events?: string[];
}

const userParams = object({ userId: string().required().matches(ID_PATTERN, say.noPerson) });

export const listGuests = endpoint<{ guestList: GuestWire[] }>()({
  method: 'GET',
  path: '/api/user/guest-list/:userId',
  access: 'customer',
  summary: 'Own guests, oldest first; q searches name, address, category and mobile',
  params: userParams,
  query: object({ q: string().trim().max(100) }),
});

export const addGuest = endpoint<{ message: string; guestData: GuestWire; homeWith?: GuestWire }>()({
  method: 'POST',
  path: '/api/user/add-guest',
  access: 'customer',
  once: idempotentCall(),
  summary: 'Add a guest',
  body: addGuestBody,
});

export const editGuest = endpoint<{ message: string; guestData: GuestWire }>()({
  method: 'PATCH',
  path: '/api/user/edit-guest',
  access: 'customer',
  summary:
    'Change a guest; empty fields change nothing, and a guest changed since `revision` is answered with 409 and as it is now',
  body: editGuestBody,
});

export const deleteGuest = endpoint<{ message: string }>()({
  method: 'DELETE',
  path: '/api/user/delete-guest/:id',
  access: 'customer',
  summary: 'Delete a guest',
  params: idParams,
});

/** Returns the schema of a cell of an imported list, with at most so many characters. */
const cell = (most: number) => string().transform(withoutMarks).trim().default('').max(most);

/**
 * A row of an imported list. Only sizes are checked here; other faults are reported by row number, and the other rows
 * are accepted.
 */
const importedRow = object({
  row: number().integer().required(),
  name: cell(500),
  mobile: cell(100),
  guestNo: cell(100),
  email: cell(500),
  category: cell(500),
  address: cell(2000),
  pincode: cell(100),
  side: cell(100),
  events: cell(500),
  /** Name on the box; rows with the same name share a home. */
  household: cell(200),
  note: cell(500),
  /** Mobile number of the guest whose home this one shares; empty for none. */
  homeWith: cell(100),
});

/** Sentence about an imported row. */
export interface RowMessage {
  row: number;
  message: string;
}

export const importGuests = endpoint<{
  added: number;
  updated: number;
  skipped: RowMessage[];
  /** Rows that were taken but share no home with the guest of `homeWith`, or no box of their name. */
  apart?: RowMessage[];
  /** Ids of the added and updated guests by row. */
  guests?: { row: number; id: string }[];
}>()({
  method: 'POST',
  path: '/api/user/import-guests',
  access: 'customer',
  once: idempotentCall(),
  summary: 'Add many guests at once; rows that cannot be taken are told by their number',
  bodyLimit: 1_048_576,
  body: object({
    guests: array(importedRow).max(1000, say.tooManyImported).required(),
    /** True to overwrite guests who are on the list already. */
    replace: boolean().default(false),
  }),
});

/** Makes a new link to a guest's page; earlier links work until they expire. `says` tells what the message is about. */
export const askGuest = endpoint<{ link: string; guestData: GuestWire; says: PageState }>()({
  method: 'POST',
  path: '/api/user/ask-guest/:id',
  access: 'customer',
  once: idempotentCall(),
  summary: "A link to a guest's page",
  params: idParams,
});

/** Marks a guest as written to, when the host has opened the link to WhatsApp. */
export const noteAsked = endpoint<{ guestData: GuestWire }>()({
  method: 'POST',
  path: '/api/user/guest-asked/:id',
  access: 'customer',
  summary: 'Note that a guest was sent their page',
  params: idParams,
});

/**
 * Confirms addresses that came in without a link and returns the guests; an address that changed since it was read
 * stays unconfirmed.
 */
export const confirmGuests = endpoint<{ guestList: GuestWire[] }>()({
  method: 'POST',
  path: '/api/user/confirm-guests',
  access: 'customer',
  summary: 'Confirm unconfirmed addresses of guests',
  body: object({
    guests: array(
      object({
        _id: string().required().matches(ID_PATTERN, say.noGuestOfId),
        revision: number().integer().required(),
      }),
    )
      .max(500, say.tooManyDeleted)
      .required(),
  }),
});

/** Ends every link of a guest. */
export const revokeGuestLinks = endpoint<{ message: string }>()({
  method: 'DELETE',
  path: '/api/user/ask-guest/:id',
  access: 'customer',
  summary: "End a guest's links",
  params: idParams,
});

/**
 * Returns the names of host and guest and the state of a link for the guest's page; of the stored address only `held`,
 * by which the guest knows it again and a stranger does not learn it.
 */
export const readAddressRequest = endpoint<{
  host: string;
  guest: string;
  open: boolean;
  spent: boolean;
  answered: boolean;
  /** True for a number of another country, where no parcel is sent. */
  abroad: boolean;
  /** Stored address as `knownAgain` shortens it; empty while there is none. */
  held: string;
}>()({
  method: 'POST',
  path: '/api/user/address-request',
  reading: true,
  access: 'public',
  summary: 'Who asks for an address, by the secret of a link',
  body: object({ mobile: string().required().max(16), t: string().required().max(64) }),
});

/** Confirms the stored address, as long as it is still the one that `held` was made of; answers 409 otherwise. */
export const confirmOwnAddress = endpoint<{ message: string }>()({
  method: 'PUT',
  path: '/api/user/confirm-address',
  access: 'public',
  idempotent: true,
  summary: 'A guest says that the address on the list is right',
  body: object({
    mobile: string().required().max(16),
    t: string().required().max(64),
    held: string().required().max(600),
  }),
});

export const updateAddressPerson = endpoint<{ message: string }>()({
  method: 'PATCH',
  path: '/api/user/update-address-person',
  access: 'public',
  summary: 'A guest fills in the address',
  body: guestAddressForm,
});
