/** What is wrong in a quantity. `src/README.md` tells the form. */

/** Error for a dry fruit without a quantity; the specification spells it differently for each kind. */
export const selectQuantity = 'please Select Quantity';
export const quantityInGrams = (quantity: string, grams: number) =>
  `Digits only, please: for ${quantity} kg choose gm and type ${grams}.`;
export const gramsDigitsOnly = 'Digits only, please: whole grams, without point or comma.';
export const quantityDigitsOnly = 'Digits only, please, without point or comma.';
