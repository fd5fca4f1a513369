import type { Chosen, ItemKind } from '#domain/payments/purchase.rules.ts';
import { unitOfWord, wordBehind } from '#domain/pricing/pricing.rules.ts';
import type { Reader } from '#lib/typed.ts';
import { wholeTyped } from '#lib/whole-number.ts';

/**
 * Returns a reader of a quantity, which keeps the number (`wholeTyped`).
 * @param onUnit called with the number and the unit written behind it: `500 gm`, letter by letter as well
 */
export function quantityReader(onUnit: (chosen: Chosen) => void): Reader {
  let word = '';
  return (next, before) => {
    const number = wholeTyped(next);
    const letters = wordBehind(next);
    // A letter alone goes on with the word that was begun, unless the number has changed since.
    word = (number === before && letters.length < 2 ? word : '') + letters;
    const unit = unitOfWord(word);
    if (unit && letters) onUnit({ quantity: number, unit });
    return number;
  };
}

/** Reads a stored or sent choice of an item. A unit written behind the number counts more than the chosen one. */
export function readChosen(kind: ItemKind, kept: { quantity?: unknown; unit?: unknown } | null): Chosen {
  const typed = typeof kept?.quantity === 'string' ? kept.quantity : '';
  const unit = unitOfWord(wordBehind(typed)) ?? (kept?.unit === 'gm' ? 'gm' : 'kg');
  return { quantity: wholeTyped(typed), unit: kind === 'sweet' ? unit : 'kg' };
}
