/** Texts of the questions that people ask, with their answers. `src/README.md` tells the form. */

export const manyHomes = 'Can one order go to many homes?';
export const manyHomesAnswer =
  'Yes. Choose an invitation, fill its box with sweets, add your guests, and pay once. Every guest gets a box at home, and your order names each of them.';
export const manyHomesMore = 'Choose a box and fill it';

export const addresses = 'I do not know my guests’ addresses. Do I have to call them all?';
export const addressesAnswer =
  'No. Write down names and mobile numbers. A WhatsApp message with a link asks each guest for the address. Guests need no account, and the link works for 30 days.';
export const addressesMore = 'What we do with addresses';

export const delivery = 'Where do you deliver, and how long does it take?';
/** @param farthest days on the way to the farthest place */
export const deliveryAnswer = (farthest: number) =>
  `To every Indian pincode our couriers serve. We send sweets within one working day of your order, and they travel up to ${farthest} days. If a sweet may not arrive fresh, the page tells you before you pay.`;
export const deliveryMore = 'Shipping policy';

export const vegetarian = 'Are the sweets vegetarian? What is in them?';
export const vegetarianAnswer =
  'Everything we make is vegetarian and carries the green mark. The page of each sweet names its ingredients, its allergens, how long it keeps and how to store it.';
export const vegetarianMore = 'See the sweets';

export const damaged = 'Something arrived damaged. What now?';
export const damagedAnswer =
  'Write to us within 24 hours of delivery with the order id and two or three photos. We send it again or return your money, as you choose.';
export const damagedMore = 'Refund policy';

export const paying = 'How can I pay?';
export const payingAnswer =
  'By UPI, card or net banking, in the payment provider’s window. We see that you paid, never your card or UPI PIN. Many banks limit UPI to one lakh rupees a payment.';
export const payingMore = 'Terms';
