import { array, boolean, mixed, number, object, string } from 'yup';
import { AMOUNT_SLOTS } from '#domain/box/box-types.rules.ts';
import { boxTypeId, boxWeight, sectionIndex } from '#domain/box/box.contract.ts';
import * as say from '#domain/cart/cart.texts.ts';
import { idParams } from '#domain/catalogue/catalogue.contract.ts';
import type { InvitationWire } from '#domain/catalogue/invitation.contract.ts';
import type { SweetWire } from '#domain/catalogue/sweet.contract.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { idempotentCall } from '#lib/idempotent-call.ts';

/** One filled section as earlier clients send it; only place and sweet count, names and prices come from the catalogue. */
const section = object({
  index: sectionIndex().required(),
  sweetId: string().matches(ID_PATTERN, say.noSweet).required(say.noSweet),
  name: string().nullable().max(120),
  img: string().nullable().max(200),
  invitationId: string().nullable().max(40),
});

/** A section that is priced: earlier clients send those without a sweet too, which cost nothing. */
const pricedSection = section.shape({
  sweetId: string()
    .transform((value: unknown) => value ?? '')
    .matches(ID_PATTERN, { message: say.noSweet, excludeEmptyString: true })
    .default(''),
});

const userParams = object({ userId: string().required().matches(ID_PATTERN, say.noPerson) });

/** A cart entry in a list; `amount` is the price of one box at today's prices, in rupees. */
export interface CartRow {
  _id: string;
  userId: string;
  /** Null when the invitation is no longer offered. */
  invitationId: InvitationWire | null;
  weight: string;
  boxName: string;
  tempId: number;
  sectionBoxName: string;
  status: boolean;
  amount: number;
  /** True when every section is filled with a sweet that is still offered. */
  complete: boolean;
  createdAt: string;
}

/** A chosen sweet of a cart at today's price. */
export interface ChosenSweet {
  index: number;
  /** Price text such as `500/400gm`, for earlier clients; empty when the sweet is no longer offered. */
  amount: string;
  /** Paise for 400 gm; null when the sweet is no longer offered. Missing where an earlier version of the server answers. */
  ratePaise?: number | null;
  sweetName: string;
  image: string;
  /** The same picture, under the name that other answers use. */
  img: string;
  sweetId: string;
  id: number;
  invitationId: string;
  name: string;
  cartId: string;
}

/** One cart with its sweets; `revision` must come back with a change, so that two tabs cannot overwrite each other unseen. */
export interface CartDetail {
  success: boolean;
  cartDetail: CartRow & { revision: number };
  updated: ChosenSweet[];
  /** The same choices with their whole sweets; null for one that is no longer offered. */
  sweet: { cartId: string; index: number; name: string; img: string; sweetId: SweetWire | null }[];
  /** Five slots of rupees; a slot's position is its section. */
  amounts: number[];
}

export const addCart = endpoint<{ success: boolean; message: string; cartId: string }>()({
  method: 'POST',
  path: '/api/user/add-cart',
  access: 'customer',
  once: idempotentCall(),
  summary: 'Keep a box in the cart, or for later with status true; the same box twice stays one entry',
  body: object({
    userId: string().matches(ID_PATTERN, say.noPerson),
    invitationId: string().required().matches(ID_PATTERN, say.noInvitation),
    weight: boxWeight().default(1000),
    tempId: boxTypeId().default(1),
    boxName: string().max(60),
    sectionBoxName: string().max(60).default('normal_box'),
    paymentHistory: array(section).max(AMOUNT_SLOTS).default([]),
    status: boolean().default(false),
  }),
});

export const listCarts = endpoint<{ success: boolean; cartData: CartRow[] }>()({
  method: 'GET',
  path: '/api/user/get-cart/:userId',
  access: 'customer',
  summary: 'Own carts, oldest first',
  params: userParams,
  query: object({ status: boolean().default(false) }),
});

export const readCart = endpoint<CartDetail>()({
  method: 'GET',
  path: '/api/user/cart-details-id/:id',
  access: 'customer',
  summary: 'One cart with its sweets',
  params: idParams,
});

export const updateCart = endpoint<CartDetail>()({
  method: 'PATCH',
  path: '/api/user/update-cart/:id',
  access: 'customer',
  summary: 'Change size, type, sweets or the list a cart is on',
  params: idParams,
  body: object({
    revision: number().integer().min(0).max(1_000_000_000),
    weight: boxWeight(),
    tempId: boxTypeId(),
    sections: array(section).max(AMOUNT_SLOTS),
    status: boolean(),
  }),
});

export const deleteCart = endpoint<{ success: boolean; message: string }>()({
  method: 'DELETE',
  path: '/api/user/delete-cart/:id',
  access: 'customer',
  summary: 'Delete a cart',
  params: idParams,
});

/**
 * Prices of a box by the catalogue's own rates; stores nothing. `newObj` replaces the entry of its index. As earlier clients
 * know it, any of the five sections is priced, whatever type is named, an unknown type has five, and what is not sold or not
 * chosen yet is 0.
 */
export const calculatePrice = endpoint<{
  success: boolean;
  amounts: number[];
  paymentHistory: { index: number; name: string; img: string; sweetId: string; id: number; invitationId: string }[];
}>()({
  method: 'POST',
  path: '/api/user/calculate-price',
  access: 'public',
  summary: 'Prices of the sections of a box',
  reading: true,
  body: object({
    boxName: string().max(60).default(''),
    weight: boxWeight().required(say.chooseBoxSize),
    sweet: array(pricedSection).max(10).default([]),
    newObj: mixed<{ index?: unknown; sweetId?: unknown; invitationId?: unknown }>().nullable().default(null),
  }),
});
