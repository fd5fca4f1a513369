import { call } from '#client/api.ts';
import { storageKeys, writeStoredJson } from '#client/storage.ts';
import { flash } from '#client/toast.ts';
import { keepInProgress } from '#shop/box/box.store.ts';
import { sweetsToday } from '#shop/box/box-today.ts';
import { type Box, readBox } from '#domain/box/box.rules.ts';
import { readDryFruit } from '#domain/catalogue/dry-fruit.contract.ts';
import { readInvitation } from '#domain/catalogue/invitation.contract.ts';
import type { InvitationOrderWire, ItemOrderWire } from '#domain/orders/order.contract.ts';
import { readSweet } from '#domain/catalogue/sweet.contract.ts';
import { displayName } from '#lib/display-name.ts';
import * as say from '#shop/orders/order.texts.ts';

/** Reason why an order cannot be repeated, with a link to an alternative. */
export interface Hindrance {
  message: string;
  way: { label: string; href: string };
}

/**
 * Opens the page of an ordered item with the former quantity and returns null. Returns the reason when the item is no
 * longer sold.
 */
export async function orderItemAgain({
  kind,
  itemId,
  sweet,
  quantity,
  unit,
}: ItemOrderWire): Promise<Hindrance | null> {
  const answer =
    kind === 'sweet'
      ? await call(readSweet, { params: { id: itemId } })
      : await call(readDryFruit, { params: { id: itemId } });
  if (!answer.ok && answer.status === 404) {
    const way =
      kind === 'sweet'
        ? { label: say.seeSweets, href: '/sweets' }
        : { label: say.seeDryFruits, href: '/dry_fruit_list' };
    return { message: say.sweetGone(displayName(sweet)), way };
  }
  writeStoredJson(storageKeys.draft(`purchase:${itemId}`), { quantity: String(quantity), unit });
  location.assign(kind === 'sweet' ? `/sweets-info/${itemId}/sweets` : `/dry-fruit_info/${itemId}`);
  return null;
}

/**
 * Opens the payment page with the boxes of an order at today's prices, where the customer chooses the homes. Always
 * returns null.
 */
export async function orderCirclesAgain({ _id, invitationId }: InvitationOrderWire): Promise<null> {
  location.assign(homesPath(invitationId, { as: _id }));
  return null;
}

/**
 * Returns the path of the payment page for the same boxes as in an earlier order.
 * @param of id of that order: as `wave` the new order follows it, as `as` it repeats it
 */
export function paymentPath(invitationId: string, of: { wave: string } | { as: string }): string {
  return `/invitation-GuestList/0?${String(new URLSearchParams({ invitation: invitationId, ...of }))}`;
}

/** Returns the path that asks who gets the same boxes as in an earlier order. @param of as in `paymentPath` */
export const homesPath = (invitationId: string, of: { wave: string } | { as: string }): string =>
  `${paymentPath(invitationId, of)}&step=guests`;

/**
 * Stores an order's box at today's prices as the box in progress and opens its page. Sections of withdrawn sweets stay
 * empty, and a message lists these sweets. Returns the reason when the invitation is no longer offered, else null.
 */
export async function orderBoxAgain({
  invitationId,
  invitationName,
  weight,
  tempId,
  sweets,
}: InvitationOrderWire): Promise<Hindrance | null> {
  const design = await call(readInvitation, { params: { id: invitationId } });
  if (!design.ok && design.status === 404) {
    return {
      message: say.designGone(displayName(invitationName)),
      way: { label: say.seeInvitations, href: '/invitation' },
    };
  }
  const today = await sweetsToday(sweets.map(({ sweetId }) => sweetId));
  const choices = sweets.flatMap(({ index, sweetId }) => {
    const sweet = today.get(sweetId);
    return sweet && sweet !== 'gone' ? [{ index, sweetId, ...sweet }] : [];
  });
  const gone = sweets
    .filter(({ index }) => !choices.some((choice) => choice.index === index))
    .map(({ name }) => displayName(name));
  const box: Box | null = readBox({ weight: Number(weight), tempId, choices });
  if (box) keepInProgress(invitationId, box, invitationName);
  if (gone.length > 0) flash(say.sweetsGone(gone.join(', ')));
  location.assign(`/invitation-detail/${invitationId}/invitation#sections`);
  return null;
}
