import { call } from '#client/api.ts';
import { storageKeys, writeStoredJson } from '#client/storage.ts';
import { flash } from '#client/toast.ts';
import { type Box, type Choice, readBox } from '#features/box/box.rules.ts';
import type { InvitationOrderWire, ItemOrderWire } from '#features/orders/order.contract.ts';
import { readSweet } from '#features/sweets/sweet.contract.ts';
import { parseRate } from '#lib/money.ts';
import { displayName } from '#lib/text.ts';

/** Opens an item that was bought with the quantity of then. */
export function orderItemAgain({ kind, itemId, quantity, unit }: ItemOrderWire): void {
  writeStoredJson(storageKeys.draft(`purchase:${itemId}`), { quantity: String(quantity), unit });
  location.assign(kind === 'sweet' ? `/sweets-info/${itemId}/sweets` : `/dry-fruit_info/${itemId}`);
}

type Sweet = InvitationOrderWire['sweets'][number];

/** A sweet of then at today's rate; null when it is no longer sold. */
async function choiceOf({ index, sweetId }: Sweet): Promise<Choice | null> {
  const answer = await call(readSweet, { params: { id: sweetId } });
  const rate = answer.ok ? parseRate(answer.data.sweetData.amount) : null;
  if (!answer.ok || rate === null) return null;
  return { index, sweetId, name: answer.data.sweetData.name, image: answer.data.sweetData.image, rate };
}

/** Fills the same box again at today's prices and opens it; sweets that are gone leave their section empty and are named. */
export async function orderBoxAgain({ invitationId, weight, tempId, sweets }: InvitationOrderWire): Promise<void> {
  const found = await Promise.all(sweets.map(choiceOf));
  const choices = found.filter((choice) => choice !== null);
  const gone = sweets.filter((_, at) => found[at] === null).map(({ name }) => displayName(name));
  const box: Box | null = readBox({ weight: Number(weight), tempId, choices });
  if (box) writeStoredJson(storageKeys.draft(`box:${invitationId}`), box);
  if (gone.length > 0) flash(`No longer in the shop: ${gone.join(', ')}. Please choose another sweet there.`);
  location.assign(`/invitation-detail/${invitationId}/invitation`);
}
