import type { Printed } from '#office/packing/label-face.tsx';
import type { PackingList } from '#office/packing/use-packing.ts';
import type { SheetId } from '#domain/packing/label-sheet.rules.ts';
import { homesToPrint, type LabelWish } from '#domain/packing/labels-path.rules.ts';
import * as say from '#office/packing/labels.texts.ts';

/** Homes that get a label. */
export type Which = 'all' | 'packed' | 'unpacked';

/** Most names of homes that a notice has. */
const MOST_NAMED = 5;

/**
 * Returns what is printed, in the order of the packing list: a label or slip for each home, or one for each box. A card
 * lies in every box, and homes without one print none.
 */
export const printedOf = (list: PackingList, wish: LabelWish, which: Which, perBox: boolean): Printed[] =>
  homesToPrint(list.homes, wish)
    .filter(({ state }) => which === 'all' || (state === 'packed') === (which === 'packed'))
    .flatMap((home): Printed[] => {
      const contents = list.contents.get(home.contents);
      const card = home.card ? list.cards.get(home.card) : undefined;
      if (wish.sheet === 'cards' && !card) return [];
      return wish.sheet === 'cards' || (perBox && wish.sheet !== 'slip')
        ? Array.from({ length: home.boxes }, (_, at) => ({ home, contents, card, box: at + 1 }))
        : [{ home, contents, card, box: null }];
    });

/** Returns the notice about texts that are too long for their paper, with the names of their homes. */
export function tooLongText(sheet: SheetId, names: readonly string[]): string {
  const first = names.slice(0, MOST_NAMED).join(', ');
  const named = names.length > MOST_NAMED ? say.namesAndOthers(first) : first;
  return sheet === 'cards' ? say.cardsTooLong(names.length, named) : say.addressesTooLong(names.length, named);
}

/**
 * Returns the sentence about the group that is printed: `Only Royal box.` by a design's name, `Only pincodes that begin with 560.`, or
 * by the group's own key.
 */
export function groupText(contents: ReadonlyMap<string, { name: string }>, group: string): string {
  const name = contents.get(group)?.name;
  return !name && /^\d{3}$/.test(group) ? say.onlyPincodes(group) : say.onlyGroup(name ?? group);
}
