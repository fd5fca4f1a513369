import { atom, type WritableAtom } from 'nanostores';
import { readStoredJson, storageKeys, writeStored, writeStoredJson } from '#client/storage.ts';
import { type Box, emptyBox, readBox } from '#features/box/box.rules.ts';

const key = (invitationId: string): string => storageKeys.draft(`box:${invitationId}`);

/** The box a person is filling for an invitation: kept until it is reset, across refreshes and closed tabs. */
export function boxInProgress(invitationId: string): WritableAtom<Box> {
  const $box = atom<Box>(readBox(readStoredJson(key(invitationId))) ?? emptyBox());
  $box.listen((box) => writeStoredJson(key(invitationId), box));
  return $box;
}

/** Forgets the box of an invitation. */
export function resetBox(invitationId: string): void {
  writeStored(key(invitationId), null);
}

/** Where choosing a sweet began, so that the list can lead back. */
export interface Selection {
  invitationId: string;
  /** Section, from 0. */
  section: number;
  /** The cart the choice belongs to, if any, and its list. */
  cartId: string;
  status: string;
  /** Grams and type of the box, for the words on the list. */
  boxName: string;
}

/** The address of choosing a sweet: the whole selection travels in the query. */
export function selectionAddress({ invitationId, section, cartId, status, boxName }: Selection): string {
  const query = new URLSearchParams({ choose: invitationId, section: String(section), box: boxName, ...(cartId ? { cart: cartId, status } : {}) });
  return `/sweets?${query}`;
}

/** Reads a selection out of an address; null outside selection mode. */
export function readSelection(search: string): Selection | null {
  const query = new URLSearchParams(search);
  const invitationId = query.get('choose') ?? '';
  const section = Number(query.get('section'));
  if (!/^[0-9a-f]{24}$/.test(invitationId) || !Number.isInteger(section) || section < 0 || section > 4) return null;
  return { invitationId, section, cartId: query.get('cart') ?? '', status: query.get('status') ?? 'false', boxName: query.get('box') ?? '' };
}

/** The screen that a choice leads back to. */
export function returnAddress({ invitationId, cartId, status }: Selection): string {
  return cartId ? `/cart-detail/${cartId}/${status}` : `/invitation-detail/${invitationId}/invitation`;
}

const chosenKey = 'shagun:chosen-sweet:v1';

/** A sweet just chosen on the list, on its way to the box. */
export interface ChosenSweet {
  invitationId: string;
  cartId: string;
  index: number;
  sweetId: string;
  name: string;
  image: string;
  rate: number;
}

/** Hands a chosen sweet to the next screen; it is taken once, so that a refresh does not choose again. */
export function handOver(chosen: ChosenSweet): void {
  writeStoredJson(chosenKey, chosen, 'sessionStorage');
}

/** Takes the sweet that was chosen for this box, if any. */
export function takeChosen(invitationId: string, cartId = ''): ChosenSweet | null {
  const chosen = readStoredJson<ChosenSweet>(chosenKey, 'sessionStorage');
  if (!chosen || chosen.cartId !== cartId || (cartId === '' && chosen.invitationId !== invitationId)) return null;
  writeStored(chosenKey, null, 'sessionStorage');
  return chosen;
}

