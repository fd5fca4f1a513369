import { atom } from 'nanostores';
import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { groupInUrl, type GuestView, rememberGroup, viewInUrl, writeViewUrl } from '#shop/guests/guest-views.ts';
import { importAsked, isImportKept } from '#shop/guests/import-asked.ts';

/** Number of rows shown at once, so that a wedding's list stays fast on a cheap phone. */
const PAGE = 50;

/** Text in the search field, and what was last searched for. */
export const $typed = atom('');
export const $q = atom('');
export const $view = atom<GuestView>(viewInUrl());
/** Key of the group that the list is narrowed to; empty for all guests. */
export const $group = atom(groupInUrl());
/** Number of rows in sight. */
export const $shown = atom(PAGE);
/** Ids of the chosen guests; null while none are being chosen. */
export const $picked = atom<ReadonlySet<string> | null>(null);

/** Dialog over the list. */
export type OverList =
  | { kind: 'ask'; guests: readonly GuestWire[] }
  | { kind: 'delete'; guest: GuestWire }
  | { kind: 'import'; back: string | null }
  | { kind: 'celebration' | 'family' | 'address' };

const asked = importAsked();
/** The dialog that is open; null for none. */
export const $over = atom<OverList | null>(asked && { kind: 'import', ...asked });
/** True when rows of an import may wait in this browser. */
export const $begun = atom(isImportKept());

/** Where the control that shares the list is drawn; null while there is no place. */
export const $sharePlace = atom<HTMLElement | null>(null);
export const setSharePlace = (place: HTMLElement | null): void => $sharePlace.set(place);

/** Searches for a text; the list begins anew unless it shows that already. */
export function search(text: string): void {
  if (text.trim() === $q.get()) return;
  $q.set(text.trim());
  $shown.set(PAGE);
}

export const showMore = (): void => $shown.set($shown.get() + PAGE);

/** Chooses a part of the list; the URL keeps it. */
export function showView(view: GuestView): void {
  $view.set(view);
  $shown.set(PAGE);
  writeViewUrl(view);
}

/** Narrows the list to a group; the URL keeps it. */
export function showGroup(group: string): void {
  $group.set(group);
  $shown.set(PAGE);
  rememberGroup(group);
}

export function pick(id: string, on: boolean): void {
  const next = new Set($picked.get());
  if (on) next.add(id);
  else next.delete(id);
  $picked.set(next);
}

/** Opens the dialog that brings guests in. @param back path where it was begun, empty for the list; null to go on */
export const openImport = (back: string | null = ''): void => $over.set({ kind: 'import', back });

export function closeImport(): void {
  $begun.set(true);
  $over.set(null);
}
