import { call } from '#client/api.ts';
import { readStored, storageKeys, storedNames, writeStored } from '#client/storage.ts';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { type Box, readBox } from '#domain/box/box.rules.ts';
import { addCart, type CartDetail, type CartRow, deleteCart, readCart } from '#domain/cart/cart.contract.ts';
import { displayName } from '#lib/display-name.ts';
import * as say from '#shop/cart/cart.texts.ts';

/** Data needed to restore a deleted cart. */
export interface KeptCart {
  id: string;
  name: string;
  invitationId: string;
  weight: number;
  tempId: number;
  status: boolean;
  sections: { index: number; sweetId: string }[];
}

/**
 * Deletes a cart and returns the data that restores it as `kept`. `kept` is null when the cart was deleted before,
 * cannot be read or its invitation is withdrawn.
 */
export async function removeWithUndo(
  row: CartRow,
): Promise<{ ok: true; kept: KeptCart | null } | { ok: false; message: string }> {
  const before = await call(readCart, { params: { id: row._id } });
  const answer = await call(deleteCart, { params: { id: row._id } });
  // A cart that another tab deleted is gone as wished.
  if (!answer.ok && answer.status !== 404) return { ok: false, message: answer.message };
  if (!answer.ok || !before.ok || !row.invitationId) return { ok: true, kept: null };
  const sections = before.data.updated
    .filter(({ ratePaise }) => ratePaise !== null)
    .map(({ index, sweetId }) => ({ index, sweetId }));
  const { weight, tempId, status } = row;
  return {
    ok: true,
    kept: {
      id: row._id,
      name: displayName(row.invitationId.name),
      invitationId: row.invitationId._id,
      weight: Number(weight),
      tempId,
      status,
      sections,
    },
  };
}

/**
 * Restores a deleted cart as a new one, without withdrawn sweets, and moves the drafts of the old cart to it. Returns
 * the result of the call.
 */
export async function restoreCart({ id, invitationId, weight, tempId, status, sections }: KeptCart) {
  const { name, sectionName } = boxTypeOf(tempId);
  const answer = await call(addCart, {
    body: {
      invitationId,
      weight: weight as Box['weight'],
      tempId,
      boxName: name,
      sectionBoxName: sectionName,
      paymentHistory: sections,
      status,
    },
  });
  if (answer.ok) handOnDrafts(id, answer.data.cartId);
  return answer;
}

function handOnDrafts(from: string, to: string): void {
  const [start = '', end = ''] = storageKeys.draft(' ').split(' ');
  for (const name of storedNames(start))
    if (name.endsWith(`:${from}${end}`)) {
      writeStored(name.replace(from, to), readStored(name));
      writeStored(name, null);
    }
}

/** Message for a cart whose sweets have no price. */
export const NO_PRICES = say.noPrices;

/**
 * Returns the box of a cart at today's prices; a withdrawn sweet is marked `gone` with a rate of 0. Returns null when
 * the server sent no price for an offered sweet, as older versions do.
 */
export function boxOfCart({ cartDetail, updated }: CartDetail): Box | null {
  if (!updated.every(({ ratePaise }) => ratePaise === null || Number.isSafeInteger(ratePaise))) return null;
  const choices = updated.map(({ index, sweetId, sweetName, image, ratePaise: rate }) => {
    const sweet = { index, sweetId, name: sweetName, image };
    return typeof rate === 'number' ? { ...sweet, rate } : { ...sweet, rate: 0, gone: true };
  });
  return readBox({ weight: Number(cartDetail.weight), tempId: cartDetail.tempId, choices });
}

/** Changed fields of a cart, as sent to the server. */
export interface CartChange {
  weight?: Box['weight'];
  tempId?: number;
  sections?: { index: number; sweetId: string }[];
  status?: boolean;
}

/** Returns all fields of a box as a change of a cart, without withdrawn sweets. */
export function fullChange({
  weight,
  tempId,
  choices,
}: Box): Required<Pick<CartChange, 'weight' | 'tempId' | 'sections'>> {
  return {
    weight,
    tempId,
    sections: choices.flatMap(({ index, sweetId, gone }) => (gone ? [] : [{ index, sweetId }])),
  };
}

/**
 * Returns the fields of `next` that differ from `before`. A new box type includes the sections, because it empties the
 * box.
 */
export function boxChange(before: Box, next: Box): CartChange {
  const { weight, tempId, sections } = fullChange(next);
  const typed = before.tempId !== tempId;
  return {
    ...(before.weight === weight ? {} : { weight }),
    ...(typed ? { tempId } : {}),
    ...(typed || before.choices !== next.choices ? { sections } : {}),
  };
}
