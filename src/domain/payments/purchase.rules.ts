import {
  dryFruitTotal,
  gramsOf,
  leastRefusal,
  parseQuantity,
  sweetTotal,
  type SweetUnit,
  TOO_MUCH,
} from '#domain/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { gramsTyped, isWhole } from '#lib/whole-number.ts';

export type ItemKind = 'sweet' | 'dry-fruit';

/** What a person has chosen of an item; `quantity` as it stands in the field. */
export interface Chosen {
  quantity: string;
  unit: SweetUnit;
}

/** How an item is sold at present; money in paise: 400 gm of a sweet or 1 kg of a dry fruit, and delivery, 0 where none is charged. */
export interface Offer {
  rate: number;
  delivery: number;
  /** The least that is sold, grams; 0 for what comes in fixed quantities. */
  least: number;
  /** The advance on a large order, percent; the usual one where it is not known. */
  advance?: number | undefined;
}

const ENTER_QUANTITY = 'Please Enter Quantity';
const SELECT_QUANTITY = 'please Select Quantity';
/** For a dry fruit whose total is missing; its spelling differs by kind. */
const ENTER_DRY_FRUIT_QUANTITY = 'please Enter Quantity';

/** Price, delivery and total of what is chosen, paise; zeros while nothing valid is. */
export function purchaseSum(
  kind: ItemKind,
  offer: Offer,
  { quantity, unit }: Chosen,
): { price: number; delivery: number; total: number } {
  const { rate, delivery: item, least } = offer;
  const typed = parseQuantity(quantity, unit) ?? 0;
  const amount = gramsOf(typed, unit) < least ? 0 : typed;
  return kind === 'sweet'
    ? sweetTotal({ rate, isDeliveryCharge: true }, amount, unit, { item })
    : dryFruitTotal(rate, amount, { item });
}

/** Says at once that a typed quantity is more than digits, and how to write what is meant; empty when there is nothing to say. */
export function typingRefusal({ quantity, unit }: Chosen): string {
  if (quantity === '' || isWhole(quantity)) return '';
  const grams = unit === 'kg' ? gramsTyped(quantity) : null;
  if (grams !== null && grams > 0) return `Digits only, please: for ${quantity} kg choose gm and type ${grams}.`;
  return unit === 'gm'
    ? 'Digits only, please: whole grams, without point or comma.'
    : 'Digits only, please, without point or comma.';
}

/** Why a quantity cannot be paid for, as a sentence; empty when it can. @param least the least that is sold, grams */
export function quantityRefusal(kind: ItemKind, chosen: Chosen, least: number): string {
  const { quantity, unit } = chosen;
  if (kind === 'dry-fruit')
    return quantity === '' ? SELECT_QUANTITY : parseQuantity(quantity, unit) === null ? ENTER_DRY_FRUIT_QUANTITY : '';
  const typing = typingRefusal(chosen);
  if (typing !== '') return typing;
  const amount = parseQuantity(quantity, unit);
  if (amount !== null) return leastRefusal(gramsOf(amount, unit), least);
  return Number(quantity) > 0 ? TOO_MUCH : ENTER_QUANTITY;
}

/** The delivery charge as the purchase box names it. */
export const deliveryWords = (delivery: number): string => `${formatRupees(delivery)} /-`;
