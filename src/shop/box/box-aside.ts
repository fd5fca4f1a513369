import { readStoredJson, storageKeys, storedNames, writeStored, writeStoredJson } from '#client/storage.ts';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { type Box, readBox } from '#domain/box/box.rules.ts';
import { boxKey, keepInProgress, keptBox, resetBox } from '#shop/box/box.store.ts';
import { displayName } from '#lib/display-name.ts';
import * as say from '#shop/box/box-aside.texts.ts';

/*
 * Returning to the invitation list begins the next box afresh: total, amounts, sweets, size and type. That stays as it is
 * asked for. But the list is also the only way to look at a second design, and another tab may show it while a box is
 * being filled; five sweets must not be lost by looking. So a filled box is put aside instead of being erased, and the
 * list and the design's own page offer to bring it back, as long as this browser keeps drafts.
 */

/** Maximum of boxes put aside; the oldest are dropped. */
const KEPT = 5;

/** Returns the storage key of the box put aside for an invitation. */
export const asideKey = (invitationId: string): string => storageKeys.draft(`aside:${invitationId}`);

/** Box in progress that was put aside to start another one. */
export interface BoxAside {
  invitationId: string;
  /** Name of its invitation; empty when unknown. */
  design: string;
  box: Box;
}

/** Returns the ids of the invitations that have a stored entry under a key of `key`. */
function idsOf(key: (invitationId: string) => string): string[] {
  const [prefix = '', end = ''] = key('*').split('*');
  return storedNames(prefix).map((name) => name.slice(prefix.length, -end.length));
}

/** Returns the box put aside for an invitation; null when no valid box is stored. */
export function boxAside(invitationId: string): BoxAside | null {
  const stored = readStoredJson<{ design?: unknown }>(asideKey(invitationId));
  const box = readBox(stored);
  return box && { invitationId, design: String(stored?.design ?? ''), box };
}

/** Returns all boxes put aside, newest first. */
export function boxesAside(): BoxAside[] {
  const at = ({ invitationId }: BoxAside): number =>
    Number(readStoredJson<{ at?: number }>(asideKey(invitationId))?.at ?? 0);
  return idsOf(asideKey)
    .flatMap((id) => boxAside(id) ?? [])
    .sort((a, b) => at(b) - at(a));
}

/**
 * Puts aside the box in progress of an invitation, or of every invitation without an argument, and keeps only the five
 * newest. Deletes a box without sweets instead.
 */
export function putAside(invitationId?: string): void {
  for (const id of invitationId === undefined ? idsOf(boxKey) : [invitationId]) {
    const box = keptBox(id);
    const design = readStoredJson<{ design?: string }>(boxKey(id))?.design ?? '';
    if (box && box.choices.length > 0) writeStoredJson(asideKey(id), { ...box, design, at: Date.now() });
    resetBox(id);
  }
  for (const { invitationId: old } of boxesAside().slice(KEPT)) leaveAside(old);
}

/** Deletes the box put aside for an invitation. */
export function leaveAside(invitationId: string): void {
  writeStored(asideKey(invitationId), null);
}

/** Makes the box put aside the box in progress again and returns it; null when none was put aside. */
export function bringBack(invitationId: string): Box | null {
  const found = boxAside(invitationId);
  if (!found) return null;
  keepInProgress(invitationId, found.box, found.design);
  leaveAside(invitationId);
  return found.box;
}

/** Returns the notice that a box was put aside, with its design, type, weight and number of sweets. */
export function asideText({ design, box }: BoxAside): string {
  const { name } = boxTypeOf(box.tempId);
  return design
    ? say.designBoxKept(displayName(design), name, box.weight, box.choices.length)
    : say.boxKept(name, box.weight, box.choices.length);
}
