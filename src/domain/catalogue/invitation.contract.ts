import { boolean, type InferType, object, string } from 'yup';
import {
  choice,
  flag,
  idParams,
  longText,
  mediaValue,
  nameField,
  positivePrice,
  priceFilter,
} from '#domain/catalogue/catalogue.contract.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';
import {
  frameFromWire,
  frameToWire,
  type RecordFrame,
  type WireFrame,
} from '#domain/catalogue/record-frame.contract.ts';
import { invitationCategories, isInvitationBox } from '#domain/catalogue/invitation.rules.ts';
import { endpoint } from '#lib/endpoint.ts';
import { toPaise, toRupees } from '#lib/money.ts';

/** Schema of an invitation; `price` in paise. */
export const invitationRecord = object({
  name: nameField(),
  price: positivePrice(say.labelPriceOne),
  category: choice(invitationCategories, 'Category'),
  description: longText('Description'),
  image: mediaValue().required(say.pictureRequired),
  image02: mediaValue().default(''),
  image03: mediaValue().default(''),
  image04: mediaValue().default(''),
  videoFile: mediaValue().default(''),
  isDeliveryCharge: flag(),
  isBestSeller: flag(),
});

export type Invitation = InferType<typeof invitationRecord> & RecordFrame;

/** Invitation on the wire; `price` in rupees. */
export interface InvitationWire extends WireFrame {
  name: string;
  price: number;
  category: string;
  description: string;
  image: string;
  image02: string;
  image03: string;
  image04: string;
  videoFile: string;
  /** Always false; clients tell the kinds of best sellers apart by it. */
  isSweet: false;
  isDeliveryCharge: boolean;
  isBestSeller: boolean;
  /** True for a box design; false for cards and scrolls. */
  isInvitationBoxes: boolean;
}

export function invitationToWire({ price, ...invitation }: Invitation, place?: number): InvitationWire {
  return {
    ...frameToWire(invitation, place),
    price: toRupees(price),
    isSweet: false,
    isInvitationBoxes: isInvitationBox(invitation.category),
  } as InvitationWire;
}

/**
 * Converts an invitation from its wire format, with its price from rupees to paise. Does not validate its fields, since
 * reading the snapshot has done that.
 */
export function invitationFromWire({
  price,
  isSweet: _isSweet,
  isInvitationBoxes: _isBox,
  ...wire
}: InvitationWire): Invitation {
  return { ...frameFromWire(wire), price: toPaise(price) } as Invitation;
}

export const listInvitations = endpoint<{ invitationData: InvitationWire[] }>()({
  method: 'GET',
  path: '/api/user/invitation_list',
  access: 'public',
  summary: 'Invitations, dearest first',
  query: object({ category: string().trim().max(60), price: priceFilter(), isInvitationBoxes: boolean() }),
});

export const readInvitation = endpoint<{ invitation: InvitationWire }>()({
  method: 'GET',
  path: '/api/user/invitation/:id',
  access: 'public',
  summary: 'One invitation',
  params: idParams,
});

/** Category tile of the home page, showing the category's dearest invitation; `maxamount` is its price in rupees. */
export interface InvitationTile {
  _id: string;
  category: string;
  maxamount: number;
  image: string;
  name: string;
}

export const listInvitationTiles = endpoint<{ initation: InvitationTile[] }>()({
  method: 'GET',
  path: '/api/user/first-invitation-categroy-wise',
  access: 'public',
  summary: 'One tile for each invitation category',
});
