import { AMOUNT_SLOTS, boxTypeOf, type BoxWeight, boxWeights, DEFAULT_WEIGHT } from '#domain/box/box-types.rules.ts';
import * as say from '#domain/box/box.texts.ts';
import { boxPrice, sectionPrice } from '#domain/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { displayName } from '#lib/display-name.ts';

/** Shown as the price of an empty section; it never enters a total. Paise. */
export const DEFAULT_SECTION_PRICE = 120_00;
/** Material of a box, which decides its drawing; it depends on the invitation's category. */
export type BoxMaterial = 'wood' | 'glass' | 'card';

/** Returns the material of the box of an invitation in a category: `wood`, `glass`, or `card` for all others. */
export function boxMaterial(category: string): BoxMaterial {
  if (category === 'Wooden Box') return 'wood';
  return category === 'Glass Box' ? 'glass' : 'card';
}

/** A sweet chosen for a section; `rate` in paise for 400 grams. */
export interface Choice {
  index: number;
  sweetId: string;
  /** Empty when the name is not known any more. */
  name: string;
  image: string;
  rate: number;
  /** The shop no longer offers it: it stays in sight, counts nothing and wants another sweet in its place. */
  gone?: boolean;
}

/** A box being filled. */
export interface Box {
  weight: BoxWeight;
  tempId: number;
  choices: Choice[];
}

/** Returns a new, empty box: a Normal Box of 1000 grams. */
export const emptyBox = (): Box => ({ weight: DEFAULT_WEIGHT, tempId: 1, choices: [] });

/**
 * Returns the price of each section in paise, as five slots; 0 for an empty section or a sweet that is no longer
 * offered.
 */
export function sectionAmounts(box: Box): number[] {
  const { sections } = boxTypeOf(box.tempId);
  const amounts = Array.from({ length: AMOUNT_SLOTS }, () => 0);
  for (const { index, rate, gone } of box.choices)
    if (index < sections && !gone) amounts[index] = sectionPrice(rate, box.weight, sections);
  return amounts;
}

/** Returns the sweet in a section, counted from 0; undefined when it is empty. */
export function choiceAt(box: Box, section: number): Choice | undefined {
  return box.choices.find(({ index }) => index === section);
}

/**
 * Returns the sections, counted from 0, that still need a sweet: empty ones, and those whose sweet is no longer offered
 * or has the price 0.
 */
export function emptySections(box: Box): number[] {
  const amounts = sectionAmounts(box);
  return Array.from({ length: boxTypeOf(box.tempId).sections }, (_, index) => index).filter(
    (index) => (amounts[index] ?? 0) <= 0,
  );
}

/**
 * Returns a box with a sweet in its section, replacing the one before; the box unchanged when it has no such section.
 */
export function withChoice(box: Box, choice: Choice): Box {
  if (choice.index < 0 || choice.index >= boxTypeOf(box.tempId).sections) return box;
  return {
    ...box,
    choices: [...box.choices.filter(({ index }) => index !== choice.index), choice].sort((a, b) => a.index - b.index),
  };
}

/** Returns a box with one sweet in every section that still needs one. */
export function withEverywhere(box: Box, choice: Choice): Box {
  return emptySections(box).reduce((filled, index) => withChoice(filled, { ...choice, index }), box);
}

/** Current data of a sweet in the catalogue (`rate` in paise for 400 grams); `gone` when it is no longer offered. */
export type SweetToday = Pick<Choice, 'name' | 'image' | 'rate'> | 'gone';

/**
 * Updates a box to today's names, pictures and rates, and marks sweets that are no longer offered as `gone`. A sweet
 * missing in `today` stays unchanged.
 */
export function asOfToday(box: Box, today: ReadonlyMap<string, SweetToday>): Box {
  const choices = box.choices.map(({ gone, ...kept }): Choice => {
    const sweet = today.get(kept.sweetId);
    if (sweet === 'gone') return { ...kept, gone: true };
    if (sweet) return { ...kept, ...sweet };
    return gone ? { ...kept, gone } : kept;
  });
  return { ...box, choices };
}

/** A box and the price of its invitation, paise. */
export interface Priced {
  box: Box;
  invitation: number;
}

/**
 * Returns the notice about prices that changed since the box was filled; empty when none changed. Leaves out sweets
 * that were replaced or are no longer offered.
 */
export function priceNews(before: Priced, now: Priced): string {
  const news = new Map<string, string>();
  for (const was of before.box.choices) {
    const is = choiceAt(now.box, was.index);
    if (!is || is.gone || is.sweetId !== was.sweetId || is.rate === was.rate) continue;
    news.set(is.sweetId, say.sweetNow(displayName(is.name), formatRupees(is.rate), formatRupees(was.rate)));
  }
  if (before.invitation !== now.invitation)
    news.set('', say.invitationNow(formatRupees(now.invitation), formatRupees(before.invitation)));
  if (news.size === 0) return '';
  const oneBox = ({ box, invitation }: Priced): number => boxPrice(sectionAmounts(box), invitation);
  const list = [...news.values()].join(', ');
  return oneBox(before) === oneBox(now)
    ? say.pricesChanged(list)
    : say.pricesAndBoxChanged(list, formatRupees(oneBox(now)));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Parses a stored box: replaces an invalid weight or type by the default and drops invalid choices. Returns null for a
 * value without a list of choices.
 */
export function readBox(stored: unknown): Box | null {
  const box = stored as Partial<Box> | null;
  if (!box || !Array.isArray(box.choices)) return null;
  const weight = boxWeights.find((one) => one === box.weight) ?? DEFAULT_WEIGHT;
  const { tempId, sections } = boxTypeOf(['number', 'string'].includes(typeof box.tempId) ? Number(box.tempId) : 0);
  const choices = box.choices.filter(
    (one) =>
      Number.isInteger(one?.index) &&
      one.index >= 0 &&
      one.index < sections &&
      typeof one.sweetId === 'string' &&
      Number.isFinite(one.rate),
  );
  // An older page kept no more than this; a picture or name that is none must not stop the drawing.
  return {
    weight,
    tempId,
    choices: choices.map((one) => ({ ...one, name: textOf(one.name), image: textOf(one.image) })),
  };
}
