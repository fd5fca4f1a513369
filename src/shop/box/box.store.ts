import { atom, type WritableAtom } from 'nanostores';
import { readStoredJson, storageKeys, writeGrown, writeStored } from '#client/storage.ts';
import { boxTypeNamed, boxTypeOf, type BoxWeight, boxWeights, DEFAULT_WEIGHT } from '#domain/box/box-types.rules.ts';
import { type Box, type Choice, emptyBox, readBox } from '#domain/box/box.rules.ts';

/** Where the box in progress of an invitation is kept. */
export const boxKey = (invitationId: string): string => storageKeys.draft(`box:${invitationId}`);

/** The box a person is filling for an invitation as it is kept by now; null when there is none. */
export function keptBox(invitationId: string): Box | null {
  return readBox(readStoredJson(boxKey(invitationId)));
}

/** Keeps a box in progress, across refreshes and closed tabs. @param design name of the invitation, for the words about a box put aside */
export function keepInProgress(invitationId: string, box: Box, design: string): void {
  writeGrown(boxKey(invitationId), JSON.stringify({ ...box, design }));
}

/** The box in progress as a store: every change is kept. */
export function boxInProgress(invitationId: string, design: string): WritableAtom<Box> {
  const $box = atom<Box>(keptBox(invitationId) ?? emptyBox());
  $box.listen((box) => keepInProgress(invitationId, box, design));
  return $box;
}

/** Forgets the box of an invitation, as when it was ordered. */
export function resetBox(invitationId: string): void {
  writeStored(boxKey(invitationId), null);
}

/** Where choosing a sweet began, so that the list can lead back. */
export interface Selection {
  invitationId: string;
  /** Section, from 0. */
  section: number;
  /** The box as it was, for the words and prices on the list. */
  tempId: number;
  weight: BoxWeight;
  /** Sections that have their sweet already, from 0. */
  filled: number[];
  /** The cart the choice belongs to, if any, and its list. */
  cartId: string;
  status: string;
}

/** The address of choosing a sweet: the whole selection travels in the query. */
export function selectionAddress({ invitationId, section, tempId, weight, filled, cartId, status }: Selection): string {
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

/** Reads a selection out of an address; null outside selection mode. */
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

/** The section to be filled after this one, its sweet included; null when it is the last. */
export function nextSection({ section, tempId, filled }: Selection): number | null {
  const { sections } = boxTypeOf(tempId);
  const others = Array.from({ length: sections - 1 }, (_, place) => (section + 1 + place) % sections);
  return others.find((index) => !filled.includes(index)) ?? null;
}

/** The screen that a choice leads back to. */
export function returnAddress({
  invitationId,
  cartId,
  status,
}: Pick<Selection, 'invitationId' | 'cartId' | 'status'>): string {
  return cartId ? `/cart-detail/${cartId}/${status}` : `/invitation-detail/${invitationId}/invitation`;
}

/** Where chosen sweets wait for their box. */
export const CHOSEN_KEY = 'shagun:chosen-sweets:v2';

/** A sweet just chosen on the list, on its way to the box. */
export interface ChosenSweet extends Choice {
  invitationId: string;
  cartId: string;
  /** The box that it was chosen for. */
  tempId: number;
  weight: BoxWeight;
}

const waiting = (): ChosenSweet[] => readStoredJson<ChosenSweet[]>(CHOSEN_KEY, 'sessionStorage') ?? [];

/** Hands a chosen sweet to the next screen of the box; those of another box that nobody came for are forgotten. */
export function handOver(chosen: ChosenSweet): void {
  const before = waiting().filter(
    ({ invitationId, cartId, index }) =>
      invitationId === chosen.invitationId && cartId === chosen.cartId && index !== chosen.index,
  );
  writeGrown(CHOSEN_KEY, JSON.stringify([...before, chosen]), 'sessionStorage');
}

/**
 * Takes the sweets that were chosen for this box, if any, in the order of choosing. They are taken once, so that a refresh does
 * not choose again.
 */
export function takeChosen(invitationId: string, cartId = ''): { choices: Choice[]; box: Box } | null {
  const mine = waiting().filter((one) => one.cartId === cartId && (cartId !== '' || one.invitationId === invitationId));
  const last = mine.at(-1);
  if (!last) return null;
  writeStored(CHOSEN_KEY, null, 'sessionStorage');
  const choices = mine.map(({ index, sweetId, name, image, rate }) => ({ index, sweetId, name, image, rate }));
  return { choices, box: { ...emptyBox(), tempId: last.tempId, weight: last.weight } };
}
