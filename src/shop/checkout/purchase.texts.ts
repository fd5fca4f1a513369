/** Texts of the form that buys a sweet or dry fruit. `src/README.md` tells the form. */

// Behind the price.
export const forGrams = 'for 400 gm, inclusive of all taxes';
export const forKilogram = 'for 1 kg, inclusive of all taxes';

// The form.
export const quantity = 'Quantity';
export const quantityNone = 'Select';
export const kilograms = (weight: number) => `${weight} kg`;
export const unit = 'Unit';
/** `weight` is a weight with its unit. */
export const atLeast = (weight: string) => `At least ${weight}`;
export const pay = 'Pay';
export const notLoaded = 'We could not load the form. Please check your connection and press Pay again.';
export const notOnSale = (name: string) => `${name} is not on sale just now.`;
export const otherSweets = 'See our sweets';
export const otherDryFruits = 'See our dry fruits';

// The sum, of a sweet and of a dry fruit.
export const price = 'Price';
export const priceTotal = 'Total Price';
/** `rate` says how delivery is charged. */
export const shippingSweet = (rate: string) => `Shipping Charges Added ${rate}`;
export const shippingDryFruit = (rate: string) => `Extra Shipping Charges ${rate}`;
export const total = 'Total';
export const toPay = 'To pay';
