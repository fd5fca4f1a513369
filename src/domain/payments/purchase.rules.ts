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
import * as paymentsWords from '#domain/payments/payments.texts.ts';
import * as say from '#domain/payments/purchase.texts.ts';

export type ItemKind = 'sweet' | 'dry-fruit';

/** The person's choice of an item; `quantity` as it stands in the field. */
export interface Chosen {
  quantity: string;
  unit: SweetUnit;
}

/**
 * Present price of an item in paise: for 400 gm of a sweet or 1 kg of a dry fruit, and its delivery, 0 when none is
 * charged.
 */
export interface Offer {
  rate: number;
  delivery: number;
  /** Smallest quantity sold, in grams; 0 when the quantities are fixed. */
  least: number;
  /** Advance on a large order in percent; the usual one when missing. */
  advance?: number | undefined;
}

/**
 * Returns price, delivery and total of a chosen quantity in paise; zeros while the quantity is invalid or below the
 * minimum.
 */
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

/**
 * Returns the error for a typed quantity that is not digits only, with the way to write it; empty when it is valid or
 * empty.
 */
export function typingRefusal({ quantity, unit }: Chosen): string {
  if (quantity === '' || isWhole(quantity)) return '';
  const grams = unit === 'kg' ? (gramsTyped(quantity) ?? 0) : 0;
  if (grams > 0) return say.quantityInGrams(quantity, grams);
  return unit === 'gm' ? say.gramsDigitsOnly : say.quantityDigitsOnly;
}

/**
 * Returns the error for a quantity that cannot be paid for; empty when it can.
 * @param least minimum in grams; for sweets only
 */
export function quantityRefusal(kind: ItemKind, chosen: Chosen, least: number): string {
  const { quantity, unit } = chosen;
  if (kind === 'dry-fruit')
    return quantity === ''
      ? say.selectQuantity
      : parseQuantity(quantity, unit) === null
        ? paymentsWords.itemQuantityMissing
        : '';
  const typing = typingRefusal(chosen);
  if (typing !== '') return typing;
  const amount = parseQuantity(quantity, unit);
  if (amount !== null) return leastRefusal(gramsOf(amount, unit), least);
  return Number(quantity) > 0 ? TOO_MUCH : paymentsWords.boxQuantityMissing;
}

/** Returns the delivery charge as the purchase form shows it: rupees, followed by `/-`. @param delivery paise */
export const deliveryText = (delivery: number): string => `${formatRupees(delivery)} /-`;
