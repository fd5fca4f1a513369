import { atom, type WritableAtom } from 'nanostores';
import { readStoredJson, storageKeys, writeGrown, writeStored } from '#client/storage.ts';
import { boxTypeNamed, boxTypeOf, type BoxWeight, boxWeights, DEFAULT_WEIGHT } from '#domain/box/box-types.rules.ts';
import { type Box, type Choice, emptyBox, readBox } from '#domain/box/box.rules.ts';

/** Returns the storage key of the box in progress of an invitation. */
export const boxKey = (invitationId: string): string => storageKeys.draft(`box:${invitationId}`);

/** Reads the box in progress of an invitation from the browser's storage; null when no valid box is stored. */
export function keptBox(invitationId: string): Box | null {
  return readBox(readStoredJson(boxKey(invitationId)));
}

/**
 * Stores a box in progress in the browser, across refreshes and closed tabs.
 * @param design name of the invitation, shown when the box is put aside
 */
export function keepInProgress(invitationId: string, box: Box, design: string): void {
  writeGrown(boxKey(invitationId), JSON.stringify({ ...box, design, at: Date.now() }));
}

/** Returns an atom with an invitation's stored box in progress, or an empty box. Every change is stored. */
export function boxInProgress(invitationId: string, design: string): WritableAtom<Box> {
  const $box = atom<Box>(keptBox(invitationId) ?? emptyBox());
  $box.listen((box) => keepInProgress(invitationId, box, design));
  return $box;
}

/** Deletes the box in progress of an invitation. */
export function resetBox(invitationId: string): void {
  writeStored(boxKey(invitationId), null);
}

/**
 * Section for which a sweet is being chosen, with the data that the sweet list needs for prices and for the way back.
 */
export interface Selection {
  invitationId: string;
  /** Section, from 0. */
  section: number;
  /** Box type, for the texts and prices on the list. */
  tempId: number;
  weight: BoxWeight;
  /** Sections that already have a sweet, from 0. */
  filled: number[];
  /** Id of the cart of the box; empty for a box in no cart. `status` is `true` when that cart is saved for later. */
  cartId: string;
  status: string;
}

/** Returns the URL path of the list of sweets, with a selection as its query. */
export function selectionPath({ invitationId, section, tempId, weight, filled, cartId, status }: Selection): string {
  const box = { box: boxTypeOf(tempId).name, size: String(weight) };
  const query = new URLSearchParams({
    choose: invitationId,
    section: String(section),
    ...box,
    ...(filled.length > 0 ? { filled: filled.join('') } : {}),
    ...(cartId ? { cart: cartId, status } : {}),
  });
  return `/sweets?${query}`;
}

/**
 * Parses a selection from a query string; null without a valid invitation id and section (0 to 4). An unknown box type
 * or weight becomes the default.
 */
export function readSelection(search: string): Selection | null {
  const query = new URLSearchParams(search);
  const invitationId = query.get('choose') ?? '';
  const section = Number(query.get('section'));
  if (!/^[0-9a-f]{24}$/.test(invitationId) || !Number.isInteger(section) || section < 0 || section > 4) return null;
  const { tempId } = boxTypeNamed(query.get('box') ?? '') ?? boxTypeOf(0);
  const weight = boxWeights.find((one) => String(one) === query.get('size')) ?? DEFAULT_WEIGHT;
  return {
    invitationId,
    section,
    tempId,
    weight,
    filled: [...(query.get('filled') ?? '')].map(Number).filter((index) => index <= 4),
    cartId: query.get('cart') ?? '',
    status: query.get('status') ?? 'false',
  };
}

/**
 * Returns the next empty section after the selection's own, continuing at the first; null when all others have a sweet.
 */
export function nextSection({ section, tempId, filled }: Selection): number | null {
  const { sections } = boxTypeOf(tempId);
  const others = Array.from({ length: sections - 1 }, (_, place) => (section + 1 + place) % sections);
  return others.find((index) => !filled.includes(index)) ?? null;
}

/**
 * Returns the path of the page that the choice of a sweet returns to: the box in the cart, or without a cart the
 * invitation's page.
 */
export function selectionReturnPath({
  invitationId,
  cartId,
  status,
}: Pick<Selection, 'invitationId' | 'cartId' | 'status'>): string {
  return cartId ? `/cart-detail/${cartId}/${status}` : `/invitation-detail/${invitationId}/invitation`;
}

/** Storage key of chosen sweets that were not added to their box yet. */
export const CHOSEN_KEY = 'shagun:chosen-sweets:v2';

/** Sweet chosen on the list that was not added to its box yet. */
export interface ChosenSweet extends Choice {
  invitationId: string;
  cartId: string;
  /** Type of the box that it was chosen for. */
  tempId: number;
  weight: BoxWeight;
}

const waiting = (): ChosenSweet[] => readStoredJson<ChosenSweet[]>(CHOSEN_KEY, 'sessionStorage') ?? [];

/**
 * Stores a chosen sweet for its box in the session storage. Replaces the stored sweet of the same section, and drops
 * those of other boxes.
 */
export function storeChosenSweet(chosen: ChosenSweet): void {
  const before = waiting().filter(
    ({ invitationId, cartId, index }) =>
      invitationId === chosen.invitationId && cartId === chosen.cartId && index !== chosen.index,
  );
  writeGrown(CHOSEN_KEY, JSON.stringify([...before, chosen]), 'sessionStorage');
}

/**
 * Removes the stored sweets chosen for a box and returns them in the order of choosing, with an empty box of their type
 * and weight. Returns null when there are none.
 */
export function takeChosen(invitationId: string, cartId = ''): { choices: Choice[]; box: Box } | null {
  const mine = waiting().filter((one) => one.cartId === cartId && (cartId !== '' || one.invitationId === invitationId));
  const last = mine.at(-1);
  if (!last) return null;
  writeStored(CHOSEN_KEY, null, 'sessionStorage');
  const choices = mine.map(({ index, sweetId, name, image, rate }) => ({ index, sweetId, name, image, rate }));
  return { choices, box: { ...emptyBox(), tempId: last.tempId, weight: last.weight } };
}
